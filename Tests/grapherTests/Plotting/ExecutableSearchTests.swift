import Testing

@testable import grapher

@Suite struct ExecutableSearchTests {
  @Test func `absolute directories are searched in order`() {
    #expect(executablePaths("gnuplot", path: "/a:/b") == ["/a/gnuplot", "/b/gnuplot"])
  }

  @Test func `relative and empty directories are skipped`() {
    #expect(executablePaths("gnuplot", path: ":.:bin:/b:") == ["/b/gnuplot"])
    #expect(executablePaths("gnuplot", path: "") == [])
  }

  @Test func `a path is taken as it is`() {
    #expect(executablePaths("./gp", path: "/a") == ["./gp"])
  }

  @Test func `without PATH the system's directories are searched`() {
    #expect(executablePaths("gnuplot", path: nil).contains("/usr/bin/gnuplot"))
  }
}
