import Testing

@testable import grapher

/// The texts are what gnuplot 5.4.4 wrote on its standard error for the commands in them.
@Suite struct GnuplotReportTests {
  @Test func `an error is told without gnuplot's echo`() {
    let report = GnuplotReport(
      "\n\ngnuplot> bogus stuff\n         ^\n         line 4: invalid command\n\n")
    #expect(report.errors == ["invalid command"])
  }

  @Test func `an error in the shared file is told without its place`() {
    let report = GnuplotReport(
      "\n\ngnuplot> set xrange [0:\n                       ^\n"
        + "         \"/dev/fd/3\" line 4: constant expression required\n\n")
    #expect(report.errors == ["constant expression required"])
  }

  @Test func `a warning is no error`() {
    let report = GnuplotReport(
      "         line 4: warning: Cannot find or open file \"nosuch\"\n         line 4: No data in plot\n"
    )
    #expect(report.errors == ["No data in plot"])
  }

  @Test func `silence is well`() {
    #expect(GnuplotReport("") == GnuplotReport("\n \n"))
    #expect(GnuplotReport("").errors.isEmpty)
  }

  @Test func `other lines are errors as they are`() {
    #expect(GnuplotReport("line up: x\nabc\r\n").errors == ["line up: x", "abc"])
  }
}
