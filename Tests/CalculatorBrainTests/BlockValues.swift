@testable import CalculatorBrain

extension Function {
  /// Returns the values that blocks give, with the vectors of this processor or as without them.
  func blockValues(at xs: [Double], isPlain: Bool = false) -> [Double] {
    var values = [Double](repeating: 0, count: xs.count)
    var span = values.mutableSpan
    let blocks = self.blocks
    RowMemory(blocks, isPlain: isPlain).run(blocks, at: xs.span, into: &span)
    return values
  }
}
