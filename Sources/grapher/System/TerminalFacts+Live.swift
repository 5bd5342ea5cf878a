internal import Glibc

extension TerminalFacts {
  /// The facts of this process, asked anew each time.
  static var live: TerminalFacts {
    TerminalFacts(
      isTerminal: { isatty($0.number) == 1 },
      windowSize: { descriptor in
        var size = winsize()
        guard unsafe ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      },
      variable: { name in unsafe getenv(name).map { unsafe String(cString: $0) } })
  }
}
