/// When output has color: `--color` and `set color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
