import LuaRuntime
import ViewKit

extension HostClass {
  static let font = HostClass(
    "Font", of: Font.self, objc: "UIFont", superclass: nil,
    doc: "A font. A number is the system font of that size; `\"bold 17\"` is one, too."
  ) { list in
    list.property(
      "pointSize", Double.self, doc: "The size in points.",
      get: { thread, object in Font.at(object) { give(thread, $0.pointSize) } })
    list.property(
      "fontName", String.self, doc: "The name of the face, `HelveticaNeue-Bold`.",
      get: { thread, object in Font.at(object) { give(thread, $0.fontName) } })
    list.property(
      "familyName", String.self, doc: "The name of the family.",
      get: { thread, object in Font.at(object) { give(thread, $0.familyName) } })
    list.property(
      "ascender", Double.self, doc: "From the baseline up, in points.",
      get: { thread, object in Font.at(object) { give(thread, $0.ascender) } })
    list.property(
      "descender", Double.self, doc: "From the baseline down, in points; negative.",
      get: { thread, object in Font.at(object) { give(thread, $0.descender) } })
    list.property(
      "lineHeight", Double.self, doc: "The height of a line in points.",
      get: { thread, object in Font.at(object) { give(thread, $0.lineHeight) } })
    list.property(
      "capHeight", Double.self, doc: "The height of capitals in points.",
      get: { thread, object in Font.at(object) { give(thread, $0.capHeight) } })
    list.property(
      "xHeight", Double.self, doc: "The height of a small x in points.",
      get: { thread, object in Font.at(object) { give(thread, $0.xHeight) } })
    list.method(
      "withSize", objc: "fontWithSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The same face in another size.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Font in
          let size = try fontSize(arguments)
          return Font.at(object) { $0.withSize(size) }
        }
      })
    list.classMethod(
      "systemFont", objc: "systemFontOfSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The system font of a size.",
      call: { thread in invoke(thread) { Font.systemFont(ofSize: try fontSize($0)) } })
    list.classMethod(
      "boldSystemFont", objc: "boldSystemFontOfSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The bold system font of a size.",
      call: { thread in invoke(thread) { Font.boldSystemFont(ofSize: try fontSize($0)) } })
    list.classMethod(
      "italicSystemFont", objc: "italicSystemFontOfSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The italic system font of a size.",
      call: { thread in invoke(thread) { Font.italicSystemFont(ofSize: try fontSize($0)) } })
    list.classProperty(
      "labelFontSize", Double.self, doc: "17 points.", get: { give($0, Font.labelFontSize) })
    list.classProperty(
      "buttonFontSize", Double.self, doc: "18 points.", get: { give($0, Font.buttonFontSize) })
    list.classProperty(
      "systemFontSize", Double.self, doc: "14 points.", get: { give($0, Font.systemFontSize) })
    list.classProperty(
      "smallSystemFontSize", Double.self, doc: "12 points.",
      get: { give($0, Font.smallSystemFontSize) })
  }
}

extension Font: LuaObject, LuaInterned {
  public static var luaName: String { "Font" }

  public var internKey: String { "\(fontName) \(pointSize)" }

  /// A font, a number (the system font of that size), or `"bold 17"`, `"italic 12"`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Font? {
    switch stack.type(index) {
    case .number:
      return stack.number(index).flatMap { isSize($0) ? Font.systemFont(ofSize: $0) : nil }
    case .string:
      return stack.string(index).flatMap(parse)
    default:
      return stack.object(index) as? Font
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a font: a size in points, \"bold 17\", or ui.Font:systemFont(17)"
  }

  private static func isSize(_ size: Double) -> Bool { size >= 0 && size <= 10_000 }

  private static func parse(_ text: String) -> Font? {
    let words = text.split(separator: " ")
    guard let last = words.last, let size = Double(last), isSize(size) else { return nil }
    switch words.dropLast().joined(separator: " ") {
    case "": return .systemFont(ofSize: size)
    case "bold": return .boldSystemFont(ofSize: size)
    case "italic": return .italicSystemFont(ofSize: size)
    case let name: return Font(name: name, size: size)
    }
  }

}

private func fontSize(_ arguments: LuaArguments) throws -> Double {
  let size: Double = try arguments.value(2)
  guard size >= 0, size <= 10_000 else {
    throw LuaFailure("a font size is a number of points from 0 to 10000, got \(size)")
  }
  return size
}
