import CalculatorBrain
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("sni", "sin"), ("sine", "sin"), ("SNI", "sin"), ("flor", "floor"), ("favorits", "favorites"),
    ("fvaorits", "favorites"), ("xyzzy", nil), ("s", nil), ("", nil),
  ])
  func `the nearest word is found`(word: String, nearest: String?) {
    #expect(Suggestion.nearest(to: word, in: ["floor", "favorites", "sin"]) == nearest)
  }

  @Test func `the hint ends a message`() {
    #expect(Suggestion.hint(for: "sni", in: ["sin", "cos"]) == "; did you mean \"sin\"?")
    #expect(Suggestion.hint(for: "xyzzy", in: ["sin", "cos"]) == "")
  }
}
