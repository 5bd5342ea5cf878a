import CalculatorBrain
import Graphing

extension Session {
  /// Draws what is plotted in the terminal or a window, unless pictures wait for a file.
  func draw() throws {
    guard !picturesWait else { return }
    try requireScreen()
    guard !graph.visible.isEmpty else {
      throw Failure("every curve is hidden; show 1 brings one back")
    }
    let picture = try picture(of: graph.visible, columns: screenColumns, isForGnuplot: true)
    graph.viewport.showFitted(picture.y)
    let bytes = try effects.plotter.draw(picture, screenFormat(), effects.isCancelled)
    if !bytes.isEmpty { emit(.bytes(bytes)) }
  }

  /// Draws again if something is drawn; a batch draws only when it is told to.
  func drawAtPrompt() throws {
    if mode == .prompt, !graph.visible.isEmpty { try draw() }
  }

  /// Returns the picture of programs in the view; what is not drawn yet is fitted.
  ///
  /// - Parameter isForGnuplot: whether gnuplot will draw it: it comes up while curves are sampled.
  func picture(
    of programs: [DrawnProgram], columns: Int, isForGnuplot: Bool
  ) throws -> Picture {
    let started = effects.seconds()
    var viewport = graph.viewport
    if programs.map(\.program) != graph.visible.map(\.program) { viewport.followNewProgram() }
    let rows = columns == settings.size.width ? settings.size.height : columns * 2 / 3
    let bound = try programs.map { try self.bound($0) }
    let keys = bound.map {
      SampledCurve.Key(
        program: $0.program, values: $0.valuesUsed, x: viewport.x, columns: columns, rows: rows)
    }
    var screen = GraphScreen(
      curves: bound.map { curve($0) }, colors: graph.colors(of: programs),
      viewport: viewport, columns: columns, rows: rows,
      showsAsymptotes: settings.asymptotes, keys: keys, known: samplings,
      isCancelled: effects.isCancelled)
    // Not before: a curve that cannot be sampled needs no gnuplot.
    if isForGnuplot { effects.plotter.prepare() }
    screen.onTraces = { [self] in tellTiming($0, since: started) }
    screen.onSampled = { [self] in samplings = $0 }
    guard let picture = screen.picture() else { throw Failure("interrupted") }
    if picture.curves.allSatisfy({ $0.isOutside(picture.y) }) {
      tellNothingShows(picture, isFitted: viewport.followsFit)
    }
    if let vagueness = picture.vagueness {
      emit(.note("a part of the curve is not resolved: \(vagueness.words)"))
    }
    return picture
  }

  /// The size of picture files and windows.
  var pixelSize: PixelSize { settings.size }

  private func tellTiming(_ traces: [Trace], since started: Double) {
    guard tellsTiming else { return }
    let microseconds = ((effects.seconds() - started) * 1e6).rounded()
    func sum(_ count: (Trace) -> Int) -> Int { traces.reduce(0) { $0 + count($1) } }
    let parts =
      "cells \(sum(\.cells)), points \(sum(\.points)), enclosures \(sum(\.enclosures))"
      + (traces.allSatisfy(\.isProved) ? "" : ", sampled")
    emit(.note("\(sum(\.evaluations)) evaluations, \(microseconds / 1000) ms (\(parts))"))
  }

  private func tellNothingShows(_ picture: Picture, isFitted: Bool) {
    if picture.curves.allSatisfy(\.isUndefined) {
      emit(.note("no point of the curve is defined on \(rangeText(picture.x))"))
    } else {
      emit(.note("nothing of the curve lies in the picture" + (isFitted ? "" : "; fit shows it")))
    }
  }

  /// Whether pictures go to a window and not to the terminal.
  private var drawsInWindow: Bool { !["auto", "dumb"].contains(settings.terminal) }

  /// Throws if there is nothing to show a picture on.
  private func requireScreen() throws {
    if drawsInWindow, !effects.terminal.hasDisplay {
      throw Failure("there is no display for a window; set term dumb", status: .plotting)
    }
  }

  /// The format for the screen: characters, or a window if `set term` asks for one.
  ///
  /// Which window gnuplot can open only gnuplot knows: asked early, this waits until it is up.
  private func screenFormat() throws -> PictureFormat {
    guard drawsInWindow else { return terminalFormat }
    switch settings.terminal {
    case "window":
      let has = try effects.plotter.terminals()
      guard let name = PictureFormat.windowTerminals.first(where: has.contains) else {
        let names = PictureFormat.windowTerminals.joined(separator: ", ")
        throw Failure("this gnuplot opens no windows: it has none of \(names)", status: .plotting)
      }
      return .window(terminal: name, pixelSize)
    case let name: return .window(terminal: name, pixelSize)
    }
  }

  private var terminalFormat: PictureFormat {
    let cells = pictureCells
    return .terminal(
      columns: cells.columns, rows: cells.rows, color: usesColor, ascii: infixStyle == .ascii)
  }

  private var pictureCells: TerminalSize { settings.cells ?? terminalCells }

  /// The cells of standard output, less a line for the next prompt; 79x24 if it is no terminal.
  private var terminalCells: TerminalSize {
    guard effects.terminal.isTerminal(.output) else { return .fallback }
    var size = effects.terminal.size
    size.rows = max(TerminalSize.rowLimits.lowerBound, size.rows - 1)
    return size
  }

  /// Whether pictures and text on standard output have colors.
  var usesColor: Bool { effects.terminal.usesColor(on: .output, choice: settings.color) }

  /// A character cell is sampled several times, since gnuplot joins the points within it.
  private var screenColumns: Int {
    drawsInWindow ? settings.size.width : pictureCells.columns * 4
  }
}

extension PictureCurve {
  /// Whether no stroke comes into the y-range.
  fileprivate func isOutside(_ y: ClosedRange<Double>) -> Bool {
    segments.allSatisfy { segment in
      // A dot is a line from itself to itself; a line may cross the range between two vertices.
      zip(segment.vertices, segment.vertices.dropFirst() + segment.vertices.suffix(1))
        .allSatisfy { max($0.y, $1.y) < y.lowerBound || min($0.y, $1.y) > y.upperBound }
    }
  }
}
