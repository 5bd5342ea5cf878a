import IntervalArithmetic

typealias UnaryOperation = @Sendable (EnclosureTerm) -> EnclosureTerm?
typealias BinaryOperation = @Sendable (EnclosureTerm, EnclosureTerm) -> EnclosureTerm?

/// The operations on terms, by the names that the reference tables use.
enum OperationTable {
  static let unary: [String: UnaryOperation] = [
    "negated": { -$0 }, "reciprocal": { $0.reciprocal }, "squared": { $0.squared },
    "squareRoot": { $0.squareRoot }, "cubeRoot": { $0.cubeRoot },
    "exponential": { $0.exponential }, "binaryExponential": { $0.binaryExponential },
    "decimalExponential": { $0.decimalExponential },
    "exponentialMinusOne": { $0.exponentialMinusOne },
    "naturalLogarithm": { $0.naturalLogarithm }, "decimalLogarithm": { $0.decimalLogarithm },
    "binaryLogarithm": { $0.binaryLogarithm }, "logarithmOfOnePlus": { $0.logarithmOfOnePlus },
    "sine": { $0.sine }, "cosine": { $0.cosine }, "tangent": { $0.tangent },
    "secant": { $0.secant }, "cosecant": { $0.cosecant }, "cotangent": { $0.cotangent },
    "arcsine": { $0.arcsine }, "arccosine": { $0.arccosine }, "arctangent": { $0.arctangent },
    "sineOfDegrees": { $0.sineOfDegrees }, "cosineOfDegrees": { $0.cosineOfDegrees },
    "tangentOfDegrees": { $0.tangentOfDegrees }, "arcsineInDegrees": { $0.arcsineInDegrees },
    "arccosineInDegrees": { $0.arccosineInDegrees },
    "arctangentInDegrees": { $0.arctangentInDegrees },
    "radians": { $0.radians }, "degrees": { $0.degrees },
    "hyperbolicSine": { $0.hyperbolicSine }, "hyperbolicCosine": { $0.hyperbolicCosine },
    "hyperbolicTangent": { $0.hyperbolicTangent },
    "inverseHyperbolicSine": { $0.inverseHyperbolicSine },
    "inverseHyperbolicCosine": { $0.inverseHyperbolicCosine },
    "inverseHyperbolicTangent": { $0.inverseHyperbolicTangent },
    "absoluteValue": { $0.absoluteValue }, "sign": { $0.sign }, "floor": { $0.floor },
    "ceiling": { $0.ceiling }, "rounded": { $0.rounded }, "truncated": { $0.truncated },
    "fraction": { $0.fraction }, "gamma": { $0.gamma }, "factorial": { $0.factorial },
    "logarithmOfGamma": { $0.logarithmOfGamma }, "errorFunction": { $0.errorFunction },
    "complementaryErrorFunction": { $0.complementaryErrorFunction }, "not": { $0.not },
  ]

  static let binary: [String: BinaryOperation] = [
    "sum": { $0 + $1 }, "difference": { $0 - $1 }, "product": { $0 * $1 },
    "quotient": { $0.divided(by: $1) }, "power": { $0.raised(to: $1) },
    "root": { $0.root(degree: $1) }, "hypotenuse": { $0.hypotenuse($1) },
    "logarithm": { $0.logarithm(base: $1) }, "angle": { $0.arctangent(over: $1) },
    "modulo": { $0.modulo($1) }, "minimum": { $0.minimum($1) }, "maximum": { $0.maximum($1) },
    "isLess": { $0.isLess(than: $1) }, "isAtMost": { $0.isAtMost($1) },
    "isEqual": { $0.isEqual(to: $1) }, "and": { $0.and($1) }, "or": { $0.or($1) },
    "combinations": { $0.combinations($1) }, "permutations": { $0.permutations($1) },
    "greatestCommonDivisor": { $0.greatestCommonDivisor($1) },
    "leastCommonMultiple": { $0.leastCommonMultiple($1) },
  ]
}
