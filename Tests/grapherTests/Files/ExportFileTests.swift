import Glibc
import Testing

@testable import grapher

struct ExportFileTests {
  let directory = TemporaryDirectory()

  private func message(_ path: String, _ bytes: [UInt8] = [1]) -> String? {
    do {
      try ExportFile(path: path, noun: "plot", patience: 60).save(bytes)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a new file is made, an old one is replaced and keeps its mode`() throws {
    #expect(message(directory.file("new"), [0x31]) == nil)
    #expect(message(try directory.write("old", "old", mode: 0o604), [0x32]) == nil)
    #expect(try directory.text("new") == "1")
    #expect(try directory.text("old") == "2")
    #expect(try FileSystem.facts(at: directory.file("old"))?.mode == 0o604)
    #expect(directory.names == ["new", "old"])
  }

  @Test func `names that mean something to a shell or to gnuplot are plain names`() throws {
    for name in ["|touch PWNED", "<x", "~user", "`x`", "-", "a\nb"] {
      #expect(message(directory.file(name), [0x31]) == nil)
      #expect(try directory.text(name) == "1")
    }
  }

  @Test func `an error names path and cause`() throws {
    let path = directory.path
    let expectations = [
      "\(path)/": "not a regular file but a directory",
      path: "not a regular file but a directory",
      "\(path)/none/x": "no such file or directory",
      try directory.write("file", "") + "/x": "not a directory",
      "/dev/full": "no space left on device",
      "/dev/fd/987654": "bad file descriptor",
      directory.pipe("pipe"): "no program reads from the pipe",
      directory.file(String(repeating: "x", count: 300)): "file name too long",
      "": "no such file or directory",
    ]
    for (path, cause) in expectations {
      #expect(message(path) == "cannot save plot to \(path): \(cause)")
    }
    #expect(directory.names == ["file", "pipe"])
  }

  @Test func `devices are written to and stay what they are`() throws {
    #expect(message("/dev/null", [UInt8](repeating: 1, count: 1 << 20)) == nil)
    #expect(try FileSystem.facts(at: "/dev/null")?.kind == .device)
  }

  @Test func `a pipe with a reader receives the bytes`() throws {
    let path = directory.pipe("pipe")
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(message(path, Array("plot".utf8)) == nil)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe read(reader, &bytes, bytes.count)
    #expect(bytes.prefix(count) == Array("plot".utf8)[...])
    #expect(try FileSystem.facts(at: path)?.kind == .pipe)
  }

  @Test func `an open descriptor is written to where it stands`() throws {
    let path = try directory.write("out", "")
    let descriptor = unsafe open(path, O_WRONLY)
    defer { close(descriptor) }
    _ = unsafe write(descriptor, "12", 2)
    #expect(message("/dev/fd/\(descriptor)", [0x33]) == nil)
    #expect(message("/proc/self/fd/\(descriptor)", [0x34]) == nil)
    #expect(try directory.text("out") == "1234")
  }

  @Test func `a reader slower than a pipe that does not wait receives all bytes`() throws {
    // A parent may have left standard output like that; 64 KiB fit into it at once.
    let child = try ChildProcess(
      ["/bin/sh"], arguments: ["sh", "-c", "sleep 0.1; head -c 300000 | wc -c"],
      environment: testEnvironment, shared: nil)
    let path = "/dev/fd/\(child.input.number)"
    #expect(message(path, [UInt8](repeating: 7, count: 300_000)) == nil)
    _ = child.wait(for: .init(input: false, output: true, errors: false), milliseconds: 60_000)
    #expect(child.read(child.output) == Array("300000\n".utf8))
  }
}
