/// An operation of the calculator, a constant being one that takes nothing.
///
/// What is *said* of an operation stands in its row (`Operation+Table.swift`); what it *means* is
/// one exhaustive switch a meaning, each in its own file. The order of the cases is that of the
/// table.
public enum Operation: UInt8, CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, power, modulo
  case arcTangent2, hypotenuse, minimum, maximum
  case combinations, permutations, greatestCommonDivisor, leastCommonMultiple
  case root, logarithmToBase, when
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, and, or
  case changeSign, inverse, square, squareRoot, cubeRoot
  case absoluteValue, sign, floor, ceiling, round, truncate, fraction
  case exponential, naturalLogarithm, decimalLogarithm, binaryLogarithm
  case powerOfTwo, powerOfTen, exponentialMinusOne, logarithmOfOnePlus
  case sine, cosine, tangent, secant, cosecant, cotangent
  case arcSine, arcCosine, arcTangent
  case sineOfDegrees, cosineOfDegrees, tangentOfDegrees
  case arcSineInDegrees, arcCosineInDegrees, arcTangentInDegrees
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
  case toRadians, toDegrees
  case factorial, gamma, logarithmOfGamma, errorFunction, complementaryErrorFunction
  case not
  case choose
  case pi, eulerNumber, tau, goldenRatio

  /// The row that says everything about the operation.
  public var row: OperationRow { Operation.table[Int(rawValue)] }

  /// The number of operands, 0 to 3.
  public var arity: Int { Int(Operation.arities[Int(rawValue)]) }

  /// The ASCII name, the one a program is printed with.
  public var name: String { row.name }

  /// The arities alone: evaluation asks for nothing else, millions of times.
  private static let arities: [UInt8] = table.map { UInt8($0.arity) }
}
