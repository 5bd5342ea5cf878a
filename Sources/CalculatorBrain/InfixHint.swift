/// Translates a word that looks like infix, such as `sin(M)` or `3*4`, to RPN for an error's hint.
///
/// A hint and no language: it knows numbers, names, operators and calls, and gives up on the rest.
struct InfixHint {
  /// Returns the RPN of a word; nil if it is not infix.
  ///
  /// Parentheses left open, because the rest stands in the next words, are closed.
  ///
  ///     InfixHint.rpn(for: "sin(M)^2")  // "M sin 2 ^"
  static func rpn(for word: String) -> String? {
    guard word.utf8.count <= 200 else { return nil }
    var hint = InfixHint(bytes: Array(word.utf8))
    return hint.translate() ? hint.output.joined(separator: " ") : nil
  }

  private enum Pending {
    case operation(Operation)
    /// An open parenthesis, of a call if it has an operation, and the operands so far.
    case parenthesis(call: Operation?, operands: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var output: [String] = []
  private var pending: [Pending] = []
  private var operators = 0
  private var wantsOperand = true

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func translate() -> Bool {
    while position < bytes.count {
      guard wantsOperand ? readOperand() : readOperator() else { return false }
    }
    guard !wantsOperand else { return false }
    while let last = pending.last {
      if case .parenthesis = last {
        guard close() else { return false }
      } else {
        popOperation()
      }
    }
    return operators > 0
  }

  private mutating func readOperand() -> Bool {
    readNumber() || readPrefix() || readName()
  }

  private mutating func readNumber() -> Bool {
    guard let literal = try? NumberLexer(bytes: bytes).literal(at: position) else { return false }
    output.append(String(decoding: bytes[position..<literal.end], as: UTF8.self))
    position = literal.end
    wantsOperand = false
    return true
  }

  /// Reads a minus or an opening parenthesis, after which the operand is still to come.
  private mutating func readPrefix() -> Bool {
    if NumberLexer(bytes: bytes).skipMinus(&position) {
      pending.append(.operation(.changeSign))
      return true
    }
    guard bytes[position] == UInt8(ascii: "(") else { return false }
    position += 1
    pending.append(.parenthesis(call: nil, operands: 1))
    return true
  }

  /// Reads a constant, a variable, or the name and opening parenthesis of a call.
  private mutating func readName() -> Bool {
    let name = name()
    let isCall = bytes.dropFirst(position + name.utf8.count).first == UInt8(ascii: "(")
    switch WordMeaning.ofAnyCase(name) {
    case .operation(let operation) where isCall == (operation.arity > 0):
      if isCall { pending.append(.parenthesis(call: operation, operands: 1)) }
    case nil where !isCall && Variable(name) != nil: break
    default: return false
    }
    position += name.utf8.count + (isCall ? 1 : 0)
    if !isCall { output.append(name) }
    wantsOperand = isCall
    return true
  }

  /// The letters and digits that start here, or the one symbol that does.
  private func name() -> String {
    let letters = bytes[position...].prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")
    }
    if !letters.isEmpty { return String(decoding: letters, as: UTF8.self) }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return String(rest.unicodeScalars.prefix(1))
  }

  private mutating func readOperator() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: ")"):
      position += 1
      return close()
    case UInt8(ascii: ","):
      position += 1
      popToParenthesis()
      guard case .parenthesis(let call?, let operands) = pending.popLast() else { return false }
      pending.append(.parenthesis(call: call, operands: operands + 1))
      wantsOperand = true
      return true
    default:
      return readSymbol()
    }
  }

  private mutating func readSymbol() -> Bool {
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    for length in [2, 1] {
      let text = String(rest.unicodeScalars.prefix(length))
      guard case .operation(let operation) = WordMeaning.of(text) else { continue }
      switch operation.row.notation {
      case .postfix: output.append(operation.name)
      case .infix(let precedence, let associativity):
        while case .operation(let last) = pending.last,
          binding(last) > precedence || (binding(last) == precedence && associativity != .right)
        {
          popOperation()
        }
        pending.append(.operation(operation))
        wantsOperand = true
      case .constant, .function: return false
      }
      operators += 1
      position += text.utf8.count
      return true
    }
    return false
  }

  /// A minus in front binds like a product: `-M^2` is the negative of a square.
  private func binding(_ operation: Operation) -> OperationRow.Precedence {
    operation == .changeSign ? .product : operation.row.precedence
  }

  private mutating func popOperation() {
    guard case .operation(let operation) = pending.popLast() else { return }
    if operation == .changeSign { operators += 1 }
    output.append(operation.name)
  }

  private mutating func popToParenthesis() {
    while case .operation = pending.last { popOperation() }
  }

  private mutating func close() -> Bool {
    popToParenthesis()
    guard case .parenthesis(let call, let operands) = pending.popLast() else { return false }
    operators += 1
    guard let call else { return true }
    output.append(call.name)
    return operands == call.arity
  }
}
