import CalculatorBrain
import Testing

@Suite struct DequeTests {
  /// The reference is an array.
  @Test func `it behaves as an array does`() {
    var random = RandomPrograms(seed: 3)
    var deque = Deque<Int>()
    var array: [Int] = []
    for number in 0..<5000 {
      // It grows at first, and then is empty now and then.
      switch random.next(number < 2500 ? 5 : 3) {
      case 0: #expect(deque.popLast() == array.popLast(), "seed 3")
      case 1: #expect(deque.popFirst() == (array.isEmpty ? nil : array.removeFirst()), "seed 3")
      default:
        deque.append(number)
        array.append(number)
      }
      #expect(
        deque.count == array.count && deque.first == array.first && deque.last == array.last,
        "seed 3")
    }
  }

  @Test func `one that is empty has no element`() {
    var deque = Deque<Int>()
    #expect(deque.first == nil && deque.last == nil && deque.count == 0)
    #expect(deque.popFirst() == nil && deque.popLast() == nil && deque.count == 0)
  }

  @Test func `what is removed is let go of`() {
    final class Thing {}
    var deque = Deque<Thing>()
    weak var first: Thing?
    do {
      let thing = Thing()
      first = thing
      deque.append(thing)
    }
    for _ in 0..<9 { deque.append(Thing()) }
    #expect(first != nil)
    _ = deque.popFirst()
    #expect(first == nil && deque.count == 9)
  }
}
