#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the system's clocks, in nanoseconds.
enum Stopwatch {
  /// What this thread has used of the processor, so that other processes do not count.
  static var processorTime: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The time that has passed for everybody.
  static var wallTime: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Processor time of `count` times a piece of work.
  static func time(_ work: Work, count: Int) -> Double {
    let start = processorTime
    work.run(count)
    return processorTime - start
  }
}
