import CalculatorBrain
import Testing

@Suite struct OperationValueTests {
  @Test(arguments: Reference.all)
  func `operations agree with mpmath`(reference: Reference) throws {
    let value = try Program(reference.words).value([:])
    #expect(ulps(from: value, to: reference.value) <= reference.ulps)
  }

  /// By hand: what is exact in mathematics and in the words of the specification.
  @Test(arguments: [
    ("0 0 ^", 1), ("0 !", 1), ("0 5 ^", 0), ("8 3 root", 2), ("-8 3 root", -2), ("32 5 root", 2),
    ("1024 10 root", 2), ("16 4 root", 2), ("8 2 logb", 3), ("1000 10 logb", 3), ("243 3 logb", 5),
    ("0.125 2 logb", -3), ("5 2 ncr", 10), ("2 5 ncr", 0), ("0 0 ncr", 1), ("5 0 npr", 1),
    ("12 18 gcd", 6), ("-12 18 gcd", 6), ("0 0 gcd", 0), ("4 6 lcm", 12), ("0 6 lcm", 0),
    ("30 sind", 0.5), ("150 sind", 0.5), ("-30 sind", -0.5), ("180 sind", 0), ("90 sind", 1),
    ("330 sind", -0.5), ("60 cosd", 0.5), ("90 cosd", 0), ("120 cosd", -0.5), ("180 cosd", -1),
    ("270 cosd", 0), ("45 tand", 1), ("135 tand", -1), ("-45 tand", -1), ("180 tand", 0),
    ("0.5 asind", 30), ("-0.5 asind", -30), ("1 asind", 90), ("0.5 acosd", 60),
    ("-0.5 acosd", 120), ("-1 acosd", 180), ("0 acosd", 90), ("1 atand", 45), ("-1 atand", -45),
    ("180 torad", 3.141592653589793), ("-27 cbrt", -3), ("1000 cbrt", 10), ("0 cbrt", 0),
    ("-7 3 mod", 2), ("7 -3 mod", -2), ("2.5 round", 3), ("-2.5 round", -3), ("-0.5 round", -1),
    ("1000 log", 3), ("1e15 log", 15), ("1e-5 log", -5), ("1024 log2", 10),
    ("1 5 6 if", 5), ("0 5 6 if", 6), ("5 1 when", 5), ("3 3 =", 1), ("3 4 != ", 1),
    ("2 0 and", 0), ("2 0 or", 1), ("0 not", 1), ("7 not", 0), ("0 sign", 0), ("-2.5 frac", -0.5),
    ("0 exp10", 1),
    ("2 exp10", 100), ("0 chs -1 atan2", 3.141592653589793), ("0 0 chs atan2", 0),
    ("0 chs 0 chs atan2", 0),
    // Infinity from overflow flows on.
    ("1 1 1000 exp + /", 0), ("1000 exp atan", 1.5707963267948966),
  ])
  func `exact results are exact`(words: String, value: Double) throws {
    #expect(try Program(words).value([:]) == value)
  }

  @Test(arguments: 0...300)
  func `whole powers of ten have whole logarithms`(exponent: Int) throws {
    #expect(try Program("1e\(exponent) log").value([:]) == Double(exponent))
  }

  @Test(arguments: [
    "-1 !", "-3 !", "0 gamma", "-2 gamma", "0 lgamma", "-8 0.5 ^", "-8 1 3 / ^", "-8 2 root",
    "2 asin", "-2 acos", "0.5 acosh", "1 atanh", "2 atanh", "0.5 1 ncr", "-1 1 ncr",
    "9007199254740994 2 gcd", "1.5 2 lcm", "5 0 when", "1000 exp 1000 exp -", "2 asind",
  ])
  func `what no rule names is not a number`(words: String) {
    #expect(message { try Program(words).value([:]) } == "not a number")
  }

  @Test(arguments: [
    "1 0 /", "1 0 mod", "0 inv", "0 -1 ^", "0 csc", "0 cot", "90 tand", "-270 tand", "8 0 root",
    "0 -3 root", "5 1 logb",
  ])
  func `poles are divisions by zero`(words: String) {
    #expect(message { try Program(words).value([:]) } == "division by zero")
  }

  @Test(arguments: [
    ("-1 sqrt", "square root of a negative number"), ("0 ln", "logarithm of zero"),
    ("-1 ln", "logarithm of a negative number"), ("0 log", "logarithm of zero"),
    ("-1 log2", "logarithm of a negative number"), ("-1 log1p", "logarithm of zero"),
    ("-2 log1p", "logarithm of a negative number"), ("0 2 logb", "logarithm of zero"),
    ("8 -2 logb", "logarithm of a negative number"), ("171 !", "result is infinite"),
    ("1000000 !", "result is infinite"), ("1e300 !", "result is infinite"),
    ("1e308 10 *", "result is infinite"), ("1000 exp", "result is infinite"),
    ("2000 1000 ncr", "result is infinite"), ("1e15 1e14 npr", "result is infinite"),
  ])
  func `every other fault has its words`(words: String, text: String) {
    #expect(message { try Program(words).value([:]) } == text)
  }

  @Test func `whatever is undefined stays undefined`() throws {
    for operation in Operation.allCases where operation.arity > 0 {
      let operands = [String](repeating: "q", count: operation.arity).joined(separator: " ")
      let program = try Program("\(operands) \(operation.name)")
      #expect(message { try program.value([:]) } == "q is not set", "\(operation)")
      #expect(program.function(of: nil, given: [:])(0).isNaN, "\(operation)")
    }
    #expect(message { try Program("q 0 ^").value([:]) } == "q is not set")
    #expect(message { try Program("1 q ^").value([:]) } == "q is not set")
    #expect(message { try Program("1000 exp q hypot").value([:]) } == "q is not set")
  }

  @Test func `if looks at the branch it chooses only`() throws {
    #expect(try Program("1 5 1 0 / if").value([:]) == 5)
    #expect(try Program("0 q 6 if").value([:]) == 6)
    #expect(message { try Program("1 q 1 0 / if").value([:]) } == "q is not set")
    #expect(message { try Program("1 0 / 1 2 if").value([:]) } == "division by zero")
  }

  /// Expected: the rules of overflow (infinity flows on), and logarithms from mpmath 1.3.0.
  @Test(arguments: [
    ("0 chs -2 atan2", 3.141592653589793), ("1 1e308 10 * todeg /", 0),
    ("1 0.1 -2e-7 root /", 0), ("7.27e-189 1e188 root", 1),
    ("16.999999999999996 gamma", 20_922_789_887_999.7916),
    ("5e-324 0.778 logb", 2965.55696379638),
  ])
  func `rounding and overflow bend no value`(words: String, expected: Double) throws {
    let value = try #require(try Program(words).value([:]))
    #expect(abs(value - expected) <= 8 * expected.ulp, "\(words): \(value)")
  }
}
