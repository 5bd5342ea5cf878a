import Testing

@testable import grapher

@Suite struct SizeTextTests {
  @Test func `a size is two numbers with an x between them`() throws {
    let size = try #require(SizeText.parse("79x24"))
    #expect(size == (79, 24))
  }

  @Test(
    arguments: [
      "", "x", "79", "79x", "x24", "79x24x1", "79X24", " 79x24", "+79x24", "-79x24", "7.9x24",
      "99999999999999999999x1",
    ])
  func `any other text is none`(text: String) {
    #expect(SizeText.parse(text) == nil)
  }
}
