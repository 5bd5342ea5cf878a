import Testing

@testable import CalculatorBrain

/// The references are Python's whole numbers, rounded up to 128 bits.
@Suite struct PowersOfTenTests {
  @Test(
    arguments: [
      (-292, 0xFF77_B1FC_BEBC_DC4F, 0x25E8_E89C_13BB_0F7B),
      (-1, 0xCCCC_CCCC_CCCC_CCCC, 0xCCCC_CCCC_CCCC_CCCD),
      (0, 1 << 63, 0), (1, 0xA000_0000_0000_0000, 0), (27, 0xCECB_8F27_F420_0F3A, 0),
      (55, 0xD0CF_4B50_CFE2_0765, 0xFFF4_B4E3_F741_CF6D),
      (56, 0x8281_8F12_81ED_449F, 0xBFF8_F10E_7A89_21A5),
      (324, 0x9E19_DB92_B4E3_1BA9, 0x6C07_A2C2_6A83_46D2),
    ] as [(Int, UInt64, UInt64)])
  func `a power has 128 bits`(exponent: Int, high: UInt64, low: UInt64) {
    let power = PowersOfTen.significand(exponent)
    #expect(power.high == high)
    #expect(power.low == low)
  }

  /// The sum is 31 times the sum so far plus the next word, modulo 2^64.
  @Test func `all powers together have the right sum`() {
    var sum: UInt64 = 0
    for exponent in -292...324 {
      let power = PowersOfTen.significand(exponent)
      sum = (sum &* 31 &+ power.high) &* 31 &+ power.low
    }
    #expect(sum == 0x7BA6_5F40_11A3_1D1D)
  }
}
