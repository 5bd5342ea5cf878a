/// What is known about a part of an expression on a cell of its argument.
///
/// A program's enclosure is a stack of terms: the argument and the constants make the first, every
/// operation makes one of its operands, and the last one's `enclosure` is the program's. Operations
/// that are nowhere defined on the cell return nil.
///
/// Slopes ride along as dual numbers over intervals do. The value at the middle of the cell gives
/// the centered form, f(m) + F'(X)·(X - m), whose errors shrink with the square of the cell's
/// width: the range is what it and the plain form have in common. Source: Moore, Kearfott, Cloud,
/// Introduction to Interval Analysis (2009), 6.3 and 6.4.
///
/// Infinity from overflow flows on as in the calculator, where `∞ - ∞`, `0 · ∞`, `∞ / ∞` and the
/// sine of ∞ are undefined: an operand with an infinite bound leaves those partial.
///
///     let x = EnclosureTerm(argument: Interval(1, 2))
///     (x.squared + EnclosureTerm(constant: 1)).enclosure.range  // Interval(2, 5)
public struct EnclosureTerm: Sendable {
  /// Contains every value on the cell.
  public var range: Interval
  /// Contains every slope on the cell where the value is continuous.
  public var slope: Interval
  /// Contains the value at the middle of the cell; nil if it may be undefined there.
  public var middle: Interval?
  // Not last: here it fills padding, which keeps a term within a cache line, and is loaded alone;
  // as a part of a word just stored it would stall.
  /// What is known of definedness and continuity on the cell.
  public var trust: Enclosure.Trust
  /// The half width of the cell; zero for a constant, whatever the cell.
  public var radius: Double

  @inline(__always)
  init(
    range: Interval, slope: Interval, middle: Interval?, radius: Double, trust: Enclosure.Trust
  ) {
    self.range = range
    self.slope = slope
    self.middle = middle
    self.radius = radius
    self.trust = trust
  }

  /// Makes the argument itself on a cell.
  ///
  ///     EnclosureTerm(argument: Interval(1, 2)).middle  // Interval(1.5)
  public init(argument cell: Interval) {
    range = cell
    slope = .one
    let midpoint = cell.midpoint
    middle = midpoint.isFinite ? Interval(ordered: midpoint, midpoint) : nil
    radius = cell.radius
    trust = .continuous
  }

  /// Makes a number, the same on every cell.
  ///
  ///     EnclosureTerm(constant: 2).slope  // Interval(0)
  public init(constant: Double) {
    // An infinite constant has overflowed, in either direction.
    let greatest = Double.greatestFiniteMagnitude
    self.init(
      constant: Interval(ordered: min(constant, greatest), max(constant, -greatest)))
  }

  /// Makes a number that is only known to lie in an interval, the same on every cell.
  ///
  ///     EnclosureTerm(constant: .pi)  // the circle's constant, between two doubles
  public init(constant: Interval) {
    range = constant
    slope = .zero
    middle = constant
    radius = 0
    trust = .continuous
  }

  /// What is known about an expression whose last operation this term is.
  ///
  /// A final infinity is undefined, so that a range with an infinite bound is partial.
  ///
  ///     EnclosureTerm(argument: Interval(0, 1000)).exponential.enclosure.trust  // .partial
  public var enclosure: Enclosure {
    let isFinite = range.isFinite
    let isKnown = middle.map { $0.isFinite } ?? false
    return Enclosure(
      range: range, slope: slope, trust: isFinite ? trust : .partial,
      middle: isKnown ? middle : nil)
  }

  /// Whether the term is one number on the whole cell, whose slope is then known to be zero.
  var isConstant: Bool { slope == .zero && range.isPoint }
}

extension Interval {
  /// The interval that holds π, the ratio of a circle's circumference to its diameter.
  ///
  ///     Interval.pi.lower  // 3.141592653589793
  public static var pi: Interval { Interval(ordered: 3.141592653589793, 3.1415926535897936) }
  /// The interval that holds 2π.
  ///
  ///     Interval.tau.lower  // 6.283185307179586
  public static var tau: Interval { Interval(ordered: 6.283185307179586, 6.283185307179587) }
  /// The interval that holds e, the base of the natural logarithm.
  ///
  ///     Interval.e.lower  // 2.718281828459045
  public static var e: Interval { Interval(ordered: 2.718281828459045, 2.7182818284590455) }
  /// The interval that holds the golden ratio.
  ///
  ///     Interval.phi.upper  // 1.618033988749895
  public static var phi: Interval { Interval(ordered: 1.6180339887498947, 1.618033988749895) }
}
