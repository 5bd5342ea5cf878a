internal import IntervalArithmetic

extension Operation {
  /// Returns what is known of the operation on operands of which terms tell; nil where it is
  /// nowhere defined.
  ///
  /// - Parameter x: the first operand.
  /// - Parameter second: the second operand, of an operation that has one. Only the branches of a
  ///   choice may be nil.
  /// - Parameter z: the third operand.
  func enclosure(
    _ x: EnclosureTerm, _ second: EnclosureTerm?, _ z: EnclosureTerm?
  ) -> EnclosureTerm? {
    let y = second ?? x
    return switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x.divided(by: y)
    case .power: x.raised(to: y)
    case .modulo: x.modulo(y)
    case .arcTangent2: x.arctangent(over: y)
    case .hypotenuse: x.hypotenuse(y)
    case .minimum: x.minimum(y)
    case .maximum: x.maximum(y)
    case .combinations: x.combinations(y)
    case .permutations: x.permutations(y)
    case .greatestCommonDivisor: x.greatestCommonDivisor(y)
    case .leastCommonMultiple: x.leastCommonMultiple(y)
    case .root: x.root(degree: y)
    case .logarithmToBase: x.logarithm(base: y)
    case .when: x.when(y)
    case .less: x.isLess(than: y)
    case .lessOrEqual: x.isAtMost(y)
    case .greater: y.isLess(than: x)
    case .greaterOrEqual: y.isAtMost(x)
    case .equal: x.isEqual(to: y)
    case .notEqual: x.isEqual(to: y).not
    case .and: x.and(y)
    case .or: x.or(y)
    case .changeSign: -x
    case .inverse: x.reciprocal
    case .square: x.squared
    case .squareRoot: x.squareRoot
    case .cubeRoot: x.cubeRoot
    case .absoluteValue: x.absoluteValue
    case .sign: x.sign
    case .floor: x.floor
    case .ceiling: x.ceiling
    case .round: x.rounded
    case .truncate: x.truncated
    case .fraction: x.fraction
    case .exponential: x.exponential
    case .naturalLogarithm: x.naturalLogarithm
    case .decimalLogarithm: x.decimalLogarithm
    case .binaryLogarithm: x.binaryLogarithm
    case .powerOfTwo: x.binaryExponential
    case .powerOfTen: x.decimalExponential
    case .exponentialMinusOne: x.exponentialMinusOne
    case .logarithmOfOnePlus: x.logarithmOfOnePlus
    case .sine: x.sine
    case .cosine: x.cosine
    case .tangent: x.tangent
    case .secant: x.secant
    case .cosecant: x.cosecant
    case .cotangent: x.cotangent
    case .arcSine: x.arcsine
    case .arcCosine: x.arccosine
    case .arcTangent: x.arctangent
    case .sineOfDegrees: x.sineOfDegrees
    case .cosineOfDegrees: x.cosineOfDegrees
    case .tangentOfDegrees: x.tangentOfDegrees
    case .arcSineInDegrees: x.arcsineInDegrees
    case .arcCosineInDegrees: x.arccosineInDegrees
    case .arcTangentInDegrees: x.arctangentInDegrees
    case .hyperbolicSine: x.hyperbolicSine
    case .hyperbolicCosine: x.hyperbolicCosine
    case .hyperbolicTangent: x.hyperbolicTangent
    case .inverseHyperbolicSine: x.inverseHyperbolicSine
    case .inverseHyperbolicCosine: x.inverseHyperbolicCosine
    case .inverseHyperbolicTangent: x.inverseHyperbolicTangent
    case .toRadians: x.radians
    case .toDegrees: x.degrees
    case .factorial: x.factorial
    case .gamma: x.gamma
    case .logarithmOfGamma: x.logarithmOfGamma
    case .errorFunction: x.errorFunction
    case .complementaryErrorFunction: x.complementaryErrorFunction
    case .not: x.not
    case .choose: EnclosureTerm.choice(if: x, then: second, else: z)
    case .pi, .eulerNumber, .tau, .goldenRatio: EnclosureTerm(constant: value(0, 0, 0))
    }
  }
}
