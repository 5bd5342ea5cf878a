internal import Glibc

/// Text on its way to a descriptor, collected into few writes.
///
/// A failed write is remembered and never ends the program; what is written after it is dropped.
/// The owner looks at `failure` at the end: `EPIPE` means that the reader went away.
///
/// ```swift
/// let output = OutputBuffer(.output)
/// output.write("3.5\n")
/// output.flush()
/// output.failure  // nil
/// ```
///
/// It is a class because the bytes that wait are one thing: a copy would write them twice.
final class OutputBuffer {
  private static let capacity = 64 << 10

  private let descriptor: Descriptor
  private var waiting: [UInt8] = []
  /// Why the first write that failed did; nil while all went well.
  private(set) var failure: Errno?

  /// Creates a buffer for the descriptor, which stays open.
  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    waiting.reserveCapacity(Self.capacity)
  }

  /// Adds text as UTF-8; it is written when 64 KiB are waiting, or by `flush()`.
  func write(_ text: String) { append(text.utf8) }

  /// Adds bytes as they are.
  func write(_ bytes: [UInt8]) { append(bytes) }

  /// Writes what is waiting.
  func flush() {
    guard !waiting.isEmpty else { return }
    if failure == nil {
      do {
        try descriptor.write(waiting)
      } catch {
        failure = error
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    waiting.append(contentsOf: bytes)
    if waiting.count >= Self.capacity { flush() }
  }
}
