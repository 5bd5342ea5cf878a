extension Effects {
  /// The effects on the real world.
  static func live(
    paths: LazyPaths, environment: @escaping @Sendable () -> [String: String],
    terminal: TerminalFacts
  ) -> Effects {
    Effects(
      favorites: .live { try paths.found().favorites },
      deleted: .live { try paths.found().deleted },
      plotter: .live(environment: environment),
      saveFile: { path, bytes in try ExportFile(path: path, noun: "picture").save(bytes) },
      fileNames: { folder in
        FileSystem.names(in: folder).map { name in
          let facts = try? FileSystem.facts(at: folder + "/" + name)
          return facts?.kind == .directory ? name + "/" : name
        }
      },
      seconds: Clock.seconds,
      isCancelled: { Signals.isCancelled },
      home: { environment()["HOME"] },
      terminal: terminal)
  }
}
