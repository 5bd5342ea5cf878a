import Testing

@testable import grapher

@Suite struct GnuplotScriptTests {
  private var script: GnuplotScript {
    var script = GnuplotScript()
    script.add("set xrange [0:1]")
    script.addPlot([
      (nil, "keyentry with lines"), ("0 0\n1 1\n\n", "with lines"), ("", "with dots"),
      ("0 1\n", "with points"),
    ])
    return script
  }

  // The expected texts are read off gnuplot's manual ("Inline data and datablocks", "Index").
  @Test func `a script carries its numbers before its commands`() {
    #expect(
      script.text == """
        reset
        undefine $*
        set encoding utf8
        set decimalsign '.'
        set clip one
        set clip two
        $data1 << EOD
        0 0
        1 1

        EOD
        $data2 << EOD
        0 1
        EOD
        set xrange [0:1]
        plot keyentry with lines, \\
             $data1 with lines, \\
             $data2 with points, \\
             NaN notitle

        """)
  }

  @Test func `or it reads them from a file`() {
    let text = script.text(readingFrom: "/dev/fd/3")
    #expect(
      text.contains("plot keyentry with lines, \\\n     \"/dev/fd/3\" index 0 with lines, \\\n"))
    #expect(text.contains("\"/dev/fd/3\" index 1 with points"))
    #expect(!text.contains("EOD"))
    #expect(script.fileText == "0 0\n1 1\n\n\n\n0 1\n\n\n")
    #expect(script.dataSize == 13)
  }

  @Test func `the same numbers are sent once`() {
    var script = script
    script.addPlot([("0 1\n", "with lines")])
    #expect(script.dataSize == 13)
    #expect(script.text.hasSuffix("plot $data2 with lines, \\\n     NaN notitle\n"))
  }
}
