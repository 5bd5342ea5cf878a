import CalculatorBrain

/// One run of the program: it makes the session and its surroundings, and lets them work.
struct Run {
  private let options: Options
  private let session: Session
  private let renderer: Renderer
  private let paths: LazyPaths
  private let terminal: TerminalFacts

  init(options: Options, output: OutputBuffer, errors: OutputBuffer) {
    let terminal = TerminalFacts.live
    let environment = { @Sendable in Environment.current }
    let paths = LazyPaths(environment: environment, favorites: options.favorites)
    let session = Session(
      mode: .batch, effects: .live(paths: paths, environment: environment, terminal: terminal))
    session.tellsTiming = options.tellsTiming
    let renderer = Renderer(
      output: output, errors: errors, usesColor: { session.usesColor }, isQuiet: options.isQuiet)
    session.emit = renderer.render
    session.isHeard = { output.failure == nil }
    (self.options, self.terminal, self.paths) = (options, terminal, paths)
    (self.session, self.renderer) = (session, renderer)
  }

  /// Runs the batch, the prompt, or one after the other.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    defer {
      // What is drawn need not wait for gnuplot to end.
      renderer.output.flush()
      session.effects.plotter.stop()
    }
    let hasTask = !options.sources.isEmpty || options.map != nil || options.outputPath != nil
    if !hasTask, !options.isInteractive, terminal.canPrompt { return prompt() }
    applySettings()
    var options = options
    if options.sources.isEmpty, options.map == nil, !options.isInteractive {
      options.sources = [.standardInput]
    }
    var batch = Batch(session: session, renderer: renderer, options: options)
    let status = batch.run()
    return options.isInteractive ? prompt() : status.rawValue
  }

  private func applySettings() {
    session.settingsOfThisRun = Dictionary(options.settings) { _, last in last }
  }

  private func prompt() -> Int32 {
    guard terminal.canPrompt else {
      renderer.tell("the prompt needs a terminal for input and output")
      return ExitStatus.usage.rawValue
    }
    let memory: Memory
    do throws(PathsError) {
      memory = Memory(paths: try paths.found(), tell: { renderer.tell($0) })
    } catch {
      renderer.tell(error.message)
      return ExitStatus.unusableFile.rawValue
    }
    Signals.installPromptHandlers()
    session.mode = .prompt
    let completion = Completion(session: session)
    let editor = LineEditor(complete: completion.candidates)
    if !options.isFresh { memory.restore(session) }
    applySettings()
    var prompt = Prompt(session: session, renderer: renderer, editor: editor, memory: memory)
    prompt.renderer.prefix = ""
    memory.tell = { message in editor.writeAbovePrompt { renderer.tell(message) } }
    session.emit = prompt.renderer.render
    runStartupFile(prompt)
    if !options.isQuiet {
      renderer.render(.line(StyledText("\(Version.text); help lists the words", .secondary)))
    }
    if session.calculator.depth > 0 { session.showStack() }
    return prompt.run()
  }

  /// Runs the lines of the user's own file, which leave nothing on the stack.
  private func runStartupFile(_ prompt: Prompt) {
    guard let path = try? paths.found().startup else { return }
    let file: OpenFile
    do throws(Errno) {
      file = try OpenFile(reading: path)
    } catch {
      if error != .notFound { renderer.tell("cannot read \(path): \(error.words)") }
      return
    }
    let calculator = session.calculator
    session.mode = .batch
    for line in InputLines(file.descriptor) {
      do {
        try session.handle(line.text.get())
      } catch {
        prompt.renderer.tell(Failure(error).message, prefix: "\(path):\(line.number): ")
      }
    }
    _ = consume file
    session.mode = .prompt
    session.start(
      with: Calculator(
        stack: calculator.entries().map(\.program), variables: session.calculator.variables))
  }
}
