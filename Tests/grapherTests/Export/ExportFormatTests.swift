import Testing

@testable import grapher

@Suite struct ExportFormatTests {
  @Test(
    arguments: [
      ("a.png", ExportFormat.png), ("dir.x/a.SVG", .svg), ("a.b.gp", .script), (".tsv", .tsv),
    ])
  func `the ending tells`(_ path: String, _ format: ExportFormat) throws {
    #expect(try ExportFormat(path: path) == format)
  }

  @Test(arguments: ["a", "a.foo", "a.png/", "|touch x", "png"])
  func `without a known ending the failure lists them`(_ path: String) {
    let error = #expect(throws: Failure.self) { try ExportFormat(path: path) }
    #expect(error?.message.hasSuffix(".png .svg .pdf .csv .tsv .json .gp") == true)
  }
}
