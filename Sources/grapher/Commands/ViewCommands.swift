import CalculatorBrain
import Graphing

extension CommandTable {
  static let viewRows = [
    Command(
      name: "range", aliases: ["xrange"], area: .view, arguments: "a:b",
      summary: "Sets the x-range; an empty bound stays.", example: "range -2pi:2pi",
      run: { session, arguments in
        let word = try session.rangeWord(&arguments)
        try session.changeView { try session.showX(word, in: &$0) }
      }),
    Command(
      name: "yrange", area: .view, arguments: "a:b|auto",
      summary: "Sets the y-range, or lets it follow the curve again.", example: "yrange -2:2",
      completion: .subcommands(["auto"]),
      run: { session, arguments in
        if arguments.first?.text.lowercased() == "auto" {
          _ = arguments.next()
          try arguments.finish()
          return try session.changeView { $0.followFit() }
        }
        let word = try session.rangeWord(&arguments)
        try session.changeView { try session.showY(word, in: &$0) }
      }),
    Command(
      name: "zoom", area: .view, arguments: "in|out|FACTOR [x|y]",
      summary: "Zooms about the middle; 2 halves the range.", example: "zoom in",
      completion: .subcommands(["in", "out"]),
      run: { session, arguments in try session.zoom(&arguments) }),
    Command(
      name: "pan", area: .view, arguments: "left|right|up|down [FRACTION]",
      summary: "Moves the window by a quarter or a fraction of itself.", example: "pan left",
      completion: .subcommands(["left", "right", "up", "down"]),
      run: { session, arguments in try session.pan(&arguments) }),
    Command(
      name: "center", aliases: ["origin"], area: .view, arguments: "X Y",
      summary: "Moves the window so that a point is in its middle.", example: "center 0 0",
      run: { session, arguments in
        let x = try session.number(from: &arguments)
        let y = try session.number(from: &arguments)
        try arguments.finish()
        try session.changeView { try $0.center(on: Point(x: x, y: y)) }
      }),
    Command(
      name: "fit", area: .view, summary: "Fits the y-range to what the curves show.",
      example: "M sq plot ; fit",
      run: { session, _ in try session.changeView { $0.followFit() } }),
    Command(
      name: "aspect", area: .view, summary: "Makes one unit alike on both axes.",
      example: "aspect",
      run: { session, _ in
        let size = session.pixelSize
        try session.changeView {
          try $0.equalizeAxes(width: Double(size.width), height: Double(size.height))
        }
      }),
    Command(
      name: "reset", area: .view, summary: "Goes back to the first ranges, y following the curve.",
      example: "reset",
      run: { session, _ in try session.changeView { $0.reset() } }),
    Command(
      name: "back", area: .view, summary: "Goes back to the view before.",
      example: "zoom in ; back",
      run: { session, _ in
        guard let view = session.graph.earlier.back() else {
          throw Failure("there is no view before this one")
        }
        session.graph.viewport = view
        try session.showView()
      }),
  ]
}

extension Session {
  fileprivate func rangeWord(_ arguments: inout Arguments) throws -> Word {
    let word = try arguments.required()
    guard RangeArgument.isRange(word) else {
      throw RangeArgument.malformed(at: word.place)
    }
    try arguments.finish()
    return word
  }

  /// Changes the view, and shows what came of it.
  fileprivate func changeView(_ change: (inout Viewport) throws -> Void) throws {
    try changeGraph(change)
    try showView()
  }

  /// Draws again at the prompt; tells the ranges if nothing is drawn.
  fileprivate func showView() throws {
    try drawAtPrompt()
    if graph.curves.isEmpty {
      emit(.note("x \(rangeText(graph.viewport.x)), y \(rangeText(graph.viewport.y))"))
    }
  }

  fileprivate func zoom(_ arguments: inout Arguments) throws {
    let word = try arguments.required()
    let factor =
      switch word.text.lowercased() {
      case "in": 2.0
      case "out": 0.5
      default: try calculator.number(word)
      }
    let axis = try arguments.next().map { word in
      guard let axis = Axis(rawValue: word.text.lowercased()) else {
        throw arguments.usageFailure(at: word.place)
      }
      return axis
    }
    try arguments.finish()
    try Failure.located(at: word.place) {
      try changeView { try $0.zoom(by: factor, axis: axis) }
    }
  }

  fileprivate func pan(_ arguments: inout Arguments) throws {
    let word = try arguments.required()
    guard let direction = Direction(rawValue: word.text.lowercased()) else {
      throw arguments.usageFailure(at: word.place)
    }
    let fraction = arguments.isEmpty ? 0.25 : try number(from: &arguments)
    try arguments.finish()
    try Failure.located(at: word.place) {
      try changeView { try $0.pan(direction, by: fraction) }
    }
  }
}
