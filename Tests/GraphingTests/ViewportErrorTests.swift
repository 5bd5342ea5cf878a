import Testing

@testable import Graphing

@Suite struct ViewportErrorTests {
  @Test(arguments: [
    (ViewportError.tooNarrow(.x, lower: 3, upper: 3), "range too narrow: 3:3"),
    (.tooNarrow(.y, lower: 1, upper: 1.0.nextUp), "yrange too narrow: 1:1.0000000000000002"),
    (.tooWide(.x, lower: -1e308, upper: 0.5), "range too wide: -1e308:0.5"),
    (.notFinite(.y, lower: -.nan, upper: .infinity), "yrange not finite: nan:inf"),
    (.notAFactor(-2), "zoom factor must be positive: -2"),
    (.notAFraction(.infinity), "fraction must be finite: inf"),
    (.notASize(width: 0, height: 80), "picture has no size: 0x80"),
  ])
  func `an error says what is wrong with what`(error: ViewportError, message: String) {
    #expect(error.message == message)
  }
}
