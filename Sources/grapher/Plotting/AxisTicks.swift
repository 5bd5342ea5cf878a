internal import Glibc

/// The places on an axis that carry a number, as a person would choose them.
///
/// Steps are 1, 2 or 5 times a power of ten; an axis whose ends are multiples of π/4 counts in π.
/// Places are counted in whole steps, so that a label is exact and never shows rounding noise.
struct AxisTicks: Hashable, Sendable {
  /// A place and its label.
  struct Tick: Hashable, Sendable {
    var position: Double
    var label: String
  }

  var ticks: [Tick]

  /// How many characters the longest label has.
  var widestLabel: Int { ticks.map(\.label.count).max() ?? 0 }

  /// Creates round decimal places with at most `most` steps; none if the range is so narrow that
  /// doubles cannot count them.
  init(decimal range: ClosedRange<Double>, most: Int) {
    let width = range.upperBound - range.lowerBound
    let least = width / Double(max(1, most))
    ticks = []
    guard let start = Int(exactly: log10(least).rounded(.down)) else { return }
    let steps = [(1, start), (2, start), (5, start), (1, start + 1), (2, start + 1)]
    for (factor, exponent) in steps {
      let step = Double("\(factor)e\(exponent)") ?? 0
      // The slack takes back the rounding of the logarithm and of a bound that is a tick itself.
      guard step >= least * (1 - 1e-9),
        let first = Int(exactly: (range.lowerBound / step - 1e-9).rounded(.up)),
        let last = Int(exactly: (range.upperBound / step + 1e-9).rounded(.down)),
        first <= last, max(first.magnitude, last.magnitude) < 1 << 50
      else { continue }
      let largest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
      ticks = (first...last).map { count in
        Tick(
          position: Double("\(count * factor)e\(exponent)") ?? 0,
          label: decimalLabel(count * factor, exponent: exponent, largest: largest))
      }
      return
    }
  }

  /// Creates places that are round multiples of π with at most `most` steps, or nil if the ends of
  /// the range are not multiples of π/4.
  init?(multiplesOfPi range: ClosedRange<Double>, most: Int, ascii: Bool) {
    guard let first = quartersOfPi(range.lowerBound), let last = quartersOfPi(range.upperBound),
      let step = [1, 2, 4, 8, 20, 40, 80, 200, 400, 800, 2000, 4000]
        .first(where: { (last - first) / $0 <= most })
    else { return nil }
    ticks = (first...last).filter { $0 % step == 0 }.map { quarters in
      Tick(
        position: Double(quarters) * (.pi / 4), label: piLabel(quarters, ascii ? "pi" : "π"))
    }
  }

  /// Creates places on a vertical axis at least `leastSpacing` apart, or closer, down to half of
  /// that, if there would be fewer than three.
  init(alongY range: ClosedRange<Double>, length: Double, leastSpacing: Double) {
    self.init(decimal: range, most: max(1, Int(length / leastSpacing)))
    if ticks.count < 3 { self.init(decimal: range, most: max(1, Int(2 * length / leastSpacing))) }
  }

  /// Creates as many places as fit on a horizontal axis whose length and characters are measured
  /// alike, with labels at least two characters apart.
  init(
    alongX range: ClosedRange<Double>, length: Double, character: Double, leastSpacing: Double,
    ascii: Bool
  ) {
    var most = max(1, Int(length / leastSpacing))
    while true {
      let choice =
        AxisTicks(multiplesOfPi: range, most: most, ascii: ascii)
        ?? AxisTicks(decimal: range, most: most)
      let steps = Double(max(1, choice.ticks.count - 1))
      let fits = length / steps >= Double(choice.widestLabel + 2) * character
      if fits || most == 1 {
        self = choice
        return
      }
      most -= 1
    }
  }
}

/// Returns the label of `count` × 10^`exponent` on an axis whose largest number is given.
///
/// From a million on, and below a ten-thousandth, labels have an exponent; but not if they lie so
/// close together that they need many digits anyway.
private func decimalLabel(_ count: Int, exponent: Int, largest: Double) -> String {
  let magnitude = Int(exactly: log10(largest).rounded(.down)) ?? 0
  let wantsExponent = (magnitude >= 6 || magnitude < -4) && magnitude - exponent <= 6
  guard count != 0, wantsExponent else { return pointed(count, exponent: exponent) }
  let digitsBehindPoint = String(count.magnitude).count - 1
  return pointed(count, exponent: -digitsBehindPoint) + "e\(exponent + digitsBehindPoint)"
}

/// Returns `count` × 10^`exponent` with a decimal point and without trailing zeros behind it.
private func pointed(_ count: Int, exponent: Int) -> String {
  guard count != 0 else { return "0" }
  guard exponent < 0 else { return String(count) + String(repeating: "0", count: exponent) }
  var digits = String(count.magnitude)
  if digits.count <= -exponent {
    digits = String(repeating: "0", count: 1 - exponent - digits.count) + digits
  }
  var fraction = digits.suffix(-exponent)
  while fraction.last == "0" { fraction.removeLast() }
  let whole = digits.dropLast(-exponent)
  return (count < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
}

/// Returns how many quarters of π a number is, or nil if it is not a whole number of them.
private func quartersOfPi(_ value: Double) -> Int? {
  let quarters = (value / (.pi / 4)).rounded()
  guard quarters.magnitude <= 16_000,
    (quarters * (.pi / 4) - value).magnitude <= 1e-12 * value.magnitude
  else { return nil }
  return Int(exactly: quarters)
}

private func piLabel(_ quarters: Int, _ pi: String) -> String {
  if quarters == 0 { return "0" }
  let divisor = quarters % 4 == 0 ? 1 : quarters % 2 == 0 ? 2 : 4
  let factor = quarters / (4 / divisor)
  let multiple = factor == 1 ? "" : factor == -1 ? "-" : String(factor)
  return multiple + pi + (divisor == 1 ? "" : "/\(divisor)")
}
