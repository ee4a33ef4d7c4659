import CLuaSupport

extension LuaStack {
  /// The name of the chunks that the host calls in the place of a script.
  public static let hostChunk = "host"

  /// `file:line: ` of the script's code that runs, or "".
  public func position() -> String {
    for level in 0..<Int32(8) {
      guard let frame = frame(level) else { break }
      if let line = frame.line, frame.source != Self.hostChunk {
        return "\(frame.source):\(line): "
      }
    }
    return ""
  }

  /// Whether the running host function was called with a colon, as far as Lua knows.
  var isColonCall: Bool {
    frame(0)?.name?.hasPrefix("method ") ?? true
  }

  /// The chunk of the script's code that runs.
  public var callerChunk: String {
    for level in 0..<Int32(8) {
      guard let frame = frame(level) else { break }
      if frame.line != nil, frame.source != Self.hostChunk { return frame.source }
    }
    return ""
  }

  /// `file:line` of the script's code that runs.
  public var callerPlace: String { String(position().dropLast(2)) }

  /// Takes everything out of the table at `index`.
  func clear(_ index: Int32) {
    let table = absolute(index)
    pushNil()
    while next(table) {
      pop()
      copy(-1)
      pushNil()
      rawSet(table)
    }
  }

  /// The line of a chunk that runs, called by whatever runs now; nil when none does.
  public func runningLine(of chunk: String) -> Int? {
    for level in 0..<Int32(64) {
      guard let frame = frame(level) else { return nil }
      if let line = frame.line, frame.source == chunk { return line }
    }
    return nil
  }

  /// The string keys of the table at `index`, in byte order.
  public func stringKeys(_ index: Int32) -> [String] {
    let table = absolute(index)
    var names: [String] = []
    pushNil()
    while next(table) {
      if type(-2) == .string, let name = string(-2) { names.append(name) }
      pop()
    }
    return names.sorted()
  }

  /// The names under which the table at `index` has functions, in byte order.
  public func functionNames(_ index: Int32) -> [String] {
    let table = absolute(index)
    var names: [String] = []
    pushNil()
    while next(table) {
      if type(-1) == .function, type(-2) == .string, let name = string(-2) { names.append(name) }
      pop()
    }
    return names.sorted()
  }
}
