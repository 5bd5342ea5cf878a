/// Draws pictures: the effect through which the program reaches gnuplot.
struct Plotter {
  /// Draws a picture and returns the bytes of the file or the text; none for a window.
  ///
  /// The last argument is asked at least every 50 ms whether to give up. Throws `PlotError`.
  var draw: (Picture, PictureFormat, () -> Bool) throws -> [UInt8]
  /// Starts gnuplot without waiting for it; a failure shows when something is drawn.
  var prepare: () -> Void
  /// Returns the names of the terminals gnuplot has, or throws `PlotError`.
  var terminals: () throws -> [String]
  /// Ends gnuplot, within a second even if it is stuck.
  var stop: () -> Void
}

extension Plotter {
  /// Creates the plotter that draws with gnuplot, found by this program's environment.
  static func live(environment: @escaping () -> [String: String]) -> Plotter {
    var process: GnuplotProcess?
    var last: (picture: Picture, format: PictureFormat, bytes: [UInt8])?
    // A run that draws nothing does not pay for it.
    func gnuplot() -> GnuplotProcess {
      let made = process ?? GnuplotProcess(environment: environment())
      process = made
      return made
    }
    return Plotter(
      draw: { picture, format, isCancelled in
        if let last, last.format == format, last.picture == picture { return last.bytes }
        let bytes = try gnuplot().draw(picture, format, isCancelled: isCancelled)
        // A window may have been closed since.
        last = bytes.isEmpty ? nil : (picture, format, bytes)
        return bytes
      },
      prepare: { try? gnuplot().start() },
      terminals: { try gnuplot().terminals() },
      stop: { process?.stop() })
  }
}
