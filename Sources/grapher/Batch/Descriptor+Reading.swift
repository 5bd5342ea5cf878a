internal import Glibc

extension Descriptor {
  /// Opens a file, a pipe or a device to read its lines; the end of the program closes it.
  init(reading path: String) throws(Errno) {
    self.init(unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY))
    guard number >= 0 else { throw Errno.current }
  }
}
