import Glibc
import Testing

@testable import grapher

struct FilePathTests {
  let directory = TemporaryDirectory()

  @Test func `links are followed to the last, and dots are resolved`() throws {
    try FileSystem.makeDirectory(directory.file("a"))
    _ = directory.link("directory", to: "a")
    _ = directory.link("a/x", to: "../missing")
    let expected = FilePath(directory: directory.path, name: "missing")
    #expect(try FilePath(resolving: directory.file("directory/./x")) == expected)
    #expect(expected.text == directory.file("missing"))
    #expect(expected.sibling("b") == directory.file("b"))
    #expect(try FilePath(resolving: "/x").text == "/x")
  }

  @Test(arguments: [
    ("", FileFault.system(.notFound)), ("a/", .notRegular(.directory)),
    (".", .notRegular(.directory)),
    ("/..", .notRegular(.directory)), ("/none/x", .system(.notFound)),
  ])
  func `a path that names no file is refused`(path: String, fault: FileFault) {
    #expect(throws: fault) { try FilePath(resolving: path) }
  }

  @Test(arguments: [("a/b", "a"), ("b", "."), ("/b", "/"), ("/a/b", "/a"), ("a/", "a")])
  func `the parent is what stands before the last slash`(path: String, parent: String) {
    #expect(FilePath.parent(of: path) == parent)
  }
}
