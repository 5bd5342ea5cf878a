import Testing

@testable import grapher

@Suite struct MonitorTests {
  @Test func `what was changed is seen`() {
    let left = Monitor(3)
    left.change { $0 -= 1 }
    #expect(left.wait { $0 < 3 ? $0 : nil } == 2)
  }

  @Test func `who waits goes on when another thread has made the change`() throws {
    let left = Monitor(3)
    let helper = try #require(
      HelperThread {
        for _ in 0..<3 { left.change { $0 -= 1 } }
      })
    #expect(left.wait { $0 == 0 ? "none" : nil } == "none")
    helper.join()
  }

  @Test func `who waited may have changed it`() {
    let left = Monitor(3)
    let taken = left.wait { left in
      defer { left = 0 }
      return left == 3 ? left : nil
    }
    #expect(taken == 3)
    #expect(left.wait { $0 } == 0)
  }
}
