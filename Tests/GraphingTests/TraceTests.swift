import Testing

@testable import Graphing

@Suite struct TraceTests {
  @Test func `a trace is complete unless told otherwise`() {
    let trace = Trace(x: 0...1, segments: [])
    #expect(trace.isComplete && trace.evaluations == 0)
  }
}
