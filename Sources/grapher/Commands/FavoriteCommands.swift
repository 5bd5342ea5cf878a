import CalculatorBrain
import Graphing

extension CommandTable {
  static let favoriteRows = [
    Command(
      name: "favorites", aliases: ["favs", "fav"], area: .favorites,
      arguments: FavoriteSubcommand.usage,
      summary: "Lists the favorites, selects one by number, or changes them.",
      example: "M sin fav add wave ; fav",
      completion: .subcommands(FavoriteSubcommand.names),
      run: { session, arguments in try session.favoritesScreen.run(&arguments) }),
    Command(
      name: "select", area: .favorites, arguments: "N|NAME",
      summary: "Puts a favorite onto the stack, and draws it at the prompt.",
      example: "M sin fav add wave ; select wave", completion: .targets,
      run: { session, arguments in try session.favoritesScreen.select(&arguments) }),
    Command(
      name: "delete", area: .favorites, arguments: "N|NAME…",
      summary: "Deletes favorites; fav restore brings them back.",
      example: "M sin fav add wave ; delete wave", completion: .targets,
      run: { session, arguments in try session.favoritesScreen.delete(&arguments) }),
  ]

  static let recentRows = [
    Command(
      name: "recent", area: .recents, arguments: "[N | add N]",
      summary: "Lists the programs plotted lately, plots one, or makes it a favorite.",
      example: "M sin plot ; recent", completion: .subcommands(["add"]),
      run: { session, arguments in try session.recent(&arguments) })
  ]
}

extension Session {
  /// The list of favorites as a screen; what it puts out is carried out here.
  fileprivate var favoritesScreen: FavoritesScreen {
    FavoritesScreen(
      position: { [self] in try favorite($0).index },
      destination: { [self] in try index($0, of: effects.favorites.load().count, "favorite") },
      onList: { [self] in try listFavorites() },
      onSelect: { [self] in try selectFavorite(at: $0) },
      onAdd: { [self] name, followRPN in try addFavorite(name, followRPN: followRPN) },
      onDelete: { [self] in try deleteFavorites(at: $0) },
      onRestore: { [self] in try restoreFavorite() },
      onRename: { [self] in try renameFavorite(at: $0, to: $1) },
      onMove: { [self] in try moveFavorite(from: $0, to: $1) },
      onRepair: { [self] in try repairFavorites() })
  }

  private func listFavorites() throws {
    let favorites = try effects.favorites.load()
    if favorites.isEmpty, mode == .prompt {
      emit(.note("there are no favorites; fav add keeps the top of the stack"))
    }
    for (index, favorite) in favorites.enumerated() {
      let formula: String
      do {
        formula = try favorite.runnableProgram().infix(infixStyle, limit: 200)
      } catch {
        formula = Failure(error).message
      }
      let words = mode == .batch ? [favorite.program] : []
      listRow(number: index + 1, columns: [favorite.name ?? "", formula] + words)
    }
  }

  private func selectFavorite(at index: Int) throws {
    let favorite = try effects.favorites.load()[index]
    let drawn = try drawn(favorite)
    try push(drawn.program)
    guard mode == .prompt, !drawn.program.variables.isEmpty else { return showStack() }
    try changeGraph { view in
      view.followNewProgram()
      if let x = favorite.x { try view.showX(x) }
      if let y = favorite.y { try view.showY(y) }
    }
    graph.curves = [drawn]
    try draw()
    showStack()
  }

  private func addFavorite(_ name: Word?, followRPN: Bool) throws {
    let target = try impliedTarget(followRPN: followRPN, verb: "save")
    try add(target.program, name: name)
  }

  private func add(_ program: Program, name: Word?) throws {
    let graphVariable = try program.graphVariable(given: calculator.variables)
    let values = program.variables.filter { $0 != graphVariable }.compactMap { variable in
      calculator.variables[variable].map { StoredVariable(name: variable.name, value: $0) }
    }
    let favorite = Favorite(
      name: name?.text, program: program.description, x: graph.viewport.x,
      y: graph.viewport.isYExplicit ? graph.viewport.y : nil, variables: values)
    let count = try edit { try .adding(favorite, to: $0) }.count
    emit(.note("added as \(count)\(nameText(favorite))"))
  }

  private func deleteFavorites(at indexes: [Int]) throws {
    let favorites = try effects.favorites.load()
    for index in Set(indexes).sorted(by: >) {
      let favorite = favorites[index]
      try edit { _ in try .deleting(at: index, from: favorites) }
      try effects.deleted.apply(.insert(favorite, at: .max))
      emit(.note("deleted \(index + 1)\(nameText(favorite)); fav restore brings it back"))
    }
  }

  private func restoreFavorite() throws {
    let deleted = try effects.deleted.load()
    guard let favorite = deleted.last else { throw Failure("no favorite was deleted") }
    let count = try edit { try .adding(favorite, to: $0) }.count
    try effects.deleted.apply(.delete(favorite, at: deleted.count - 1))
    emit(.note("restored\(nameText(favorite)) as \(count)"))
  }

  private func renameFavorite(at index: Int, to name: String) throws {
    try edit { try .renaming(at: index, to: name, in: $0) }
    emit(.note("renamed \(index + 1) to \"\(name)\""))
  }

  private func moveFavorite(from index: Int, to target: Int) throws {
    let favorite = try effects.favorites.load()[index]
    try edit { _ in .move(favorite, from: index, to: target) }
    emit(.note("moved \(index + 1)\(nameText(favorite)) to \(target + 1)"))
  }

  private func repairFavorites() throws {
    let path = try effects.favorites.repair()
    emit(.note("moved the damaged file to \(path); the list starts afresh"))
  }

  private func nameText(_ favorite: Favorite) -> String {
    favorite.name.map { " \"\($0)\"" } ?? ": \(favorite.program)"
  }

  fileprivate func recent(_ arguments: inout Arguments) throws {
    guard let word = arguments.next() else {
      for (index, program) in recents.programs.enumerated() {
        listRow(
          number: index + 1, columns: [program.infix(infixStyle, limit: 200), program.description])
      }
      return
    }
    if word.text.lowercased() == "add" {
      return try add(recentProgram(arguments.required()), name: nil)
    }
    let program = try recentProgram(word)
    graph.curves = [DrawnProgram(program: program)]
    graph.viewport.followNewProgram()
    try draw()
    recents.add(program)
  }

  private func recentProgram(_ word: Word) throws -> Program {
    recents.programs[try index(word, of: recents.programs.count, "recent program")]
  }
}
