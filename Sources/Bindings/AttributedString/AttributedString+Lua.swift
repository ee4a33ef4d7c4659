import LuaRuntime
import ViewKit

extension HostClass {
  static let attributedString = HostClass(
    "AttributedString", of: AttributedString.self, objc: "NSAttributedString", superclass: nil,
    isInterned: true,
    doc: "A text of several looks. A string stands for one wherever one is taken, and so does a "
      + "table of texts and attributes: "
      + "`{ \"Hello \", { \"World\", foregroundColor = \"red\" }, font = 20 }`.",
    make: { thread in
      make(thread) { options in
        guard let string = try options.read("string", String.self) else {
          throw LuaFailure("AttributedString{…}: expected string, and attributes if there are any")
        }
        let attributes = try options.read("attributes", TextAttributes.self)
        return AttributedString(string, attributes: attributes ?? TextAttributes())
      }
    }
  ) { list in
    list.initArgument("string", String.self, objc: "initWithString:", doc: "The text.")
    list.initArgument(
      "attributes", TextAttributes.self, objc: "initWithString:attributes:",
      doc: "How all of the text looks.")
    list.property(
      "string", String.self, doc: "The text alone.",
      get: { thread, object in AttributedString.at(object) { give(thread, $0.string) } })
    list.property(
      "length", Int.self, doc: "The length in UTF-16 units, as UIKit counts it.",
      get: { thread, object in AttributedString.at(object) { give(thread, $0.length) } })
    list.property(
      "runs", [AttributedString.Run].self, objc: "",
      doc: "The parts that look alike, as tables: `{ \"World\", foregroundColor = … }`.",
      get: { thread, object in AttributedString.at(object) { give(thread, $0.runs) } })
    AttributedString.addDrawing(to: &list)
  }
}

extension AttributedString: LuaObject, LuaInterned {
  public static var luaName: String { "AttributedString" }

  public var internKey: String {
    runs.map { "\($0.text.utf8.count) \($0.text) \($0.attributes.internKey)" }
      .joined(separator: "\0")
  }

  /// An attributed string, a string, or a table of texts and attributes.
  public static func read(_ stack: LuaStack, _ index: Int32) -> AttributedString? {
    switch stack.type(index) {
    case .string: stack.text(index).map { AttributedString($0) }
    case .table: try? AttributedForm.read(stack, index)
    default: stack.object(index) as? AttributedString
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    do {
      if stack.type(index) == .table { _ = try AttributedForm.read(stack, index) }
      return "a string or a table of texts and attributes"
    } catch {
      return "a table of texts and attributes (\(error))"
    }
  }
}

extension AttributedString.Run: LuaConvertible {
  public static var luaName: String { "table" }

  /// Pushes `{ text, attribute = value, … }`.
  public func push(_ stack: LuaStack) {
    attributes.push(stack)
    stack.push(text)
    stack.rawSet(-2, at: 1)
  }

  public static func read(_ stack: LuaStack, _ index: Int32) -> AttributedString.Run? {
    AttributedString.read(stack, index)?.runs.first
  }
}
