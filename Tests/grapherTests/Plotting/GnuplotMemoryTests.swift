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

  private let commands = """
    do for [i=1:|$part1|] {eval $part1[i]}
    do for [i=1:|$part2|] {eval $part2[i]}
    do for [i=1:|$part3|] {eval $part3[i]}

    """

  // gnuplot's manual, "Inline data and datablocks", "eval" and "undefine".
  @Test func `at first all is sent`() {
    var memory = GnuplotMemory()
    #expect(
      memory.request(for: script([line])) == """
        undefine $*
        $data1 << EOD
        0 0
        1 1
        EOD
        $part1 << EOD
        reset
        set encoding utf8
        set decimalsign '.'
        set clip one
        set clip two
        set terminal dumb
        EOD
        $part2 << EOD
        set xrange [0:1]
        EOD
        $part3 << EOD
        plot $data1 with lines, NaN notitle
        EOD

        """ + commands)
  }

  @Test func `what did not change is not sent again`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]))
    #expect(memory.request(for: script([line])) == commands)
  }

  @Test func `another look does not send the numbers again`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]))
    #expect(
      memory.request(for: script([line], style: "dots"))
        == "$part3 << EOD\nplot $data1 with dots, NaN notitle\nEOD\n" + commands)
  }

  @Test func `another range sends the range and the numbers, and the plot stays`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]))
    #expect(
      memory.request(for: script([other], range: "[0:2]"))
        == "$data1 << EOD\n\(other)EOD\n$part2 << EOD\nset xrange [0:2]\nEOD\n" + commands)
  }

  @Test func `one curve more sends the numbers of that one, one less forgets them`() {
    var memory = GnuplotMemory()
    _ = memory.request(for: script([line]))
    let more = memory.request(for: script([other, line]))
    #expect(
      more.hasPrefix("$data2 << EOD\n\(other)EOD\n$part3 << EOD\nplot $data2 with lines, $data1 "))
    let less = memory.request(for: script([other]))
    #expect(less.hasPrefix("undefine $data1\n$part3 << EOD\nplot $data2 with lines, NaN"))
    let back = memory.request(for: script([line]))
    #expect(
      back.hasPrefix("$data1 << EOD\n\(line)EOD\nundefine $data2\n$part3 << EOD\nplot $data1 "))
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
