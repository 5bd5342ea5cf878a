import CalculatorBrain
import Graphing

extension CommandTable {
  static let readingRows = [
    Command(
      name: "value", area: .reading, arguments: "X [TARGET]", summary: "Tells y at an x.",
      example: "M sq value 3", completion: .targets,
      run: { session, arguments in try session.readValue(&arguments) }),
    Command(
      name: "stats", area: .reading, arguments: "[TARGET]",
      summary: "Tells count, least, greatest and mean of what is visible.",
      example: "M sin stats", completion: .targets,
      run: { session, arguments in try session.readStatistics(&arguments) }),
    Command(
      name: "table", area: .reading, arguments: "a:b [STEP] [TARGET]",
      summary: "Lists x and y; a step is a hundredth of the range.", example: "M sq table 0:1 0.25",
      completion: .targets,
      run: { session, arguments in try session.writeTable(&arguments) }),
    Command(
      name: "take", area: .reading, arguments: "[N…]",
      summary: "Pushes the numbers that the last reading found.",
      example: "M sq value 3 ; take",
      run: { session, arguments in try session.take(&arguments) }),
  ]
}

extension Session {
  fileprivate func readValue(_ arguments: inout Arguments) throws {
    let x = try number(from: &arguments)
    let targets = try readingTargets(&arguments)
    var found: [Double] = []
    for target in targets {
      let y = try bound(target).function(x)
      if !y.isNaN { found.append(y) }
      emit(.line(readingText(target, x: x, y, isAlone: targets.count == 1)))
    }
    if found.isEmpty, let target = targets.first { throw try undefinedFailure(target, x: x) }
    reading = found
  }

  /// Returns the failure that says why a program has no value at x.
  private func undefinedFailure(_ target: DrawnProgram, x: Double) throws -> Failure {
    let bound = try bound(target)
    do {
      _ = try bound.value(at: x)
      return Failure("undefined at \(NumberText.shortest(x))")
    } catch {
      return Failure("undefined at \(NumberText.shortest(x)): \(error.message)")
    }
  }

  fileprivate func readStatistics(_ arguments: inout Arguments) throws {
    let targets = try readingTargets(&arguments)
    var screen = StatisticsScreen(
      label: { [self] index in
        mode == .batch && targets.count == 1 ? nil : targets[index].program.infix(infixStyle)
      },
      number: numberText, isTerminal: mode == .prompt)
    reading = []
    screen.onRead = { [self] in reading += $0 }
    let curves = try targets.map { curve(try bound($0)) }
    let (x, columns, isCancelled) = (graph.viewport.x, settings.size.width, effects.isCancelled)
    var index = 0
    try Cores.inOrder(curves.count) {
      Sampler.trace(curves[$0], over: x, columns: columns, isCancelled: isCancelled)
    } take: { trace in
      guard trace.isComplete else { throw Failure("interrupted") }
      let statistics = Statistics(of: trace, yForX: curves[index].yForX)
      for line in screen.lines(index, statistics) { emit(.line(line)) }
      index += 1
    }
  }

  fileprivate func take(_ arguments: inout Arguments) throws {
    guard !reading.isEmpty else { throw Failure("no reading to take from; read a value first") }
    let words = arguments.rest()
    let numbers = try words.map { reading[try index($0, of: reading.count, "number")] }
    try push(Program(numbers: words.isEmpty ? reading : numbers))
    showStack()
  }

  /// The text of a number that was read: short at the prompt, exact in a batch.
  func numberText(_ number: Double) -> String {
    mode == .prompt
      ? NumberText.rounded(number, digits: settings.digits) : NumberText.shortest(number)
  }

  /// The text of a value; at the prompt it names the curve, which may not be the top of the stack.
  private func readingText(
    _ target: DrawnProgram, x: Double, _ y: Double, isAlone: Bool
  ) -> StyledText {
    let number = StyledText(numberText(y), .number)
    let formula = target.program.infix(infixStyle, limit: 60)
    if mode == .prompt { return StyledText("\(formula) at \(numberText(x)) = ") + number }
    return isAlone ? number : StyledText(formula + "\t") + number
  }
}
