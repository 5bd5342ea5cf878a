import Glibc
import Testing

@testable import grapher

struct FileErrorTests {
  static let messages: [(FileError.Action, FileFault, String)] = [
    (.saving, .system(.permissionDenied), "cannot save favorites to f.json: permission denied"),
    (
      .saving, .system(Errno(code: ENOSPC)),
      "cannot save favorites to f.json: no space left on device"
    ),
    (.reading, .system(Errno(code: EIO)), "cannot read favorites from f.json: input/output error"),
    (.movingAside, .system(Errno(code: EROFS)), "cannot move f.json aside: read-only file system"),
    (.reading, .tooLarge(limit: 16 << 20), "cannot read favorites from f.json: larger than 16 MiB"),
    (.saving, .inUse(processID: 7), "cannot save favorites to f.json: in use by process 7"),
    (.saving, .damaged(JSONError(line: 3, column: 7, reason: "why")), "f.json:3:7: why"),
    (.reading, .malformed(.missing(path: "version")), "f.json: version is missing"),
  ]

  @Test(arguments: messages)
  func `an error names action, path and cause`(
    action: FileError.Action, fault: FileFault, message: String
  ) {
    let error = FileError(path: "f.json", noun: "favorites", action: action, fault: fault)
    #expect(error.message == message)
  }
}
