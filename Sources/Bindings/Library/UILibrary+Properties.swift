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
    case .lightUserdata:
      guard let path = IndexPath.read(stack, index) else { return nil }
      self = .indexPath(path)
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
      } else if let image = stack.object(index) as? Image {
        self = .image(image)
      } else {
        return nil
      }
    case .table:
      var room = PropertyValue.elementLimit
      self.init(table: stack, stack.absolute(index), levels: 8, room: &room)
    default: return nil
    }
  }

  /// How many elements a table may have, with all that lie in it.
  private static let elementLimit = 1000

  /// A list, or the named values of a table: positions first, then names in byte order. What
  /// cannot be shown in it, and what lies too deep, is nil there.
  private init?(table stack: LuaStack, _ table: Int32, levels: Int, room: inout Int) {
    guard stack.reserve(8) else { return nil }
    let count = stack.listCount(table)
    guard count <= room else { return nil }
    var elements: [PropertyValue] = []
    for index in 0..<count {
      stack.rawGet(table, at: index + 1)
      defer { stack.pop() }
      guard let element = Self.element(stack, levels, &room) else { return nil }
      elements.append(element)
    }
    var fields: [(key: String, position: Double, value: PropertyValue)] = []
    stack.pushNil()
    while stack.next(table) {
      defer { stack.pop() }
      if let position = stack.integer(-2), position >= 1, position <= count { continue }
      guard let element = Self.element(stack, levels, &room) else {
        stack.pop()
        stack.pushNil()
        return nil
      }
      switch stack.type(-2) {
      case .string: fields.append((stack.text(-2) ?? "", .infinity, element))
      case .number:
        let number = stack.number(-2) ?? 0
        fields.append((LuaStack.text(of: number), number, element))
      default: continue
      }
    }
    if fields.isEmpty {
      self = .list(elements)
      return
    }
    fields.sort {
      $0.position == $1.position
        ? $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) : $0.position < $1.position
    }
    let positions = elements.enumerated().map { Field("\($0.offset + 1)", $0.element) }
    self = .fields(positions + fields.map { Field($0.key, $0.value) })
  }

  /// The element of a table that is on top; nil when there is no room for it.
  private static func element(
    _ stack: LuaStack, _ levels: Int, _ room: inout Int
  ) -> PropertyValue? {
    room -= 1
    guard room >= 0 else { return nil }
    guard stack.type(-1) == .table else { return PropertyValue(stack, -1) ?? PropertyValue.none }
    guard levels > 1 else { return PropertyValue.none }
    return PropertyValue(
      table: stack, stack.absolute(-1), levels: levels - 1, room: &room)
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
    case .indexPath(let value): value.push(stack)
    case .image(let value): value.push(stack)
    case .list(let values): values.push(stack)
    case .drawing(let list): PropertyValue.fields(list.fields).push(stack)
    case .fields(let fields):
      stack.newTable(fields: Int32(clamping: fields.count))
      for field in fields {
        field.value.push(stack)
        stack.rawSet(-2, field.name)
      }
    }
  }
}
