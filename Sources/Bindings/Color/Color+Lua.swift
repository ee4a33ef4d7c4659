import LuaRuntime
import ViewKit

extension HostClass {
  static let color = HostClass(
    "Color", of: Color.self, objc: "UIColor", superclass: nil, isInterned: true,
    doc: "A colour. `\"red\"`, `\"#ff0000\"` and tables of the constructor's keys stand for one "
      + "wherever one is taken: `{ white = 0.5 }`, `{ patternImage = \"paper\" }`.",
    make: { thread in
      make(thread) { options in
        guard let color = Color.labelled(options.stack, 2) else {
          throw LuaFailure("Color{…}: expected \(Color.labels)")
        }
        return color
      }
    }
  ) { list in
    Color.addConstructorKeys(to: &list)
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
    list.property(
      "components", ([Double]?).self, objc: "CGColorGetComponents",
      doc: "Red, green, blue and alpha as a list; nil for a pattern.",
      get: { thread, object in Color.at(object) { give(thread, $0.components) } })
    list.property(
      "pattern", (Image?).self, objc: "",
      doc: "The image of a colour that is a pattern; nil for the others.",
      get: { thread, object in Color.at(object) { give(thread, $0.pattern) } })
    Color.addGetters(to: &list)
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
    list.method(
      "isEqual", objc: "isEqual:", parameters: [.init("color", "Color")], returns: Bool.self,
      doc: "Whether another colour, or what stands for one, is the same.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let other = Color.read(arguments.stack, 2)
          return Color.at(object) { $0 == other }
        }
      })
    Color.addDrawing(to: &list)
    Color.addNamedColors(to: &list)
  }
}

extension Color: LuaObject, LuaInterned {
  public static var luaName: String { "Color" }

  public var internKey: String {
    "\(red) \(green) \(blue) \(alpha) " + (pattern?.internKey ?? "")
  }

  /// A colour, one of UIColor's names, `#rgb`, `#rrggbb`, `#rrggbbaa`, or a table of labels.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Color? {
    switch stack.type(index) {
    case .string:
      guard let text = stack.string(index) else { return nil }
      return text.hasPrefix("#") ? Color(hex: text) : Color.named(text)
    case .table: return labelled(stack, index)
    default: return stack.object(index) as? Color
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    if stack.type(index) == .table { return "a colour: a table with \(labels)" }
    let names = Color.named.map(\.name)
    if stack.type(index) == .string, let text = stack.string(index), !text.hasPrefix("#"),
      let near = names.first(where: { $0[...] == uikitName(text) })
        ?? Spelling.nearest(to: text, among: names, by: \.self)
    {
      return "a colour (did you mean \"\(near)\"?)"
    }
    return "a colour: \"#rrggbb\", ui.color(r, g, b), or one of " + names.joined(separator: " ")
  }

  /// `red` for `redColor`, `UIColor.red` and `.red`.
  private static func uikitName(_ text: String) -> Substring? {
    guard let last = text.split(separator: ".").last else { return nil }
    return last.hasSuffix("Color") ? last.dropLast(5) : last
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
