/// The numbers that a running gnuplot has, so that it is sent none twice.
///
/// A few are data blocks of gnuplot's own; many are in the shared file, which gnuplot reads faster.
/// The commands of a picture, about a kilobyte, are sent anew each time, from a `reset` on: so a
/// picture never depends on what was drawn before.
struct GnuplotMemory: Hashable, Sendable {
  /// The numbers of gnuplot's data blocks, by their contents.
  private var blocks: [String: Int] = [:]
  /// The blocks in the shared file, in their order; some may not be needed any more.
  private var shared: [String] = []
  /// Whether gnuplot may hold blocks that are not known.
  private var mayHoldOthers = true

  /// More bytes of numbers than this go through the shared file: gnuplot takes 0.4 ms for a
  /// kilobyte of its input, 0.03 ms for one of a file.
  private static let mostInlineData = 1024
  /// The most data blocks and the most bytes in the shared file that are kept beside what a picture
  /// needs, for the next one that does.
  private static let (spareBlocks, spareBytes) = (16, 1 << 22)

  /// Returns what makes gnuplot run a script, after writing to the shared file what goes there.
  ///
  /// - Parameter file: nil if there is none; then all numbers are in what is returned.
  mutating func request(for script: GnuplotScript, sharing file: SharedFile?) -> String {
    let opening = mayHoldOthers ? "undefine $*\n" : ""
    mayHoldOthers = false
    let size = script.blocks.reduce(0) { $0 + $1.utf8.count }
    if size > Self.mostInlineData, let file, share(script.blocks, size: size, in: file) {
      let indices = script.blocks.compactMap(shared.firstIndex)
      return opening
        + script.commands { "\"\(GnuplotProcess.sharedPath)\" index \(indices[$0])" }
    }
    let definitions = hold(script.blocks)
    let numbers = script.blocks.compactMap { blocks[$0] }
    return opening + definitions + script.commands { "$data\(numbers[$0])" }
  }

  /// Makes the shared file contain blocks; false if it cannot be written.
  private mutating func share(_ wanted: [String], size: Int, in file: SharedFile) -> Bool {
    var missing = wanted.filter { !shared.contains($0) }
    let kept = shared.reduce(0) { $0 + $1.utf8.count }
    do {
      // What is not needed now is passed over, until it is too much.
      if kept > size + Self.spareBytes {
        missing = wanted
        shared = []
        try file.clear()
      }
      if !missing.isEmpty { try file.append(missing.map(GnuplotScript.fileText).joined()) }
      shared += missing
      return true
    } catch {
      shared = []
      try? file.clear()
      return false
    }
  }

  /// Returns the definitions that make gnuplot hold these blocks, and not too many others, each
  /// ending in a line break.
  private mutating func hold(_ wanted: [String]) -> String {
    let before = Set(blocks.values)
    if blocks.count > Self.spareBlocks { blocks = blocks.filter { wanted.contains($0.key) } }
    var next = 1
    var definitions = ""
    for block in wanted where blocks[block] == nil {
      while blocks.values.contains(next) { next += 1 }
      blocks[block] = next
      definitions += GnuplotScript.definition(of: block, number: next)
    }
    for number in before.subtracting(blocks.values).sorted() {
      definitions += "undefine $data\(number)\n"
    }
    return definitions
  }
}
