import Glibc

/// Runs a program to its end.
enum Process {
  /// Returns whether the program is in the search path.
  static func isInstalled(_ name: String) -> Bool {
    run("command -v \(name) >/dev/null 2>&1")
  }

  /// Runs a shell command; false if it failed.
  @discardableResult
  static func run(_ command: String) -> Bool { system(command) == 0 }

  /// Returns what a shell command prints.
  static func output(_ command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var text: [UInt8] = []
    while true {
      let byte = getc(pipe)
      guard byte != EOF else { break }
      text.append(UInt8(truncatingIfNeeded: byte))
    }
    while text.last == UInt8(ascii: "\n") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the time in seconds that a program takes from start to end, without a shell.
  static func seconds(_ words: [String]) -> Double {
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let start = Clock.now
    var child: pid_t = 0
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 else {
      return .nan
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return Clock.now - start
  }
}

/// The time in seconds, for differences.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the least time of some runs: the difference of two of them is hardly disturbed.
  static func least(of runs: Int, _ body: () -> Double) -> Double {
    (0..<runs).map { _ in body() }.min() ?? .nan
  }
}
