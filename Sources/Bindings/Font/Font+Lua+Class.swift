import LuaRuntime
import ViewKit

// What belongs to the class of fonts.
extension Font {
  static func addClassMethods(to list: inout MemberList) {
    list.classMethod(
      "systemFont", objc: "systemFontOfSize:", "systemFontOfSize:weight:",
      parameters: [
        .init("size", "number"), .init("weight", "FontWeight", standard: "\"regular\""),
      ],
      returns: Font.self, doc: "The system font of a size, and of a weight.",
      call: { thread in
        invoke(thread) { arguments throws -> Font in
          let size = try Font.checked(try arguments.value(2))
          return .systemFont(
            ofSize: size, weight: try arguments.value(3, default: Font.Weight.regular))
        }
      })
    list.classMethod(
      "boldSystemFont", objc: "boldSystemFontOfSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The bold system font of a size.",
      call: { thread in
        invoke(thread) { Font.boldSystemFont(ofSize: try Font.checked(try $0.value(2))) }
      })
    list.classMethod(
      "italicSystemFont", objc: "italicSystemFontOfSize:", parameters: [.init("size", "number")],
      returns: Font.self, doc: "The italic system font of a size.",
      call: { thread in
        invoke(thread) { Font.italicSystemFont(ofSize: try Font.checked(try $0.value(2))) }
      })
    list.classMethod(
      "preferredFont", objc: "preferredFontForTextStyle:",
      parameters: [.init("style", "FontTextStyle")],
      returns: Font.self, doc: "The font for a kind of text.",
      call: { thread in
        invoke(thread) { Font.preferredFont(forTextStyle: try $0.value(2)) }
      })
    list.classMethod(
      "fontNames", objc: "fontNamesForFamilyName:", parameters: [.init("familyName", "string")],
      returns: [String].self, doc: "The names of a family's faces; none for an unknown family.",
      call: { thread in
        invoke(thread) { Font.fontNames(forFamilyName: try $0.value(2)) }
      })
    list.classProperty(
      "familyNames", [String].self, doc: "The names of the families that exist.",
      get: { give($0, Font.familyNames) })
  }
}

extension Font.Weight: LuaEnum {
  public static let table = LuaEnumTable<Font.Weight>("FontWeight", objc: "UIFontWeight")
}

extension Font.TextStyle: LuaEnum {
  public static let table = LuaEnumTable<Font.TextStyle>(
    "FontTextStyle", objc: "UIFontTextStyle")
}
