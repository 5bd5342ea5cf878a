import CalculatorBrain

extension CommandTable {
  static let settingRows = [
    Command(
      name: "set", area: .settings, arguments: "[KEY [VALUE]]",
      summary: "Shows or changes the settings.", example: "set digits 6", completion: .settings,
      run: { session, arguments in try session.set(&arguments) })
  ]
}

extension Session {
  fileprivate func set(_ arguments: inout Arguments) throws {
    guard let key = arguments.next() else {
      for setting in SettingTable.rows {
        listRow(name: setting.key, columns: [setting.get(settings), setting.summary])
      }
      return
    }
    guard let setting = SettingTable.setting(key.text.lowercased()) else {
      var probe = keptSettings
      return try Failure.located(at: key.place) { try probe.set(key.text, to: "") }
    }
    guard let value = arguments.next() else {
      return emit(.line(StyledText(setting.get(settings))))
    }
    try Failure.located(at: value.place) {
      try keptSettings.set(setting.key, to: value.text.lowercased())
    }
    settingsOfThisRun[setting.key] = nil
  }
}
