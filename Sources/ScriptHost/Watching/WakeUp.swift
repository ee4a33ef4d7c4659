#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe that ends waiting, from another thread or from a handler of a signal.
public final class WakeUp: Sendable {
  /// What is readable once it was signalled.
  public let descriptor: Int32
  /// The other end, to which one byte is written: a handler of a signal may do that.
  public let writeDescriptor: Int32

  public init() throws(FileFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SourceFile.systemFailure() }
    descriptor = ends[0]
    writeDescriptor = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(descriptor)
    close(writeDescriptor)
  }

  /// Makes it as if it had not been signalled.
  public func reset() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &bytes, 16) > 0 {}
  }

  public func signal() {
    var byte: UInt8 = 0
    // A full pipe is readable all the same.
    _ = write(writeDescriptor, &byte, 1)
  }
}
