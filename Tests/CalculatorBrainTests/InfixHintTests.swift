import Testing

@testable import CalculatorBrain

@Suite struct InfixHintTests {
  @Test(arguments: [
    ("sin(M)", "M sin"), ("M^2", "M 2 ^"), ("3*4", "3 4 *"), ("sin(M)^2", "M sin 2 ^"),
    ("1+2*3", "1 2 3 * +"), ("(1+2)*3", "1 2 + 3 *"), ("2^3^2", "2 3 2 ^ ^"),
    ("1-2-3", "1 2 - 3 -"),
    ("-M^2", "M 2 ^ chs"), ("-M", "M chs"), ("hypot(3,4)", "3 4 hypot"), ("sin(M", "M sin"),
    ("if(M<0,0,M)", "M 0 < 0 M if"), ("(M+1)!", "M 1 + !"), ("2×π", "2 π *"), ("√(2)", "2 sqrt"),
    ("M>=2", "M 2 >="), ("3/4", "3 4 /"), ("SIN(x)", "x sin"), ("M!+1", "M ! 1 +"),
  ])
  func `infix words are shown as RPN`(word: String, rpn: String) {
    #expect(InfixHint.rpn(for: word) == rpn)
  }

  @Test(arguments: [
    "M", "3", "", "sni(M)", "hypot(3)", "sin()", "3+", "3,5", ")", "a.b", "sin", "3*dup",
    "sin(inf)", "pi(3)",
  ])
  func `what is not infix gets no hint`(word: String) {
    #expect(InfixHint.rpn(for: word) == nil)
  }
}
