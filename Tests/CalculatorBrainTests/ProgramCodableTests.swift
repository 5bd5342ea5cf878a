import CalculatorBrain
import Foundation
import Testing

@Suite struct ProgramCodableTests {
  @Test func `a program is coded as its text`() throws {
    let program = try Program("M 2 ^ sin")
    let data = try JSONEncoder().encode([program])
    #expect(String(decoding: data, as: UTF8.self) == "[\"M 2 ^ sin\"]")
    #expect(try JSONDecoder().decode([Program].self, from: data) == [program])
  }

  @Test func `a text that is no program is told why`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Program].self, from: Data("[\"3,5\"]".utf8))
    }
  }
}
