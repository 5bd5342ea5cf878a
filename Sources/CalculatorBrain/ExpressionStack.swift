/// The stack of expressions, with the variables their values depend on.
///
/// RPN concatenation *is* the stack: all tokens lie in one buffer, an entry is where it starts, and
/// an operation on the top entries appends one token. The value of an entry is kept with the epoch
/// of the variables it was computed in, so that an operation costs the same for operands of any
/// length.
struct ExpressionStack: Sendable {
  /// An expression of the stack.
  struct Entry: Sendable {
    /// The index of its first token.
    var start: Int
    /// Its value; NaN is undefined, and infinity an overflow.
    var value: Double
    /// The epoch of the variables in which the value was computed; `constant` without variables.
    var epoch: Int

    static let constant = Int.max

    var hasVariables: Bool { epoch != Entry.constant }
  }

  /// The top operand of the last operation.
  enum LastOperand: Sendable {
    case none
    /// Its tokens still stand in the buffer; copying them for every operation would be quadratic.
    case range(Range<Int>)
    case tokens([Token])
  }

  // Set by the files of the stack only.
  var tokens: [Token] = []
  var entries: [Entry] = []
  var variables: [Variable: Double] = [:]
  var lastOperand = LastOperand.none
  /// Grows with every change of a variable.
  var epoch = 0
  var journal = Journal()
  /// The words that brought the tokens from `journal.tokenLow` on; negative: an earlier line.
  var origins: [Int32] = []
  /// The words that stack words of the current line moved or copied.
  var movedWords = 0
  let collapsesConstants: Bool

  init(collapsesConstants: Bool = true) {
    self.collapsesConstants = collapsesConstants
  }

  /// The indices of the tokens of an entry, 0 being the bottom.
  func range(of index: Int) -> Range<Int> {
    entries[index].start..<(index + 1 < entries.count ? entries[index + 1].start : tokens.count)
  }

  /// The word of the current line that brought a token; nil if an earlier line did.
  func origin(of token: Int) -> Int? {
    guard token >= journal.tokenLow else { return nil }
    let word = origins[token - journal.tokenLow]
    return word < 0 ? nil : Int(word)
  }

  /// The tokens of the top operand of the last operation.
  var lastOperandTokens: [Token]? {
    switch lastOperand {
    case .none: nil
    case .range(let range): Array(tokens[range])
    case .tokens(let tokens): tokens
    }
  }

  // MARK: Changing it

  /// Pushes a number or variable, or applies an operation to the top entries.
  mutating func append(_ token: Token, from word: Int32) throws(CalculatorError) {
    switch token {
    case .number(let value): try push(token, value, epoch: Entry.constant, from: word)
    case .variable(let variable):
      try push(token, variables[variable] ?? .nan, epoch: epoch, from: word)
    case .operation(let operation):
      if operation.arity == 0 {
        try push(token, operation.value(0, 0, 0), epoch: Entry.constant, from: word)
      } else {
        try apply(operation, from: word)
      }
    }
  }

  private mutating func push(
    _ token: Token, _ value: Double, epoch: Int, from word: Int32
  ) throws(CalculatorError) {
    try checkRoom(forEntries: 1, words: 1)
    entries.append(Entry(start: tokens.count, value: value, epoch: epoch))
    tokens.append(token)
    origins.append(word)
  }

  private mutating func apply(_ operation: Operation, from word: Int32) throws(CalculatorError) {
    let arity = operation.arity
    let count = entries.count
    let base = count - arity
    guard base >= 0 else {
      throw CalculatorError(
        .notEnoughOperands(operation: operation.name, needs: arity, has: count))
    }
    let first = entries[base]
    var oldest = first.epoch
    for index in (base + 1)..<max(base + 1, count) { oldest = min(oldest, entries[index].epoch) }
    let value = operation.value(
      first.value, arity > 1 ? entries[base + 1].value : 0, arity > 2 ? entries[base + 2].value : 0)
    lastOperand = .range(entries[count - 1].start..<tokens.count)
    journal.lowerEntries(to: base, of: entries)
    entries.removeLast(arity - 1)
    entries[base] = Entry(start: first.start, value: value, epoch: oldest)
    tokens.append(.operation(operation))
    origins.append(word)
    try limitLength(from: word)
  }

  /// Takes away the top entries.
  mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    let base = entries.count - count
    let start = entries[base].start
    journal.lowerEntries(to: base, of: entries)
    entries.removeLast(count)
    cut(to: start)
  }

  /// Puts entries, given by their indices and perhaps repeated, in place of those from `base` on.
  mutating func arrange(from base: Int, _ order: [Int]) throws(CalculatorError) {
    let kept = zip(order, base...).prefix { $0 == $1 }.count
    let from = min(base + kept, entries.count)
    let added = order[(from - base)...]
    let words = added.reduce(0) { $0 + range(of: $1).count }
    try checkRoom(forEntries: added.count - (entries.count - from), words: words)
    try countMoved(words)
    // Copies first: what is moved is cut off before it is appended again.
    let moved = added.map { index in
      let range = range(of: index)
      return (
        entries[index], Array(tokens[range]), range.map { origin(of: $0).map(Int32.init) ?? -1 }
      )
    }
    drop(entries.count - from)
    for (entry, words, sources) in moved {
      entries.append(Entry(start: tokens.count, value: entry.value, epoch: entry.epoch))
      tokens += words
      origins += sources
    }
  }

  /// Removes the tokens from an index on, keeping what undo and `lastx` need of them.
  mutating func cut(to start: Int) {
    if case .range(let range) = lastOperand, range.upperBound > start {
      lastOperand = .tokens(Array(tokens[range]))
    }
    if start < journal.tokenLow {
      journal.lowerTokens(to: start, of: tokens)
      origins.removeAll(keepingCapacity: true)
    } else {
      origins.removeLast(origins.count - (start - journal.tokenLow))
    }
    tokens.removeLast(tokens.count - start)
  }
}
