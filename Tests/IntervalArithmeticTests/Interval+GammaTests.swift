import IntervalArithmetic
import Testing

@Suite struct IntervalGammaTests {
  @Test(arguments: [
    "gamma", "logarithmOfGamma", "errorFunction", "complementaryErrorFunction",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 64)
    try check.run(in: "gamma")
  }

  @Test func `a factorial is as wide as the rounding of its argument plus one makes it`() throws {
    var check = ReferenceCheck("factorial", widest: 512)
    try check.run(in: "gamma")
  }

  @Test func `gamma is exact at small whole numbers and undefined at its poles`() {
    #expect(Interval(6).gamma == DecoratedInterval(Interval(120)))
    #expect(Interval(23).gamma == DecoratedInterval(Interval(1_124_000_727_777_607_680_000)))
    #expect(Interval(0).gamma == nil)
    #expect(Interval(-3).gamma == nil)
    #expect(Interval(-3).logarithmOfGamma == nil)
    #expect(Interval(-1.5, -0.5).gamma == DecoratedInterval(.wholeLine, .partial))
    #expect(Interval(0, 1).gamma?.trust == .partial)
    #expect(Interval(0, 1).gamma?.range.lower ?? 0 > 0.99)
  }

  @Test func `gamma has its least positive value near 1.46`() {
    // 0.88560319441088870027881590058258873320795153367
    let range = Interval(1, 2).gamma?.range
    #expect(range == Interval(0.8856031944108886, 1))
    #expect(range?.contains(0.8856031944108887) == true)
  }

  @Test func `gamma between poles hangs from its ends`() {
    // The extreme is -3.544643611155005089121963993 at -0.504083008264455409258269304533.
    let range = Interval(-0.6, -0.4).gamma?.range ?? Interval(0)
    #expect(range.upper >= -3.5446436111550052)
    #expect(range.upper < -3.3)
    let narrow = Interval(-0.5041, -0.5040).gamma?.range ?? Interval(0)
    #expect(narrow.upper < -3.5446)
  }

  @Test func `digamma rises between the poles of gamma`() {
    // ψ(1) = -0.577215664901532860606512090082402431042, ψ(-0.5) = 0.0364899739785765205590237
    let one = EnclosureTerm(argument: Interval(1)).logarithmOfGamma?.slope ?? .wholeLine
    #expect(one.contains(-0.5772156649015329) && one.upper - one.lower < 1e-14)
    let half = EnclosureTerm(argument: Interval(-0.5)).logarithmOfGamma?.slope ?? .wholeLine
    #expect(half.contains(0.03648997397857652) && half.upper - half.lower < 1e-14)
  }
}
