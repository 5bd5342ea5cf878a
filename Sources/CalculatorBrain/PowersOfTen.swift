/// The powers of ten from 10^-292 to 10^324 as binary fractions of 128 bits, rounded up.
///
/// ```swift
/// PowersOfTen.significand(0).high  // 0x8000000000000000
/// ```
/// They are made when the first is asked for, in a few microseconds: a table of all digits would be
/// longer than the program that makes it.
enum PowersOfTen {
  /// A number from 2^127 to below 2^128.
  struct Significand: Sendable {
    var high: UInt64
    var low: UInt64
  }

  /// Returns 10^`exponent` over the power of two that brings it between 2^127 and 2^128.
  static func significand(_ exponent: Int) -> Significand { all[exponent - first] }

  private static let first = -292

  /// Each power is ten times the one before in 192 bits, which leaves no doubt in the upper 128.
  private static let all: [Significand] = {
    var all: [Significand] = []
    all.reserveCapacity(617)
    // The first 192 bits of 10^-292. From 10^0 on the powers begin anew, because some are exact.
    append(
      292, from: 0xFF77_B1FC_BEBC_DC4F, 0x25E8_E89C_13BB_0F7A, 0xDF9B_3029_44A8_8414, to: &all)
    append(325, from: 1 << 63, 0, 0, to: &all)
    return all
  }()

  /// Appends this many powers of which the first has the bits of the three words.
  private static func append(
    _ count: Int, from high: UInt64, _ middle: UInt64, _ low: UInt64, to all: inout [Significand]
  ) {
    var (high, middle, low) = (high, middle, low)
    for _ in 0..<count {
      let (up, carries) = middle.addingReportingOverflow(low == 0 ? 0 : 1)
      all.append(Significand(high: carries ? high + 1 : high, low: up))
      let (tenHigh, tenMiddle, tenLow) = (
        high.multipliedFullWidth(by: 10), middle.multipliedFullWidth(by: 10),
        low.multipliedFullWidth(by: 10)
      )
      let (second, carriesSecond) = tenMiddle.low.addingReportingOverflow(tenLow.high)
      let (third, carriesThird) = tenHigh.low.addingReportingOverflow(
        tenMiddle.high + (carriesSecond ? 1 : 0))
      let top = tenHigh.high + (carriesThird ? 1 : 0)
      let shift: UInt64 = top >= 8 ? 4 : 3
      high = top << (64 - shift) | third >> shift
      middle = third << (64 - shift) | second >> shift
      low = second << (64 - shift) | tenLow.low >> shift
    }
  }
}
