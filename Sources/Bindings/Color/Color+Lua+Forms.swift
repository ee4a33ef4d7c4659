import LuaRuntime
import ViewKit

// The labels of UIColor's initialisers, and the getters that go with them.
extension Color {
  /// The labels that make a colour, as messages list them.
  static let labels =
    "red green blue, or white, or hue saturation brightness (each also with alpha), or patternImage"

  /// A colour from a table whose keys are the labels of one of UIColor's initialisers; nil for
  /// any other table. The stack stays as it was.
  static func labelled(_ stack: LuaStack, _ index: Int32) -> Color? {
    let table = stack.absolute(index)
    guard stack.type(table) == .table, stack.length(table) == 0 else { return nil }
    var names = stack.stringKeys(table)
    func number(_ name: String) -> Double? {
      defer { stack.pop() }
      stack.rawGet(table, name)
      return Double.read(stack, -1)
    }
    if names == ["patternImage"] {
      defer { stack.pop() }
      stack.rawGet(table, "patternImage")
      return Image.read(stack, -1).map { Color(patternImage: $0) }
    }
    var alpha = 1.0
    if let position = names.firstIndex(of: "alpha") {
      names.remove(at: position)
      guard let number = number("alpha") else { return nil }
      alpha = number
    }
    let numbers = names.compactMap(number)
    guard numbers.count == names.count else { return nil }
    switch names {
    case ["white"]: return Color(white: numbers[0], alpha: alpha)
    case ["blue", "green", "red"]:
      return Color(red: numbers[2], green: numbers[1], blue: numbers[0], alpha: alpha)
    case ["brightness", "hue", "saturation"]:
      return Color(
        hue: numbers[1], saturation: numbers[2], brightness: numbers[0], alpha: alpha)
    default: return nil
    }
  }

  static func addConstructorKeys(to list: inout MemberList) {
    list.initArgument(
      "white", Double.self, objc: "colorWithWhite:alpha:", doc: "The level of a grey, 0 to 1.")
    list.initArgument(
      "hue", Double.self, objc: "colorWithHue:saturation:brightness:alpha:",
      doc: "From 0 (red) over 1/3 (green) and 2/3 (blue) to 1; with saturation and brightness.")
    list.initArgument("saturation", Double.self, doc: "From 0 (grey) to 1.")
    list.initArgument("brightness", Double.self, doc: "From 0 (black) to 1.")
    list.initArgument(
      "patternImage", Image.self, objc: "colorWithPatternImage:",
      doc: "The image that fills an area like tiles.")
  }

  /// What UIKit gives through pointers.
  static func addGetters(to list: inout MemberList) {
    list.method(
      "getRed", objc: "getRed:green:blue:alpha:",
      typeName: "number, number, number, number, or nil",
      doc: "Red, green, blue and alpha as four numbers from 0 to 1; nil for a pattern.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          Color.at(object) {
            $0.pattern == nil
              ? LuaResults($0.red, $0.green, $0.blue, $0.alpha) : LuaResults(Double?.none)
          }
        }
      })
    list.method(
      "getWhite", objc: "getWhite:alpha:", typeName: "number, number, or nil",
      doc: "White and alpha of a grey as two numbers from 0 to 1; nil for other colours.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          Color.at(object) { color in
            color.white.map { LuaResults($0, color.alpha) } ?? LuaResults(Double?.none)
          }
        }
      })
    list.method(
      "getHue", objc: "getHue:saturation:brightness:alpha:",
      typeName: "number, number, number, number, or nil",
      doc: "Hue, saturation, brightness and alpha as four numbers from 0 to 1; nil for a pattern.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          Color.at(object) {
            if $0.pattern != nil { return LuaResults(Double?.none) }
            let (hue, saturation, brightness) = $0.hueSaturationBrightness
            return LuaResults(hue, saturation, brightness, $0.alpha)
          }
        }
      })
  }
}
