import CalculatorBrain
import Graphing

@testable import grapher

/// A session with all its effects replaced, and everything it replied.
final class SessionDriver {
  let session: Session
  private(set) var lines: [String] = []
  private(set) var notes: [String] = []
  /// What was drawn, latest last.
  private(set) var pictures: [Picture] = []
  /// What was written: the path and the bytes.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The steps of drawing, one that goes on and on told once.
  var steps: [Step] { recorder.wait { $0 } }
  private let recorder = Monitor<[Step]>([])

  enum Step: Sendable { case gnuplotStarts, sampling, drawing }

  init(_ mode: Session.Mode = .batch, favorites: [Favorite] = [], display: String? = nil) {
    var draw: (Picture) -> Void = { _ in }
    var save: (String, [UInt8]) -> Void = { _, _ in }
    let note: @Sendable (Step) -> Void = { [recorder] step in
      recorder.change { if $0.last != step { $0.append(step) } }
    }
    var plotter = Plotter.unimplemented
    plotter.prepare = { note(.gnuplotStarts) }
    plotter.terminals = { ["dumb", "qt"] }
    plotter.draw = { picture, _, _ in
      note(.drawing)
      draw(picture)
      return []
    }
    session = Session(
      mode: mode,
      effects: Effects(
        favorites: .inMemory(favorites), deleted: .inMemory(), plotter: plotter,
        saveFile: { save($0, $1) },
        fileNames: { $0 == "." ? ["wave.png", "plots/"] : [] }, seconds: { 0 },
        isCancelled: {
          note(.sampling)
          return false
        }, home: { "/home/me" },
        terminal: TerminalFacts(
          isTerminal: { _ in false }, windowSize: { _ in nil },
          variable: { $0 == "DISPLAY" ? display : nil })))
    draw = { [unowned self] in pictures.append($0) }
    save = { [unowned self] in files.append(($0, $1)) }
    session.emit = { [unowned self] reply in
      switch reply {
      case .line(let text): lines.append(text.text)
      case .note(let text): notes.append(text)
      case .bytes(let bytes):
        lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      case .flush: break
      }
    }
  }

  /// Runs lines one after the other.
  @discardableResult
  func run(_ lines: String...) throws(Failure) -> SessionDriver {
    for line in lines { try session.handle(line) }
    return self
  }

  /// The stack as a batch prints it.
  var stack: [String] {
    session.calculator.entries().map(session.stackScreen.batchText)
  }

  var favorites: [Favorite] { (try? session.effects.favorites.load()) ?? [] }
}
