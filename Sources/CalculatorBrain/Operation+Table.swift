extension Operation {
  /// One row for each operation, in the order of the cases.
  ///
  /// The one place to add an operation's words; the compiler then asks for its meanings.
  static let table: [OperationRow] = [
    // Arithmetic
    OperationRow(
      .add, "+", .infix(.sum, .left), .arithmetic, aliases: ["add", "plus"],
      "The sum of two numbers.", .init("3 4 +", "7"), related: ["-"]),
    OperationRow(
      .subtract, "-", .infix(.sum, .left), .arithmetic, symbol: "−", spellings: ["−"],
      aliases: ["sub", "minus"], "The second number taken from the first.", .init("3 4 -", "-1"),
      related: ["+", "chs"]),
    OperationRow(
      .multiply, "*", .infix(.product, .left), .arithmetic, symbol: "×", spellings: ["×"],
      aliases: ["mul", "times"], "The product of two numbers.", .init("3 4 *", "12"),
      related: ["/"]),
    OperationRow(
      .divide, "/", .infix(.product, .left), .arithmetic, symbol: "÷", spellings: ["÷"],
      aliases: ["div"], domain: "y != 0", "The first number divided by the second.",
      .init("3 4 /", "0.75"), related: ["*", "inv", "mod"]),
    OperationRow(
      .power, "^", .infix(.power, .right), .powers, aliases: ["pow", "**"],
      domain: "x > 0, or y whole (and y >= 0 where x = 0)",
      "The first number raised to the second; 0 0 ^ is 1.", .init("2 10 ^", "1024"),
      related: ["root", "sq", "exp"]),
    OperationRow(
      .modulo, "mod", .infix(.product, .left), .arithmetic, domain: "y != 0",
      "The remainder of a division, with the sign of the divisor.", .init("-7 3 mod", "2"),
      related: ["/", "floor", "frac"]),
    OperationRow(
      .arcTangent2, "atan2", .function(2), .trigonometry,
      "The angle of the point with ordinate x and abscissa y, -π to π.",
      .init("1 -1 atan2", "2.356194490192345"), related: ["atan", "hypot"]),
    OperationRow(
      .hypotenuse, "hypot", .function(2), .arithmetic,
      "The square root of the sum of two squares, without overflow on the way.",
      .init("3 4 hypot", "5"), related: ["sqrt", "atan2"]),
    OperationRow(
      .minimum, "min", .function(2), .arithmetic, "The lesser of two numbers.",
      .init("3 4 min", "3"), related: ["max"]),
    OperationRow(
      .maximum, "max", .function(2), .arithmetic, "The greater of two numbers.",
      .init("3 4 max", "4"), related: ["min"]),
    // Whole numbers
    OperationRow(
      .combinations, "ncr", .function(2), .wholeNumbers, aliases: ["comb"],
      domain: "x and y whole, 0 to 2^53", "The number of ways to choose y of x things.",
      .init("5 2 ncr", "10"), related: ["npr", "!"]),
    OperationRow(
      .permutations, "npr", .function(2), .wholeNumbers, aliases: ["perm"],
      domain: "x and y whole, 0 to 2^53", "The number of ways to arrange y of x things.",
      .init("5 2 npr", "20"), related: ["ncr", "!"]),
    OperationRow(
      .greatestCommonDivisor, "gcd", .function(2), .wholeNumbers,
      domain: "x and y whole, at most 2^53 in size",
      "The greatest whole number that divides both.", .init("12 18 gcd", "6"), related: ["lcm"]),
    OperationRow(
      .leastCommonMultiple, "lcm", .function(2), .wholeNumbers,
      domain: "x and y whole, at most 2^53 in size",
      "The least whole number that both divide.", .init("4 6 lcm", "12"), related: ["gcd"]),
    OperationRow(
      .root, "root", .function(2), .powers, domain: "x >= 0, or y an odd whole number; y != 0",
      "The y-th root of x.", .init("-8 3 root", "-2"), related: ["^", "sqrt", "cbrt"]),
    OperationRow(
      .logarithmToBase, "logb", .function(2), .logarithms, domain: "x > 0, y > 0, y != 1",
      "The logarithm of x to the base y.", .init("8 2 logb", "3"), related: ["ln", "log", "log2"]),
    OperationRow(
      .when, "when", .function(2), .choice, domain: "y != 0",
      "The first number where the second is not 0, undefined elsewhere.",
      .init("5 1 when", "5"), related: ["if"]),
    // Comparisons and logic
    OperationRow(
      .less, "<", .infix(.comparison, .none), .comparison, aliases: ["lt"],
      "1 if the first number is less than the second, else 0.", .init("3 4 <", "1"),
      related: [">=", "if"]),
    OperationRow(
      .lessOrEqual, "<=", .infix(.comparison, .none), .comparison, symbol: "≤", spellings: ["≤"],
      aliases: ["le"], "1 if the first number is at most the second, else 0.",
      .init("3 4 <=", "1"), related: [">", "if"]),
    OperationRow(
      .greater, ">", .infix(.comparison, .none), .comparison, aliases: ["gt"],
      "1 if the first number is greater than the second, else 0.", .init("3 4 >", "0"),
      related: ["<=", "if"]),
    OperationRow(
      .greaterOrEqual, ">=", .infix(.comparison, .none), .comparison, symbol: "≥",
      spellings: ["≥"], aliases: ["ge"], "1 if the first number is at least the second, else 0.",
      .init("3 4 >=", "0"), related: ["<", "if"]),
    OperationRow(
      .equal, "=", .infix(.comparison, .none), .comparison, aliases: ["==", "eq"],
      "1 if two numbers are equal, else 0.", .init("3 3 =", "1"), related: ["!=", "if"]),
    OperationRow(
      .notEqual, "!=", .infix(.comparison, .none), .comparison, symbol: "≠", spellings: ["≠"],
      aliases: ["<>", "ne"], "1 if two numbers differ, else 0.", .init("3 3 !=", "0"),
      related: ["=", "if"]),
    OperationRow(
      .and, "and", .infix(.and, .left), .logic, spellings: ["∧"],
      "1 if neither number is 0, else 0.", .init("1 0 and", "0"), related: ["or", "not"]),
    OperationRow(
      .or, "or", .infix(.or, .left), .logic, spellings: ["∨"],
      "1 if at least one number is not 0, else 0.", .init("1 0 or", "1"), related: ["and", "not"]),
    // Of one number
    OperationRow(
      .changeSign, "chs", .function(1), .arithmetic, symbol: "−", asciiSymbol: "-",
      spellings: ["±"], aliases: ["neg", "+/-"], "The number with its sign changed.",
      .init("3 chs", "-3"), related: ["-", "abs"]),
    OperationRow(
      .inverse, "inv", .function(1), .arithmetic, aliases: ["1/x", "recip"], domain: "x != 0",
      "The reciprocal.", .init("4 inv", "0.25"), related: ["/"]),
    OperationRow(
      .square, "sq", .function(1), .powers, aliases: ["x^2"], "The square.", .init("3 sq", "9"),
      related: ["^", "sqrt"]),
    OperationRow(
      .squareRoot, "sqrt", .function(1), .powers, symbol: "√", spellings: ["√"], domain: "x >= 0",
      "The square root.", .init("9 sqrt", "3"), related: ["sq", "cbrt", "root"]),
    OperationRow(
      .cubeRoot, "cbrt", .function(1), .powers, spellings: ["∛"],
      "The cube root, negative for negative numbers.", .init("-27 cbrt", "-3"),
      related: ["sqrt", "root"]),
    OperationRow(
      .absoluteValue, "abs", .function(1), .arithmetic, "The number without its sign.",
      .init("-3 abs", "3"), related: ["sign", "chs"]),
    OperationRow(
      .sign, "sign", .function(1), .arithmetic, aliases: ["sgn"],
      "-1, 0 or 1 as the number is negative, zero or positive.", .init("-3 sign", "-1"),
      related: ["abs"]),
    OperationRow(
      .floor, "floor", .function(1), .rounding, "The greatest whole number that is not above it.",
      .init("-2.5 floor", "-3"), related: ["ceil", "round", "trunc"]),
    OperationRow(
      .ceiling, "ceil", .function(1), .rounding, "The least whole number that is not below it.",
      .init("-2.5 ceil", "-2"), related: ["floor", "round", "trunc"]),
    OperationRow(
      .round, "round", .function(1), .rounding,
      "The nearest whole number; halves go away from zero.", .init("-2.5 round", "-3"),
      related: ["floor", "ceil", "trunc"]),
    OperationRow(
      .truncate, "trunc", .function(1), .rounding, aliases: ["int"],
      "The whole part: what remains without the digits after the point.",
      .init("-2.5 trunc", "-2"), related: ["frac", "floor"]),
    OperationRow(
      .fraction, "frac", .function(1), .rounding, "The part after the point, with the sign.",
      .init("-2.5 frac", "-0.5"), related: ["trunc", "mod"]),
    // Exponentials and logarithms
    OperationRow(
      .exponential, "exp", .function(1), .logarithms, "e raised to the number.",
      .init("1 exp", "2.718281828459045"), related: ["ln", "expm1", "^"]),
    OperationRow(
      .naturalLogarithm, "ln", .function(1), .logarithms, domain: "x > 0",
      "The natural logarithm, to the base e.", .init("e ln", "1"), related: ["log", "exp", "logb"]),
    OperationRow(
      .decimalLogarithm, "log", .function(1), .logarithms, asciiSymbol: "log10",
      aliases: ["log10"], domain: "x > 0", "The decimal logarithm, to the base 10.",
      .init("1000 log", "3"), related: ["ln", "log2", "exp10"]),
    OperationRow(
      .binaryLogarithm, "log2", .function(1), .logarithms, aliases: ["lb"], domain: "x > 0",
      "The logarithm to the base 2.", .init("8 log2", "3"), related: ["ln", "log", "exp2"]),
    OperationRow(
      .powerOfTwo, "exp2", .function(1), .logarithms, aliases: ["2^x"], "2 raised to the number.",
      .init("10 exp2", "1024"), related: ["log2", "^"]),
    OperationRow(
      .powerOfTen, "exp10", .function(1), .logarithms, aliases: ["10^x"],
      "10 raised to the number.", .init("3 exp10", "1000"), related: ["log", "^"]),
    OperationRow(
      .exponentialMinusOne, "expm1", .function(1), .logarithms,
      "exp(x) - 1, exact for small numbers too.", .init("1e-20 expm1", "1e-20"),
      related: ["exp", "log1p"]),
    OperationRow(
      .logarithmOfOnePlus, "log1p", .function(1), .logarithms, domain: "x > -1",
      "ln(1 + x), exact for small numbers too.", .init("1e-20 log1p", "1e-20"),
      related: ["ln", "expm1"]),
    // Trigonometry in radians
    OperationRow(
      .sine, "sin", .function(1), .trigonometry, "The sine of an angle in radians.",
      .init("pi 2 / sin", "1"), related: ["sind", "asin", "cos"]),
    OperationRow(
      .cosine, "cos", .function(1), .trigonometry, "The cosine of an angle in radians.",
      .init("pi cos", "-1"), related: ["cosd", "acos", "sin"]),
    OperationRow(
      .tangent, "tan", .function(1), .trigonometry, "The tangent of an angle in radians.",
      .init("0.5 tan", "0.5463024898437905"), related: ["tand", "atan", "cot"]),
    OperationRow(
      .secant, "sec", .function(1), .trigonometry, "1 ÷ cosine, of an angle in radians.",
      .init("0 sec", "1"), related: ["cos"]),
    OperationRow(
      .cosecant, "csc", .function(1), .trigonometry, domain: "sin x != 0",
      "1 ÷ sine, of an angle in radians.", .init("pi 2 / csc", "1"), related: ["sin"]),
    OperationRow(
      .cotangent, "cot", .function(1), .trigonometry, domain: "sin x != 0",
      "1 ÷ tangent, of an angle in radians.", .init("0.5 cot", "1.830487721712452"),
      related: ["tan"]),
    OperationRow(
      .arcSine, "asin", .function(1), .trigonometry, aliases: ["arcsin"], domain: "-1 <= x <= 1",
      "The angle from -π/2 to π/2 with this sine.", .init("1 asin", "1.5707963267948966"),
      related: ["asind", "sin"]),
    OperationRow(
      .arcCosine, "acos", .function(1), .trigonometry, aliases: ["arccos"], domain: "-1 <= x <= 1",
      "The angle from 0 to π with this cosine.", .init("1 acos", "0"), related: ["acosd", "cos"]),
    OperationRow(
      .arcTangent, "atan", .function(1), .trigonometry, aliases: ["arctan"],
      "The angle from -π/2 to π/2 with this tangent.", .init("1 atan", "0.7853981633974483"),
      related: ["atand", "atan2", "tan"]),
    // Trigonometry in degrees
    OperationRow(
      .sineOfDegrees, "sind", .function(1), .degrees, "The sine of an angle in degrees.",
      .init("30 sind", "0.5"), related: ["sin", "asind"]),
    OperationRow(
      .cosineOfDegrees, "cosd", .function(1), .degrees, "The cosine of an angle in degrees.",
      .init("60 cosd", "0.5"), related: ["cos", "acosd"]),
    OperationRow(
      .tangentOfDegrees, "tand", .function(1), .degrees, domain: "not an odd multiple of 90",
      "The tangent of an angle in degrees.", .init("45 tand", "1"), related: ["tan", "atand"]),
    OperationRow(
      .arcSineInDegrees, "asind", .function(1), .degrees, domain: "-1 <= x <= 1",
      "The angle from -90 to 90 degrees with this sine.", .init("0.5 asind", "30"),
      related: ["asin", "sind"]),
    OperationRow(
      .arcCosineInDegrees, "acosd", .function(1), .degrees, domain: "-1 <= x <= 1",
      "The angle from 0 to 180 degrees with this cosine.", .init("0.5 acosd", "60"),
      related: ["acos", "cosd"]),
    OperationRow(
      .arcTangentInDegrees, "atand", .function(1), .degrees,
      "The angle from -90 to 90 degrees with this tangent.", .init("1 atand", "45"),
      related: ["atan", "tand"]),
    // Hyperbolic functions
    OperationRow(
      .hyperbolicSine, "sinh", .function(1), .hyperbolic, "The hyperbolic sine.",
      .init("1 sinh", "1.1752011936438014"), related: ["asinh", "cosh"]),
    OperationRow(
      .hyperbolicCosine, "cosh", .function(1), .hyperbolic, "The hyperbolic cosine.",
      .init("1 cosh", "1.5430806348152437"), related: ["acosh", "sinh"]),
    OperationRow(
      .hyperbolicTangent, "tanh", .function(1), .hyperbolic, "The hyperbolic tangent.",
      .init("1 tanh", "0.7615941559557649"), related: ["atanh", "sinh"]),
    OperationRow(
      .inverseHyperbolicSine, "asinh", .function(1), .hyperbolic,
      "The number with this hyperbolic sine.", .init("1 asinh", "0.881373587019543"),
      related: ["sinh"]),
    OperationRow(
      .inverseHyperbolicCosine, "acosh", .function(1), .hyperbolic, domain: "x >= 1",
      "The number, not negative, with this hyperbolic cosine.",
      .init("2 acosh", "1.3169578969248168"), related: ["cosh"]),
    OperationRow(
      .inverseHyperbolicTangent, "atanh", .function(1), .hyperbolic, domain: "-1 < x < 1",
      "The number with this hyperbolic tangent.", .init("0.1 atanh", "0.10033534773107558"),
      related: ["tanh"]),
    OperationRow(
      .toRadians, "torad", .function(1), .degrees, aliases: ["d->r"],
      "An angle in degrees given in radians.", .init("180 torad", "3.141592653589793"),
      related: ["todeg"]),
    OperationRow(
      .toDegrees, "todeg", .function(1), .degrees, aliases: ["r->d"],
      "An angle in radians given in degrees.", .init("pi todeg", "180"), related: ["torad"]),
    // Special functions
    OperationRow(
      .factorial, "!", .postfix, .special, aliases: ["fact"], domain: "not -1, -2, …",
      "The factorial; of a number that is not whole, gamma(x + 1).", .init("5 !", "120"),
      related: ["gamma", "ncr"]),
    OperationRow(
      .gamma, "gamma", .function(1), .special, domain: "not 0, -1, -2, …",
      "Euler's gamma function.", .init("5 gamma", "24"), related: ["!", "lgamma"]),
    OperationRow(
      .logarithmOfGamma, "lgamma", .function(1), .special, domain: "not 0, -1, -2, …",
      "The natural logarithm of the size of gamma.", .init("3 lgamma", "0.6931471805599453"),
      related: ["gamma"]),
    OperationRow(
      .errorFunction, "erf", .function(1), .special, "The error function.",
      .init("1 erf", "0.8427007929497149"), related: ["erfc"]),
    OperationRow(
      .complementaryErrorFunction, "erfc", .function(1), .special,
      "1 - erf(x), exact for large numbers too.", .init("1 erfc", "0.15729920705028513"),
      related: ["erf"]),
    OperationRow(
      .not, "not", .function(1), .logic, spellings: ["¬"], "1 if the number is 0, else 0.",
      .init("0 not", "1"), related: ["and", "or"]),
    OperationRow(
      .choose, "if", .function(3), .choice, aliases: ["ifte"],
      "Condition, then, else: the second number where the first is not 0, else the third.",
      .init("1 5 6 if", "5"), related: ["when", "<"]),
    // Constants
    OperationRow(
      .pi, "pi", .constant, .constants, symbol: "π", spellings: ["π"],
      "The circumference of a circle divided by its diameter.",
      .init("pi", "3.141592653589793"), related: ["tau"]),
    OperationRow(
      .eulerNumber, "e", .constant, .constants, "The base of the natural logarithm.",
      .init("e", "2.718281828459045"), related: ["exp"]),
    OperationRow(
      .tau, "tau", .constant, .constants, symbol: "τ", spellings: ["τ"],
      "A full turn in radians, 2π.", .init("tau", "6.283185307179586"), related: ["pi"]),
    OperationRow(
      .goldenRatio, "phi", .constant, .constants, symbol: "φ", spellings: ["φ", "ϕ"],
      "The golden ratio, (1 + √5) ÷ 2.", .init("phi", "1.618033988749895")),
  ]
}
