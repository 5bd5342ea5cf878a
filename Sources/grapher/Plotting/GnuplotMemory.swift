/// What a running gnuplot has been told, so that it is told nothing twice.
///
/// A script is a number of parts: blocks of numbers, and lists of commands. gnuplot keeps each as a
/// data block and runs the lists in their order, always from a `reset` on: a picture depends on its
/// own script alone. Only what gnuplot does not hold is sent, and what the script does not need is
/// forgotten. A gnuplot that is started anew holds nothing.
///
/// ```swift
/// var memory = GnuplotMemory()
/// memory.request(for: script)  // the whole script
/// memory.request(for: script)  // do for [i=1:|$part1|] {eval $part1[i]} …
/// ```
struct GnuplotMemory: Hashable, Sendable {
  private var data = Blocks(name: "data")
  private var parts = Blocks(name: "part")

  /// Returns what makes gnuplot run a script, and remembers what it holds then.
  mutating func request(for script: GnuplotScript) -> String {
    // Blocks that a request with an error left behind have names that are not known.
    var request = self == GnuplotMemory() ? "undefine $*\n" : ""
    request += data.hold(script.blocks)
    let wanted = script.parts { data.name(of: $0) }
    request += parts.hold(wanted)
    for part in wanted {
      let name = parts.name(of: part)
      request += "do for [i=1:|\(name)|] {eval \(name)[i]}\n"
    }
    return request
  }

  /// Texts that gnuplot holds under numbered names.
  private struct Blocks: Hashable {
    let name: String
    private var numbers: [String: Int] = [:]

    init(name: String) { self.name = name }

    func name(of text: String) -> String { "$\(name)\(numbers[text] ?? 0)" }

    /// Returns the definitions that make gnuplot hold these texts, each ending in a line break, and
    /// no others.
    ///
    /// A new text takes the name of one that goes: what refers to it by name stays as it is.
    mutating func hold(_ texts: [String]) -> String {
      let before = Set(numbers.values)
      let wanted = Set(texts)
      numbers = numbers.filter { wanted.contains($0.key) }
      var taken = Set(numbers.values)
      var next = 1
      var definitions = ""
      for text in texts where numbers[text] == nil {
        while taken.contains(next) { next += 1 }
        taken.insert(next)
        numbers[text] = next
        definitions += "$\(name)\(next) << EOD\n\(text)EOD\n"
      }
      for number in before.subtracting(taken).sorted() {
        definitions += "undefine $\(name)\(number)\n"
      }
      return definitions
    }
  }
}
