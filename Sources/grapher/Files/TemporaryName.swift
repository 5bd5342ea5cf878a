/// The name of the file that is written before it takes another's place.
///
/// It says whose it is, so that a later run can tell what a killed one left behind.
struct TemporaryName: Equatable, Sendable {
  var name: String
  var processID: Int32
  var random: UInt32

  init(for name: String, processID: Int32 = FileSystem.processID) {
    self.name = Self.shortened(name)
    self.processID = processID
    random = .random(in: 0...UInt32.max)
  }

  /// The name in a file's text, or nil if the text is not that of a temporary file for `name`.
  init?(_ text: String, for name: String) {
    let name = Self.shortened(name)
    guard text.hasPrefix(".\(name)."), text.hasSuffix(".tmp") else { return nil }
    let parts = text.dropFirst(name.count + 2).dropLast(4).split(separator: ".")
    guard parts.count == 2, let processID = Int32(parts[0]), let random = UInt32(parts[1]) else {
      return nil
    }
    self.name = name
    self.processID = processID
    self.random = random
  }

  var text: String { ".\(name).\(processID).\(random).tmp" }

  /// Removes what saves of a file left behind whose process is gone, a minute later.
  static func removeLeftovers(of file: FilePath) {
    for text in FileSystem.names(in: file.directory) {
      guard let leftover = TemporaryName(text, for: file.name) else { continue }
      let path = file.sibling(text)
      guard let facts = try? FileSystem.facts(at: path), facts.kind == .regular,
        facts.identity.seconds < FileSystem.now - 60, !FileSystem.isRunning(leftover.processID)
      else { continue }
      FileSystem.remove(path)
    }
  }

  /// A file name may have 255 bytes, and the rest of ours needs up to 28.
  private static func shortened(_ name: String) -> String {
    name.utf8.count <= 200 ? name : String(decoding: name.utf8.prefix(200), as: UTF8.self)
  }
}
