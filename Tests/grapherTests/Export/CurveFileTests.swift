import Graphing
import Testing

@testable import grapher

@Suite struct CurveFileTests {
  private let picture = Picture(
    title: "",
    curves: [
      PictureCurve(
        title: "y = 1",
        segments: [
          Segment([Point(x: 0, y: 1), Point(x: 1, y: 1)]),
          Segment([Point(x: 2, y: 0.5), Point(x: 2, y: 3)], isUnresolved: true),
        ]),
      PictureCurve(title: "y = 2", segments: [Segment([Point(x: 0, y: 2)])]),
    ], x: 0...2, y: 0...3)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `tsv has an empty line between segments and a title before further curves`() {
    #expect(
      text(CurveFile.tsv(picture))
        == "0\t1\t\n1\t1\t\n\n2\t0.5\t?\n2\t3\t?\n\n\n# y = 2\n0\t2\t\n")
  }

  @Test func `csv counts curves and segments`() {
    #expect(
      text(CurveFile.csv(picture))
        == "curve,segment,x,y,mark\n1,1,0,1,\n1,1,1,1,\n1,2,2,0.5,?\n1,2,2,3,?\n2,1,0,2,\n")
  }

  @Test func `json is JSON with the documented members`() throws {
    let value = try JSON.parse(CurveFile.json(picture, programs: ["1", "2"]))
    let place = JSONPlace(value: value)
    #expect(try place.required("view").required("x").range() == 0...2)
    let curves = try place.required("curves").elements()
    #expect(curves.count == 2)
    #expect(try curves[1].required("title").string() == "y = 2")
    #expect(try curves[0].required("program").string() == "1")
    #expect(try curves[0].required("segments").elements().count == 2)
  }

  @Test func `json tells features, with their sides and their value`() throws {
    var picture = picture
    picture.curves = [
      PictureCurve(
        title: "y", segments: [],
        features: [
          Feature(.pole, x: 0, left: .infinite(.minus), right: .infinite(.plus)),
          Feature(.jump, x: 1, left: .limit(-1), right: .limit(0.5), value: 0.5),
          Feature(.edge, x: 2, left: .limit(3), right: .undefined),
        ])
    ]
    let text = text(CurveFile.json(picture, programs: ["1"]))
    let features = try JSONPlace(value: try JSON.parse(Array(text.utf8)))
      .required("curves").elements()[0].required("features")
    #expect(
      features.value
        == .array([
          .object([
            JSONMember(key: "kind", value: .string("pole")),
            JSONMember(key: "x", value: .integer(0)),
            JSONMember(key: "left", value: .string("-inf")),
            JSONMember(key: "right", value: .string("inf")),
          ]),
          .object([
            JSONMember(key: "kind", value: .string("jump")),
            JSONMember(key: "x", value: .integer(1)),
            JSONMember(key: "left", value: .integer(-1)),
            JSONMember(key: "right", value: .real(0.5)),
            JSONMember(key: "value", value: .real(0.5)),
          ]),
          .object([
            JSONMember(key: "kind", value: .string("edge")),
            JSONMember(key: "x", value: .integer(2)),
            JSONMember(key: "left", value: .integer(3)),
            JSONMember(key: "right", value: .null),
          ]),
        ]))
  }
}
