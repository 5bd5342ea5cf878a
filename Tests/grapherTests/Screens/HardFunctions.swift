import CalculatorBrain
import Graphing

/// A function that plotters get wrong, with what must be seen and where no line may lead.
///
/// The places are from mpmath 1.3.0, found with 80 and with 130 digits that agree, and held against
/// ball arithmetic.
struct HardFunction: Sendable {
  let words: String
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  /// Extremes, spikes, sides of jumps, ends of branches.
  let shows: [(x: Double, y: Double)]
  /// Poles and jumps, each a single number, and stretches where the function is undefined.
  let breaks: [ClosedRange<Double>]

  init(
    _ words: String, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>,
    shows: [(Double, Double)], breaks: [(Double, Double)]
  ) {
    self.words = words
    self.x = x
    self.y = y
    self.shows = shows.map { (x: $0.0, y: $0.1) }
    self.breaks = breaks.map { $0.0...$0.1 }
  }

  /// The function as a curve with its enclosure, or without.
  func curve(isProved: Bool) throws -> Curve {
    let function = try Program(words).function(of: .graph, given: [:])
    let value: @Sendable (Double) -> Double? = { x in
      let y = function(x)
      return y.isNaN ? nil : y
    }
    guard isProved else { return Curve(title: words, yForX: value) }
    return Curve(title: words, yForX: value, enclosure: { function.enclosure(over: $0) })
  }

  static let all: [HardFunction] = [
    HardFunction(
      "M tan", -10...10, -10...10,
      shows: [
        (-7.95381272458504, 9.99975), (-4.81235400604917, 9.99975), (-1.67076135245938, 9.99975),
        (1.47083130113041, 9.99975), (4.61242395472021, 9.99975),
      ],
      breaks: [
        (-7.85398163397448, -7.85398163397448), (-4.71238898038469, -4.71238898038469),
        (-1.5707963267949, -1.5707963267949), (1.5707963267949, 1.5707963267949),
        (4.71238898038469, 4.71238898038469), (7.85398163397448, 7.85398163397448),
      ]),
    HardFunction(
      "1 M 2 ^ /", -3...3, -1...20,
      shows: [(-0.223656610834002, 19.9997375), (0.223656610834002, 19.9997375)],
      breaks: [(0, 0)]),
    HardFunction(
      "1 M / sin", -1...1, -1.5...1.5,
      shows: [
        (-0.636619772367581, -1), (-0.0254647908947033, -1), (-0.0129922402523996, -1),
        (0.0163235839068611, -1), (0.0424413181578388, -1),
      ],
      breaks: []),
    HardFunction(
      "M floor", -5.2...5.3, -6...6,
      shows: [(-5, -6), (-3, -4), (-1, -2), (1, 0), (3, 2)],
      breaks: [(-5, -5), (-4, -4), (-3, -3), (-2, -2), (-1, -1), (0, 0)]),
    HardFunction(
      "M M sqrt - sqrt", -1...5, -0.5...2,
      shows: [(1, 0), (0, 0)],
      breaks: [(-1, 1)]),
    HardFunction(
      "0 M 0.777 - 1e9 * 2 ^ - exp", -1...1, -0.2...1.2,
      shows: [(0.777, 1)],
      breaks: []),
    HardFunction(
      "M M ^", -1.5...2, -0.2...4.2,
      shows: [(0.367879441171442, 0.692200627555346), (0, 1)],
      breaks: [(-1.5, 0)]),
    HardFunction(
      "M sin M /", -20...20, -0.4...1.2,
      shows: [
        (-17.2207552719308, -0.0579718023461539), (-10.9041216594289, -0.0913252028230577),
        (-4.49340945790906, -0.217233628211222), (7.72525183693771, 0.128374553525899),
        (14.0661939128315, 0.0709134594504621),
      ],
      breaks: []),
    HardFunction(
      "1 M / exp", -3...3, -0.5...10,
      shows: [(0.434318715842124, 9.99986875), (0, -4.44089209850063e-18)],
      breaks: [(0, 0)]),
    HardFunction(
      "1 M 1 - M 1.001 - * /", 0...2, -20...20,
      shows: [(0.776874587559873, 19.9995), (1.22412539038763, 19.9995)],
      breaks: [(1, 1), (1.001, 1.001)]),
    HardFunction(
      "1 M / atan", -5...5, -2...2,
      shows: [(0, -1.5707963267949), (0, 1.5707963267949)],
      breaks: [(0, 0)]),
    HardFunction(
      "M 2 sqrt - M 2 sqrt - abs /", -1...3, -1.5...1.5,
      shows: [(1.4142135623731, -1), (1.4142135623731, 1)],
      breaks: [(1.4142135623731, 1.4142135623731)]),
    HardFunction(
      "M gamma", -4.5...4.5, -8...12,
      shows: [
        (-3.6352933664369, 0.245127539834367), (-0.504083008264455, -3.54464361115501),
        (-3.99646721617844, 11.99975), (-2.05954283080044, -7.99975),
        (-0.864308539904931, -7.99975),
      ],
      breaks: [(-4, -4), (-3, -3), (-2, -2), (-1, -1), (0, 0)]),
    HardFunction(
      "M sin ln", -10...10, -5...1,
      shows: [
        (-4.71238898038469, -2.8421709430404e-16), (7.85398163397448, -2.8421709430404e-16),
        (-6.27632076121766, -4.999925), (0.00686454596192804, -4.999925),
        (6.29004985314151, -4.999925),
      ],
      breaks: [
        (-9.42477796076938, -6.28318530717959), (-3.14159265358979, 0),
        (3.14159265358979, 6.28318530717959), (9.42477796076938, 10),
      ]),
    HardFunction(
      "M 0.3 - 1e6 * atan", -1...1, -2...2,
      shows: [(0.3, 0)],
      breaks: []),
    HardFunction(
      "1 M 2 ^ 1e-6 + /", -2...2, -10...100,
      shows: [(-0.100038512326614, 99.998625), (0.100038512326614, 99.998625)],
      breaks: []),
    HardFunction(
      "M M floor *", -3.5...3.5, -1...11,
      shows: [(-3, 9), (-2, 4), (-1, 1), (1, 1), (2, 4)],
      breaks: [(-3, -3), (-2, -2), (-1, -1), (1, 1), (2, 2), (3, 3)]),
    HardFunction(
      "M 2 ^ 1 - M 1 - /", -3...3, -3...5,
      shows: [(1, 2)],
      breaks: []),
  ]
}
