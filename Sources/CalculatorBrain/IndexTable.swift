/// Finds the index of an element that is there already, by open addressing in one array.
///
/// A dictionary would keep the elements a second time, and hash them more slowly than they are
/// compiled.
struct IndexTable {
  /// The indices of the elements, or -1; more than half of the slots stay free.
  private var slots: [Int32]

  /// Makes a table for at most this many elements.
  init(capacity: Int) {
    var count = 8
    while count <= 2 * capacity { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// Returns the slot of the element with this hash that is the same, or the free one where it
  /// belongs.
  func slot(hash: UInt64, isSame: (Int) -> Bool) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the upper half of the
    // product depends on all bits below.
    var slot = Int((hash &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
    while let index = self[slot], !isSame(index) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// The index of the element in a slot.
  subscript(slot: Int) -> Int? {
    get { slots[slot] < 0 ? nil : Int(slots[slot]) }
    set { slots[slot] = Int32(newValue ?? -1) }
  }
}
