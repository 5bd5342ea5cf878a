extension DoubleDouble {
  /// Returns e raised to `x`, at most 711 in size, times 2 raised to `shift`; good to 2^-67.
  ///
  /// The argument is reduced to at most ln 2 ÷ 128 in size, by a multiple of ln 2 ÷ 64 whose upper
  /// part, of 36 bits, has exact products; after P.-T. P. Tang, "Table-driven implementation of the
  /// exponential function in IEEE floating-point arithmetic", 1989.
  static func exponential(_ x: Double, shift: Int = 0) -> DoubleDouble {
    let steps = (x * 92.33248261893574).rounded()
    let reduced = DoubleDouble(
      exactSum: x.addingProduct(-steps, 0x1.62e42fefa0000p-7), -steps * 0x1.cf79abc9e3b3ap-46)
    let r = reduced.high
    // The series from r² on, without r² itself.
    let tail = 1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r / 5040))))
    let excess = DoubleDouble(sum: r, reduced.low + r * r * tail)
    let index = Int(steps)
    let power = powersOfTwo[index & 63]
    let scale = Double(sign: .plus, exponent: (index >> 6) + shift, significand: 1)
    return (power + power * excess).scaled(by: scale)
  }

  /// 2 raised to 0, 1/64, … 63/64.
  private static let powersOfTwo: [DoubleDouble] = {
    let step = DoubleDouble(sum: 1.0108892860517005, -1.5234778603368577e-17)
    var powers = [DoubleDouble(1)]
    for index in 1..<64 { powers.append(powers[index - 1] * step) }
    return powers
  }()
}
