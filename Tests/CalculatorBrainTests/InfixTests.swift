import CalculatorBrain
import Testing

/// The expected texts follow the rules of the specification, by hand.
@Suite struct InfixTests {
  @Test(arguments: [
    ("1 2 3 + +", "1 + 2 + 3"), ("1 2 3 - +", "1 + 2 − 3"), ("1 2 3 + -", "1 − (2 + 3)"),
    ("1 2 3 * *", "1 × 2 × 3"), ("1 2 3 / *", "1 × 2 ÷ 3"), ("1 2 3 mod *", "1 × (2 mod 3)"),
    ("1 2 3 * mod", "1 mod (2 × 3)"), ("1 2 mod 3 *", "1 mod 2 × 3"),
    ("2 3 ^ 2 ^", "(2 ^ 3) ^ 2"), ("2 3 2 ^ ^", "2 ^ 3 ^ 2"), ("-2 2 ^", "(-2) ^ 2"),
    ("3 chs 2 ^", "(−(3)) ^ 2"), ("2 3 chs ^", "2 ^ −(3)"), ("M sqrt 2 ^", "√(M) ^ 2"),
    ("1 2 < 3 <", "(1 < 2) < 3"), ("1 2 3 <= =", "1 = (2 ≤ 3)"), ("1 2 + 3 >", "1 + 2 > 3"),
    ("1 2 and 3 or", "1 and 2 or 3"), ("1 2 3 or and", "1 and (2 or 3)"),
    ("1 2 3 and and", "1 and (2 and 3)"), ("a b < c d < and", "a < b and c < d"),
    ("M 0 < 0 M if", "if(M < 0, 0, M)"), ("3 4 hypot", "hypot(3, 4)"), ("y c when", "when(y, c)"),
    ("5 !", "5!"), ("M 1 + !", "(M + 1)!"), ("-3 !", "(-3)!"), ("3 chs !", "(−(3))!"),
    ("M ! !", "(M!)!"), ("M sin !", "sin(M)!"), ("5 ! 2 ^", "5! ^ 2"), ("2 5 ! ^", "2 ^ 5!"),
    ("100 log", "log10(100)"), ("tau phi + e *", "(τ + φ) × e"), ("1 !=", "? ≠ 1"),
    ("1 2 if", "if(?, 1, 2)"), ("!", "?!"), ("1e-7 1e300 +", "1e-7 + 1e300"), ("M not", "not(M)"),
  ])
  func `as few parentheses as keep the meaning`(words: String, infix: String) throws {
    #expect(try Program(words).infix == infix)
  }

  @Test(arguments: [
    ("10 sqrt pi *", "sqrt(10) * pi"), ("1 2 - chs", "-(1 - 2)"), ("3 4 / tau phi <= !=", nil),
    ("1 2 >=", "1 >= 2"), ("1 2 !=", "1 != 2"),
  ])
  func `ASCII text has ASCII only`(words: String, infix: String?) throws {
    let text = try Program(words).infix(.ascii)
    #expect(text.utf8.allSatisfy { $0 < 128 })
    if let infix { #expect(text == infix) }
  }

  @Test func `long text is cut to the limit`() throws {
    let program = try Program("1 2 + 3 +")
    #expect(program.infix(limit: 9) == "1 + 2 + 3")
    #expect(program.infix(limit: 8) == "1 + 2 +…")
    #expect(program.infix(.ascii, limit: 8) == "1 + 2...")
    #expect(program.infix(limit: 1) == "…")
    #expect(program.infix(limit: 0) == "")
  }
}
