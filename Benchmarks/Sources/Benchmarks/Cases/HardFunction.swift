/// A function that is hard to plot, and where it is plotted.
struct HardFunction {
  var name: String
  var rpn: String
  var gnuplot: String
  /// The bounds with a colon between them.
  var xRange: String
  var yRange: String

  /// Reads the functions of a file, which `scripts/score-graphs` reads as well.
  ///
  /// No reader of JSON: the members wanted have no escapes in them and follow the name.
  static func all(in path: String) throws(BenchmarkError) -> [HardFunction] {
    var functions: [HardFunction] = []
    for object in try File.text(of: path).split(separator: #""id": "#).dropFirst() {
      guard let name = text(of: object), let rpn = text("rpn", of: object),
        let gnuplot = text("gnuplot", of: object), let xRange = range("x_range", of: object),
        let yRange = range("y_range", of: object)
      else { throw .failed("not a hard function: \(object.prefix(40))") }
      functions.append(
        HardFunction(name: name, rpn: rpn, gnuplot: gnuplot, xRange: xRange, yRange: yRange))
    }
    return functions
  }

  private static func text(_ key: String, of object: Substring) -> String? {
    guard let start = object.firstRange(of: "\"\(key)\": ")?.upperBound else { return nil }
    return text(of: object[start...])
  }

  /// Returns the string that the text starts with.
  private static func text(of text: Substring) -> String? {
    text.split(separator: "\"", maxSplits: 1).first.map(String.init)
  }

  private static func range(_ key: String, of object: Substring) -> String? {
    guard let start = object.firstRange(of: "\"\(key)\": [")?.upperBound else { return nil }
    let bounds = object[start...].prefix { $0 != "]" }.filter { !$0.isWhitespace }
    return bounds.replacing(",", with: ":")
  }
}
