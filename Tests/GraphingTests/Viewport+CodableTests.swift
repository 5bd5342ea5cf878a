import Foundation
import Testing

@testable import Graphing

@Suite struct ViewportCodableTests {
  @Test func `a view is saved under clear names`() throws {
    var view = try Viewport(x: -0.5...2, y: -1...1)
    try view.setY(-1, 3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(view), as: UTF8.self)
    #expect(text == #"{"followsFit":false,"isYExplicit":true,"x":[-0.5,2],"y":[-1,3]}"#)
  }

  @Test func `what was saved reads back the same`() throws {
    let view = try Viewport(x: 0.1...0.3, y: -1e300...1e-300, isYExplicit: true, followsFit: false)
    let data = try JSONEncoder().encode(view)
    #expect(try JSONDecoder().decode(Viewport.self, from: data) == view)
  }

  @Test(arguments: ["[1,1]", "[2,1]", "[0,1e308]", "[0]", "null"])
  func `a range that cannot be drawn is not read`(range: String) {
    let text = #"{"followsFit":true,"isYExplicit":false,"x":[0,1],"y":\#(range)}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Viewport.self, from: Data(text.utf8))
    }
  }
}
