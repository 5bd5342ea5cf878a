import Glibc
import Testing

@testable import grapher

@Suite struct HelperThreadTests {
  private var blocksInterrupt: Bool {
    var blocked = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
    return unsafe sigismember(&blocked, SIGINT) == 1
  }

  @Test func `a helper works on another thread, which no signal reaches`() throws {
    let before = blocksInterrupt
    let found = Monitor<(thread: UInt, blocksInterrupt: Bool)?>(nil)
    let helper = try #require(
      HelperThread {
        found.change { $0 = (pthread_self(), blocksInterrupt) }
      })
    let there = found.wait { $0 }
    helper.join()
    #expect(there.thread != pthread_self())
    #expect(there.blocksInterrupt)
    #expect(blocksInterrupt == before)
  }
}
