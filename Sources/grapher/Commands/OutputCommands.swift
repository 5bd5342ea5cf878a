import CalculatorBrain
import Graphing

extension CommandTable {
  static let outputRows = [
    Command(
      name: "export", area: .output, arguments: "FILE [TARGET]",
      summary: "Writes the picture or its points: png, svg, pdf, csv, tsv, json or gp.",
      example: "M sin export /dev/null.tsv", completion: .files,
      run: { session, arguments in try session.export(&arguments) }),
    Command(
      name: "print", area: .output, summary: "Prints the top at once.", example: "3 4 + print",
      run: { session, _ in
        guard let top = session.calculator.entry(1) else { throw Failure("nothing to print") }
        session.emit(.line(StyledText(session.stackScreen.batchText(top))))
        session.emit(.flush)
      }),
  ]
}

extension Session {
  fileprivate func export(_ arguments: inout Arguments) throws {
    let word = try arguments.required()
    let format = try ExportFormat(path: word.text, at: word.place)
    try export(readingTargets(&arguments), to: word.text, format)
    if mode == .prompt { emit(.note("wrote \(word.text)")) }
  }

  /// Writes programs as they are drawn to a file; `~/` is the home folder.
  func export(_ programs: [DrawnProgram], to path: String, _ format: ExportFormat) throws {
    let path = try expanded(path)
    let bytes = try exported(programs, format)
    // The file may be a name of standard output.
    emit(.flush)
    do {
      try effects.saveFile(path, bytes)
    } catch {
      var failure = Failure(error)
      failure.status = .output
      throw failure
    }
  }

  /// Returns what is plotted, or what `plot` would mean if nothing is.
  func plottedPrograms() throws -> [DrawnProgram] {
    graph.visible.isEmpty
      ? [try impliedTarget(followRPN: false, verb: "plot")] : graph.visible
  }

  /// Returns programs as they are drawn, as the bytes of a file.
  func exported(_ programs: [DrawnProgram], _ format: ExportFormat) throws -> [UInt8] {
    let picture = try picture(
      of: programs, columns: settings.size.width,
      isForGnuplot: [.png, .svg, .pdf].contains(format))
    switch format {
    case .csv: return CurveFile.csv(picture)
    case .tsv: return CurveFile.tsv(picture)
    case .json: return CurveFile.json(picture, programs: programs.map(\.program.description))
    case .script: return Array(GnuplotScript(standalone: picture, size: pixelSize).text.utf8)
    case .png: return try effects.plotter.draw(picture, .png(pixelSize), effects.isCancelled)
    case .svg: return try effects.plotter.draw(picture, .svg(pixelSize), effects.isCancelled)
    case .pdf: return try effects.plotter.draw(picture, .pdf(pixelSize), effects.isCancelled)
    }
  }

  private func expanded(_ path: String) throws -> String {
    guard path.hasPrefix("~/") else { return path }
    guard let home = effects.home() else {
      throw Failure("cannot expand ~: HOME is not set")
    }
    return home + path.dropFirst()
  }
}
