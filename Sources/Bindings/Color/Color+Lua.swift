import LuaRuntime
import ViewKit

extension HostClass {
  static let color = HostClass(
    "Color", of: Color.self, objc: "UIColor", superclass: nil,
    doc: "A colour. `\"red\"` and `\"#ff0000\"` stand for one wherever one is taken."
  ) { list in
    list.property(
      "red", Double.self, objc: "", doc: "From 0 to 1.",
      get: { thread, object in Color.at(object) { give(thread, $0.red) } })
    list.property(
      "green", Double.self, objc: "", doc: "From 0 to 1.",
      get: { thread, object in Color.at(object) { give(thread, $0.green) } })
    list.property(
      "blue", Double.self, objc: "", doc: "From 0 to 1.",
      get: { thread, object in Color.at(object) { give(thread, $0.blue) } })
    list.property(
      "alpha", Double.self, objc: "", doc: "Opacity from 0 to 1.",
      get: { thread, object in Color.at(object) { give(thread, $0.alpha) } })
    list.property(
      "cgColor", Color.self, objc: "CGColor", doc: "The colour itself: layers take it as it is.",
      get: { thread, object in Color.at(object) { give(thread, $0) } })
    list.property(
      "hexString", String.self, objc: "", doc: "`#rrggbb` or `#rrggbbaa`.",
      get: { thread, object in Color.at(object) { give(thread, $0.hexString) } })
    list.method(
      "getRed", objc: "getRed:green:blue:alpha:",
      doc: "Red, green, blue and alpha as four numbers from 0 to 1.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          Color.at(object) { LuaResults($0.red, $0.green, $0.blue, $0.alpha) }
        }
      })
    list.method(
      "getWhite", objc: "getWhite:alpha:",
      doc: "White and alpha of a grey as two numbers from 0 to 1; nil for other colours.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          Color.at(object) { LuaResults($0.white, $0.alpha) }
        }
      })
    list.method(
      "withAlphaComponent", objc: "colorWithAlphaComponent:",
      parameters: [.init("alpha", "number")], returns: Color.self,
      doc: "The same colour with another opacity.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Color in
          let alpha: Double = try arguments.value(2)
          return Color.at(object) { $0.withAlphaComponent(alpha) }
        }
      })
    Color.addNamedColors(to: &list)
  }
}

extension Color: LuaObject, LuaInterned {
  public static var luaName: String { "Color" }

  public var internKey: String {
    "\(red) \(green) \(blue) \(alpha) " + (pattern?.internKey ?? "")
  }

  /// A colour, one of UIColor's names, or `#rgb`, `#rrggbb`, `#rrggbbaa`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Color? {
    guard stack.type(index) == .string, let text = stack.string(index) else {
      return stack.object(index) as? Color
    }
    return text.hasPrefix("#") ? Color(hex: text) : Color.named(text)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    let names = Color.named.map(\.name)
    if stack.type(index) == .string, let text = stack.string(index), !text.hasPrefix("#"),
      let near = Spelling.nearest(to: text, among: names, by: \.self)
    {
      return "a colour (did you mean \"\(near)\"?)"
    }
    return "a colour: \"#rrggbb\", ui.color(r, g, b), or one of " + names.joined(separator: " ")
  }

  /// The named colours are class properties: `ui.Color.red`.
  static func addNamedColors(to list: inout MemberList) {
    func add(_ name: String, _ get: @escaping FreeEntry) {
      list.classProperty(
        name, Color.self, objc: "\(name)Color", doc: "The colour \(name).", get: get)
    }
    add("black") { give($0, Color.black) }
    add("darkGray") { give($0, Color.darkGray) }
    add("lightGray") { give($0, Color.lightGray) }
    add("white") { give($0, Color.white) }
    add("gray") { give($0, Color.gray) }
    add("red") { give($0, Color.red) }
    add("green") { give($0, Color.green) }
    add("blue") { give($0, Color.blue) }
    add("cyan") { give($0, Color.cyan) }
    add("yellow") { give($0, Color.yellow) }
    add("magenta") { give($0, Color.magenta) }
    add("orange") { give($0, Color.orange) }
    add("purple") { give($0, Color.purple) }
    add("brown") { give($0, Color.brown) }
    add("clear") { give($0, Color.clear) }
  }
}
