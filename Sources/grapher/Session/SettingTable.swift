/// A row of the settings table: a setting's name, its values, and how it is read and written.
struct Setting: Sendable {
  var key: String
  /// The values as help shows them.
  var values: String
  var summary: String
  /// Values that completion offers.
  var choices: [String] = []
  var get: @Sendable (Settings) -> String
  /// Returns whether the value is one that the setting takes, having set it.
  var set: @Sendable (inout Settings, String) -> Bool
}

/// The one table of settings: `set`, its completion, and the options of the same names use it.
enum SettingTable {
  /// The terminals that draw on the screen; every other picture is a file.
  static let terminals = ["auto", "dumb", "window"] + PictureFormat.windowTerminals

  static let rows: [Setting] = [
    Setting(
      key: "term", values: terminals.joined(separator: "|"),
      summary: "How plot draws: with characters, or in a window.", choices: terminals,
      get: { $0.terminal },
      set: { settings, value in
        guard terminals.contains(value) else { return false }
        settings.terminal = value
        return true
      }),
    Setting(
      key: "size", values: "WxH, 64x64 to 8192x8192", summary: "The pixels of picture files.",
      get: { $0.size.text },
      set: { settings, value in
        guard let size = PixelSize(value) else { return false }
        settings.size = size
        return true
      }),
    Setting(
      key: "cells", values: "WxH, 20x8 to 1000x500, or auto",
      summary: "The cells of pictures in the terminal.",
      choices: ["auto"],
      get: { $0.cells?.text ?? "auto" },
      set: { settings, value in
        if value == "auto" {
          settings.cells = nil
          return true
        }
        guard let cells = TerminalSize(value) else { return false }
        settings.cells = cells
        return true
      }),
    Setting(
      key: "digits", values: "1…17", summary: "The significant digits that the prompt shows.",
      get: { "\($0.digits)" },
      set: { settings, value in
        guard let digits = Int(value), 1...17 ~= digits else { return false }
        settings.digits = digits
        return true
      }),
    choice("ascii", \.ascii, summary: "Whether formulas are written in ASCII: sqrt(10) * pi."),
    choice("color", \.color, summary: "Whether text and pictures have colors."),
    toggle(
      "asymptotes", \.asymptotes, summary: "Whether pictures have dotted verticals at poles."),
    toggle(
      "enter", \.enter, summary: "Whether an empty line at the prompt duplicates the top."),
  ]

  /// Returns the setting of a name, or nil.
  static func setting(_ key: String) -> Setting? { rows.first { $0.key == key } }

  private static func toggle(
    _ key: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable, summary: String
  ) -> Setting {
    Setting(
      key: key, values: "on|off", summary: summary, choices: ["on", "off"],
      get: { $0[keyPath: path] ? "on" : "off" },
      set: { settings, value in
        guard value == "on" || value == "off" else { return false }
        settings[keyPath: path] = value == "on"
        return true
      })
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ key: String, _ path: any WritableKeyPath<Settings, Choice> & Sendable, summary: String
  ) -> Setting {
    let choices = Choice.allCases.map(\.rawValue)
    return Setting(
      key: key, values: choices.joined(separator: "|"), summary: summary, choices: choices,
      get: { $0[keyPath: path].rawValue },
      set: { settings, value in
        guard let choice = Choice(rawValue: value) else { return false }
        settings[keyPath: path] = choice
        return true
      })
  }
}

extension Settings {
  /// Sets `key` to `value`; the failure names what the setting takes.
  mutating func set(_ key: String, to value: String) throws {
    guard let setting = SettingTable.setting(key) else {
      let keys = SettingTable.rows.map(\.key).joined(separator: ", ")
      throw Failure("no setting is called \"\(key)\"; there are \(keys)")
    }
    guard setting.set(&self, value) else {
      throw Failure("\(key) takes \(setting.values), not \"\(value)\"")
    }
  }
}
