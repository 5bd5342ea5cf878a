/// A change of one entry in the list of favorites, with what it takes to undo it.
///
/// It names the entry it means as well as the place, which counts from 0: another session may have
/// changed the list since this one showed it.
enum FavoriteEdit: Equatable, Sendable {
  case insert(Favorite, at: Int)
  case delete(Favorite, at: Int)
  case rename(Favorite, at: Int, to: String?)
  case move(Favorite, from: Int, to: Int)

  /// The edit that takes this one back.
  var inverse: FavoriteEdit {
    switch self {
    case .insert(let favorite, let place): return .delete(favorite, at: place)
    case .delete(let favorite, let place): return .insert(favorite, at: place)
    case .rename(let favorite, let place, let name):
      var renamed = favorite
      renamed.name = name
      return .rename(renamed, at: place, to: favorite.name)
    case .move(let favorite, let old, let new): return .move(favorite, from: new, to: old)
    }
  }

  /// Changes the list and returns the edit as it came out, whose inverse undoes it.
  ///
  /// If another entry is at the place, nothing changes and the error says so. A place past the end
  /// to insert at or to move to is the end. Names are not checked: taking back must always be
  /// possible, also with names that a file written by hand brought along.
  @discardableResult
  func apply(to list: inout [Favorite]) throws(FavoriteEditError) -> FavoriteEdit {
    switch self {
    case .insert(let favorite, let place):
      let place = min(max(place, 0), list.count)
      list.insert(favorite, at: place)
      return .insert(favorite, at: place)
    case .delete(let favorite, let place):
      let found = try find(favorite, at: place, in: list, "deleted")
      list.remove(at: place)
      return .delete(found, at: place)
    case .rename(let favorite, let place, let name):
      let found = try find(favorite, at: place, in: list, "renamed")
      list[place].name = name
      return .rename(found, at: place, to: name)
    case .move(let favorite, let old, let new):
      let found = try find(favorite, at: old, in: list, "moved")
      list.remove(at: old)
      let new = min(max(new, 0), list.count)
      list.insert(found, at: new)
      return .move(found, from: old, to: new)
    }
  }

  private func find(
    _ favorite: Favorite, at place: Int, in list: [Favorite], _ verb: String
  ) throws(FavoriteEditError) -> Favorite {
    guard list.indices.contains(place), list[place].isSameEntry(as: favorite) else {
      throw .listChanged(verb: verb)
    }
    return list[place]
  }
}

extension FavoriteEdit {
  static let countLimit = 10_000

  /// Returns the edit that adds a favorite at the end, after its name has been checked.
  static func adding(
    _ favorite: Favorite, to list: [Favorite]
  ) throws(FavoriteEditError) -> FavoriteEdit {
    guard list.count < countLimit else { throw .listIsFull }
    try check(favorite.name, among: list)
    return .insert(favorite, at: list.count)
  }

  static func deleting(
    at place: Int, from list: [Favorite]
  ) throws(FavoriteEditError) -> FavoriteEdit {
    .delete(try favorite(at: place, in: list), at: place)
  }

  /// Returns the edit that gives a favorite another name, or none, after that has been checked.
  static func renaming(
    at place: Int, to name: String?, in list: [Favorite]
  ) throws(FavoriteEditError) -> FavoriteEdit {
    let favorite = try favorite(at: place, in: list)
    if name != favorite.name { try check(name, among: list) }
    return .rename(favorite, at: place, to: name)
  }

  static func moving(
    from old: Int, to new: Int, in list: [Favorite]
  ) throws(FavoriteEditError) -> FavoriteEdit {
    _ = try favorite(at: new, in: list)
    return .move(try favorite(at: old, in: list), from: old, to: new)
  }

  private static func favorite(
    at place: Int, in list: [Favorite]
  ) throws(FavoriteEditError) -> Favorite {
    guard list.indices.contains(place) else { throw .noSuchPlace(place, count: list.count) }
    return list[place]
  }

  private static func check(
    _ name: String?, among list: [Favorite]
  ) throws(FavoriteEditError) {
    guard let name else { return }
    do {
      try FavoriteName.check(name, among: list)
    } catch {
      throw .name(error)
    }
  }
}

/// Why the list of favorites was not changed.
enum FavoriteEditError: Error, Equatable, Sendable {
  /// Another entry than the one meant is at the place.
  case listChanged(verb: String)
  /// A place, from 0, outside a list of so many.
  case noSuchPlace(Int, count: Int)
  case listIsFull
  case name(FavoriteNameError)

  var message: String {
    switch self {
    case .listChanged(let verb): "the list changed; nothing \(verb)"
    case .noSuchPlace(_, count: 0): "there are no favorites"
    case .noSuchPlace(_, count: 1): "there is only favorite 1"
    case .noSuchPlace(let place, let count):
      "there is no favorite \(place &+ 1); they are 1 to \(count)"
    case .listIsFull: "the list is full: it holds \(FavoriteEdit.countLimit) favorites at most"
    case .name(let error): error.message
    }
  }
}
