import Testing

@testable import grapher

@Suite struct GnuplotScriptTests {
  private var script: GnuplotScript {
    var script = GnuplotScript("set terminal dumb")
    script.add(["set xrange [0:1]", "set yrange [0:1]"])
    script.addPlot([
      (nil, "keyentry with lines"), ("0 0\n1 1\n\n", "with lines"), ("", "with dots"),
      ("0 1\n", "with points"),
    ])
    return script
  }

  // The expected texts are read off gnuplot's manual ("Inline data and datablocks").
  @Test func `a script carries its numbers before its commands`() {
    #expect(
      script.text == """
        $data1 << EOD
        0 0
        1 1

        EOD
        $data2 << EOD
        0 1
        EOD
        reset
        set encoding utf8
        set decimalsign '.'
        set clip one
        set clip two
        set terminal dumb
        set xrange [0:1]
        set yrange [0:1]
        plot keyentry with lines, \\
             $data1 with lines, \\
             $data2 with points, \\
             NaN notitle

        """)
  }

  @Test func `its commands find the numbers where one says`() {
    let commands = script.commands { ["$a", "$b"][$0] }
    #expect(commands.contains("     $a with lines, \\\n     $b with points, \\\n"))
    #expect(!commands.contains("EOD"))
  }

  @Test func `the same numbers are there once`() {
    var script = script
    script.addPlot([("0 1\n", "with lines")])
    #expect(script.blocks == ["0 0\n1 1\n\n", "0 1\n"])
    #expect(script.text.hasSuffix("plot $data2 with lines, \\\n     NaN notitle\n"))
  }
}
