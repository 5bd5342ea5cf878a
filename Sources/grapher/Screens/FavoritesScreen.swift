import CalculatorBrain

/// The list of favorites: it reads what is asked of it and puts out positions; it owns no store.
struct FavoritesScreen {
  // Inputs
  /// Returns the position, from 0, of the favorite that a word names.
  var position: (Word) throws -> Int
  /// Returns the position that a number counts from 1.
  var destination: (Word) throws -> Int

  // Outputs
  var onList: () throws -> Void
  var onSelect: (Int) throws -> Void
  var onAdd: (_ name: Word?, _ followRPN: Bool) throws -> Void
  var onDelete: ([Int]) throws -> Void
  var onRestore: () throws -> Void
  var onRename: (Int, String) throws -> Void
  var onMove: (Int, Int) throws -> Void
  var onRepair: () throws -> Void

  /// Runs `fav …`: without arguments it lists, with a number or a name it selects.
  func run(_ arguments: inout Arguments) throws {
    guard let word = arguments.first else { return try onList() }
    guard !word.isQuoted, let subcommand = FavoriteSubcommand(word.text) else {
      return try select(&arguments)
    }
    _ = arguments.next()
    switch subcommand {
    case .add:
      let name = arguments.next()
      try arguments.finish()
      try onAdd(name, arguments.followRPN)
    case .delete: try delete(&arguments)
    case .restore: try onRestore()
    case .rename:
      let index = try position(arguments.required())
      try onRename(index, arguments.required().text)
    case .move:
      let index = try position(arguments.required())
      try onMove(index, destination(arguments.required()))
    case .repair: try onRepair()
    }
  }

  /// Runs `select N|NAME`.
  func select(_ arguments: inout Arguments) throws {
    let index = try position(arguments.required())
    try arguments.finish()
    try onSelect(index)
  }

  /// Runs `delete N|NAME…`; every favorite is found before the first one goes.
  func delete(_ arguments: inout Arguments) throws {
    let first = try arguments.required()
    try onDelete(([first] + arguments.rest()).map(position))
  }
}
