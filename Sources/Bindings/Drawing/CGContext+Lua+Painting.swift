import LuaRuntime
import ViewKit

// What a context paints.
extension CGContext {
  static func addPainting(to list: inout MemberList) {
    list.method(
      "drawPath", objc: "CGContextDrawPath", parameters: [.init("mode", "CGPathDrawingMode")],
      doc: "Fills the path, draws along it, or both, and begins another one.",
      call: { thread, object in
        inContext(thread, object) {
          $1.drawPath(try $0.value(2))
          return true
        }
      })
    list.method(
      "fillPath", objc: "CGContextFillPath", "CGContextEOFillPath",
      parameters: [.init("rule", "CGPathFillRule", standard: "\"winding\"")],
      doc: "Fills the path, and begins another one.",
      call: { thread, object in
        inContext(thread, object) {
          let rule = try $0.value(2, default: FillRule.winding)
          $1.drawPath(rule == .winding ? .fill : .eoFill)
          return true
        }
      })
    list.method(
      "strokePath", objc: "CGContextStrokePath",
      doc: "Draws along the path, and begins another one.",
      call: { thread, object in
        inContext(thread, object) {
          $1.drawPath(.stroke)
          return true
        }
      })
    list.method(
      "fill", objc: "CGContextFillRect", "CGContextFillRects",
      parameters: [.init("rect", "Rect or list of Rect")], doc: "Fills one rectangle, or several.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          if let rect = Rect.read(arguments.stack, 2) { return context.fill(rect) }
          guard let rects = [Rect].read(arguments.stack, 2) else {
            return context.fill(try arguments.value(2, Rect.self))
          }
          return rects.map { context.fill($0) }.allSatisfy(\.self)
        }
      })
    list.method(
      "stroke", objc: "CGContextStrokeRect", "CGContextStrokeRectWithWidth",
      parameters: [.init("rect", "Rect"), .init("width", "number", standard: "nil")],
      doc: "Draws along the edges of a rectangle, in a width of its own where one is given.",
      call: { thread, object in
        inContext(thread, object) {
          $1.stroke(try $0.value(2, Rect.self), width: try $0.value(3, (Double?).self))
        }
      })
    list.method(
      "clear", objc: "CGContextClearRect", parameters: [.init("rect", "Rect")],
      doc: "Makes a rectangle transparent.",
      call: { thread, object in inContext(thread, object) { $1.clear(try $0.value(2)) } })
    list.method(
      "fillEllipse", objc: "CGContextFillEllipseInRect", parameters: [.init("rect", "Rect")],
      doc: "Fills the ellipse in a rectangle.",
      call: { thread, object in inContext(thread, object) { $1.fillEllipse(in: try $0.value(2)) } })
    list.method(
      "strokeEllipse", objc: "CGContextStrokeEllipseInRect", parameters: [.init("rect", "Rect")],
      doc: "Draws along the ellipse in a rectangle.",
      call: { thread, object in inContext(thread, object) { $1.strokeEllipse(in: try $0.value(2)) }
      })
    list.method(
      "strokeLineSegments", objc: "CGContextStrokeLineSegments",
      parameters: [.init("points", "list of Point")],
      doc: "Draws a line from the first point to the second, from the third to the fourth, ….",
      call: { thread, object in
        inContext(thread, object) { $1.strokeLineSegments(between: try $0.value(2)) }
      })
  }

  static func addPictures(to list: inout MemberList) {
    list.method(
      "drawLinearGradient", objc: "CGContextDrawLinearGradient",
      parameters: [
        .init("gradient", "CGGradient"), .init("start", "Point"), .init("end", "Point"),
        .init("options", "CGGradientDrawingOptions", standard: "\"\""),
      ],
      doc: "Paints colours that change from one point to another, wherever nothing is cut off.",
      call: { thread, object in
        inContext(thread, object) {
          $1.drawLinearGradient(
            try $0.value(2), from: try $0.value(3), to: try $0.value(4),
            try $0.value(5, default: []))
        }
      })
    list.method(
      "drawRadialGradient", objc: "CGContextDrawRadialGradient",
      parameters: [
        .init("gradient", "CGGradient"), .init("startCenter", "Point"),
        .init("startRadius", "number"), .init("endCenter", "Point"), .init("endRadius", "number"),
        .init("options", "CGGradientDrawingOptions", standard: "\"\""),
      ],
      doc: "Paints colours that change from one circle to another, wherever nothing is cut off.",
      call: { thread, object in
        inContext(thread, object) {
          $1.drawRadialGradient(
            try $0.value(2), from: try $0.value(3), startRadius: try $0.value(4),
            to: try $0.value(5), endRadius: try $0.value(6), try $0.value(7, default: []))
        }
      })
    list.method(
      "draw", objc: "CGContextDrawImage",
      parameters: [.init("image", "CGImage"), .init("rect", "Rect")],
      doc: "Draws pixels over a rectangle, upside down as in Core Graphics; image:draw(rect) draws "
        + "them upright.",
      call: { thread, object in
        inContext(thread, object) { $1.draw(try $0.value(2, CGImage.self), in: try $0.value(3)) }
      })
    list.method(
      "makeImage", objc: "CGBitmapContextCreateImage", returns: (CGImage?).self,
      doc: "What was drawn until now as pixels; nil when there is no room.",
      call: { thread, object in
        invoke(thread) { _ throws -> CGImage? in
          try CGContext.at(object) { context throws -> CGImage? in
            try context.requireOpen()
            return context.makeImage()
          }
        }
      })
  }
}
