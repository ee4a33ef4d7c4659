import LuaRuntime
import ViewKit

extension HostClass {
  static let font = HostClass(
    "Font", of: Font.self, objc: "UIFont", superclass: nil, isInterned: true,
    doc: "A font. A number is the system font of that size; `\"bold 17\"` and `\"Menlo 12\"` are "
      + "fonts, too.",
    make: { thread in
      make(thread) { options in
        guard let name = try options.read("name", String.self),
          let size = try options.read("size", Double.self)
        else { throw LuaFailure("Font{…}: expected name and size") }
        guard let font = Font(name: name, size: try Font.checked(size)) else {
          throw LuaFailure(Font.unknown(name))
        }
        return font
      }
    }
  ) { list in
    list.initArgument(
      "name", String.self, objc: "fontWithName:size:",
      doc: "The name of a family or of a face, `Menlo-Bold`; with size.")
    list.initArgument("size", Double.self, doc: "The size in points.")
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
    list.property(
      "leading", Double.self, doc: "The height of a line in points, as UIKit has it.",
      get: { thread, object in Font.at(object) { give(thread, $0.leading) } })
    list.method(
      "withSize", objc: "fontWithSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The same face in another size.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Font in
          let size = try Font.checked(try arguments.value(2))
          return Font.at(object) { $0.withSize(size) }
        }
      })
    Font.addClassMethods(to: &list)
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

  /// A font, a number (the system font of that size), or `"bold 17"`, `"Menlo 12"`.
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
    "a font: a size in points, \"bold 17\", \"Menlo 12\", or ui.Font:systemFont(17)"
  }

  private static func isSize(_ size: Double) -> Bool { size >= 0 && size <= 10_000 }

  /// A size that a script gives; 0 is the system font's.
  static func checked(_ size: Double) throws -> Double {
    guard isSize(size) else {
      throw LuaFailure("a font size is a number of points from 0 to 10000, got \(size)")
    }
    return size
  }

  /// Says that there is no font of a name, and which is near.
  static func unknown(_ name: String) -> String {
    let names = familyNames + familyNames.flatMap(fontNames(forFamilyName:))
    let near = Spelling.nearest(to: name, among: names, by: \.self)
    let hint =
      near.map { "did you mean \"\($0)\"?" }
      ?? "the families are " + familyNames.joined(separator: ", ")
    return "there is no font \"\(name)\"; \(hint)"
  }

  /// The system font by weight and slant (`bold 17`, `light italic 12`), or a name and a size.
  private static func parse(_ text: String) -> Font? {
    var words = text.split(separator: " ")
    guard let last = words.popLast(), let size = Double(last), isSize(size) else { return nil }
    let name = words.joined(separator: " ")
    let isItalic = words.last == "italic"
    if isItalic { words.removeLast() }
    if words.isEmpty { return Font(size: size, isItalic: isItalic) }
    if words.count == 1, let weight = Weight(rawValue: String(words[0])) {
      return Font(size: size, weight: weight, isItalic: isItalic)
    }
    return Font(name: name, size: size)
  }
}
