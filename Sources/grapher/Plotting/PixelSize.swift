/// The size of an image in pixels, kept within what gnuplot draws without running out of memory.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// The pixels that each side may have.
  static let limits = 64...8192

  /// Creates a size; each side is brought within the limits.
  init(width: Int = 1200, height: Int = 800) {
    self.width = width.clamped(to: Self.limits)
    self.height = height.clamped(to: Self.limits)
  }

  /// Creates the size that a text like `1200x800` writes; nil if that is no size within the limits.
  init?(_ text: String) {
    guard let (width, height) = SizeText.parse(text), Self.limits.contains(width),
      Self.limits.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The size as it is typed: `1200x800`.
  var text: String { "\(width)x\(height)" }
}
