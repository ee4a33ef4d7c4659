import LuaRuntime

/// A value of a script as the text of a snapshot: tables with their keys in a fixed order.
struct SnapshotText {
  private let stack: LuaStack
  private var open: [UnsafeRawPointer] = []

  /// How deep tables are written.
  private static let deepest = 40

  static func text(of index: Int32, _ stack: LuaStack) -> String {
    if stack.type(index) == .string { return stack.string(index) ?? "" }
    var writer = SnapshotText(stack: stack)
    return writer.text(stack.absolute(index), indent: "")
  }

  private init(stack: LuaStack) { self.stack = stack }

  private mutating func text(_ index: Int32, indent: String) -> String {
    switch stack.type(index) {
    case .none, .nil: return "nil"
    case .string: return quoted(stack.string(index) ?? "")
    case .number:
      if let whole = stack.isInteger(index) ? stack.integer(index) : nil { return "\(whole)" }
      let number = stack.number(index) ?? 0
      // Which sign a NaN has depends on the machine.
      return number.isNaN ? "nan" : "\(number)"
    case .table: return table(index, indent: indent)
    case .userdata, .lightUserdata: return "<\(stack.summary(index))>"
    case .function, .thread: return "<\(stack.type(index).name)>"
    case .boolean: return stack.boolean(index) ? "true" : "false"
    }
  }

  private mutating func table(_ index: Int32, indent: String) -> String {
    guard let pointer = stack.pointer(index), stack.reserve(8) else { return "{…}" }
    if open.contains(pointer) { return "<a table around this one>" }
    if open.count >= SnapshotText.deepest { return "{…}" }
    open.append(pointer)
    defer { open.removeLast() }
    let inner = indent + "  "
    var lines: [String] = []
    let count = stack.listCount(index)
    for position in 0..<count {
      stack.rawGet(index, at: position + 1)
      lines.append(inner + text(stack.top, indent: inner) + ",\n")
      stack.pop()
    }
    var fields: [(order: Int, number: Double, key: String, line: String)] = []
    stack.pushNil()
    while stack.next(index) {
      defer { stack.pop() }
      let key = stack.top - 1
      if let position = stack.isInteger(key) ? stack.integer(key) : nil,
        (1...max(count, 1)).contains(position), count > 0
      {
        continue
      }
      let value = text(stack.top, indent: inner)
      switch stack.type(key) {
      case .number:
        let number = text(key, indent: inner)
        fields.append((0, stack.number(key) ?? 0, "", "\(inner)[\(number)] = \(value),\n"))
      case .string:
        let name = stack.string(key) ?? ""
        let shown = isIdentifier(name) ? name : "[\(quoted(name))]"
        fields.append((1, 0, name, "\(inner)\(shown) = \(value),\n"))
      default:
        let name = text(key, indent: inner)
        fields.append((2, 0, name, "\(inner)[\(name)] = \(value),\n"))
      }
    }
    fields.sort {
      if ($0.order, $0.number) != ($1.order, $1.number) {
        return ($0.order, $0.number) < ($1.order, $1.number)
      }
      return $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    lines += fields.map(\.line)
    return lines.isEmpty ? "{}" : "{\n" + lines.joined() + indent + "}"
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, first < 0x30 || first > 0x39 else { return false }
    return name.utf8.allSatisfy {
      $0 == 0x5F || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
    }
  }
}
