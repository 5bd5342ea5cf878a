import Testing

@testable import grapher

@Suite struct GnuplotMemoryTests {
  private let line = "0 0\n1 1\n"
  private let other = "0 1\n1 0\n"

  private func script(
    _ data: [String], range: String = "[0:1]", style: String = "lines"
  ) -> GnuplotScript {
    var script = GnuplotScript("set terminal dumb")
    script.add(["set xrange \(range)"])
    script.addPlot(data.map { ($0, "with \(style)") })
    return script
  }

  private let opening = """
    reset
    set encoding utf8
    set decimalsign '.'
    set clip one
    set clip two
    set terminal dumb

    """

  // gnuplot's manual, "Inline data and datablocks" and "undefine".
  @Test func `at first all is sent`() {
    var memory = GnuplotMemory()
    #expect(
      memory.request(for: script([line]), sharing: nil)
        == "undefine $*\n$data1 << EOD\n\(line)EOD\n" + opening
        + "set xrange [0:1]\nplot $data1 with lines, \\\n     NaN notitle\n")
  }

  @Test func `another look does not send the numbers again`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]), sharing: nil)
    #expect(
      memory.request(for: script([line], style: "dots"), sharing: nil)
        == opening + "set xrange [0:1]\nplot $data1 with dots, \\\n     NaN notitle\n")
  }

  @Test func `one curve more sends the numbers of that one, and each comes back for nothing`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]), sharing: nil)
    let more = memory.request(for: script([other, line]), sharing: nil)
    #expect(more.hasPrefix("$data2 << EOD\n\(other)EOD\n" + opening))
    #expect(more.contains("plot $data2 with lines, \\\n     $data1 with lines"))
    let less = memory.request(for: script([other]), sharing: nil)
    #expect(less.hasPrefix(opening) && less.contains("plot $data2 with"))
    let back = memory.request(for: script([line]), sharing: nil)
    #expect(back.hasPrefix(opening) && back.contains("plot $data1 with"))
  }

  @Test func `blocks that are too many are forgotten`() {
    var memory = GnuplotMemory()
    for number in 0..<17 { _ = memory.request(for: script(["\(number) 0\n"]), sharing: nil) }
    let request = memory.request(for: script(["16 0\n", line]), sharing: nil)
    #expect(request.hasPrefix("$data1 << EOD\n\(line)EOD\nundefine $data2\nundefine $data3\n"))
    #expect(request.contains("undefine $data16\n" + opening))
    #expect(request.contains("plot $data17 with"))
  }

  // gnuplot's manual, "index".
  @Test func `many numbers are added to the shared file, until it is too large`() throws {
    let file = try SharedFile()
    var memory = GnuplotMemory()
    let many = (1...2).map { String(repeating: "\($0) 1\n", count: 300) }
    let first = memory.request(for: script([many[0]]), sharing: file)
    #expect(first.hasSuffix("plot \"/dev/fd/3\" index 0 with lines, \\\n     NaN notitle\n"))
    let both = memory.request(for: script([many[1], many[0]]), sharing: file)
    #expect(both.contains("index 1 with lines, \\\n     \"/dev/fd/3\" index 0 with lines"))
    #expect(file.contents == many[0] + "\n\n" + many[1] + "\n\n")
    _ = memory.request(for: script([many[0]]), sharing: file)
    let again = memory.request(for: script([many[1]]), sharing: file)
    #expect(again.contains("index 1 with"))
    #expect(file.contents == many[0] + "\n\n" + many[1] + "\n\n")
    let huge = String(repeating: "3 1\n", count: 1 << 20)
    _ = memory.request(for: script([huge]), sharing: file)
    #expect(memory.request(for: script([many[0]]), sharing: file).contains("index 0 with"))
    #expect(file.contents == many[0] + "\n\n")
  }

  @Test func `whatever was drawn before, a picture is the same`() throws {
    let gnuplot = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
    // Not SVG: gnuplot's own state from the image before decides the color of an empty group.
    let formats: [PictureFormat] = [
      .terminal(columns: 60, rows: 20, color: true, ascii: false),
      .terminal(columns: 60, rows: 20, color: false, ascii: true),
      .png(PixelSize(width: 300, height: 200)),
    ]
    var narrow = Picture.parabola
    narrow.x = -0.5...0.5
    var several = Picture.parabola
    several.title = ""
    several.curves.append(PictureCurve("M", [(-1, -1), (1, 1)]))
    several.curves[0].vagueness = .tooFine
    for format in formats {
      for picture in [.parabola, narrow, several, .parabola] {
        let fresh = GnuplotProcess(environment: testEnvironment, timeLimit: .patient)
        let expected = try fresh.draw(picture, format, isCancelled: { false })
        let isSame = try gnuplot.draw(picture, format, isCancelled: { false }) == expected
        #expect(isSame, "\(format), \(picture.curves.count) curves over \(picture.x)")
      }
    }
  }
}
