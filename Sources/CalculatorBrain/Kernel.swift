internal import CVectorMath

/// A way to apply an operation to a whole row of numbers.
///
/// Kernels of elementary functions are a few units in the last place off and serve a part of the
/// arguments; the rest, among them all special values, goes the way of ``Operation/value(_:_:_:)``.
struct Kernel: Sendable {
  var code: vector_kernel
  /// The least magnitude of an operand that the kernel is trusted with.
  var low: Double
  /// The greatest magnitude of an operand that the kernel is trusted with.
  var high: Double

  /// Makes a kernel; the bounds mean nothing to one whose results are exact.
  init(_ code: vector_kernel, from low: Double = VECTOR_LEAST_RESULT, to high: Double = 0x1p300) {
    self.code = code
    self.low = low
    self.high = high
  }

  /// Every operation number by number.
  static let none = Kernel(VECTOR_NONE)
}

extension Operation {
  /// The kernel whose operands are rows.
  var kernel: Kernel {
    switch self {
    case .add: Kernel(VECTOR_ADD)
    case .subtract: Kernel(VECTOR_SUBTRACT)
    case .multiply: Kernel(VECTOR_MULTIPLY)
    case .divide: Kernel(VECTOR_DIVIDE)
    case .power: Kernel(VECTOR_POW)
    case .modulo: Kernel(VECTOR_MODULO)
    case .arcTangent2: Kernel(VECTOR_ATAN2)
    case .hypotenuse: Kernel(VECTOR_HYPOT)
    case .minimum: Kernel(VECTOR_MINIMUM)
    case .maximum: Kernel(VECTOR_MAXIMUM)
    case .when: Kernel(VECTOR_WHEN)
    case .less: Kernel(VECTOR_LESS)
    case .lessOrEqual: Kernel(VECTOR_LESS_OR_EQUAL)
    case .equal: Kernel(VECTOR_EQUAL)
    case .notEqual: Kernel(VECTOR_NOT_EQUAL)
    case .and: Kernel(VECTOR_AND)
    case .or: Kernel(VECTOR_OR)
    case .changeSign: Kernel(VECTOR_CHANGE_SIGN)
    case .inverse: Kernel(VECTOR_INVERSE)
    case .square: Kernel(VECTOR_SQUARE)
    case .squareRoot: Kernel(VECTOR_SQUARE_ROOT)
    case .cubeRoot: Kernel(VECTOR_CBRT)
    case .absoluteValue: Kernel(VECTOR_ABSOLUTE)
    case .sign: Kernel(VECTOR_SIGN)
    case .floor: Kernel(VECTOR_FLOOR)
    case .ceiling: Kernel(VECTOR_CEILING)
    case .round: Kernel(VECTOR_ROUND)
    case .truncate: Kernel(VECTOR_TRUNCATE)
    case .fraction: Kernel(VECTOR_FRACTION)
    case .exponential: Kernel(VECTOR_EXP)
    case .naturalLogarithm: Kernel(VECTOR_LOG)
    case .decimalLogarithm: Kernel(VECTOR_LOG10)
    case .binaryLogarithm: Kernel(VECTOR_LOG2)
    case .powerOfTwo: Kernel(VECTOR_EXP2)
    case .powerOfTen: Kernel(VECTOR_EXP10)
    case .exponentialMinusOne: Kernel(VECTOR_EXPM1)
    case .logarithmOfOnePlus: Kernel(VECTOR_LOG1P)
    // Beyond, the library calls the scalar function for each element anyway.
    case .sine: Kernel(VECTOR_SIN, to: 1e5)
    case .cosine: Kernel(VECTOR_COS, to: 1e5)
    case .tangent: Kernel(VECTOR_TAN, to: 1e5)
    case .secant: Kernel(VECTOR_SEC, to: 1e5)
    case .cosecant: Kernel(VECTOR_CSC, to: 1e5)
    case .cotangent: Kernel(VECTOR_COT, to: 1e5)
    // Up to here whole turns are taken away exactly.
    case .sineOfDegrees: Kernel(VECTOR_SIN_DEGREES, to: 0x1p50)
    case .cosineOfDegrees: Kernel(VECTOR_COS_DEGREES, to: 0x1p50)
    case .tangentOfDegrees: Kernel(VECTOR_TAN_DEGREES, to: 0x1p50)
    case .arcSine: Kernel(VECTOR_ASIN)
    case .arcCosine: Kernel(VECTOR_ACOS)
    case .arcTangent: Kernel(VECTOR_ATAN)
    case .arcSineInDegrees: Kernel(VECTOR_ASIN_DEGREES)
    case .arcCosineInDegrees: Kernel(VECTOR_ACOS_DEGREES)
    case .arcTangentInDegrees: Kernel(VECTOR_ATAN_DEGREES)
    case .hyperbolicSine: Kernel(VECTOR_SINH)
    case .hyperbolicCosine: Kernel(VECTOR_COSH)
    case .hyperbolicTangent: Kernel(VECTOR_TANH)
    case .inverseHyperbolicSine: Kernel(VECTOR_ASINH)
    case .inverseHyperbolicCosine: Kernel(VECTOR_ACOSH)
    case .inverseHyperbolicTangent: Kernel(VECTOR_ATANH)
    case .toRadians: Kernel(VECTOR_RADIANS)
    case .toDegrees: Kernel(VECTOR_DEGREES)
    case .factorial: Kernel(VECTOR_FACTORIAL, to: 171)
    case .gamma: Kernel(VECTOR_GAMMA, to: 172)
    case .errorFunction: Kernel(VECTOR_ERF)
    case .complementaryErrorFunction: Kernel(VECTOR_ERFC)
    case .not: Kernel(VECTOR_NOT)
    case .choose: Kernel(VECTOR_CHOOSE)
    // What the builder of code has turned into others, or folded.
    case .greater, .greaterOrEqual, .pi, .eulerNumber, .tau, .goldenRatio: .none
    case .combinations, .permutations, .greatestCommonDivisor, .leastCommonMultiple: .none
    case .root, .logarithmToBase, .logarithmOfGamma: .none
    }
  }

  /// The kernel whose second operand is this number for the whole row; nil if it has to be a row.
  func kernel(with constant: Double) -> Kernel? {
    switch self {
    case .add: Kernel(VECTOR_ADD_CONSTANT)
    case .subtract: Kernel(VECTOR_SUBTRACT_CONSTANT)
    case .multiply: Kernel(VECTOR_MULTIPLY_CONSTANT)
    case .divide: Kernel(VECTOR_DIVIDE_CONSTANT)
    case .modulo: Kernel(VECTOR_MODULO_CONSTANT)
    case .less: Kernel(VECTOR_LESS_CONSTANT)
    case .lessOrEqual: Kernel(VECTOR_LESS_OR_EQUAL_CONSTANT)
    case .equal: Kernel(VECTOR_EQUAL_CONSTANT)
    case .notEqual: Kernel(VECTOR_NOT_EQUAL_CONSTANT)
    case .minimum: Kernel(VECTOR_MINIMUM_CONSTANT)
    case .maximum: Kernel(VECTOR_MAXIMUM_CONSTANT)
    case .power: Operation.kernel(ofPower: constant)
    default: nil
    }
  }

  /// The kernel whose first operand is one number for the whole row; nil if it has to be a row.
  var kernelOfConstant: Kernel? {
    switch self {
    case .subtract: Kernel(VECTOR_CONSTANT_SUBTRACT)
    case .divide: Kernel(VECTOR_CONSTANT_DIVIDE)
    case .less: Kernel(VECTOR_CONSTANT_LESS)
    case .lessOrEqual: Kernel(VECTOR_CONSTANT_LESS_OR_EQUAL)
    default: nil
    }
  }

  private static func kernel(ofPower exponent: Double) -> Kernel? {
    switch exponent {
    case -1: Kernel(VECTOR_INVERSE)
    case 0.5: Kernel(VECTOR_POWER_OF_HALF)
    // Two products, each rounded, are at most 3 units in the last place off.
    case 3: Kernel(VECTOR_CUBE)
    case 4: Kernel(VECTOR_FOURTH_POWER)
    // Of these bases the rounding errors that are carried along are not lost by underflow.
    case 5...32 where exponent.rounded() == exponent:
      Kernel(VECTOR_WHOLE_POWER, from: 0x1p-25, to: 0x1p30)
    default: nil
    }
  }
}
