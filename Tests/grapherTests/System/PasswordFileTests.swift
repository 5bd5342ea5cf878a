import Glibc
import Testing

@testable import grapher

/// The sample follows passwd(5).
@Suite struct PasswordFileTests {
  private let sample = """
    root:x:0:0:root:/root:/bin/bash
    # a comment
    broken:x:1000
    +::::::
    ann:x:1000:100:Ann,,,:/home/ann:/bin/sh
    bob:x:1000:100::/home/bob:
    none:x:1001:100:::

    """

  @Test func `the home is that of the first line with the user's number`() {
    #expect(PasswordFile.home(ofUser: 0, in: sample) == "/root")
    #expect(PasswordFile.home(ofUser: 1000, in: sample) == "/home/ann")
    #expect(PasswordFile.home(ofUser: 1001, in: sample) == "")
    #expect(PasswordFile.home(ofUser: 100, in: sample) == nil)
    #expect(PasswordFile.home(ofUser: 0, in: "") == nil)
  }

  @Test func `the C library finds the same for this user`() {
    let entry = unsafe getpwuid(getuid())
    let home = unsafe entry.flatMap { unsafe $0.pointee.pw_dir }.map { unsafe String(cString: $0) }
    #expect(PasswordFile.home == home)
  }
}
