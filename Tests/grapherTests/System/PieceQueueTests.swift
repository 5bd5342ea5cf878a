import Testing

@testable import grapher

@Suite struct PieceQueueTests {
  @Test func `pieces come in order`() {
    let queue = PieceQueue(from: 2, to: 6, ahead: 3, make: { $0 * $0 })
    #expect((2..<6).map(queue.piece) == [4, 9, 16, 25])
  }

  @Test func `a helper is three pieces ahead and no more, each that is taken letting one begin`()
    throws
  {
    let begun = Monitor(0)
    let queue = PieceQueue(
      from: 0, to: 100, ahead: 3,
      make: { index in
        begun.change { $0 += 1 }
        return index
      })
    let helper = try #require(HelperThread(queue.help))
    for index in 0..<100 {
      let expected = min(index + 3, 100)
      #expect(begun.wait { $0 >= expected ? $0 : nil } == expected)
      #expect(queue.piece(index) == index)
    }
    helper.join()
  }

  @Test func `of a stopped queue no piece is made`() {
    let queue = PieceQueue(from: 0, to: 5, ahead: 5, make: { Issue.record("piece \($0)") })
    queue.stop()
    queue.help()
  }
}
