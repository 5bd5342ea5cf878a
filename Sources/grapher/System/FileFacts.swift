internal import Glibc

/// What the system knows about a file.
struct FileFacts: Equatable, Sendable {
  /// What tells one state of a file from another; a save or an edit elsewhere changes it.
  struct Identity: Equatable, Sendable {
    var device: UInt
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  var kind: FileKind
  var identity: Identity
  /// The permissions, without the kind.
  var mode: mode_t
  var user: uid_t
  var group: gid_t

  init(_ facts: stat) {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    identity = Identity(
      device: UInt(facts.st_dev), inode: UInt(facts.st_ino), size: Int(facts.st_size),
      seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
    mode = facts.st_mode & 0o7777
    user = facts.st_uid
    group = facts.st_gid
  }
}
