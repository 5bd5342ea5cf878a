import CalculatorBrain
import Graphing

extension CommandTable {
  static let graphRows = [
    Command(
      name: "plot", aliases: ["graph"], area: .graph,
      arguments: "[TARGET…] [XRANGE [YRANGE]]",
      summary: "Draws the top of the stack, or favorites by number or name.",
      example: "M sin plot -5:5", completion: .targets,
      run: { session, arguments in try session.plot(&arguments) }),
    Command(
      name: "overlay", area: .graph, arguments: "[TARGET]",
      summary: "Adds a curve to the picture.", example: "M sin overlay", completion: .targets,
      run: { session, arguments in try session.overlay(&arguments) }),
    Command(
      name: "curves", area: .graph, summary: "Lists the curves of the picture.",
      example: "curves",
      run: { session, _ in session.listCurves() }),
    Command(
      name: "hide", area: .graph, arguments: "N", summary: "Leaves a curve out of the picture.",
      example: "M sin plot ; hide 1",
      run: { session, arguments in try session.setHidden(true, &arguments) }),
    Command(
      name: "show", area: .graph, arguments: "N", summary: "Brings a hidden curve back.",
      example: "M sin plot ; hide 1 ; show 1",
      run: { session, arguments in try session.setHidden(false, &arguments) }),
    Command(
      name: "redraw", area: .graph, summary: "Draws the picture again.",
      example: "M sin plot ; redraw",
      run: { session, _ in
        try session.requireCurves()
        try session.draw()
      }),
  ]
}

extension Session {
  /// Draws the targets, or what the stack offers, in the given or their own ranges.
  fileprivate func plot(_ arguments: inout Arguments) throws {
    var targets: [Word] = []
    while let word = arguments.first, !RangeArgument.isRange(word) {
      targets.append(word)
      _ = arguments.next()
    }
    try refuseBareRange(targets)
    let xRange = arguments.next()
    let yRange = try arguments.next().map { word in
      guard RangeArgument.isRange(word) else { throw arguments.usageFailure(at: word.place) }
      return word
    }
    try arguments.finish()
    let favorites = try targets.map { try favorite($0).favorite }
    let programs =
      favorites.isEmpty
      ? [try impliedTarget(followRPN: arguments.followRPN, verb: "plot")]
      : try favorites.map(drawn)
    let isNew =
      graph.curves.map(\.program) != programs.map(\.program)
      || xRange != nil || favorites.contains { $0.x != nil }
    try changeGraph { view in
      if isNew { view.followNewProgram() }
      if let x = hull(favorites.compactMap(\.x)) { try view.showX(x) }
      if let y = hull(favorites.compactMap(\.y)) { try view.showY(y) }
      if let xRange { try showX(xRange, in: &view) }
      if let yRange { try showY(yRange, in: &view) }
    }
    graph.curves = programs
    if isNew, yRange == nil, graph.viewport.isYExplicit, favorites.allSatisfy({ $0.y == nil }) {
      emit(.note("y stays \(rangeText(graph.viewport.y)); yrange auto lets it follow the curve"))
    }
    try draw()
    for program in programs { recents.add(program.program) }
  }

  /// Answers `plot -5 5` with the range that was meant, if the numbers are no favorites.
  private func refuseBareRange(_ targets: [Word]) throws {
    guard targets.count == 2 else { return }
    let numbers = targets.compactMap { $0.isQuoted ? nil : try? calculator.number($0) }
    guard numbers.count == 2, numbers[0] < numbers[1],
      (try? targets.map(favorite)) == nil
    else { return }
    throw Failure(
      "a range is written a:b: \(targets[0].text):\(targets[1].text)",
      at: Place(start: targets[0].place.start, end: targets[1].place.end))
  }

  /// Returns the smallest range that contains all ranges, or nil for none.
  private func hull(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double>? {
    guard let first = ranges.first else { return nil }
    return ranges.dropFirst().reduce(first) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }

  fileprivate func overlay(_ arguments: inout Arguments) throws {
    let program =
      try arguments.next().map { try drawn(favorite($0).favorite) }
      ?? impliedTarget(followRPN: arguments.followRPN, verb: "overlay")
    try arguments.finish()
    graph.curves.append(program)
    try drawAtPrompt()
    recents.add(program.program)
  }

  fileprivate func listCurves() {
    for (index, drawn) in graph.curves.enumerated() {
      let formula = drawn.program.infix(infixStyle)
      let hidden = drawn.isHidden ? "hidden" : ""
      listRow(number: index + 1, columns: [drawn.name ?? "", formula, hidden])
    }
  }

  fileprivate func setHidden(_ isHidden: Bool, _ arguments: inout Arguments) throws {
    let index = try index(arguments.required(), of: graph.curves.count, "curve")
    try arguments.finish()
    graph.curves[index].isHidden = isHidden
    try drawAtPrompt()
  }

  /// Throws if nothing is drawn.
  func requireCurves() throws {
    if graph.curves.isEmpty { throw Failure("nothing is drawn; plot something first") }
  }
}
