internal import Glibc

extension Operation {
  /// Returns the value of the operation on its operands, the first being `x`; those beyond its
  /// arity are ignored.
  ///
  /// NaN means undefined and flows on; so does infinity, which only comes from overflow: division
  /// by zero, logarithms of zero and poles are undefined at once.
  @inline(__always)
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: y == 0 ? .nan : x / y
    case .power: Powers.power(x, y)
    case .modulo: Modulo.remainder(x, y)
    // Adding 0 turns -0 to 0: the sign of nothing decides no half turn.
    case .arcTangent2: atan2(x + 0.0, y + 0.0)
    // The C functions prefer a number, or an infinity, to NaN.
    case .hypotenuse: x.isNaN || y.isNaN ? .nan : hypot(x, y)
    case .minimum: x.isNaN || y.isNaN ? .nan : Swift.min(x, y)
    case .maximum: x.isNaN || y.isNaN ? .nan : Swift.max(x, y)
    case .combinations: WholeNumbers.combinations(x, y)
    case .permutations: WholeNumbers.permutations(x, y)
    case .greatestCommonDivisor: WholeNumbers.greatestCommonDivisor(x, y)
    case .leastCommonMultiple: WholeNumbers.leastCommonMultiple(x, y)
    case .root: Powers.root(x, y)
    case .logarithmToBase: Logarithms.logarithm(x, base: y)
    case .when: y == 0 || y.isNaN ? .nan : x
    case .less: Operation.truth(x < y, x, y)
    case .lessOrEqual: Operation.truth(x <= y, x, y)
    case .greater: Operation.truth(x > y, x, y)
    case .greaterOrEqual: Operation.truth(x >= y, x, y)
    case .equal: Operation.truth(x == y, x, y)
    case .notEqual: Operation.truth(x != y, x, y)
    case .and: Operation.truth(x != 0 && y != 0, x, y)
    case .or: Operation.truth(x != 0 || y != 0, x, y)
    case .changeSign: -x
    case .inverse: x == 0 ? .nan : 1 / x
    case .square: x * x
    case .squareRoot: x < 0 ? .nan : x.squareRoot()
    case .cubeRoot: Powers.cubeRoot(x)
    case .absoluteValue: abs(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .floor: x.rounded(.down)
    case .ceiling: x.rounded(.up)
    case .round: x.rounded(.toNearestOrAwayFromZero)
    case .truncate: x.rounded(.towardZero)
    case .fraction: x - x.rounded(.towardZero)
    case .exponential: exp(x)
    case .naturalLogarithm: x <= 0 ? .nan : log(x)
    case .decimalLogarithm: x <= 0 ? .nan : Logarithms.decimal(x)
    case .binaryLogarithm: x <= 0 ? .nan : log2(x)
    case .powerOfTwo: exp2(x)
    case .powerOfTen: pow(10, x)
    case .exponentialMinusOne: expm1(x)
    case .logarithmOfOnePlus: x <= -1 ? .nan : log1p(x)
    case .sine: sin(x)
    case .cosine: cos(x)
    case .tangent: tan(x)
    case .secant: 1 / cos(x)
    case .cosecant: Operation.reciprocal(sin(x))
    case .cotangent: Operation.reciprocal(tan(x))
    case .arcSine: asin(x)
    case .arcCosine: acos(x)
    case .arcTangent: atan(x)
    case .sineOfDegrees: Degrees.sine(x)
    case .cosineOfDegrees: Degrees.cosine(x)
    case .tangentOfDegrees: Degrees.tangent(x)
    case .arcSineInDegrees: Degrees.arcSine(x)
    case .arcCosineInDegrees: Degrees.arcCosine(x)
    case .arcTangentInDegrees: Degrees.arcTangent(x)
    case .hyperbolicSine: Hyperbolic.sine(x)
    case .hyperbolicCosine: Hyperbolic.cosine(x)
    case .hyperbolicTangent: Hyperbolic.tangent(x)
    case .inverseHyperbolicSine: Hyperbolic.inverseSine(x)
    case .inverseHyperbolicCosine: Hyperbolic.inverseCosine(x)
    case .inverseHyperbolicTangent: Hyperbolic.inverseTangent(x)
    case .toRadians: Degrees.radians(x)
    case .toDegrees: Degrees.degrees(x)
    case .factorial: Gamma.factorial(x)
    case .gamma: Gamma.gamma(x)
    case .logarithmOfGamma: Gamma.logarithm(x)
    case .errorFunction: erf(x)
    case .complementaryErrorFunction: erfc(x)
    case .not: x.isNaN ? .nan : x == 0 ? 1 : 0
    case .choose: x.isNaN ? .nan : x == 0 ? z : y
    case .pi: Double.pi
    case .eulerNumber: 0x1.5bf0a8b145769p1
    case .tau: 2 * Double.pi
    case .goldenRatio: 0x1.9e3779b97f4a8p0
    }
  }

  /// Returns 1 or 0, undefined where an operand is.
  @inline(__always)
  private static func truth(_ holds: Bool, _ x: Double, _ y: Double) -> Double {
    x.isNaN || y.isNaN ? .nan : holds ? 1 : 0
  }

  @inline(__always)
  private static func reciprocal(_ x: Double) -> Double {
    x == 0 ? .nan : 1 / x
  }
}
