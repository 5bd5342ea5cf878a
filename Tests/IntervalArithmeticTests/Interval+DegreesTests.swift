import IntervalArithmetic
import Testing

@Suite struct IntervalDegreesTests {
  @Test(arguments: [
    "sineOfDegrees", "cosineOfDegrees", "tangentOfDegrees", "arcsineInDegrees",
    "arccosineInDegrees", "arctangentInDegrees", "radians", "degrees",
  ])
  func `the references lie in the enclosures`(operation: String) throws {
    var check = ReferenceCheck(operation, widest: 24)
    try check.run(in: "degrees")
  }

  @Test func `sines of multiples of 30 and cosines of multiples of 60 degrees are exact`() {
    let sines = [0, 0.5, nil, 1, nil, 0.5, 0, -0.5, nil, -1, nil, -0.5]
    for turn in -2...2 {
      for (index, sine) in sines.enumerated() {
        guard let sine else { continue }
        let angle = Double(360 * turn + 30 * index)
        #expect(Interval(angle).sineOfDegrees == DecoratedInterval(Interval(sine)))
        #expect(Interval(angle - 90).cosineOfDegrees == DecoratedInterval(Interval(sine)))
      }
    }
  }

  @Test func `the poles of the tangent are exact in degrees`() {
    #expect(Interval(90).tangentOfDegrees == nil)
    #expect(Interval(-270).tangentOfDegrees == nil)
    #expect(Interval(0, 90).tangentOfDegrees == DecoratedInterval(.wholeLine, .partial))
    #expect(Interval(0, 90.0.nextDown).tangentOfDegrees?.trust == .continuous)
    #expect(Interval(90.0.nextUp, 180).tangentOfDegrees?.trust == .continuous)
    #expect(Interval(-45, 45).tangentOfDegrees == DecoratedInterval(Interval(-1, 1)))
  }

  @Test func `waves in degrees reach their extremes exactly`() {
    #expect(Interval(0, 90).sineOfDegrees == DecoratedInterval(Interval(0, 1)))
    #expect(Interval(90, 270).sineOfDegrees == DecoratedInterval(Interval(-1, 1)))
    #expect(Interval(0, 180).cosineOfDegrees == DecoratedInterval(Interval(-1, 1)))
    #expect(Interval(30, 90.0.nextDown).sineOfDegrees.range.lower == 0.5)
  }
}
