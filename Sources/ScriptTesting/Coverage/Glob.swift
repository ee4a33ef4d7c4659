/// A pattern for paths, as in `.gitignore`: `*` is anything but a slash, `**` anything, `?` one
/// character but a slash. A pattern without a slash is about a name in any folder; one that is about
/// a folder is about all in it.
public struct Glob: Sendable, Equatable, CustomStringConvertible {
  public let description: String
  private let parts: [[Character]]

  /// - Parameter pattern: such as `src/**/*.lua`, `*_data.lua`, `plugins/login`.
  public init(_ pattern: String) {
    description = pattern
    var text = pattern[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
    self.parts = parts.count == 1 ? [["*", "*"]] + parts : parts
  }

  /// Whether a path, or a folder on its way, is meant.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
    // A row for each part: which numbers of names the parts so far may stand for.
    var reached: Set<Int> = [0]
    for part in parts {
      var next: Set<Int> = []
      for start in reached {
        if part == ["*", "*"] {
          next.formUnion(start...names.count)
        } else if start < names.count, Glob.matches(part, names[start]) {
          next.insert(start + 1)
        }
      }
      reached = next
    }
    return !reached.subtracting([0]).isEmpty
  }

  /// The folder below which all that it can mean lies; "" is the working folder.
  var base: String {
    let names = parts.dropLast().prefix { !$0.contains("*") && !$0.contains("?") }
    return names.map { String($0) }.joined(separator: "/")
  }

  /// A name: on a mismatch the last star takes a character more.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var place = 0
    var position = 0
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        place = last.place + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
