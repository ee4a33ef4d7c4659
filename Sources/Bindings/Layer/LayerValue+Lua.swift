import LuaRuntime
import ViewKit

extension LayerValue: LuaReadable, LuaPushable {
  public static var luaName: String {
    "number or Point or Size or Rect or Color or Transform3D or CGImage or list"
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a number, Point, Size, Rect, Color, Transform3D, image, or a list of numbers or colours"
  }

  public static func read(_ stack: LuaStack, _ index: Int32) -> LayerValue? {
    switch stack.type(index) {
    case .number: Double.read(stack, index).map { .number($0) }
    case .string: Color.read(stack, index).map { .color($0) }
    case .userdata: read(userdata: stack, index)
    case .table: read(table: stack, index)
    default: nil
    }
  }

  private static func read(userdata stack: LuaStack, _ index: Int32) -> LayerValue? {
    switch stack.object(index) {
    case let color as Color: return .color(color)
    case let image as CGImage: return .image(image)
    case let image as Image: return .image(image.cgImage)
    default: break
    }
    if let point = Point.read(stack, index) { return .point(point) }
    if let size = Size.read(stack, index) { return .size(size) }
    if let rect = Rect.read(stack, index) { return .rect(rect) }
    if let transform = Transform3D.read(stack, index) { return .transform(transform) }
    return AffineTransform.read(stack, index).map { .transform(Transform3D($0)) }
  }

  /// Numbers in a row are taken as what the key path makes of them.
  private static func read(table stack: LuaStack, _ index: Int32) -> LayerValue? {
    if let numbers = [Double].read(stack, index) { return .numbers(numbers) }
    if let colors = [Color].read(stack, index) { return .colors(colors) }
    if let point = Point.read(stack, index) { return .point(point) }
    if let size = Size.read(stack, index) { return .size(size) }
    if let rect = Rect.read(stack, index) { return .rect(rect) }
    return Color.read(stack, index).map { .color($0) }
  }

  public func push(_ stack: LuaStack) {
    switch self {
    case .number(let value): value.push(stack)
    case .point(let value): value.push(stack)
    case .size(let value): value.push(stack)
    case .rect(let value): value.push(stack)
    case .color(let value): value.push(stack)
    case .transform(let value): value.push(stack)
    case .numbers(let value): value.push(stack)
    case .colors(let value): value.push(stack)
    case .image(let value): value.push(stack)
    }
  }
}

/// The name of a property of layers that can be animated.
struct KeyPathName: LuaReadable, LuaPushable {
  let name: String

  static var luaName: String { "string" }

  static func read(_ stack: LuaStack, _ index: Int32) -> KeyPathName? {
    guard stack.type(index) == .string, let name = stack.text(index),
      LayerKeyPath.named(name) != nil
    else { return nil }
    return KeyPathName(name: name)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    guard stack.type(index) == .string, let name = stack.text(index) else { return luaName }
    let kind = "the key path of a property of layers that is animated"
    if let hint = hints[name] { return "\(kind) (\(hint))" }
    return Spelling.nearest(to: name, among: LayerKeyPath.names, by: \.self)
      .map { "\(kind) (did you mean \"\($0)\"?)" }
      ?? "\(kind): " + LayerKeyPath.names.joined(separator: " ")
  }

  /// What is told of names that layers do not have, or not for this.
  private static let hints = [
    "frame": "the frame follows from \"position\" and \"bounds\", which are",
    "center": "a layer's is \"position\"", "alpha": "a layer's is \"opacity\"",
    "hidden": "what is hidden is so at once; animate \"opacity\"",
    "isHidden": "what is hidden is so at once; animate \"opacity\"",
    "path": "paths change at once; animate \"strokeStart\", \"strokeEnd\" or a transform",
    "size": "a layer's is \"bounds.size\"", "rotation": "write \"transform.rotation.z\"",
    "scale": "write \"transform.scale\"",
  ]

  func push(_ stack: LuaStack) { stack.push(name) }
}
