import Testing

@testable import CalculatorBrain

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (7, "7"), (0.1 + 0.2, "0.30000000000000004"), (-2.5, "-2.5"), (1e-7, "1e-7"),
      (1.5e300, "1.5e300"), (0x1p60, "1152921504606846976"), (0x1p63, "9223372036854775808"),
      (0x1p69, "590295810358705651712"), (1e20, "100000000000000000000"), (1e21, "1e21"),
      (-0x1p65, "-36893488147419103232"),
      (1_000_000_000_000_000_000_000.0 / 10, "100000000000000000000"),
      (0.0001, "0.0001"), (0.00001, "1e-5"), (0.000012345, "1.2345e-5"), (1234567.5, "1234567.5"),
      (0, "0"), (-0.0, "0"), (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"),
      (Double.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e308"), (0.1, "0.1"), (100, "100"),
      (1e15, "1000000000000000"),
      (4503599627370495.5, "4503599627370495.5"),
    ] as [(Double, String)])
  func `the shortest text that reads back`(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
  }

  @Test(arguments: [7, 8])
  func `every text reads back to its number`(seed: UInt64) throws {
    var random = RandomPrograms(seed: seed)
    for _ in 0..<5000 {
      let value = random.number()
      let text = NumberText.shortest(value)
      #expect(Double(text) == value, "seed \(seed): \(text)")
      #expect(try Program(text).tokens == [.number(value)], "seed \(seed): \(text)")
    }
  }

  @Test func `the text is Swift's own, but for notation`() {
    let seed: UInt64 = 9
    var random = RandomPrograms(seed: seed)
    var values = (0..<20_000).map { _ in Double(bitPattern: random.bits()) }
    for exponent in -1074...1023 {
      // Where the distance of numbers changes, and the ends of the smallest and the largest.
      values += neighbors(of: Double(sign: .plus, exponent: exponent, significand: 1))
    }
    for exponent in -323...308 {
      for digit in 1...9 { values += neighbors(of: Double("\(digit)e\(exponent)") ?? .nan) }
    }
    values += (1...2_000).map { Double(bitPattern: $0) }
    values += (1...2_000).map { 0x1p53 - Double($0) / 4 } + (1...2_000).map { Double($0) / 1e5 }
    values += neighbors(of: .greatestFiniteMagnitude) + neighbors(of: 1e21) + neighbors(of: 1e-4)
    for value in values where value.isFinite {
      #expect(NumberText.shortest(value) == reference(value), "seed \(seed): \(value.bitPattern)")
    }
  }

  private func neighbors(of value: Double) -> [Double] { [value.nextDown, -value, value.nextUp] }

  /// Swift's text without the padding of its exponent, and whole numbers as those of 128 bits.
  private func reference(_ value: Double) -> String {
    if value.rounded() == value, value.magnitude < 1e21 { return Int128(value).description }
    let parts = value.description.split(separator: "e")
    return parts.count == 2 ? "\(parts[0])e\(Int(parts[1]) ?? 0)" : value.description
  }

  @Test(arguments: [0.5, -0.00012345678901234567, -1.2345678901234567e-300, -0x1p69, 7])
  func `a number is written in the middle of a text`(value: Double) {
    var line = Array(repeating: UInt8(ascii: "~"), count: 26)
    var bytes = line.mutableSpan
    let end = NumberText.write(value, to: &bytes, at: 1)
    #expect(String(decoding: line[..<end], as: UTF8.self) == "~" + reference(value))
    #expect(line[25] == UInt8(ascii: "~"))
  }

  @Test(
    arguments: [
      (0.1 + 0.2, 12, "0.3"), (2.0 / 3, 12, "0.666666666667"), (2.0 / 3, 3, "0.667"),
      (999.9999, 3, "1e3"), (99.96, 3, "100"), (0x1p60, 12, "1.15292150461e18"),
      (123456, 6, "123456"),
      (1234567, 6, "1.23457e6"), (0.00001234567, 3, "1.23e-5"), (-1.5, 1, "-2"), (7, 12, "7"),
      (0, 12, "0"), (.nan, 12, "nan"), (0.1 + 0.2, 17, "0.30000000000000004"),
      (0.00009999, 2, "0.0001"),
    ] as [(Double, Int, String)])
  func `rounded text has the digits asked for`(value: Double, digits: Int, text: String) {
    #expect(NumberText.rounded(value, digits: digits) == text)
  }
}
