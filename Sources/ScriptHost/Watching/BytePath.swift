#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path as the system has it: bytes, which may be no UTF-8.
public struct BytePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as a text; nil where it is none.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path for people: what is no text is shown as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  public static func < (left: BytePath, right: BytePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let slash = UInt8(ascii: "/")

  /// What stands behind the last slash.
  var name: [UInt8] {
    bytes.lastIndex(of: BytePath.slash).map { Array(bytes[($0 + 1)...]) } ?? bytes
  }

  /// The folder of an absolute path; that of `/` is itself.
  var parent: BytePath {
    guard let slash = bytes.lastIndex(of: BytePath.slash), slash > 0 else { return BytePath("/") }
    return BytePath(Array(bytes[..<slash]))
  }

  var isRoot: Bool { bytes == [BytePath.slash] }

  /// Whether it is a folder itself, or lies in it.
  func isInside(_ folder: BytePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.isRoot
      || bytes[folder.bytes.count] == BytePath.slash
  }

  func appending(_ name: [UInt8]) -> BytePath {
    BytePath(bytes.last == BytePath.slash ? bytes + name : bytes + [BytePath.slash] + name)
  }

  /// The path from the system's root, without `.`, `..` and double slashes. Links stay.
  public var absolute: BytePath {
    var bytes = bytes
    if bytes.first != BytePath.slash { bytes = BytePath.workingFolder + [BytePath.slash] + bytes }
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: BytePath.slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return BytePath([BytePath.slash] + Array(parts.joined(separator: [BytePath.slash])))
  }

  private static var workingFolder: [UInt8] {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let path = getcwd(buffer.baseAddress, buffer.count) else { return [] }
      return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
  }

  /// The path without links; nil where it leads nowhere.
  var withoutLinks: BytePath? {
    guard let real = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return BytePath(Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
  }

  /// Where a link leads, as it says; nil for what is none.
  var linkTarget: [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = withCString { readlink($0, &buffer, buffer.count) }
    return count < 0 ? nil : buffer[..<count].map(UInt8.init(bitPattern:))
  }

  /// The names in a folder, without `.` and `..`; nil when it cannot be read.
  var names: [[UInt8]]? {
    guard let directory = withCString({ opendir($0) }) else { return nil }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
    }
    return names
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // A path with a zero byte names nothing: an empty one does not either.
    let end: [CChar] = [0]
    let chars = bytes.contains(0) ? end : bytes.map(CChar.init(bitPattern:)) + end
    return chars.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body("") }
      return body(start)
    }
  }
}
