#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, as they come.
final class LineInput {
  let descriptor = STDIN_FILENO
  /// Whether nothing more comes.
  private(set) var isAtEnd = false
  private var rest: [UInt8] = []

  /// The lines that have been ended; waits when nothing has come.
  func read() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = systemRead(&bytes)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    isAtEnd = count <= 0
    rest += bytes.prefix(max(count, 0))
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line feed is no line yet, unless it is all that there will be.
    rest = isAtEnd ? [] : Array(lines.removeLast())
    return lines.map { line in
      let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return String(decoding: end, as: UTF8.self)
    }
  }

  private func systemRead(_ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &bytes, bytes.count)
    #else
      Darwin.read(descriptor, &bytes, bytes.count)
    #endif
  }
}
