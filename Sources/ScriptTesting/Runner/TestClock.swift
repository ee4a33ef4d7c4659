#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The clocks of the machine, which measure tests.
enum TestClock {
  /// Seconds that never go back.
  static var monotonic: Double { seconds(CLOCK_MONOTONIC) }

  /// Seconds since 1970.
  static var date: Double { seconds(CLOCK_REALTIME) }

  static func sleep(_ seconds: Double) {
    guard seconds > 0, seconds < 1e9 else { return }
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    // A signal that a limit sends ends it early, as is wanted.
    nanosleep(&time, nil)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
