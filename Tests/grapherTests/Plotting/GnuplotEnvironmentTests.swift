import Testing

@testable import grapher

@Suite struct GnuplotEnvironmentTests {
  @Test func `what would change gnuplot's work is left out`() {
    let environment = gnuplotEnvironment([
      "PATH": "/bin", "GNUTERM": "bogus", "GNUPLOT_LIB": "/evil", "GNUPLOT_DRIVER_DIR": "/evil",
      "LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "GDFONTPATH": "/x", "DISPLAY": ":0",
    ])
    #expect(environment == ["PATH": "/bin", "LC_NUMERIC": "C", "DISPLAY": ":0"])
  }
}
