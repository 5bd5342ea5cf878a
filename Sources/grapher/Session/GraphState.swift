import CalculatorBrain
import Graphing

/// A program that is drawn, with what a favorite brought along.
struct DrawnProgram: Hashable, Sendable {
  var program: Program
  /// The values that a favorite was added with; they rule over what is stored now.
  var variables: [Variable: Double] = [:]
  /// The favorite's name, shown in a key.
  var name: String?
  var isHidden = false
}

/// What is drawn and in which window; all that undo restores of the graph.
struct GraphState: Hashable, Sendable {
  var curves: [DrawnProgram] = []
  var viewport = Viewport()
  /// The views before, for `back`.
  var earlier = ViewHistory()

  /// Changes the view, keeping the one before for `back`.
  mutating func changeView(_ change: (inout Viewport) throws -> Void) rethrows {
    var changed = viewport
    try change(&changed)
    guard changed != viewport else { return }
    earlier.leave(viewport)
    viewport = changed
  }

  /// The curves that show.
  var visible: [DrawnProgram] { curves.filter { !$0.isHidden } }

  /// Returns the numbers of the colors of programs: what is drawn keeps its own while others are
  /// hidden.
  func colors(of programs: [DrawnProgram]) -> [Int] {
    guard programs == visible else { return Array(programs.indices) }
    return curves.indices.filter { !curves[$0].isHidden }
  }
}

extension Viewport {
  /// Lets y follow what is drawn, unless the user gave its range.
  mutating func followNewProgram() {
    if !isYExplicit { followFit() }
  }

  /// Takes over the y-range that a picture was fitted to.
  mutating func showFitted(_ range: ClosedRange<Double>) {
    if followsFit { try? fit(y: range) }
  }

  /// Shows a range of x.
  mutating func showX(_ range: ClosedRange<Double>) throws(ViewportError) {
    try setX(range.lowerBound, range.upperBound)
  }

  /// Shows a range of y from now on.
  mutating func showY(_ range: ClosedRange<Double>) throws(ViewportError) {
    try setY(range.lowerBound, range.upperBound)
  }
}
