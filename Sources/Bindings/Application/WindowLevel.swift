import LuaRuntime
import ViewKit

/// How far in front a window lies: a number, or the name of a level. It reads as a number.
struct WindowLevel: LuaReadable {
  let value: Double

  static var luaName: String { "number or \"normal\", \"statusBar\", \"alert\"" }

  static func read(_ stack: LuaStack, _ index: Int32) -> WindowLevel? {
    if let number = stack.number(index) { return number.isNaN ? nil : WindowLevel(value: number) }
    guard stack.type(index) == .string else { return nil }
    switch stack.string(index) {
    case "normal": return WindowLevel(value: Window.Level.normal)
    case "statusBar": return WindowLevel(value: Window.Level.statusBar)
    case "alert": return WindowLevel(value: Window.Level.alert)
    default: return nil
    }
  }
}
