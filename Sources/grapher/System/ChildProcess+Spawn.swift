internal import Glibc

extension ChildProcess {
  /// Starts the first of the programs that can be started; the child's descriptors 0, 1, 2, … are
  /// those given, where one is given.
  ///
  /// - Returns: the number of the process.
  static func spawn(
    _ paths: [String], arguments: [String], environment: [String: String],
    descriptors: [Descriptor?]
  ) throws(Errno) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // In this order, since 3 may be the number of a pipe's end here.
    for (number, descriptor) in descriptors.enumerated() {
      guard let descriptor else { continue }
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    setUpSignalsAndGroup(&attributes)
    let words = CStrings(arguments)
    let variables = CStrings(environment.map { "\($0)=\($1)" })
    var error = Errno.notFound
    for path in paths {
      // Asking is cheaper than a process that ends for want of a program.
      if unsafe access(path, F_OK) < 0, errno == ENOENT { continue }
      var identifier: pid_t = 0
      let code = unsafe posix_spawn(
        &identifier, path, &actions, &attributes, words.pointers, variables.pointers)
      if code == 0 { return identifier }
      if error == .notFound { error = Errno(code: code) }
    }
    throw error
  }

  /// Gives the child the default signals, blocked by nothing, and a process group of its own.
  private static func setUpSignalsAndGroup(_ attributes: inout posix_spawnattr_t) {
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGPIPE, SIGXFSZ] {
      unsafe sigaddset(&defaults, signal)
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
  }
}

/// Texts as C takes a list of them: pointers, and a null pointer after the last.
@safe private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    unsafe pointers = texts.map { unsafe strdup($0) } + [nil]
  }

  deinit { unsafe pointers.forEach { unsafe free($0) } }
}
