import CalculatorBrain
import Testing

@Suite struct ForgetfulStackTests {
  /// The reference is an array.
  @Test func `it behaves as an array does`() {
    var random = RandomPrograms(seed: 3)
    var stack = ForgetfulStack<Int>()
    var array: [Int] = []
    for number in 0..<5000 {
      switch random.next(5) {
      case 0:
        #expect(stack.popLast() == array.popLast())
      case 1:
        let excess = random.next(4)
        stack.forget(excess)
        array.removeFirst(min(excess, array.count))
      default:
        stack.append(number)
        array.append(number)
      }
      #expect(stack.count == array.count && stack.first == array.first && stack.last == array.last)
    }
  }

  @Test func `what is forgotten is let go of`() {
    final class Thing {}
    var stack = ForgetfulStack<Thing>()
    weak var oldest: Thing?
    do {
      let thing = Thing()
      oldest = thing
      stack.append(thing)
    }
    for _ in 0..<9 { stack.append(Thing()) }
    #expect(oldest != nil)
    stack.forget(1)
    #expect(oldest == nil && stack.count == 9)
  }
}
