import Testing

@testable import grapher

/// Expected labels are what one would write on paper for the range and that many steps at most.
@Suite struct AxisTicksTests {
  @Test(arguments: [
    (-10.0...10.0, 10, "-10 -8 -6 -4 -2 0 2 4 6 8 10"),
    (-10.0...10.0, 5, "-10 -5 0 5 10"),
    (-1.2...1.2, 7, "-1 -0.5 0 0.5 1"),
    (0.0...1.0, 10, "0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1"),
    (0.1...0.3, 2, "0.1 0.2 0.3"),
    (0.0...4.8e8, 5, "0 1e8 2e8 3e8 4e8"),
    (0.0...2.5e6, 5, "0 5e5 1e6 1.5e6 2e6 2.5e6"),
    (0.0...1e-7, 5, "0 2e-8 4e-8 6e-8 8e-8 1e-7"),
    (1000.0...1000.001, 2, "1000 1000.0005 1000.001"),
    (1e9...1e9 + 2, 2, "1000000000 1000000001 1000000002"),
    (-5000.0...20000.0, 5, "-5000 0 5000 10000 15000 20000"),
  ])
  func `steps are round and labels short`(range: ClosedRange<Double>, most: Int, labels: String) {
    let ticks = AxisTicks(decimal: range, most: most)
    #expect(ticks.ticks.map(\.label).joined(separator: " ") == labels)
    for tick in ticks.ticks { #expect(Double(tick.label) == tick.position) }
  }

  @Test(arguments: [
    (-2 * Double.pi...2 * Double.pi, 8, "-2π -3π/2 -π -π/2 0 π/2 π 3π/2 2π"),
    (-2 * Double.pi...2 * Double.pi, 4, "-2π -π 0 π 2π"),
    (0...Double.pi / 2, 4, "0 π/4 π/2"),
    (-10 * Double.pi...10 * Double.pi, 5, "-10π -5π 0 5π 10π"),
  ])
  func `ranges in π have labels in π`(range: ClosedRange<Double>, most: Int, labels: String) throws
  {
    let ticks = try #require(AxisTicks(multiplesOfPi: range, most: most, ascii: false))
    #expect(ticks.ticks.map(\.label).joined(separator: " ") == labels)
    let ascii = try #require(AxisTicks(multiplesOfPi: range, most: most, ascii: true))
    #expect(ascii.ticks.map(\.label).joined(separator: " ") == labels.replacing("π", with: "pi"))
  }

  @Test func `other ranges have none in π`() {
    #expect(AxisTicks(multiplesOfPi: -10...10, most: 8, ascii: false) == nil)
    #expect(AxisTicks(multiplesOfPi: 0...3.14159, most: 8, ascii: false) == nil)
    #expect(AxisTicks(multiplesOfPi: 0...1e300, most: 8, ascii: false) == nil)
  }

  @Test func `labels along x never touch`() {
    for bound in [1.0, 3, 1e-9, 1e5, 123_456_789, 1e300, 2 * .pi] {
      for length in [12.0, 30, 70, 200] {
        let ticks = AxisTicks(
          alongX: -bound...bound, length: length, character: 1, leastSpacing: 7, ascii: false)
        #expect(!ticks.ticks.isEmpty, "\(bound) on \(length)")
        let total = ticks.ticks.reduce(0) { $0 + $1.label.count + 2 }
        #expect(ticks.ticks.count <= 2 || Double(total) <= length + 12, "\(bound) on \(length)")
      }
    }
  }

  @Test func `a range too narrow to count has no ticks and does no harm`() {
    #expect(AxisTicks(decimal: 1e16...1e16.nextUp, most: 5).ticks == [])
    #expect(AxisTicks(decimal: 1e300...(1e300).nextUp, most: 5).ticks == [])
    #expect(AxisTicks(decimal: 0...Double.leastNonzeroMagnitude, most: 5).ticks == [])
  }

  @Test func `a range as wide as doubles go has its ticks`() {
    let ticks = AxisTicks(decimal: -8e307...8e307, most: 5).ticks
    #expect(ticks.map(\.label) == ["-5e307", "0", "5e307"])
  }
}
