/// The letters of infix text.
public enum InfixStyle: Sendable {
  /// `√(10) × π`
  case unicode
  /// `sqrt(10) * pi`
  case ascii
}

extension Program {
  /// The infix form of the program.
  ///
  ///     try Program("M 2 ^").infix  // "M ^ 2"
  public var infix: String { infix() }

  /// Returns the infix form with the fewest parentheses that keep the meaning.
  ///
  /// - A missing operand is `?`; several expressions are joined by `, `, oldest first.
  /// - The empty program is empty text.
  /// - Text longer than `limit` characters is cut to them, `…` (`...` in ASCII) being the end.
  ///
  /// Linear in the length of the text that is returned, and not recursive.
  ///
  ///     try Program("10 sqrt pi *").infix(.ascii)    // "sqrt(10) * pi"
  ///     try Program("1 2 + 3 +").infix(limit: 8)     // "1 + 2 +…"
  public func infix(_ style: InfixStyle = .unicode, limit: Int = .max) -> String {
    var writer = InfixWriter(tokens, style, limit: limit)
    return writer.write()
  }
}

/// Writes infix text from left to right with a list of what is still to be written.
private struct InfixWriter {
  private enum Piece {
    case node(Int, parenthesized: Bool)
    case text(String)
  }

  private let tokens: [Token]
  private let shape: Shape
  private let style: InfixStyle
  private let limit: Int
  /// What is still to be written, the next piece last.
  private var pieces: [Piece] = []
  private var text = ""
  private var length = 0

  init(_ tokens: [Token], _ style: InfixStyle, limit: Int) {
    self.tokens = tokens
    self.style = style
    self.limit = limit
    shape = Shape(tokens)
  }

  mutating func write() -> String {
    for (index, root) in shape.roots.enumerated().reversed() {
      pieces.append(.node(root, parenthesized: false))
      if index > 0 { pieces.append(.text(", ")) }
    }
    while let piece = pieces.popLast(), length <= limit {
      switch piece {
      case .text(let text): append(text)
      case .node(let node, let parenthesized):
        if parenthesized {
          append("(")
          pieces.append(.text(")"))
        }
        expand(node)
      }
    }
    guard length > limit else { return text }
    let end = style == .unicode ? "…" : "..."
    return limit < end.count ? String(end.prefix(limit)) : text.prefix(limit - end.count) + end
  }

  private mutating func append(_ piece: String) {
    text += piece
    length += piece.unicodeScalars.count
  }

  /// Plans the pieces of a token with its operands.
  private mutating func expand(_ node: Int) {
    guard case .operation(let operation) = tokens[node] else { return append(tokens[node].text) }
    let row = operation.row
    let symbol = style == .unicode ? row.symbol : row.asciiSymbol
    var operands = shape.operands(of: node).map { Optional($0) }
    operands.insert(contentsOf: repeatElement(nil, count: row.arity - operands.count), at: 0)
    switch row.notation {
    case .constant: append(symbol)
    case .postfix:
      pieces.append(.text(symbol))
      plan(operands[0], under: row, .left)
    case .function:
      append(symbol + "(")
      pieces.append(.text(")"))
      for index in operands.indices.reversed() {
        plan(operands[index], under: row, .none)
        if index > 0 { pieces.append(.text(", ")) }
      }
    case .infix:
      plan(operands[1], under: row, .right)
      pieces.append(.text(" \(symbol) "))
      plan(operands[0], under: row, .left)
    }
  }

  private mutating func plan(
    _ node: Int?, under parent: OperationRow, _ side: OperationRow.Associativity
  ) {
    guard let node else { return pieces.append(.text("?")) }
    let parenthesized = InfixWriter.isParenthesized(tokens[node], under: parent, side)
    pieces.append(.node(node, parenthesized: parenthesized))
  }

  /// Whether an operand needs parentheses: on one side of its operation, or as its argument (none).
  private static func isParenthesized(
    _ operand: Token, under parent: OperationRow, _ side: OperationRow.Associativity
  ) -> Bool {
    guard side != .none else { return false }
    // A sign in front would be read after the power or the factorial.
    let signMatters = side == .left && parent.precedence >= .power
    guard case .operation(let operation) = operand else {
      if case .number(let value) = operand { return signMatters && value < 0 }
      return false
    }
    if operation == .changeSign { return signMatters }
    let row = operation.row
    guard row.precedence == parent.precedence else { return row.precedence < parent.precedence }
    switch parent.associativity {
    case .none: return true
    case .right: return side == .left
    case .left: return side == .right && !isAssociative(operation, under: parent.operation)
    }
  }

  /// Whether a chain reads the same without parentheses: a + (b − c), a × (b ÷ c).
  private static func isAssociative(_ operation: Operation, under parent: Operation) -> Bool {
    switch parent {
    case .add: operation == .add || operation == .subtract
    case .multiply: operation == .multiply || operation == .divide
    default: false
    }
  }
}
