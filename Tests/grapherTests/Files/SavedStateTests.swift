import Testing

@testable import grapher

struct SavedStateTests {
  static let full = SavedState(
    stack: ["3", "M sin"],
    variables: [StoredVariable(name: "M", value: 2), StoredVariable(name: "a", value: 0.1)],
    view: SavedView(x: -10...10, y: -1.5...1.5, isYExplicit: true, followsFit: false),
    settings: ["term": "dumb", "digits": "12"],
    recents: ["M 2 ^", "M tan"])

  private func read(_ text: String) throws -> (SavedState, [String]) {
    var faults: [ShapeError] = []
    let state = SavedState(try JSON.parse(Array(text.utf8)), faults: &faults)
    return (state, faults.map(\.message))
  }

  @Test func `a state comes back as it was saved`() throws {
    let (state, faults) = try read(JSON.text(Self.full.json))
    #expect(state == Self.full)
    #expect(faults == [])
    #expect(try read(JSON.text(SavedState().json)).0 == SavedState())
  }

  @Test func `its text has a line for each thing`() {
    #expect(
      JSON.text(Self.full.json) == """
        {
          "version": 1,
          "stack": [
            "3",
            "M sin"
          ],
          "variables": { "M": 2, "a": 0.1 },
          "view": { "x": [-10, 10], "y": [-1.5, 1.5], "isYExplicit": true, "followsFit": false },
          "settings": { "digits": "12", "term": "dumb" },
          "recents": [
            "M 2 ^",
            "M tan"
          ]
        }

        """)
  }

  @Test func `a variable that is no finite number is left out`() throws {
    var state = SavedState()
    state.variables = [.nan, .infinity, -.infinity, 1].map { StoredVariable(name: "M", value: $0) }
    #expect(
      try read(JSON.text(state.json)).0.variables == [StoredVariable(name: "M", value: 1)])
  }

  @Test func `what makes no sense is reported and the rest is kept`() throws {
    let (state, faults) = try read(
      #"{"version": 1, "stack": ["1", 2, "3"], "variables": {"a": 1, "b": "x"}, "view": {"x": [1, 0]}, "settings": [], "recents": 5, "more": null}"#
    )
    #expect(
      state
        == SavedState(stack: ["1", "3"], variables: [StoredVariable(name: "a", value: 1)]))
    #expect(
      faults == [
        "stack[1]: expected a string, found a number",
        "recents: expected a list, found a number",
        "variables.b: expected a number, found a string",
        "settings: expected an object, found a list",
        "view.x: expected two numbers, the lower first",
      ])
  }

  @Test(arguments: ["null", "[]", "{}", #"{"version": 2, "stack": ["1"]}"#])
  func `a state that is none is a new session`(text: String) throws {
    let (state, faults) = try read(text)
    #expect(state == SavedState())
    #expect(faults.count == 1)
  }
}
