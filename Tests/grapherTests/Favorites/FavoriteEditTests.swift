import Testing

@testable import grapher

struct FavoriteEditTests {
  let list = ["a", "b", "c"].map { (name: String) in
    Favorite(name: name, program: "M \(name) +")
  }

  private func names(_ list: [Favorite]) -> String {
    list.map { $0.name ?? "-" }.joined()
  }

  @Test func `each edit does what it says, and its inverse takes it back`() throws {
    let edits: [(FavoriteEdit, String)] = [
      (try .adding(Favorite(name: "d", program: "M"), to: list), "abcd"),
      (try .deleting(at: 1, from: list), "ac"),
      (try .renaming(at: 0, to: "x", in: list), "xbc"),
      (try .renaming(at: 0, to: nil, in: list), "-bc"),
      (try .renaming(at: 1, to: "b", in: list), "abc"),
      (try .moving(from: 0, to: 2, in: list), "bca"),
      (try .moving(from: 2, to: 0, in: list), "cab"),
      (.insert(Favorite(name: "d", program: "M"), at: 99), "abcd"),
      (.move(list[0], from: 0, to: 99), "bca"),
    ]
    for (edit, expected) in edits {
      var changed = list
      let done = try edit.apply(to: &changed)
      #expect(names(changed) == expected, "\(edit)")
      let undone = try done.inverse.apply(to: &changed)
      #expect(changed == list, "\(edit)")
      try undone.inverse.apply(to: &changed)
      #expect(names(changed) == expected, "\(edit) again")
    }
  }

  @Test func `an edit of an entry that is not there any more changes nothing`() throws {
    var changed = list
    changed.remove(at: 0)
    let edits: [(FavoriteEdit, String)] = [
      (try .deleting(at: 1, from: list), "the list changed; nothing deleted"),
      (try .deleting(at: 2, from: list), "the list changed; nothing deleted"),
      (try .renaming(at: 0, to: "x", in: list), "the list changed; nothing renamed"),
      (try .moving(from: 0, to: 1, in: list), "the list changed; nothing moved"),
    ]
    for (edit, message) in edits {
      let before = changed
      do {
        try edit.apply(to: &changed)
        Issue.record("\(edit) was applied")
      } catch {
        #expect(error.message == message)
      }
      #expect(changed == before)
    }
  }

  @Test func `a deletion restores what was really there`() throws {
    let edit = try FavoriteEdit.deleting(at: 1, from: list)
    var changed = list
    changed[1].x = -1...1
    let before = changed
    try edit.apply(to: &changed).inverse.apply(to: &changed)
    #expect(changed == before)
  }

  @Test func `a place that the list has not is named as the user counts`() {
    let cases: [(Int, Int, String)] = [
      (3, 3, "there is no favorite 4; they are 1 to 3"),
      (-1, 3, "there is no favorite 0; they are 1 to 3"),
      (1, 1, "there is only favorite 1"),
      (0, 0, "there are no favorites"),
      (.max, 3, "there is no favorite \(Int.min); they are 1 to 3"),
    ]
    for (place, count, message) in cases {
      do throws(FavoriteEditError) {
        _ = try FavoriteEdit.deleting(at: place, from: Array(list.prefix(count)))
        Issue.record("\(place) of \(count)")
      } catch {
        #expect(error.message == message)
      }
    }
  }

  @Test func `names are checked when they are new, not when they come back`() throws {
    #expect(throws: FavoriteEditError.name(.taken("a", number: 1))) {
      try FavoriteEdit.adding(list[0], to: list)
    }
    #expect(throws: FavoriteEditError.name(.number("5"))) {
      try FavoriteEdit.renaming(at: 0, to: "5", in: list)
    }
    let twins = [list[0], list[0]]
    var changed = twins
    try FavoriteEdit.deleting(at: 1, from: twins).apply(to: &changed).inverse.apply(to: &changed)
    #expect(changed == twins)
  }

  @Test func `a full list takes no more`() {
    let full = Array(repeating: Favorite(program: "M"), count: FavoriteEdit.countLimit)
    #expect(throws: FavoriteEditError.listIsFull) {
      try FavoriteEdit.adding(Favorite(program: "M"), to: full)
    }
  }
}
