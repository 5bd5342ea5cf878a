/// What an exchange was doing when its time was over.
enum ExchangePhase: Hashable, Sendable {
  case sending(taken: Int, of: Int)
  case waiting
}

/// Why an exchange with a child process found no end.
enum ExchangeFault: Error, Hashable, Sendable {
  /// The child closed its output; `errors` is what it had written.
  case ended(errors: [UInt8])
  case timedOut(ExchangePhase)
  case overflowed
  case cancelled
}

/// One question to a child process and its answer: bytes go in, and the answer is complete as soon
/// as a mark appears on its standard error.
///
/// Everything is read and written as it becomes possible, never one after another: a child that
/// writes much while it reads slowly would block forever.
struct Exchange {
  /// What the child wrote on its standard output.
  private(set) var output: [UInt8] = []
  private var errors = CappedBytes(limit: 65_536)
  private let question: [UInt8]
  private let mark: [UInt8]
  private var sent = 0
  private var canSend = true
  private var isOutputOpen = true
  private var areErrorsOpen = true

  /// The most that is kept of the output.
  private static let outputLimit = 64 << 20
  /// How often, in milliseconds, output is read and cancellation looked at.
  private static let patience = 5

  private init(_ question: [UInt8], mark: [UInt8]) {
    self.question = question
    self.mark = mark
  }

  /// Asks and returns the output, and the errors without the mark.
  ///
  /// A fault leaves the child in an unknown state: it must not be used again.
  static func run(
    _ question: String, until mark: String, with child: ChildProcess, seconds: Double,
    isCancelled: () -> Bool
  ) throws(ExchangeFault) -> (output: [UInt8], errors: [UInt8]) {
    var exchange = Exchange(Array(question.utf8), mark: Array(mark.utf8))
    let deadline = Clock.seconds() + seconds
    while !exchange.errors.tail.ends(with: exchange.mark) {
      if isCancelled() { throw .cancelled }
      let left = deadline - Clock.seconds()
      if left <= 0 { throw .timedOut(exchange.phase) }
      try exchange.turn(child, milliseconds: min(Self.patience, Int(left * 1000) + 1))
    }
    try exchange.readOutput(of: child)
    return (exchange.output, Array(exchange.errors.all.dropLast(exchange.mark.count)))
  }

  private var phase: ExchangePhase {
    sent < question.count ? .sending(taken: sent, of: question.count) : .waiting
  }

  /// Waits until something can be read or written, and does it.
  ///
  /// Output alone wakes nobody: gnuplot writes a picture line by line, and the pipe holds it.
  private mutating func turn(_ child: ChildProcess, milliseconds: Int) throws(ExchangeFault) {
    let wanted = ChildProcess.Readiness(
      input: canSend && sent < question.count, output: isOutputOpen && !areErrorsOpen,
      errors: areErrorsOpen)
    let ready = child.wait(for: wanted, milliseconds: Int32(milliseconds))
    try readOutput(of: child)
    if ready.errors, let bytes = child.read(child.errors) {
      areErrorsOpen = !bytes.isEmpty
      errors.append(bytes)
    }
    if ready.input {
      // A child that takes nothing any more is about to end: its last words are still to be read.
      if let count = child.write(question[sent...]) { sent += count } else { canSend = false }
    }
    if !isOutputOpen && !areErrorsOpen { throw .ended(errors: errors.all) }
  }

  /// Reads the output that is in the pipe; what comes before the mark is there when the mark is.
  private mutating func readOutput(of child: ChildProcess) throws(ExchangeFault) {
    while isOutputOpen, let bytes = child.read(child.output) {
      isOutputOpen = !bytes.isEmpty
      output += bytes
      if output.count > Self.outputLimit { throw .overflowed }
    }
  }
}

/// Bytes of which, if they are too many, only the first and the last are kept.
struct CappedBytes {
  let limit: Int
  private var head: [UInt8] = []
  /// The last bytes, all of them as long as there are few.
  private(set) var tail: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The bytes kept.
  var all: [UInt8] { head + tail }

  mutating func append(_ bytes: [UInt8]) {
    tail += bytes
    if head.isEmpty, tail.count > limit {
      head = Array(tail.prefix(limit / 2))
      tail.removeFirst(limit / 2)
    }
    if !head.isEmpty, tail.count > limit { tail.removeFirst(tail.count - limit / 2) }
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
