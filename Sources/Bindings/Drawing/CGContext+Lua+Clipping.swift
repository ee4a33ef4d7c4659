import LuaRuntime
import ViewKit

// What cuts off what is drawn.
extension CGContext {
  static func addClipping(to list: inout MemberList) {
    list.method(
      "clip", objc: "CGContextClip", "CGContextEOClip", "CGContextClipToRect",
      "CGContextClipToRects", "CGContextClipToMask",
      parameters: [
        .init("ruleOrRect", "CGPathFillRule, Rect or list of Rect", standard: "\"winding\""),
        .init("mask", "CGImage", standard: "nil"),
      ],
      doc:
        "Cuts off all that lies outside of the path, which is used up, or outside of rectangles; "
        + "with a rectangle and a mask what is drawn is as opaque as the mask is there, which lies "
        + "upside down as in Core Graphics.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          let stack = arguments.stack
          if stack.isNil(2) || stack.type(2) == .string {
            context.clip(try arguments.value(2, default: FillRule.winding))
            return true
          }
          if let rect = Rect.read(stack, 2) {
            guard !stack.isNil(3) else { return context.clip(to: rect) }
            return context.clip(to: rect, mask: try arguments.value(3, CGImage.self))
          }
          return context.clip(to: try CGContext.rects(arguments))
        }
      })
    list.property(
      "boundingBoxOfClipPath", Rect.self, objc: "CGContextGetClipBoundingBox",
      doc: "The rectangle around what is not cut off.",
      get: { thread, object in
        CGContext.at(object) { give(thread, $0.boundingBoxOfClipPath) }
      })
  }

  private static func rects(_ arguments: LuaArguments) throws -> [Rect] {
    guard let rects = [Rect].read(arguments.stack, 2) else {
      // One rectangle is what is mostly meant.
      return [try arguments.value(2, Rect.self)]
    }
    return rects
  }
}
