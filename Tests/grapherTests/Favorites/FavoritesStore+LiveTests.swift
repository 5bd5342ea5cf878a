import Glibc
import Testing

@testable import grapher

struct FavoritesStoreLiveTests {
  let directory = TemporaryDirectory()
  var store: FavoritesStore { .live(path: directory.file("data/favorites.json")) }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileError)?.message
    }
  }

  @Test func `no file is an empty list, and the first change makes it`() throws {
    #expect(try store.load() == [])
    #expect(directory.names == [])
    let list = try store.change { $0.append(Favorite(name: "a", program: "M sin")) }
    #expect(list.map(\.program) == ["M sin"])
    #expect(
      try directory.text("data/favorites.json") == """
        {
          "version": 1,
          "favorites": [
            { "name": "a", "program": "M sin" }
          ]
        }

        """)
    #expect(try store.load().map(\.name) == ["a"])
  }

  @Test func `a change works on what is stored now, not on what was loaded`() throws {
    _ = try store.change { $0.append(Favorite(program: "1")) }
    let other = store
    _ = try other.change { $0.append(Favorite(program: "2")) }
    let list = try store.change { $0.append(Favorite(program: "3")) }
    #expect(list.map(\.program) == ["1", "2", "3"])
  }

  @Test func `a file that makes no sense is never overwritten`() throws {
    try FileSystem.makeDirectory(directory.file("data"))
    for (text, reason) in [
      ("", ": it is empty"),
      ("{", ":1:2: unexpected end of file"),
      (
        #"{"version":2,"favorites":[]}"#, ": version 2 is newer than this program can use (1)"
      ),
    ] {
      let path = try directory.write("data/favorites.json", text)
      #expect(message { _ = try store.load() } == path + reason)
      #expect(
        message { _ = try store.change { $0.append(Favorite(program: "M")) } } == path + reason)
      #expect(try directory.text("data/favorites.json") == text)
    }
  }

  @Test func `a repair moves the damaged file aside and starts afresh`() throws {
    #expect(
      message { _ = try store.repair() }
        == directory.file("data/favorites.json") + ": nothing to repair")
    try FileSystem.makeDirectory(directory.file("data"))
    try directory.write("data/favorites.json", "{")
    let place = try store.repair()
    #expect(try FileContents.read(place)?.bytes == [UInt8(ascii: "{")])
    #expect(try store.load() == [])
    _ = try store.change { $0.append(Favorite(program: "M")) }
    #expect(message { _ = try store.repair() } != nil)
    #expect(try store.load().count == 1)
  }

  @Test func `an edit that is refused changes nothing`() throws {
    _ = try store.change { $0.append(Favorite(name: "a", program: "M")) }
    let before = try FileSystem.facts(at: directory.file("data/favorites.json"))
    #expect(throws: FavoriteEditError.self) {
      try store.change { list in
        list.removeAll()
        try FavoriteEdit.deleting(at: 5, from: list).apply(to: &list)
      }
    }
    _ = try store.change { _ in }
    #expect(try FileSystem.facts(at: directory.file("data/favorites.json")) == before)
  }

  @Test func `four processes add fifty each and none is lost`() async throws {
    let path = directory.file("data/favorites.json")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, writer = writer as Int] in
            let store = FavoritesStore.live(path: path)
            for index in 0..<50 {
              _ = try store.change { list in
                let favorite = Favorite(name: "w\(writer)-\(index)", program: "M")
                try FavoriteEdit.adding(favorite, to: list).apply(to: &list)
              }
            }
          }
        }
      }
    }
    let names = try store.load().compactMap(\.name)
    #expect(names.count == 200)
    #expect(Set(names).count == 200)
    for writer in 0..<4 {
      #expect(names.filter { $0.hasPrefix("w\(writer)-") } == (0..<50).map { "w\(writer)-\($0)" })
    }
    #expect(FileSystem.names(in: directory.file("data")).count == 3)
  }
}
