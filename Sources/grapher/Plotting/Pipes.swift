internal import Glibc

/// The three pipes between a parent and its child.
struct Pipes {
  let input: Pipe
  let output: Pipe
  let errors: Pipe

  struct Pipe {
    let read: Int32
    let write: Int32

    /// Creates a pipe whose ends do not leak into other children.
    init() throws(Errno) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw .current }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      read = ends[0]
      write = ends[1]
    }

    func close() {
      _ = Glibc.close(read)
      _ = Glibc.close(write)
    }
  }

  init() throws(Errno) {
    input = try Pipe()
    do throws(Errno) { output = try Pipe() } catch {
      input.close()
      throw error
    }
    do throws(Errno) { errors = try Pipe() } catch {
      input.close()
      output.close()
      throw error
    }
  }

  func closeChildEnds() {
    for end in [input.read, output.write, errors.write] { _ = Glibc.close(end) }
  }

  func closeParentEnds() {
    for end in [input.write, output.read, errors.read] { _ = Glibc.close(end) }
  }
}
