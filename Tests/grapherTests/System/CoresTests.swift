import Glibc
import Synchronization
import Testing

@testable import grapher

@Suite struct CoresTests {
  @Test(
    arguments: [
      ("Name:\tgrapher\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
      ("Cpus_allowed:\tff,ffffffff\n", 40), ("Cpus_allowed:\t00000000,00000010\n", 1),
      ("", 1), ("Cpus_allowed:\t0\n", 1),
    ])
  func `processors are the bits of a mask`(status: String, count: Int) {
    #expect(Cores.count(inStatus: status) == count)
  }

  @Test func `there is a processor`() { #expect(Cores.count >= 1) }

  @Test(arguments: [0, 1, 2, 3, 100], [1, 2, 3, 8])
  func `pieces are taken once and in order, however many work`(count: Int, processors: Int) {
    for patience in [0, 1e-9, 1e9] {
      var taken: [Int] = []
      Cores.inOrder(
        count, processors: processors, patience: patience,
        make: { index in
          // The later of two is often done first.
          if index.isMultiple(of: 2) { sched_yield() }
          return index * index
        }, take: { taken.append($0) })
      #expect(taken == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `a failure ends the work`() {
    struct Stop: Error {}
    let made = Atomic(0)
    #expect(throws: Stop.self) {
      try Cores.inOrder(
        1_000_000, processors: 3, patience: 0,
        make: { _ in made.add(1, ordering: .relaxed) },
        take: { _ in throw Stop() })
    }
    // Four pieces a processor may be ahead, and each may be about to make one.
    #expect(made.load(ordering: .relaxed) <= 16)
  }
}
