internal import Glibc

/// The three pipes between a parent and its child.
struct Pipes {
  let input: Pipe
  let output: Pipe
  let errors: Pipe

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
    for end in [input.read, output.write, errors.write] { _ = Glibc.close(end.number) }
  }

  func closeParentEnds() {
    for end in [input.write, output.read, errors.read] { _ = Glibc.close(end.number) }
  }
}
