extension Operation {
  /// Returns why the operation is undefined on these operands, each of them being defined.
  func fault(_ x: Double, _ y: Double) -> CalculatorError.Kind {
    switch self {
    case .divide, .modulo: y == 0 ? .divisionByZero : .notANumber
    case .power: x == 0 && y < 0 ? .divisionByZero : .notANumber
    case .root: y == 0 || (x == 0 && y < 0) ? .divisionByZero : .notANumber
    case .inverse, .cosecant, .cotangent: x == 0 ? .divisionByZero : .notANumber
    case .tangentOfDegrees: x.isFinite ? .divisionByZero : .notANumber
    case .squareRoot: x < 0 ? .squareRootOfNegative : .notANumber
    case .naturalLogarithm, .decimalLogarithm, .binaryLogarithm:
      Operation.logarithmFault(x) ?? .notANumber
    case .logarithmOfOnePlus: Operation.logarithmFault(1 + x) ?? .notANumber
    case .logarithmToBase:
      Operation.logarithmFault(y) ?? Operation.logarithmFault(x)
        ?? (y == 1 ? .divisionByZero : .notANumber)
    case .add, .subtract, .multiply, .arcTangent2, .hypotenuse, .minimum, .maximum,
      .combinations, .permutations, .greatestCommonDivisor, .leastCommonMultiple, .when,
      .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or,
      .changeSign, .square, .cubeRoot, .absoluteValue, .sign, .floor, .ceiling, .round, .truncate,
      .fraction, .exponential, .powerOfTwo, .powerOfTen, .exponentialMinusOne,
      .sine, .cosine, .tangent, .secant, .arcSine, .arcCosine, .arcTangent,
      .sineOfDegrees, .cosineOfDegrees, .arcSineInDegrees, .arcCosineInDegrees,
      .arcTangentInDegrees, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent,
      .inverseHyperbolicSine, .inverseHyperbolicCosine, .inverseHyperbolicTangent,
      .toRadians, .toDegrees, .factorial, .gamma, .logarithmOfGamma, .errorFunction,
      .complementaryErrorFunction, .not, .choose, .pi, .eulerNumber, .tau, .goldenRatio:
      .notANumber
    }
  }

  private static func logarithmFault(_ x: Double) -> CalculatorError.Kind? {
    x == 0 ? .logarithmOfZero : x < 0 ? .logarithmOfNegative : nil
  }
}
