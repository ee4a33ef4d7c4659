import LuaRuntime
import ScriptHost

/// What `t.launch` is to show.
enum LaunchTarget {
  case path(String)
  /// A view, a controller, a class, a delegate, a function: the value at an index.
  case value(Int32)

  static let expectation =
    "expected a path, a view, a view controller, a class of these, an application delegate, "
    + "or a function that returns one"

  init(_ stack: LuaStack, _ index: Int32) throws {
    switch stack.type(index) {
    case .none, .nil:
      guard let folder = SpecPath.plugin(around: stack.callerChunk) else {
        throw LuaFailure(
          "no folder around \(stack.callerChunk) has a plugin.json; say what to launch")
      }
      self = .path(folder)
    case .string:
      self = .path(SpecPath.resolve(stack.string(index) ?? "", beside: stack.callerChunk))
    case .table, .userdata, .function: self = .value(index)
    default: throw LuaFailure("\(LaunchTarget.expectation), got \(stack.summary(index))")
    }
  }
}

/// Paths as specs write them: relative to the file of the spec.
enum SpecPath {
  /// A path that is written in a file.
  static func resolve(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return normal(folder + path)
  }

  /// The folder of the plugin that a file belongs to.
  static func plugin(around file: String) -> String? {
    var folder = normal(resolve(".", beside: file))
    for _ in 0..<32 {
      if SourceFile.exists(folder + "/plugin.json") { return folder }
      let parent = normal(folder + "/..")
      if parent == folder || folder == "/" { return nil }
      folder = parent
    }
    return nil
  }

  /// The path without `.` and, where something stands before it, without `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }
}
