import Testing

@testable import grapher

@Suite struct ProgramMapTests {
  private let session = SessionDriver().session

  private func lines(_ texts: String...) -> [InputLine] {
    texts.enumerated().map { InputLine(number: 7 + $0.offset, text: .success($0.element)) }
  }

  @Test func `each line gives a line`() throws {
    let map = try ProgramMap("M 2 *", session: session)
    let values = map.values(lines("3", " -0.1\t", "1e-7", "\u{A0}2pi", "100000"))
    #expect(
      String(decoding: values.text, as: UTF8.self)
        == "6\n-0.2\n2e-7\n12.566370614359172\n200000\n")
    #expect(values.failures.isEmpty)
  }

  @Test func `a failure tells its line and where the text goes on`() throws {
    let map = try ProgramMap("M sqrt", session: session)
    let values = map.values(lines("4", "-1", "x y", "9"))
    #expect(String(decoding: values.text, as: UTF8.self) == "2\nnan\nnan\n3\n")
    #expect(values.failures.map(\.start) == [2, 6])
    #expect(values.failures.map(\.number) == [8, 9])
    #expect(values.failures.first?.failure.message == "square root of a negative number")
  }

  @Test func `more than one value is refused`() {
    #expect(throws: Failure.self) { try ProgramMap("M 2", session: session) }
  }
}
