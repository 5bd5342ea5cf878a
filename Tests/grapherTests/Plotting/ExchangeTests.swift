import Testing

@testable import grapher

@Suite struct ExchangeTests {
  private func run(
    _ script: String, _ question: String = "", seconds: Double = 20,
    isCancelled: () -> Bool = { false }
  ) throws -> (output: [UInt8], errors: [UInt8]) {
    let child = try ChildProcess(
      ["/bin/sh"], arguments: ["sh", "-c", script], environment: testEnvironment, shared: nil)
    return try Exchange.run(
      question, until: "MARK\n", with: child, seconds: seconds, isCancelled: isCancelled)
  }

  @Test func `the answer is complete at the mark`() throws {
    let answer = try run("read x; echo $x; echo told >&2; echo MARK >&2; sleep 100", "abc\n")
    #expect(String(decoding: answer.output, as: UTF8.self) == "abc\n")
    #expect(String(decoding: answer.errors, as: UTF8.self) == "told\n")
  }

  @Test func `much in and much out at once does not block`() throws {
    let megabyte = String(repeating: "0123456789abcde\n", count: 65_536)
    let answer = try run(
      "head -c 1048576; head -c 300000 /dev/zero >&2; echo MARK >&2; sleep 100", megabyte)
    #expect(answer.output.count == 1_048_576)
    #expect(answer.errors.count < 100_000)
  }

  @Test func `a child that ends has its last words told`() throws {
    #expect(throws: ExchangeFault.ended(errors: Array("oh\n".utf8))) {
      try run("echo oh >&2; exit 3", "question\n")
    }
  }

  @Test func `a silent child is left when the time is over`() throws {
    #expect(throws: ExchangeFault.timedOut(.waiting)) {
      try run("cat >/dev/null; sleep 100", "x\n", seconds: 0.3)
    }
  }

  @Test func `a child that takes nothing is told by what it took`() throws {
    let megabyte = String(repeating: "#", count: 1_000_000)
    // 64 KiB is what a pipe of Linux holds.
    #expect(throws: ExchangeFault.timedOut(.sending(taken: 65_536, of: 1_000_000))) {
      try run("sleep 100", megabyte, seconds: 0.3)
    }
  }

  @Test func `cancelling is seen while nothing happens`() throws {
    var looks = 0
    #expect(throws: ExchangeFault.cancelled) {
      try run("exec sleep 100", seconds: 60) {
        looks += 1
        return looks == 3
      }
    }
  }

  @Test func `a flood of errors ends with the time, and only its ends are kept`() throws {
    #expect(throws: ExchangeFault.timedOut(.waiting)) {
      try run("while :; do echo flood; done >&2", seconds: 0.5)
    }
    var bytes = CappedBytes(limit: 100)
    for number in 0..<10_000 { bytes.append(Array("\(number)\n".utf8)) }
    #expect(bytes.all.count <= 150)
    #expect(bytes.all.starts(with: "0\n1\n2\n".utf8))
    #expect(bytes.tail.suffix(5).elementsEqual("9999\n".utf8))
  }
}
