internal import CVectorMath

/// A product and the sum or difference with it, which is all it is needed for, in one step.
///
/// The product is rounded as it is alone; what is saved is the way to the cache and back.
struct Fusion {
  private(set) var code: vector_kernel
  private(set) var x: Operand
  let y: Operand
  let z: Operand

  /// Returns the fusion of two instructions, one following the other; nil if there is none.
  init?(_ product: Instruction, into sum: Instruction) {
    guard sum.consumesPrevious else { return nil }
    switch product.operation {
    case .multiply: (x, y) = (product.x, product.y)
    case .square: (x, y) = (product.x, product.x)
    default: return nil
    }
    let isFirst = sum.x == product.target
    z = isFirst ? sum.y : sum.x
    let isScaled = y.constant != nil
    let hasOffset = z.constant != nil
    switch (sum.operation, isScaled, hasOffset) {
    case (.add, false, false): code = VECTOR_MULTIPLY_ADD
    case (.add, true, false): code = VECTOR_SCALE_ADD
    case (.add, false, true): code = VECTOR_MULTIPLY_ADD_CONSTANT
    case (.add, true, true): code = VECTOR_SCALE_ADD_CONSTANT
    case (.subtract, false, false):
      code = isFirst ? VECTOR_MULTIPLY_SUBTRACT : VECTOR_MULTIPLY_SUBTRACT_FROM
    case (.subtract, true, false):
      code = isFirst ? VECTOR_SCALE_SUBTRACT : VECTOR_SCALE_SUBTRACT_FROM
    case (.subtract, false, true):
      code = isFirst ? VECTOR_MULTIPLY_SUBTRACT_CONSTANT : VECTOR_MULTIPLY_SUBTRACT_FROM_CONSTANT
    case (.subtract, true, true):
      code = isFirst ? VECTOR_SCALE_SUBTRACT_CONSTANT : VECTOR_SCALE_SUBTRACT_FROM_CONSTANT
    default: return nil
    }
  }

  /// Takes in the square that the product with a constant is made of, and that is needed for
  /// nothing else; false if there is none.
  mutating func absorb(_ square: Instruction, of product: Instruction) -> Bool {
    guard product.consumesPrevious, square.operation == .square, x == square.target else {
      return false
    }
    switch code {
    case VECTOR_SCALE_ADD: code = VECTOR_SQUARE_SCALE_ADD
    case VECTOR_SCALE_SUBTRACT: code = VECTOR_SQUARE_SCALE_SUBTRACT
    case VECTOR_SCALE_SUBTRACT_FROM: code = VECTOR_SQUARE_SCALE_SUBTRACT_FROM
    case VECTOR_SCALE_ADD_CONSTANT: code = VECTOR_SQUARE_SCALE_ADD_CONSTANT
    case VECTOR_SCALE_SUBTRACT_CONSTANT: code = VECTOR_SQUARE_SCALE_SUBTRACT_CONSTANT
    case VECTOR_SCALE_SUBTRACT_FROM_CONSTANT: code = VECTOR_SQUARE_SCALE_SUBTRACT_FROM_CONSTANT
    default: return false
    }
    x = square.x
    return true
  }

  /// Returns the kernel that adds a constant to what another one computes; nil if there is none.
  static func withOffset(_ code: vector_kernel) -> vector_kernel? {
    switch code {
    case VECTOR_MULTIPLY_ADD: VECTOR_MULTIPLY_ADD_OFFSET
    case VECTOR_MULTIPLY_SUBTRACT: VECTOR_MULTIPLY_SUBTRACT_OFFSET
    case VECTOR_MULTIPLY_SUBTRACT_FROM: VECTOR_MULTIPLY_SUBTRACT_FROM_OFFSET
    case VECTOR_SCALE_ADD: VECTOR_SCALE_ADD_OFFSET
    case VECTOR_SCALE_SUBTRACT: VECTOR_SCALE_SUBTRACT_OFFSET
    case VECTOR_SCALE_SUBTRACT_FROM: VECTOR_SCALE_SUBTRACT_FROM_OFFSET
    case VECTOR_SQUARE_SCALE_ADD: VECTOR_SQUARE_SCALE_ADD_OFFSET
    case VECTOR_SQUARE_SCALE_SUBTRACT: VECTOR_SQUARE_SCALE_SUBTRACT_OFFSET
    case VECTOR_SQUARE_SCALE_SUBTRACT_FROM: VECTOR_SQUARE_SCALE_SUBTRACT_FROM_OFFSET
    default: nil
    }
  }
}
