import CalculatorBrain
import Testing

@Suite struct FunctionTests {
  @Test func `a function keeps the variables it was made with`() throws {
    let a = try #require(Variable("a"))
    let function = try Program("M a *").function(of: .graph, given: [a: 2])
    #expect(function(3) == 6)
    #expect(try Program("M a *").function(of: .graph, given: [:])(3).isNaN)
  }

  @Test func `undefined and infinite are NaN`() throws {
    #expect(try Program("M inv").function(of: .graph, given: [:])(0).isNaN)
    #expect(try Program("M exp").function(of: .graph, given: [:])(1000).isNaN)
    #expect(try Program("1 M exp /").function(of: .graph, given: [:])(1000) == 0)
    #expect(try Program("M +").function(of: .graph, given: [:])(1).isNaN)
    #expect(try Program("").function(of: .graph, given: [:])(1).isNaN)
  }

  @Test func `a deep expression needs no recursion and no fixed stack`() throws {
    let words = String(repeating: "M ", count: 40) + String(repeating: "+ ", count: 39)
    #expect(try Program(words).function(of: .graph, given: [:])(1) == 40)
  }

  @Test func `many values at once are nearly the values one by one`() throws {
    let function = try Program("M sq sin 2 + M 3 / +").function(of: .graph, given: [:])
    let arguments = (0..<100).map { Double($0) / 7 }
    var values = [Double](repeating: 0, count: 100)
    var span = values.mutableSpan
    function.values(at: arguments.span, into: &span)
    for (value, x) in zip(values, arguments) {
      #expect(ulps(from: value, to: function(x)) <= 4)
    }
  }
}
