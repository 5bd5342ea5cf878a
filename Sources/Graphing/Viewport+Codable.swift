/// The form in which a view is saved: `{"x": [-10, 10], "y": [-1, 1], …}`.
///
/// What is read back is checked like any other view, so that a file edited by hand cannot put a
/// view together that cannot be drawn.
extension Viewport: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, isYExplicit, followsFit
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        x: values.decode(ClosedRange<Double>.self, forKey: .x),
        y: values.decode(ClosedRange<Double>.self, forKey: .y),
        isYExplicit: values.decode(Bool.self, forKey: .isYExplicit),
        followsFit: values.decode(Bool.self, forKey: .followsFit))
    } catch let error as ViewportError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(x, forKey: .x)
    try values.encode(y, forKey: .y)
    try values.encode(isYExplicit, forKey: .isYExplicit)
    try values.encode(followsFit, forKey: .followsFit)
  }
}
