/// A file and lines in it, as `list_spec.lua:12` or `list_spec.lua:12:20` on a command line.
struct LinePath: Equatable {
  let path: String
  let lines: ClosedRange<Int>

  /// Nil where no line is named.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    var count = parts.count
    while count > 1, numbers.count < 2, let number = LinePath.line(parts[count - 1]) {
      numbers.insert(number, at: 0)
      count -= 1
    }
    guard let first = numbers.first, let last = numbers.last, first <= last else { return nil }
    path = parts[..<count].joined(separator: ":")
    guard path.hasSuffix(".lua") else { return nil }
    lines = first...last
  }

  /// Whether numbers stand behind a file that can be no lines, as `a_spec.lua:0`.
  static func isMistaken(_ text: String) -> Bool {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    let count = parts.count
    while parts.count > 1, let last = parts.last, Int(last) != nil { parts.removeLast() }
    return parts.count < count && parts.last?.hasSuffix(".lua") == true && LinePath(text) == nil
  }

  private static func line(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
