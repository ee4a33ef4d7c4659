import LuaRuntime
import ViewKit

// The properties that Lua classes list in `Class.properties`: shown by renderings and carried
// over by a reload.
extension UILibrary {
  /// The value of a property; nil when it is nil, or cannot be read or shown.
  func read(_ name: String, of object: Object) -> PropertyValue? {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    do {
      stack.pushGetter()
      object.push(stack)
      stack.push(name)
      try state.call(arguments: 2, results: 1)
    } catch {
      onError(error, Callback(name: "get_" + name, object: object))
      return nil
    }
    return PropertyValue(stack, -1)
  }

  func write(_ value: PropertyValue, to name: String, of object: Object) {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    do {
      stack.pushSetter()
      object.push(stack)
      stack.push(name)
      value.push(stack)
      try state.call(arguments: 3, results: 0)
    } catch {
      onError(error, Callback(name: "set_" + name, object: object))
    }
  }
}

extension PropertyValue: LuaPushable {
  /// The value at `index`; nil when it is of a kind that no rendering shows.
  init?(_ stack: LuaStack, _ index: Int32) {
    switch stack.type(index) {
    case .boolean: self = .bool(stack.boolean(index))
    case .number:
      self = stack.integer(index).map { .integer($0) } ?? .number(stack.number(index) ?? 0)
    case .string: self = .string(stack.text(index) ?? "")
    case .userdata:
      if let rect = Rect.read(stack, index) {
        self = .rect(rect)
      } else if let point = Point.read(stack, index) {
        self = .point(point)
      } else if let size = Size.read(stack, index) {
        self = .size(size)
      } else if let insets = EdgeInsets.read(stack, index) {
        self = .insets(insets)
      } else if let date = Date.read(stack, index) {
        self = .text(date.iso8601)
      } else if let color = stack.object(index) as? Color {
        self = .text(color.hexString)
      } else {
        return nil
      }
    case .table:
      self.init(list: stack, stack.absolute(index))
    default: return nil
    }
  }

  /// A list of values that can be shown.
  private init?(list stack: LuaStack, _ table: Int32) {
    var elements: [PropertyValue] = []
    guard stack.reserve(4) else { return nil }
    let count = stack.listCount(table)
    guard count <= 1000 else { return nil }
    for index in 0..<count {
      stack.rawGet(table, at: index + 1)
      defer { stack.pop() }
      guard stack.type(-1) != .table, let element = PropertyValue(stack, -1) else { return nil }
      elements.append(element)
    }
    self = .list(elements)
  }

  public func push(_ stack: LuaStack) {
    switch self {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .integer(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string(let value), .text(let value): stack.push(value)
    case .point(let value): value.push(stack)
    case .size(let value): value.push(stack)
    case .rect(let value): value.push(stack)
    case .insets(let value): value.push(stack)
    case .transform(let value): value.push(stack)
    case .list(let values): values.push(stack)
    case .fields(let fields):
      stack.newTable(fields: Int32(clamping: fields.count))
      for field in fields {
        field.value.push(stack)
        stack.rawSet(-2, field.name)
      }
    }
  }
}
