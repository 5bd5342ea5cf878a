/// A script for gnuplot: commands, and blocks of numbers that the commands plot.
///
/// Commands and numbers are kept apart because gnuplot reads a pipe one byte at a time: many
/// numbers reach it faster through a file. The script loops over nothing, loads and calculates
/// nothing; the only foreign text in it is `GnuplotText`.
struct GnuplotScript: Hashable, Sendable {
  /// One step of the script.
  private enum Step: Hashable, Sendable {
    case command(String)
    case plot([Layer])
  }

  /// What one plot draws; later layers lie above earlier ones.
  private struct Layer: Hashable, Sendable {
    /// The number of the layer's block, or nil if it needs no numbers.
    var block: Int?
    var style: String
  }

  private var steps: [Step] = []
  /// Blocks of numbers, none of them empty.
  private var blocks: [String] = []

  /// The number of bytes of all numbers.
  var dataSize: Int { blocks.reduce(0) { $0 + $1.utf8.count } }

  /// Adds commands, one a line.
  mutating func add(_ commands: String...) {
    steps += commands.map { .command($0) }
  }

  /// Adds a plot of layers: numbers and how they are drawn.
  ///
  /// A layer that needs no numbers, such as an entry of the key, has nil; one whose numbers are
  /// empty is left out. Without any layer there are only axes.
  mutating func addPlot(_ layers: [(data: String?, style: String)]) {
    var plot: [Layer] = []
    for (data, style) in layers where data?.isEmpty != true {
      plot.append(Layer(block: data.map { block(of: $0) }, style: style))
    }
    // gnuplot draws axes only around data, if only an undefined number.
    plot.append(Layer(block: nil, style: "NaN notitle"))
    steps.append(.plot(plot))
  }

  private mutating func block(of data: String) -> Int {
    if let known = blocks.firstIndex(of: data) { return known }
    blocks.append(data)
    return blocks.count - 1
  }

  /// The script with its numbers inside, complete in itself.
  var text: String {
    // The numbers come before any command that could fail: after a failed command gnuplot would
    // go on reading them as commands.
    let definitions = blocks.enumerated().map { "$data\($0 + 1) << EOD\n\($1)EOD\n" }
    return Self.opening + definitions.joined() + commands { "$data\($0 + 1)" }
  }

  /// The script without its numbers, which it reads from a file that holds `fileText`.
  ///
  /// The path is a constant because it goes into the script as it is.
  func text(readingFrom path: StaticString) -> String {
    Self.opening + commands { "\"\(path)\" index \($0)" }
  }

  /// The numbers as a file; two empty lines end a block.
  var fileText: String {
    blocks.map { $0 + "\n\n" }.joined()
  }

  /// Forgets the picture before, its numbers too, which `reset` alone would keep in memory.
  ///
  /// Of strokes with both ends outside gnuplot draws nothing unless `clip two` is set.
  private static let opening = """
    reset
    undefine $*
    set encoding utf8
    set decimalsign '.'
    set clip one
    set clip two

    """

  private func commands(dataName: (Int) -> String) -> String {
    let lines = steps.map { step in
      switch step {
      case .command(let command): command
      case .plot(let layers):
        "plot "
          + layers.map { layer in
            layer.block.map { dataName($0) + " " + layer.style } ?? layer.style
          }.joined(separator: ", \\\n     ")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GnuplotScript {
  /// Adds the ranges of a picture.
  mutating func addRanges(of picture: Picture) {
    add(
      "set xrange " + gnuplotRange(picture.x),
      "set yrange " + gnuplotRange(picture.y))
  }

  /// Adds the numbers along an axis, `x` or `y`.
  mutating func addTicks(_ ticks: AxisTicks, axis: String) {
    let places = ticks.ticks.map { tick in
      GnuplotText(tick.label).source + " " + gnuplotNumber(tick.position)
    }
    add("set \(axis)tics (" + places.joined(separator: ", ") + ")")
  }
}

private func gnuplotRange(_ range: ClosedRange<Double>) -> String {
  "[\(gnuplotNumber(range.lowerBound)):\(gnuplotNumber(range.upperBound))]"
}
