/// A whole number of any size, for the question whether a double holds it exactly.
struct BigDigits {
  /// The 32-bit places of the number, lowest first, without zeros on top.
  private var places: [UInt32] = []
  /// Whether digits were left out because the number is beyond every double anyway.
  private let isBeyond: Bool

  /// The number with these digits, ASCII, to the base `radix`.
  ///
  /// Reads 1,100 places at most, more than a double can have in any base; so a long literal costs
  /// no quadratic time.
  init(_ digits: some Collection<UInt8>, radix: UInt8) {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    isBeyond = significant.count > 1_100
    for byte in significant.prefix(1_100) {
      var carry = UInt64(byte.digitValue ?? 0)
      for index in places.indices {
        carry += UInt64(places[index]) * UInt64(radix)
        places[index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      if carry > 0 { places.append(UInt32(carry)) }
    }
  }

  /// Whether a double holds the number exactly: whether it has at most 53 bits between its ones.
  var fits: Bool {
    guard let top = places.last, let lowest = places.firstIndex(where: { $0 != 0 }) else {
      return !isBeyond
    }
    let topBit = places.count * 32 - top.leadingZeroBitCount
    let lowestBit = lowest * 32 + places[lowest].trailingZeroBitCount
    return !isBeyond && topBit - lowestBit <= 53
  }

  /// The double nearest to the number; infinite beyond the largest.
  var value: Double {
    guard !isBeyond else { return .infinity }
    let hexadecimal = places.reversed().enumerated().map { index, place in
      let digits = String(place, radix: 16)
      return index == 0 ? digits : String(repeating: "0", count: 8 - digits.count) + digits
    }
    return hexadecimal.isEmpty ? 0 : Double("0x" + hexadecimal.joined()) ?? .infinity
  }
}
