import CalculatorBrain
import Graphing

extension Session {
  /// What the prompt keeps until next time.
  var saved: SavedState {
    let view = graph.viewport
    let fresh = Settings()
    let changed = SettingTable.rows.filter { $0.get(keptSettings) != $0.get(fresh) }
    return SavedState(
      stack: calculator.entries().map(\.program.description),
      variables: calculator.variables.sorted { $0.key < $1.key }
        .map { StoredVariable(name: $0.key.name, value: $0.value) },
      view: SavedView(
        x: view.x, y: view.y, isYExplicit: view.isYExplicit, followsFit: view.followsFit),
      settings: Dictionary(uniqueKeysWithValues: changed.map { ($0.key, $0.get(keptSettings)) }),
      recents: recents.programs.map(\.description))
  }

  /// Takes up a saved session; what makes no sense any more is left out.
  func restore(_ saved: SavedState) {
    var variables: [Variable: Double] = [:]
    for stored in saved.variables {
      if let variable = Variable(stored.name) { variables[variable] = stored.value }
    }
    start(
      with: Calculator(
        stack: saved.stack.compactMap { try? Program($0) }, variables: variables))
    if let view = saved.view, let restored = try? Viewport(view) { graph.viewport = restored }
    for (key, value) in saved.settings { try? keptSettings.set(key, to: value) }
    recents = Recents(saved.recents.compactMap { try? Program($0) })
  }
}

extension Viewport {
  fileprivate init(_ saved: SavedView) throws(ViewportError) {
    try self.init(
      x: saved.x, y: saved.y, isYExplicit: saved.isYExplicit, followsFit: saved.followsFit)
  }
}
