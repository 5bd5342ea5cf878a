import Glibc
import Testing

@testable import grapher

@Suite struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(
      ["/bin/sh"], arguments: ["sh", "-c", script], environment: testEnvironment, shared: nil)
  }

  @Test func `the ending is told`() throws {
    #expect(try shell("exit 3").stop(grace: 20) == .exited(3))
    #expect(try shell("kill -9 $$").stop(grace: 20) == .killed(signal: 9))
    #expect(try shell("cat").stop(grace: 20) == .exited(0))
  }

  @Test func `a child that ignores everything is killed`() throws {
    let child = try shell("trap '' INT TERM HUP; echo ready; while :; do sleep 1; done")
    _ = child.wait(for: .init(input: false, output: true, errors: false), milliseconds: 20_000)
    #expect(child.stop(grace: 0.1) == .killed(signal: 9))
    #expect(!child.isRunning)
  }

  @Test func `a stopped child is killed too`() throws {
    let child = try shell("echo ready; kill -STOP $$")
    _ = child.wait(for: .init(input: false, output: true, errors: false), milliseconds: 20_000)
    usleep(50_000)
    guard case .killed = child.stop(grace: 0.1) else {
      Issue.record("the child ended by itself")
      return
    }
  }

  @Test func `what cannot be started says why`() throws {
    let directory = TemporaryDirectory()
    let plain = try directory.write("plain", "x")
    func start(_ paths: [String]) throws {
      _ = try ChildProcess(paths, arguments: ["x"], environment: [:], shared: nil)
    }
    #expect(throws: Errno.notFound) { try start([]) }
    #expect(throws: Errno.notFound) { try start(["/nonexistent/gnuplot"]) }
    #expect(throws: Errno.permissionDenied) { try start([directory.path]) }
    #expect(throws: Errno.permissionDenied) { try start(["/nonexistent/x", plain, "/no"]) }
  }

  @Test func `writing to a dead child is an error, not the end`() throws {
    let child = try shell("exit 0")
    while child.isRunning { usleep(1000) }
    #expect(child.write([1, 2, 3]) == nil)
    #expect(child.read(child.output) == [])
  }

  @Test func `the child has the environment given and no other`() throws {
    let child = try ChildProcess(
      ["/usr/bin/env"], arguments: ["env"], environment: ["A": "b c"], shared: nil)
    while child.isRunning { usleep(1000) }
    #expect(child.read(child.output).map { String(decoding: $0, as: UTF8.self) } == "A=b c\n")
  }
}
