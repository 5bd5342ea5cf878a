import Testing

@testable import Graphing

@Suite struct FeatureTests {
  @Test func `a feature has no value unless told otherwise`() {
    let pole = Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus))
    #expect(pole.value == nil)
  }
}
