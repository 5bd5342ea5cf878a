import Testing

@testable import grapher

extension Plotter {
  /// The plotter of tests that draw nothing: each call is a failure.
  ///
  /// A test replaces what it needs.
  static var unimplemented: Plotter {
    Plotter(
      draw: { _, _, _ in
        Issue.record("draw was called")
        return []
      },
      prepare: { Issue.record("prepare was called") },
      terminals: {
        Issue.record("terminals was called")
        return []
      },
      stop: { Issue.record("stop was called") })
  }
}
