import LuaRuntime
import ViewKit

/// The functions of `ui` that make values.
let valueFunctions: [HostFunction] = [
  HostFunction(
    "rect", objc: "CGRectMake",
    parameters: [
      .init("x", "number"), .init("y", "number"), .init("width", "number"),
      .init("height", "number"),
    ], returns: Rect.self, doc: "A rectangle in points.",
    call: { thread in
      invoke(thread) {
        Rect(
          x: try $0.value(1), y: try $0.value(2), width: try $0.value(3), height: try $0.value(4))
      }
    }),
  HostFunction(
    "point", objc: "CGPointMake", parameters: [.init("x", "number"), .init("y", "number")],
    returns: Point.self, doc: "A place in points.",
    call: { thread in invoke(thread) { Point(x: try $0.value(1), y: try $0.value(2)) } }),
  HostFunction(
    "size", objc: "CGSizeMake",
    parameters: [.init("width", "number"), .init("height", "number")], returns: Size.self,
    doc: "A width and a height in points.",
    call: { thread in invoke(thread) { Size(width: try $0.value(1), height: try $0.value(2)) } }),
  HostFunction(
    "insets", objc: "UIEdgeInsetsMake",
    parameters: [
      .init("top", "number"), .init("left", "number"), .init("bottom", "number"),
      .init("right", "number"),
    ], returns: EdgeInsets.self, doc: "Margins in points.",
    call: { thread in
      invoke(thread) {
        EdgeInsets(
          top: try $0.value(1), left: try $0.value(2), bottom: try $0.value(3),
          right: try $0.value(4))
      }
    }),
  HostFunction(
    "color", objc: "+[UIColor colorWithRed:green:blue:alpha:]",
    parameters: [
      .init("red", "number or Color"), .init("green", "number"), .init("blue", "number"),
      .init("alpha", "number", standard: "1"),
    ], returns: Color.self, doc: "A colour from components of 0 to 1, or from what stands for one.",
    call: { thread in
      invoke(thread) { arguments throws -> Color in
        guard arguments.stack.type(1) == .number else { return try arguments.value(1) }
        return Color(
          red: try arguments.value(1), green: try arguments.value(2), blue: try arguments.value(3),
          alpha: try arguments.value(4, default: 1))
      }
    }),
  HostFunction(
    "gray", objc: "+[UIColor colorWithWhite:alpha:]",
    parameters: [.init("white", "number"), .init("alpha", "number", standard: "1")],
    returns: Color.self, doc: "A grey from 0 (black) to 1 (white).",
    call: { thread in
      invoke(thread) { Color(white: try $0.value(1), alpha: try $0.value(2, default: 1)) }
    }),
]
