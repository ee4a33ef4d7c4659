import CLua

/// One call of a traceback.
public struct LuaFrame: Sendable, Equatable {
  /// The chunk's name without its mark (`main.lua`), or `[C]`.
  public var source: String
  /// 1-based; nil in C functions.
  public var line: Int?
  /// What the caller called it (`method 'viewDidLoad'`), as far as Lua knows.
  public var name: String?
  /// Whether this is one of the host's own entry points (a property access, a method call).
  public var isHostEntry: Bool
  /// Whether this hands on the result of the function below it.
  var isOverride: Bool

  init(_ record: lua_Debug, isHostEntry: Bool, isOverride: Bool) {
    let chunk = record.source.map { String(cString: $0) } ?? "?"
    source = LuaFrame.displayName(ofChunk: chunk)
    line = record.currentline > 0 ? Int(record.currentline) : nil
    self.isHostEntry = isHostEntry
    self.isOverride = isOverride
    let what = record.what.map { String(cString: $0) } ?? ""
    let kind = record.namewhat.map { String(cString: $0) } ?? ""
    if what == "main" {
      name = "main chunk"
    } else if let text = record.name.map({ String(cString: $0) }) {
      name = kind.isEmpty ? "function '\(text)'" : "\(kind) '\(text)'"
    } else if record.linedefined > 0 {
      name = "function <\(source):\(record.linedefined)>"
    } else {
      name = nil
    }
  }

  public var description: String {
    let place = line.map { "\(source):\($0)" } ?? source
    return name.map { "\(place): in \($0)" } ?? place
  }

  /// A chunk's name as messages show it: `@main.lua` is the file main.lua, `=name` a label.
  static func displayName(ofChunk chunk: String) -> String {
    if let mark = chunk.first, mark == "@" || mark == "=" { return String(chunk.dropFirst()) }
    let line = chunk.prefix { $0 != "\n" }
    return "[string \"\(line)\"]"
  }
}
