/// What a function computes, every value once however often it is used.
///
/// Built from the instructions of a ``Function`` in one pass; `M dup * dup *` has two products.
struct ValueGraph {
  /// A value: the argument, a constant, or what a node makes of others.
  enum Value: Hashable {
    case argument
    case constant(Int)
    case node(Int)
  }

  /// An operation with its operands, those beyond its arity being the argument.
  struct Node: Hashable {
    var operation: Operation
    var x: Value
    var y: Value = .argument
    var z: Value = .argument
    /// Whether the second operand is a small whole exponent, to be multiplied out.
    var isWholePower = false
  }

  private(set) var nodes: [Node] = []
  private(set) var constants: [Double] = []
  private(set) var result = Value.argument
  private var nodeIndices: [Node: Int] = [:]
  private var constantIndices: [UInt64: Int] = [:]

  init(_ instructions: [Function.Instruction]) {
    var stack: [Value] = []
    nodeIndices.reserveCapacity(instructions.count)
    nodes.reserveCapacity(instructions.count)
    for instruction in instructions {
      switch instruction.code {
      case .constant: stack.append(constant(instruction.constant))
      case .argument: stack.append(.argument)
      case .unary:
        stack.append(value(of: instruction.operation, stack.removeLast(), .argument, .argument))
      case .binary:
        let y = stack.removeLast()
        stack.append(value(of: instruction.operation, stack.removeLast(), y, .argument))
      case .ternary:
        let (z, y) = (stack.removeLast(), stack.removeLast())
        stack.append(value(of: instruction.operation, stack.removeLast(), y, z))
      }
    }
    result = stack.last ?? constant(.nan)
  }

  /// Returns the value of an operation, by way of others where that is the same and faster.
  private mutating func value(
    of operation: Operation, _ x: Value, _ y: Value, _ z: Value
  ) -> Value {
    switch operation {
    case .greater: node(Node(operation: .less, x: y, y: x))
    case .greaterOrEqual: node(Node(operation: .lessOrEqual, x: y, y: x))
    case .secant: inverse(of: .cosine, x)
    case .cosecant: inverse(of: .sine, x)
    case .cotangent: inverse(of: .tangent, x)
    case .power: power(x, y)
    case .root: root(x, y)
    case .add, .multiply:
      // Only the second operand is looked at for a constant.
      if case .constant = x {
        node(Node(operation: operation, x: y, y: x))
      } else {
        node(Node(operation: operation, x: x, y: y))
      }
    default: node(Node(operation: operation, x: x, y: y, z: z))
    }
  }

  private mutating func inverse(of operation: Operation, _ x: Value) -> Value {
    node(Node(operation: .inverse, x: node(Node(operation: operation, x: x))))
  }

  private mutating func power(_ base: Value, _ exponent: Value) -> Value {
    switch number(exponent) {
    case -1: return node(Node(operation: .inverse, x: base))
    case 0.5:
      // The power of -0 is 0, its square root is not.
      let root = node(Node(operation: .squareRoot, x: base))
      return node(Node(operation: .add, x: root, y: constant(0)))
    case 1: return base
    case 2: return node(Node(operation: .square, x: base))
    case .some(let exponent) where Kernel.wholeExponents.contains(exponent):
      let isWhole = exponent.rounded() == exponent
      return node(
        Node(operation: .power, x: base, y: constant(exponent), isWholePower: isWhole))
    default: return node(Node(operation: .power, x: base, y: exponent))
    }
  }

  private mutating func root(_ x: Value, _ degree: Value) -> Value {
    switch number(degree) {
    case 2: node(Node(operation: .squareRoot, x: x))
    case 3: node(Node(operation: .cubeRoot, x: x))
    default: node(Node(operation: .root, x: x, y: degree))
    }
  }

  private func number(_ value: Value) -> Double? {
    guard case .constant(let index) = value else { return nil }
    return constants[index]
  }

  private mutating func node(_ node: Node) -> Value {
    if let index = nodeIndices[node] { return .node(index) }
    nodeIndices[node] = nodes.count
    nodes.append(node)
    return .node(nodes.count - 1)
  }

  private mutating func constant(_ number: Double) -> Value {
    if let index = constantIndices[number.bitPattern] { return .constant(index) }
    constantIndices[number.bitPattern] = constants.count
    constants.append(number)
    return .constant(constants.count - 1)
  }
}
