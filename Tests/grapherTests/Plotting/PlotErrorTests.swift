import Testing

@testable import grapher

@Suite struct PlotErrorTests {
  @Test(arguments: [
    (
      PlotError.missing(program: "gnuplot", cause: .notFound, isChosen: false),
      "gnuplot not found in PATH; plots need it (Debian: gnuplot-nox)"
    ),
    (
      .missing(program: "gnuplot", cause: .permissionDenied, isChosen: false),
      "cannot run gnuplot: permission denied; plots need it (Debian: gnuplot-nox)"
    ),
    (
      .missing(program: "/x/gp", cause: .notFound, isChosen: true),
      "cannot run /x/gp (named by GRAPHER_GNUPLOT): no such file or directory"
    ),
    (.died(.exited(3), lines: []), "gnuplot ended (exit 3)"),
    (.died(.killed(signal: 9), lines: ["a", "b"]), "gnuplot ended (signal 9): a; b"),
    (
      .timedOut(.sending(taken: 65536, of: 1_000_046), seconds: 5),
      "gnuplot did not answer within 5 s (sending, 65536 of 1000046 bytes taken)"
    ),
    (.timedOut(.waiting, seconds: 0.5), "gnuplot did not answer within 0.5 s (waiting)"),
    (
      .reported(["1", "2", "3", "undefined variable: x\u{1B}"]),
      "gnuplot failed: 2; 3; undefined variable: x␛"
    ),
    (
      .noSuchTerminal("qt", has: ["dumb", "svg"]),
      "this gnuplot has no terminal qt; it has: dumb svg"
    ),
    (
      .incomplete(terminal: "svg"),
      "gnuplot's picture is incomplete (terminal svg); is the disk full?"
    ),
    (.tooLarge(terminal: "svg"), "gnuplot's picture is too large (terminal svg)"),
    (.cancelled, "plot interrupted"),
  ])
  func `messages name the fact and its cause`(error: PlotError, message: String) {
    #expect(error.message == message)
  }
}
