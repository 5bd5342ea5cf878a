/// What the program can find out about where its text goes.
///
/// ```swift
/// TerminalFacts.live.usesColor(on: .output, choice: .auto)  // false in a pipe
/// ```
struct TerminalFacts {
  /// Whether the descriptor is a terminal.
  var isTerminal: (Descriptor) -> Bool
  /// The size that the descriptor's terminal tells; nil if it is none.
  var windowSize: (Descriptor) -> TerminalSize?
  /// The value of an environment variable; nil if it is not set.
  var variable: (String) -> String?

  /// Whether there can be a prompt: someone types, and sees what is typed.
  var canPrompt: Bool { isTerminal(.input) && isTerminal(.output) }

  /// The size of the terminal that shows the output, clamped; 79x24 without one.
  var size: TerminalSize {
    for descriptor in [Descriptor.output, .error, .input] {
      if let size = windowSize(descriptor) { return size.clamped }
    }
    return .fallback
  }

  /// Returns whether text for the descriptor gets color.
  ///
  /// `auto` means a terminal that is not dumb or unknown, and nobody asked for none with
  /// `NO_COLOR`, which counts only when it is not empty (https://no-color.org).
  func usesColor(on descriptor: Descriptor, choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal(descriptor) && setVariable("NO_COLOR") == nil
        && !["dumb", "unknown"].contains(setVariable("TERM") ?? "dumb")
    }
  }

  /// Whether text may have characters beyond ASCII, by the user's locale; yes if there is none.
  var usesUnicode: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let locale = setVariable(name) {
        // Of `en_US.UTF-8@euro` what is between the point and the sign; some have it alone.
        let encoding = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
        return ["utf-8", "utf8"].contains(encoding.lowercased())
      }
    }
    return true
  }

  /// Whether a window can open.
  var hasDisplay: Bool {
    setVariable("DISPLAY") != nil || setVariable("WAYLAND_DISPLAY") != nil
  }

  /// The value of a variable that is set to something.
  private func setVariable(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
