import Testing

@testable import Graphing

@Suite struct SpreadTests {
  @Test func `a spread grows with what it includes`() {
    var spread = Spread()
    #expect(spread.isEmpty)
    spread.include(Spread(3))
    spread.include(Spread(-1))
    #expect(spread.low == -1 && spread.high == 3 && !spread.isEmpty)
  }

  @Test func `a spread exceeds another by a share of its width`() {
    var ten = Spread(0)
    ten.include(Spread(10))
    #expect(!Spread(14).exceeds(ten, by: 0.4))
    #expect(Spread(14.1).exceeds(ten, by: 0.4))
    #expect(Spread(-4.1).exceeds(ten, by: 0.4))
    #expect(!Spread(5).exceeds(Spread(5), by: 0.4))
    #expect(Spread(5.1).exceeds(Spread(5), by: 0.4))
  }

  @Test func `noise is constant, a real difference is not`() {
    var noise = Spread(1)
    noise.include(Spread(1.0.nextUp))
    #expect(noise.isConstant)
    noise.include(Spread(1.0001))
    #expect(!noise.isConstant)
  }
}
