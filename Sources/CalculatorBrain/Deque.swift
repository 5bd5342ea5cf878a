/// A queue that is open at both ends, in O(1) an element but for occasional moves.
///
/// ```swift
/// var deque = Deque<Int>()
/// for number in 1...5 { deque.append(number) }
/// (deque.popFirst(), deque.popLast(), deque.count)  // (1, 5, 3)
/// ```
package struct Deque<Element> {
  private var elements: [Element?] = []
  /// The index of the first element; what is before it is nil.
  private var start = 0

  package init() {}

  package var count: Int { elements.count - start }

  /// The first element; nil if there is none.
  package var first: Element? { count > 0 ? elements[start] : nil }

  /// The last element; nil if there is none.
  package var last: Element? { elements.last ?? nil }

  package mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the last element and returns it; nil if there is none.
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    return elements.removeLast()
  }

  /// Removes the first element and returns it; nil if there is none.
  package mutating func popFirst() -> Element? {
    guard let first else { return nil }
    elements[start] = nil
    start += 1
    // Moving the rest to the front once in so many times costs each element one move.
    if start > elements.count / 2 {
      elements.removeFirst(start)
      start = 0
    }
    return first
  }
}

extension Deque: Sendable where Element: Sendable {}
