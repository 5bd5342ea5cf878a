/// A png file of a curve.
struct Picture {
  var path: String

  /// Fails if the file is not a picture of 1200 by 800 pixels with a curve from side to side.
  func check(_ bench: Bench) throws {
    let bytes = try File.bytes(of: path)
    // The signature, the length and the name of the first chunk, the width and the height.
    let start: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x04, 0xB0] + [0, 0, 0x03, 0x20]
    guard bytes.starts(with: start) else {
      throw BenchmarkError.failed("not a png of 1200 by 800: \(path)")
    }
    let pixels = try coloredPixels(bench)
    // A quarter of the pixels, of a curve two pixels wide.
    guard pixels >= 600 else {
      throw BenchmarkError.wrongAnswer(
        of: path, expected: "600 pixels of a curve at least", found: "\(pixels)")
    }
  }

  /// Returns how many pixels gnuplot finds blue, of every other one of every other row.
  private func coloredPixels(_ bench: Bench) throws -> Double {
    let table = bench.path("pixels")
    let script =
      "set table '\(table)'; plot '\(path)' binary filetype=png every 2:2 with rgbimage;"
      + " unset table; stats '\(table)' using ($5 - $3 > 100 ? 1 : 0) nooutput;"
      + " set print '-'; print STATS_sum"
    let text = try bench.output(of: Command(["gnuplot", "-e", script]))
    guard let count = Double(text) else {
      throw BenchmarkError.failed("pixels of \(path): \(text)")
    }
    return count
  }
}
