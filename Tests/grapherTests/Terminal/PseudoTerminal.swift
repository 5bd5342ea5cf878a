import Glibc

/// A program under a pseudo-terminal, for tests: type, wait for text, look at the screen.
///
/// ```swift
/// let terminal = try PseudoTerminal.grapher(["--fresh"])
/// try terminal.expect("> ")
/// terminal.type("3 4 +\r")
/// try terminal.expect("3 + 4 = 7")
/// terminal.type("\u{4}")
/// #expect(terminal.waitForExit() == .exited(0))
/// ```
final class PseudoTerminal {
  /// How the program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What a program sees of the environment unless a test says otherwise.
  static let environment = [
    "HOME": "/nonexistent", "INPUTRC": "/dev/null", "LC_ALL": "C.UTF-8", "TERM": "xterm",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]

  let process: pid_t
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  private var master: Int32
  private var expectedUpTo = 0
  private var ending: Ending?
  private var size: (columns: Int, rows: Int)

  /// Starts the program in a session of its own with the terminal as its three descriptors.
  ///
  /// - Parameter environment: changes to `PseudoTerminal.environment`; nil takes a variable out.
  init(
    _ executable: String, _ arguments: [String] = [], environment changes: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    size = (columns, rows)
    // Opened like this, unlike openpty's, no other test's child inherits it.
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var locked: Int32 = 0
    var number: Int32 = -1
    // The requests TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
    guard unsafe ioctl(master, 0x4004_5431, &locked) == 0,
      unsafe ioctl(master, 0x8004_5430, &number) == 0
    else { throw Failure(description: "no pseudo-terminal: errno \(errno)") }
    var environment = Self.environment
    for (name, value) in changes { environment[name] = value }
    process = try Self.spawn(
      executable, arguments, environment.map { "\($0)=\($1)" }, terminal: "/dev/pts/\(number)",
      master: master, size: size)
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { close(master) }
  }

  /// Starts the `grapher` that was built with the tests.
  static func grapher(
    _ arguments: [String] = [], environment: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    let directory = executable.split(separator: "/").dropLast().joined(separator: "/")
    return try PseudoTerminal(
      "/\(directory)/grapher", arguments, environment: environment, columns: columns, rows: rows)
  }

  /// The path of the running test program.
  static var executable: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    return String(decoding: path.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Types text, as it is: Enter is `\r`, Ctrl-C `\u{3}`.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, master >= 0 {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      if count < 0 {
        var request = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
        guard unsafe poll(&request, 1, 5000) > 0 else { return }
        // A program that cannot show what it read reads no more.
        _ = receive(until: Self.now)
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Types text as a terminal pastes it.
  func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Waits until the program has written the text, after what was expected before.
  ///
  /// - Returns: what it wrote up to the text's end.
  @discardableResult
  func expect(_ text: String, seconds: Double = 10) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = Self.now + seconds
    while true {
      if let found = output[expectedUpTo...].firstRange(of: wanted) {
        let read = output[expectedUpTo..<found.upperBound]
        expectedUpTo = found.upperBound
        return String(decoding: read, as: UTF8.self)
      }
      guard receive(until: deadline) else {
        let read = String(decoding: output[expectedUpTo...], as: UTF8.self)
        throw Failure(description: "no \(text.debugDescription) in \(read.debugDescription)")
      }
    }
  }

  /// Waits until the program has written nothing for a while; returns what came since `expect`.
  @discardableResult
  func settle(seconds: Double = 0.2) -> String {
    while receive(until: Self.now + seconds) {}
    defer { expectedUpTo = output.count }
    return String(decoding: output[expectedUpTo...], as: UTF8.self)
  }

  /// The lines of the screen as someone sees them, without blanks at their ends.
  var screen: [String] {
    var screen = TerminalScreen(columns: size.columns, rows: size.rows)
    screen.show(String(decoding: output, as: UTF8.self))
    return screen.lines
  }

  /// Changes the terminal's size; the program gets SIGWINCH.
  func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    Self.setSize(master, size)
  }

  /// Sends the program a signal.
  func send(signal: Int32) { kill(process, signal) }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    close(master)
    master = -1
  }

  /// Whether the terminal hands over whole lines and shows what is typed, as a shell leaves it.
  var isCooked: Bool {
    var modes = termios()
    unsafe tcgetattr(master, &modes)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// Whether the program is stopped, by /proc.
  var isStopped: Bool {
    let file = unsafe open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(file, $0.baseAddress, $0.count)
    }
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).contains(") T ")
  }

  /// Waits until something holds.
  func wait(seconds: Double = 5, until holds: () -> Bool) -> Bool {
    let deadline = Self.now + seconds
    while !holds() {
      if Self.now > deadline { return false }
      _ = receive(until: Self.now + 0.01)
    }
    return true
  }

  /// Waits for the program's end; nil if it is still there when the time is over.
  func waitForExit(seconds: Double = 5) -> Ending? {
    let deadline = Self.now + seconds
    while ending == nil, Self.now < deadline {
      var status: Int32 = 0
      if unsafe waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
      } else if !receive(until: Self.now + 0.01) {
        usleep(2000)
      }
    }
    while receive(until: Self.now) {}
    return ending
  }

  /// The time in seconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads what the program wrote; false if nothing came in time or nothing can come.
  private func receive(until deadline: Double) -> Bool {
    guard master >= 0 else { return false }
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, (deadline - Self.now) * 1000).rounded(.up))
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(master, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    output += bytes.prefix(count)
    return true
  }

  private static func setSize(_ descriptor: Int32, _ size: (columns: Int, rows: Int)) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String], terminal: String,
    master: Int32, size: (columns: Int, rows: Int)
  ) throws -> pid_t {
    // Held open while the child opens it, or the master would see the terminal hung up.
    let slave = unsafe open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(slave) }
    setSize(slave, size)
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its controlling one.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID and what a test program may have changed of its signals.
    var all = sigset_t()
    unsafe sigfillset(&all)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = 0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let words = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    let result = unsafe posix_spawn(
      &process, executable, &actions, &attributes, words, variables)
    guard result == 0 else {
      throw Failure(description: "cannot start \(executable): errno \(result)")
    }
    return process
  }
}
