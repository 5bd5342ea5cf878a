/// A script for gnuplot: commands, and blocks of numbers that the commands plot.
///
/// Commands and numbers are kept apart so that a running gnuplot need not be sent again the numbers
/// it has (`GnuplotMemory`). The script loops over nothing, loads and calculates nothing; the only
/// foreign text in it is `GnuplotText`.
struct GnuplotScript: Hashable, Sendable {
  /// One step of the script.
  private enum Step: Hashable, Sendable {
    case commands([String])
    case plot([Layer])
  }

  /// What one plot draws; later layers lie above earlier ones.
  private struct Layer: Hashable, Sendable {
    /// The index of the block that the layer draws, or nil if it needs none.
    var block: Int?
    var style: String
  }

  private var steps: [Step]
  /// Blocks of numbers, none of them empty, none twice.
  private(set) var blocks: [String] = []

  /// Creates a script that begins with commands.
  init(_ commands: String...) { steps = [.commands(Self.opening + commands)] }

  /// Adds commands, one a line.
  mutating func add(_ commands: [String]) {
    if !commands.isEmpty { steps.append(.commands(commands)) }
  }

  /// Adds a plot of layers: numbers and how they are drawn.
  ///
  /// A layer that needs no numbers, such as an entry of the key, has nil; one whose numbers are
  /// empty is left out. Without any layer there are only axes.
  mutating func addPlot(_ layers: [(data: String?, style: String)]) {
    let shown = layers.filter { $0.data?.isEmpty != true }
      .map { Layer(block: $0.data.map { index(of: $0) }, style: $0.style) }
    // gnuplot draws axes only around data, if only an undefined number.
    steps.append(.plot(shown + [Layer(block: nil, style: "NaN notitle")]))
  }

  /// Returns the index of a block, which is added if it is not there yet.
  private mutating func index(of block: String) -> Int {
    if let index = blocks.firstIndex(of: block) { return index }
    blocks.append(block)
    return blocks.count - 1
  }

  /// The script with its numbers inside, complete in itself.
  var text: String {
    // The numbers come before any command that could fail: after a failed command gnuplot would
    // go on reading them as commands.
    let definitions = blocks.enumerated().map { Self.definition(of: $1, number: $0 + 1) }
    return definitions.joined() + commands { "$data\($0 + 1)" }
  }

  /// Returns the commands; `dataName` is where gnuplot finds the block with an index.
  func commands(dataName: (Int) -> String) -> String {
    let lines = steps.map { step in
      switch step {
      case .commands(let commands): commands.joined(separator: "\n")
      case .plot(let layers):
        "plot "
          + layers.map { layer in (layer.block.map { dataName($0) + " " } ?? "") + layer.style }
          .joined(separator: ", \\\n     ")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines that make a block one of gnuplot's data blocks, `$data1` and so on.
  static func definition(of block: String, number: Int) -> String {
    "$data\(number) << EOD\n\(block)EOD\n"
  }

  /// Returns a block as it stands in a file of several, which two empty lines end.
  static func fileText(of block: String) -> String { block + "\n\n" }

  /// Forgets the settings of the picture before.
  ///
  /// Of strokes with both ends outside gnuplot draws nothing unless `clip two` is set.
  private static let opening = [
    "reset", "set encoding utf8", "set decimalsign '.'", "set clip one", "set clip two",
  ]
}

extension GnuplotScript {
  /// Returns the commands for the ranges of a picture.
  static func ranges(of picture: Picture) -> [String] {
    [
      "set xrange " + gnuplotRange(picture.x),
      "set yrange " + gnuplotRange(picture.y),
    ]
  }

  /// Returns the command for the numbers along an axis, `x` or `y`.
  static func ticks(_ ticks: AxisTicks, axis: String) -> String {
    let places = ticks.ticks.map { tick in
      GnuplotText(tick.label).source + " " + gnuplotNumber(tick.position)
    }
    return "set \(axis)tics (" + places.joined(separator: ", ") + ")"
  }
}

private func gnuplotRange(_ range: ClosedRange<Double>) -> String {
  "[\(gnuplotNumber(range.lowerBound)):\(gnuplotNumber(range.upperBound))]"
}
