import Testing

@testable import grapher

@Suite struct RendererTests {
  private func render(color: Bool = false, _ replies: Reply...) throws -> (String, String) {
    let output = try TestFile()
    let errors = try TestFile()
    let renderer = Renderer(
      output: OutputBuffer(output.descriptor), errors: OutputBuffer(errors.descriptor),
      usesColor: { color })
    for reply in replies { renderer.render(reply) }
    renderer.output.flush()
    return (
      String(decoding: try output.contents(), as: UTF8.self),
      String(decoding: try errors.contents(), as: UTF8.self)
    )
  }

  @Test func `results and notes go their own ways`() throws {
    let (output, errors) = try render(.line("7"), .note("M is 2"), .bytes([0x41]))
    #expect(output == "7\nA")
    #expect(errors == "grapher: M is 2\n")
  }

  @Test func `no control of a text reaches the terminal, but tabs separate columns`() throws {
    let (output, errors) = try render(.line("a\u{1B}[2J\tb"), .note("\u{7}"))
    #expect(output == "a␛[2J\tb\n")
    #expect(errors == "grapher: ␇\n")
  }

  @Test func `spans have colors only if asked for`() throws {
    let text = StyledText("x = ") + StyledText("7", .number)
    #expect(try render(.line(text)).0 == "x = 7\n")
    #expect(try render(color: true, .line(text)).0 == "x = \u{1B}[1m7\u{1B}[0m\n")
  }
}
