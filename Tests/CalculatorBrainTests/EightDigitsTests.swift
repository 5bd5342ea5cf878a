import Testing

@testable import CalculatorBrain

@Suite struct EightDigitsTests {
  @Test(
    arguments: [
      (0, "00000000", 8, 8), (7, "00000007", 7, 0), (12_345_678, "12345678", 0, 0),
      (90_000_000, "90000000", 0, 7), (99_999_999, "99999999", 0, 0), (1_200, "00001200", 4, 2),
    ] as [(UInt64, String, Int, Int)])
  func `a number has eight digits`(number: UInt64, text: String, leading: Int, trailing: Int) {
    let digits = EightDigits(number)
    #expect(written(digits) == text)
    #expect(digits.leadingZeros == leading)
    #expect(digits.trailingZeros == trailing)
  }

  @Test func `every four digits are right in both halves`() {
    for number in 0..<10_000 as Range<UInt64> {
      let text = String(number)
      let four = String(repeating: "0", count: 4 - text.count) + text
      #expect(written(EightDigits(number * 10_001)) == four + four)
    }
  }

  @Test func `zeros follow when leading digits are dropped`() {
    var digits = EightDigits(12)
    digits.drop(digits.leadingZeros)
    #expect(written(digits) == "12000000")
  }

  private func written(_ digits: EightDigits) -> String {
    var text = [UInt8](repeating: 0, count: 8)
    var bytes = text.mutableSpan
    digits.write(to: &bytes, at: 0)
    return String(decoding: text, as: UTF8.self)
  }
}
