import Glibc

/// The clock of the system that only goes forward.
enum Clock {
  /// Returns the seconds since some moment in the past.
  static func seconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the seconds that something takes.
  static func seconds(of body: () throws -> Void) rethrows -> Double {
    let start = seconds()
    try body()
    return seconds() - start
  }
}
