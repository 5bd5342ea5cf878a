/// Eight decimal digits, a byte for each, found without a division per digit.
///
/// ```swift
/// EightDigits(1_234).leadingZeros  // 4
/// ```
struct EightDigits {
  /// The digits from 0 to 9, the first in the lowest byte.
  private var digits: UInt64

  /// The digits of a number below 10^8.
  ///
  /// After Paul Khuong, "How to print integers really fast", 2017, https://pvk.ca.
  init(_ number: UInt64) {
    let fours = number / 10_000 | (number % 10_000) << 32
    // 10,486 / 2^20 and 103 / 2^10 stand for 1 / 100 and 1 / 10, which is exact for so few digits.
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) << 16
    let tens = (twos &* 103) >> 10 & 0xF_000F_000F_000F
    digits = tens | (twos &- 10 &* tens) << 8
  }

  /// The number of zeros before the first other digit; 8 if there is none.
  var leadingZeros: Int { digits.trailingZeroBitCount / 8 }

  /// The number of zeros after the last other digit; 8 if there is none.
  var trailingZeros: Int { digits.leadingZeroBitCount / 8 }

  /// Takes leading digits away; zeros follow the last.
  mutating func drop(_ count: Int) { digits >>= UInt64(8 * count) }

  /// Writes the digits as ASCII.
  @inline(__always)
  func write(to bytes: inout MutableSpan<UInt8>, at position: Int) {
    bytes.write(digits | 0x3030_3030_3030_3030, at: position)
  }
}

extension MutableSpan<UInt8> {
  /// Writes the bytes of a word, the lowest first.
  ///
  /// Positions of 32 bits cannot overflow: the one check beforehand is enough for the compiler to
  /// make a single store of it.
  @inline(__always)
  mutating func write(_ word: UInt64, at position: Int) {
    let start = UInt32(position)
    precondition(Int(start) + 8 <= count, "no room for the digits")
    for index in 0..<8 {
      self[Int(start) &+ index] = UInt8(truncatingIfNeeded: word >> UInt64(8 &* index))
    }
  }
}
