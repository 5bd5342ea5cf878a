/// A stack that can forget its oldest elements, in O(1) each.
///
/// ```swift
/// var stack = ForgetfulStack<Int>()
/// for number in 1...5 { stack.append(number) }
/// stack.forget(3)
/// (stack.popLast(), stack.first)  // (5, 4)
/// ```
package struct ForgetfulStack<Element> {
  private var elements: [Element?] = []
  /// The index of the oldest element; those before it are nil.
  private var start = 0

  package init() {}

  package var count: Int { elements.count - start }

  /// The oldest element.
  package var first: Element? { count > 0 ? elements[start] : nil }

  /// The newest element.
  package var last: Element? { elements.last ?? nil }

  package mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the newest element and returns it; nil if there is none.
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    return elements.removeLast()
  }

  /// Removes the oldest elements, all if there are not so many.
  package mutating func forget(_ number: Int) {
    for _ in 0..<min(number, count) {
      elements[start] = nil
      start += 1
    }
    // Moving the rest to the front once in so many times costs each element one move.
    guard start > elements.count / 2 else { return }
    elements.removeFirst(start)
    start = 0
  }
}

extension ForgetfulStack: Sendable where Element: Sendable {}
