internal import Glibc

/// gnuplot, kept warm: started with the first picture and asked again for the next.
///
/// One batch is a script and then a mark of its own, a fresh one each time, printed by gnuplot when
/// it has come to the end. A picture counts if the mark came and gnuplot reported nothing; "the
/// pipe took it" means nothing. After any fault the process is ended and never used again.
final class GnuplotProcess {
  private let program: String
  private let isChosen: Bool
  private let environment: [String: String]
  private let timeLimit: TimeLimit
  private var sharedFile: SharedFile?
  private var child: ChildProcess?
  private var knownTerminals: [String]?
  private var batches = 0
  private var memory = GnuplotMemory()

  /// How many seconds gnuplot has for a picture.
  struct TimeLimit {
    /// For text, which takes milliseconds.
    var terminal = 5.0
    /// For images: the first time on a machine, their library looks through all its fonts.
    var image = 30.0
  }

  /// Where gnuplot finds the shared file.
  static let sharedPath = "/dev/fd/3"

  /// Creates a gnuplot that is not started yet.
  ///
  /// - Parameter environment: the variables of this program; `GRAPHER_GNUPLOT` names another
  ///   gnuplot, by name or by path.
  init(environment: [String: String], timeLimit: TimeLimit = TimeLimit()) {
    let chosen = environment["GRAPHER_GNUPLOT"].flatMap { $0.isEmpty ? nil : $0 }
    program = chosen ?? "gnuplot"
    isChosen = chosen != nil
    self.environment = gnuplotEnvironment(environment)
    self.timeLimit = timeLimit
    sharedFile = try? SharedFile()
  }

  /// The number of the running process, or nil if there is none.
  var identifier: Int32? { child?.identifier }

  /// Starts gnuplot without waiting for it, if it does not run.
  ///
  /// Called early, it saves the 14 ms that gnuplot needs to come up.
  func start() throws(PlotError) {
    if let child, child.isRunning { return }
    child = nil
    memory = GnuplotMemory()
    try? sharedFile?.clear()
    do throws(Errno) {
      child = try ChildProcess(
        executablePaths(program, path: environment["PATH"]), arguments: [program, "-d"],
        environment: environment, shared: sharedFile?.descriptor)
    } catch {
      throw .missing(program: program, cause: error, isChosen: isChosen)
    }
  }

  /// Ends gnuplot if it runs; within a second even if it is stuck.
  func stop() { end(grace: 0.2) }

  /// Ends gnuplot if it runs, and forgets it, so that the next picture gets another.
  @discardableResult
  private func end(grace: Double) -> ChildEnding {
    defer { child = nil }
    return child?.stop(grace: grace) ?? .unknown
  }

  /// Returns the terminals this gnuplot has; asks only once.
  func terminals(isCancelled: () -> Bool = { false }) throws(PlotError) -> [String] {
    if let knownTerminals { return knownTerminals }
    try start()
    let answer = try run(
      "print GPVAL_TERMINALS\n", seconds: timeLimit.terminal, isCancelled: isCancelled)
    let names = answer.errors.split { $0 == " " || $0.isNewline }.map(String.init)
    knownTerminals = names
    return names
  }

  /// Draws a picture and returns the bytes of its file, or of its text; none for a window.
  func draw(_ picture: Picture, _ format: PictureFormat, isCancelled: () -> Bool)
    throws(PlotError) -> [UInt8]
  {
    switch format {
    case .terminal(let columns, let rows, let color, let ascii):
      let layout = TerminalLayout(picture, columns: columns, rows: rows, color: color, ascii: ascii)
      let output = try run(
        GnuplotScript(terminal: picture, layout: layout), seconds: timeLimit.terminal,
        isCancelled: isCancelled)
      let whole = awaited(output) { TerminalPicture.isWhole($0, layout: layout) }
      guard
        let text = TerminalPicture(output: whole, layout: layout, picture: picture, ascii: ascii)
      else { throw incomplete("dumb") }
      return Array(text.text(color: color).utf8)
    case .png(let size), .svg(let size), .pdf(let size), .window(_, let size):
      let terminal = try terminal(for: format, isCancelled: isCancelled)
      let output = try run(
        GnuplotScript(image: picture, size: size, terminal: terminal), seconds: timeLimit.image,
        isCancelled: isCancelled)
      if case .window = format { return [] }
      let whole = awaited(output) { isFinishedPicture($0, terminal: terminal) }
      guard isFinishedPicture(whole, terminal: terminal) else { throw incomplete(terminal) }
      return terminal == "svg" ? wellFormedSVG(whole) : whole
    }
  }

  /// Returns the output when it is whole, or what there is of it after half a second.
  ///
  /// Behind a wrapper the picture may come after the mark, which went another way.
  private func awaited(_ output: [UInt8], isWhole: ([UInt8]) -> Bool) -> [UInt8] {
    var output = output
    let end = Clock.seconds() + 0.5
    while !isWhole(output), let child, Clock.seconds() < end {
      _ = child.wait(
        for: ChildProcess.Readiness(input: false, output: true, errors: false), milliseconds: 50)
      guard let bytes = child.read(child.output) else { continue }
      if bytes.isEmpty { break }
      output += bytes
    }
    return output
  }

  private func incomplete(_ terminal: String) -> PlotError {
    end(grace: Self.haste)
    return .incomplete(terminal: terminal)
  }

  /// The seconds that a gnuplot in an unknown state is given to end by itself.
  private static let haste = 0.01

  private func terminal(for format: PictureFormat, isCancelled: () -> Bool)
    throws(PlotError) -> String
  {
    let names = format.terminalNames
    let has = try terminals(isCancelled: isCancelled)
    if let name = names.first(where: has.contains) {
      guard case .window = format else { return name }
      if PictureFormat.windowTerminals.contains(name) { return name }
    }
    throw .noSuchTerminal(names.first ?? "", has: has)
  }

  private func run(_ script: GnuplotScript, seconds: Double, isCancelled: () -> Bool)
    throws(PlotError) -> [UInt8]
  {
    // A gnuplot that is started anew remembers nothing.
    try start()
    let request = memory.request(for: script, sharing: sharedFile)
    let answer = try run(request, seconds: seconds, isCancelled: isCancelled)
    // One that a wrapper starts, in a container perhaps, may not have the file; to gnuplot that is
    // worth a warning.
    if sharedFile != nil, Self.missesSharedFile(answer.errors) {
      sharedFile = nil
      return try run(script, seconds: seconds, isCancelled: isCancelled)
    }
    let report = GnuplotReport(answer.errors)
    guard report.errors.isEmpty else {
      end(grace: Self.haste)
      throw .reported(report.errors)
    }
    return answer.output
  }

  /// Whether gnuplot says that the shared file is not there, or that another one is, without
  /// numbers.
  private static func missesSharedFile(_ errors: String) -> Bool {
    errors.contains(sharedPath) || errors.contains("no valid points")
  }

  private func run(_ script: String, seconds: Double, isCancelled: () -> Bool)
    throws(PlotError) -> (output: [UInt8], errors: String)
  {
    guard let child else { throw .died(.unknown, lines: []) }
    batches += 1
    let mark = "grapher-\(batches)-\(UInt64.random(in: 0 ... .max))\n"
    let batch = script + "set output\nprint \"\(mark.dropLast())\"\n"
    do throws(ExchangeFault) {
      let answer = try Exchange.run(
        batch, until: mark, with: child, seconds: seconds, isCancelled: isCancelled)
      return (answer.output, String(decoding: answer.errors, as: UTF8.self))
    } catch {
      // Ctrl-C must give the prompt back within 0.2 s; a busy gnuplot hears of nothing but the last
      // of three signals.
      let ending = end(grace: error == .cancelled ? Self.haste : 0.05)
      switch error {
      case .cancelled: throw .cancelled
      case .overflowed: throw .tooLarge(terminal: program)
      case .timedOut(let phase): throw .timedOut(phase, seconds: seconds)
      case .ended(let errors):
        // The mark may have come without its end.
        let report = GnuplotReport(String(decoding: errors, as: UTF8.self))
        throw .died(ending, lines: report.errors.filter { !mark.hasPrefix($0) })
      }
    }
  }
}
