import Glibc
import Synchronization

/// Functions that no sampler can make sense of: undefined, infinite, noise, and one that gives
/// another value each time.
func garbageFunctions() -> [@Sendable (Double) -> Double?] {
  let state = Atomic<UInt64>(2026)
  return [
    { _ in nil }, { _ in .nan }, { _ in .infinity },
    { $0.bitPattern.isMultiple(of: 3) ? nil : $0.bitPattern.isMultiple(of: 2) ? 1e308 : -1e308 },
    { Double(bitPattern: $0.bitPattern &* 0x9E37_79B9_7F4A_7C15) },
    { _ in  // another value each time
      let next = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
      return Double(bitPattern: next &* (next >> 17 | 1))
    },
    { sin(1e15 * $0) }, { tan(1e6 * $0) }, { 1 / sin(1 / $0) },
  ]
}
