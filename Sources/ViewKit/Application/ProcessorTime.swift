#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The time that the processor has spent on the running thread, for limits. Nothing that a script
/// sees goes by it.
enum ProcessorTime {
  /// Seconds since some moment.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
