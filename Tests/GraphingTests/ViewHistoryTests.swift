import Testing

@testable import Graphing

@Suite struct ViewHistoryTests {
  @Test func `back returns the views in reverse order, then none`() throws {
    var history = ViewHistory()
    var view = Viewport()
    history.leave(view)
    try view.zoom(by: 2)
    history.leave(view)
    try view.zoom(by: 2)
    #expect(history.back()?.x == -5...5)
    #expect(history.back() == Viewport())
    #expect(history.back() == nil && history.isEmpty)
  }

  @Test func `leaving the same view twice is leaving it once`() {
    var history = ViewHistory()
    history.leave(Viewport())
    history.leave(Viewport())
    #expect(history.back() == Viewport() && history.isEmpty)
  }

  @Test func `the oldest views are forgotten`() throws {
    var history = ViewHistory()
    for width in 1...(ViewHistory.limit + 5) {
      history.leave(try Viewport(x: 0...Double(width), y: 0...1))
    }
    var oldest: Viewport?
    while let view = history.back() { oldest = view }
    #expect(oldest?.x == 0...6)
  }
}
