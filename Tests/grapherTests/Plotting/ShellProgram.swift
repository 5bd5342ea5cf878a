import Glibc

extension TemporaryDirectory {
  /// Writes a program for the shell and returns its path.
  func writeProgram(_ body: String, name: String = "gnuplot") throws -> String {
    let file = try write(name, "#!/bin/sh\n" + body + "\n", mode: 0o700)
    // A child that another test starts at this moment holds the file open for writing until it
    // becomes another program; so long this one is "busy" and cannot be run.
    usleep(30_000)
    return file
  }
}

/// The variables of the tests' own process that a child needs.
var testEnvironment: [String: String] {
  var environment: [String: String] = [:]
  for name in ["PATH", "HOME"] {
    if let value = unsafe getenv(name) { environment[name] = unsafe String(cString: value) }
  }
  return environment
}
