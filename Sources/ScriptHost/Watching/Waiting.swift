#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until descriptors can be read.
public enum Waiting {
  /// Seconds that never go back.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The ones that can be read or were closed; none when the time is up or a signal came.
  public static func readable(_ descriptors: [Int32], seconds: Double?) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = seconds.map { Int32(min(max($0, 0) * 1000, 1e9).rounded(.up)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }
}
