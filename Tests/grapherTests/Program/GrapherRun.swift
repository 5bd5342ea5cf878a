import Glibc

@testable import grapher

/// A finished run of the program as a script sees it: what it wrote and how it ended.
struct GrapherRun {
  var output: String
  var errors: String
  /// The exit status, or 128 plus the signal.
  var status: Int32
  /// The bytes of standard output, for what is not text.
  var bytes: [UInt8]

  struct Failure: Error { var description: String }

  /// Runs the program that was built with the tests, in an empty folder of its own.
  ///
  /// - Parameters:
  ///   - home: the folder for `GRAPHER_HOME`; nil for a fresh one that is removed afterwards.
  ///   - redirection: what a shell is to do with the descriptors, such as `<&-`.
  ///   - environment: changes to a small fixed environment; nil takes a variable out.
  init(
    _ arguments: [String], input: String = "", home: TemporaryDirectory? = nil,
    redirection: String = "", environment changes: [String: String?] = [:]
  ) throws {
    let folder = home ?? TemporaryDirectory()
    var environment: [String: String] = [
      "GRAPHER_HOME": folder.path, "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "xterm",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
    ]
    for (name, value) in changes { environment[name] = value }
    let files = TemporaryDirectory()
    status = try Self.spawn(
      [Self.executable] + arguments, redirection, environment.map { "\($0)=\($1)" },
      in: folder.path,
      files: [try files.write("input", input), files.file("output"), files.file("errors")])
    bytes = try FileContents.read(files.file("output"))?.bytes ?? []
    output = String(decoding: bytes, as: UTF8.self)
    errors = try files.text("errors") ?? ""
  }

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The path of the program that was built with the tests.
  static var executable: String {
    let tests = PseudoTerminal.executable
    return "/" + tests.split(separator: "/").dropLast().joined(separator: "/") + "/grapher"
  }

  private static func spawn(
    _ words: [String], _ redirection: String, _ environment: [String], in folder: String,
    files: [String]
  ) throws -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in files.enumerated() {
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
    }
    // posix_spawn cannot change the folder here, env can.
    let command =
      ["env", "-C", folder, "sh", "-c", "exec \"$0\" \"$@\" " + redirection] + words
    let pointers = unsafe command.map { unsafe strdup($0) } + [nil]
    let settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (pointers + settings).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, "/usr/bin/env", &actions, nil, pointers, settings)
    guard code == 0 else { throw Failure(description: "cannot start \(words[0]): \(code)") }
    var state: Int32 = 0
    while unsafe waitpid(process, &state, 0) < 0, errno == EINTR {}
    let signal = state & 0x7F
    return signal == 0 ? (state >> 8) & 0xFF : 128 + signal
  }
}
