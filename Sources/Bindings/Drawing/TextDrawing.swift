import LuaRuntime
import ViewKit

/// The functions of `ui` that draw and measure texts, which are methods of NSString.
let textDrawingFunctions: [HostFunction] = [
  HostFunction(
    "drawText",
    objc: "-[NSString drawInRect:withAttributes:]", "-[NSString drawAtPoint:withAttributes:]",
    parameters: [
      .init("text", "string"), .init("rectOrPoint", "Rect or Point"),
      .init("attributes", "table", standard: "{ font = \"Helvetica 12\" }"),
    ],
    doc:
      "Draws a text in a rectangle, at whose right edge it is broken, or in one line at a point.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        let text = try arguments.value(1, String.self)
        let place = try TextPlace.argument(2, arguments)
        let attributes = try arguments.value(3, default: TextAttributes())
        try drawInCurrent(arguments) {
          $0.draw(AttributedString(text, attributes: attributes), in: place)
        }
      }
    }),
  HostFunction(
    "textSize",
    objc: "-[NSString sizeWithAttributes:]",
    "-[NSString boundingRectWithSize:options:attributes:context:]",
    parameters: [
      .init("text", "string"),
      .init("attributes", "table", standard: "{ font = \"Helvetica 12\" }"),
      .init("size", "Size", standard: "nil"),
      .init("options", "StringDrawingOptions", standard: "\"usesLineFragmentOrigin\""),
    ], returns: Size.self,
    doc: "The room that a text takes when it is drawn, unrounded; with a size broken at its width.",
    call: { thread in
      invoke(thread) { arguments throws -> Size in
        let text = try arguments.value(1, String.self)
        let attributes = try arguments.value(2, default: TextAttributes())
        return try AttributedString(text, attributes: attributes).size(arguments, at: 3)
      }
    }),
]

extension TextPlace {
  /// The rectangle or point at an index.
  static func argument(_ index: Int32, _ arguments: LuaArguments) throws -> TextPlace {
    if let point = Point.read(arguments.stack, index) { return .point(point) }
    return .rect(try arguments.value(index, Rect.self))
  }
}

extension AttributedString {
  /// The size for a room at an index, which may be left out, and the options that follow it.
  fileprivate func size(_ arguments: LuaArguments, at index: Int32) throws -> Size {
    guard let room = try arguments.value(index, (Size?).self) else { return drawnSize() }
    let options = try arguments.value(
      index + 1, default: StringDrawingOptions.usesLineFragmentOrigin)
    guard options.contains(.usesLineFragmentOrigin) else { return drawnSize() }
    return drawnSize(width: max(room.width, 0), height: max(room.height, 0))
  }

  static func addDrawing(to list: inout MemberList) {
    list.method(
      "draw", objc: "drawInRect:", "drawAtPoint:",
      parameters: [.init("rectOrPoint", "Rect or Point")],
      doc: "Draws the text in a rectangle, at whose right edge it is broken, or in one line at a "
        + "point.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let place = try TextPlace.argument(2, arguments)
          try drawInCurrent(arguments) { context in
            AttributedString.at(object) { context.draw($0, in: place) }
          }
        }
      })
    list.method(
      "size", objc: "size", returns: Size.self,
      doc: "The room that the text takes when it is drawn in one line, unrounded.",
      call: { thread, object in
        invoke(thread) { _ throws -> Size in AttributedString.at(object) { $0.drawnSize() } }
      })
    list.method(
      "boundingRect", objc: "boundingRectWithSize:options:context:",
      parameters: [
        .init("size", "Size"),
        .init("options", "StringDrawingOptions", standard: "\"usesLineFragmentOrigin\""),
      ], returns: Rect.self,
      doc: "The room that the text takes when it is broken at the width of a size, unrounded.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          _ = try arguments.value(2, Size.self)
          return try AttributedString.at(object) {
            Rect(origin: .zero, size: try $0.size(arguments, at: 2))
          }
        }
      })
  }
}
