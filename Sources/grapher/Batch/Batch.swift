import CalculatorBrain

/// Runs lines from the command line, files and pipes, and prints what is left on the stack.
struct Batch {
  let session: Session
  let renderer: Renderer
  let options: Options
  /// The status of the first failure so far.
  private(set) var status = ExitStatus.success

  init(session: Session, renderer: Renderer, options: Options) {
    self.session = session
    self.renderer = renderer
    self.options = options
  }

  /// Runs all sources in their order, then the map, the file or the printing of the stack.
  mutating func run() -> ExitStatus {
    session.picturesWait = options.outputPath != nil
    for source in options.sources where goesOn { run(source) }
    if options.isInteractive { return status }
    if goesOn, let map = options.map { mapInput(with: map) }
    if goesOn, let path = options.outputPath { exportPicture(to: path) }
    if goesOn, options.map == nil, options.outputPath == nil, !session.endedInCommand {
      printStack()
    }
    return status
  }

  private var goesOn: Bool { options.keepsGoing || status == .success }

  private mutating func run(_ source: Options.Source) {
    switch source {
    case .text(let text):
      attempt(in: text) { session in try session.handle(text) }
    case .words(let arguments):
      let text = arguments.joined(separator: " ")
      attempt(in: text) { session in
        for line in try ShellWords.lines(arguments) where !session.isOver {
          try session.run(line)
        }
      }
    case .file(let path):
      do throws(Errno) {
        let file = try OpenFile(reading: path)
        run(InputLines(file.descriptor), name: path)
        _ = consume file
      } catch {
        fail(Failure("cannot read \(path): \(error.words)", status: .usage))
      }
    case .standardInput: run(InputLines(.input), name: "stdin")
    }
  }

  private mutating func run(_ lines: InputLines, name: String) {
    for line in lines where goesOn && !session.isOver {
      let prefix = "\(name):\(line.number):"
      switch line.text {
      case .success(let text):
        attempt(in: text, prefix: prefix) { session in try session.handle(text) }
      case .failure(let error): fail(Failure(error.message), prefix: prefix + "1: ")
      }
      if renderer.output.failure != nil { return }
    }
  }

  /// Runs `body`; a failure is told with its place in `text`.
  private mutating func attempt(
    in text: String, prefix: String? = nil, _ body: (Session) throws -> Void
  ) {
    guard !session.isOver else { return }
    do {
      try body(session)
    } catch {
      let failure = Failure(error)
      let column = SourceLine(text).column(failure.place)
      fail(failure, prefix: prefix.map { "\($0)\(column): " }, source: text)
    }
  }

  private mutating func fail(_ failure: Failure, prefix: String? = nil, source: String? = nil) {
    renderer.tell(failure.message, prefix: prefix)
    if prefix == nil, let source, session.effects.terminal.isTerminal(.error) {
      renderer.tellSource(SourceLine(source).excerpt(failure.place))
    }
    if status == .success { status = failure.status }
  }

  private mutating func printStack() {
    let screen = session.stackScreen
    for entry in session.calculator.entries() {
      if options.requiresValues, entry.value == nil, let error = entry.error {
        return fail(Failure(error.message))
      }
      renderer.render(.line(StyledText(screen.batchText(entry))))
    }
  }

  private mutating func exportPicture(to path: String) {
    do {
      guard let format = try options.outputFormat() else { return }
      if path == "-" {
        renderer.render(.bytes(try session.exported(session.plottedPrograms(), format)))
      } else {
        try session.export(session.plottedPrograms(), to: path, format)
      }
    } catch {
      fail(Failure(error))
    }
  }

  private mutating func mapInput(with program: String) {
    let map: ProgramMap
    do {
      map = try ProgramMap(program, session: session)
    } catch {
      return fail(Failure(error))
    }
    var lines = InputLines(.input)
    while let first = lines.next() {
      // What is there goes together; a line that is still to come keeps none waiting.
      var atHand = [first]
      var size = 0
      while atHand.count < Self.linesAtOnce, size < Self.bytesAtOnce,
        let line = lines.nextAtHand()
      {
        atHand.append(line)
        size += (try? line.text.get())?.utf8.count ?? 0
      }
      write(atHand, mappedBy: map)
      renderer.render(.flush)
      if renderer.output.failure != nil { return }
    }
  }

  /// Pieces enough for all processors; more lines would only take memory.
  private static let linesAtOnce = 1 << 15
  private static let bytesAtOnce = 1 << 20
  /// The seconds after which values that are there are shown, although others are to come.
  private static let patience = 0.05

  private mutating func write(_ lines: [InputLine], mappedBy map: ProgramMap) {
    let size = map.linesPerPiece
    var shown = Clock.seconds()
    let pieces = stride(from: 0, to: lines.count, by: size).map {
      lines[$0..<min($0 + size, lines.count)]
    }
    Cores.inOrder(pieces.count) {
      map.values(pieces[$0])
    } take: { values in
      var written = 0
      for line in values.failures {
        renderer.render(.bytes(Array(values.text[written..<line.start])))
        written = line.start
        fail(line.failure, prefix: "stdin:\(line.number):1: ")
      }
      renderer.render(.bytes(Array(values.text[written...])))
      if Clock.seconds() > shown + Self.patience {
        renderer.render(.flush)
        shown = Clock.seconds()
      }
    }
  }
}
