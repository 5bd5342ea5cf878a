import Glibc

/// A program with its arguments, and the files that it reads and writes.
struct Command {
  var words: [String]
  var input: String
  var output: String
  var errors: String

  init(
    _ words: [String], input: String = "/dev/null", output: String = "/dev/null",
    errors: String = "/dev/null"
  ) {
    self.words = words
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Runs the program, without a shell, and returns the seconds from its start to its end.
  ///
  /// It is an error if it cannot be started or its exit status is not 0.
  @discardableResult
  func run() throws(BenchmarkError) -> Double {
    let start = Clock.seconds()
    guard let child = spawn() else { throw .failed("cannot run \(words[0])") }
    var status: Int32 = 0
    unsafe waitpid(child, &status, 0)
    let seconds = Clock.seconds() - start
    guard status == 0 else { throw .failed("failed: \(words.joined(separator: " "))") }
    return seconds
  }

  private func spawn() -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o644)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
    return code == 0 ? child : nil
  }
}
