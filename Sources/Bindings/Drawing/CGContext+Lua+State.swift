import LuaRuntime
import ViewKit

// The state of a context: what is kept, and the coordinates.
extension CGContext {
  static func addState(to list: inout MemberList) {
    list.method(
      "saveGState", objc: "CGContextSaveGState",
      doc: "Keeps colours, line, transform and clip until restoreGState.",
      call: { thread, object in
        inContext(thread, object) { _, context in
          guard context.saveState() else {
            throw LuaFailure(
              "more than \(CGContext.maximumDepth) states are kept; call restoreGState()")
          }
          return true
        }
      })
    list.method(
      "restoreGState", objc: "CGContextRestoreGState",
      doc: "Takes what saveGState has kept last.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          if !context.restoreState() {
            CGContext.warn(arguments.stack, "restoreGState() without saveGState() changes nothing")
          }
          return true
        }
      })
    list.property(
      "ctm", AffineTransform.self, objc: "CGContextGetCTM",
      doc: "The transform from the coordinates that are drawn in to those of the view or image.",
      get: { thread, object in CGContext.at(object) { give(thread, $0.transform) } })
    list.method(
      "translateBy", objc: "CGContextTranslateCTM",
      parameters: [.init("x", "number"), .init("y", "number")], doc: "Moves the coordinates.",
      call: { thread, object in
        inContext(thread, object) {
          $1.concatenate(AffineTransform(translationX: try $0.value(2), y: try $0.value(3)))
        }
      })
    list.method(
      "scaleBy", objc: "CGContextScaleCTM",
      parameters: [.init("x", "number"), .init("y", "number")], doc: "Scales the coordinates.",
      call: { thread, object in
        inContext(thread, object) {
          $1.concatenate(AffineTransform(scaleX: try $0.value(2), y: try $0.value(3)))
        }
      })
    list.method(
      "rotate", objc: "CGContextRotateCTM", parameters: [.init("angle", "number")],
      doc: "Turns the coordinates by an angle in radians, clockwise on the screen.",
      call: { thread, object in
        inContext(thread, object) {
          $1.concatenate(AffineTransform(rotationAngle: try $0.value(2)))
        }
      })
    list.method(
      "concatenate", objc: "CGContextConcatCTM",
      parameters: [.init("transform", "AffineTransform")], doc: "Transforms the coordinates.",
      call: { thread, object in
        inContext(thread, object) { $1.concatenate(try $0.value(2)) }
      })
    list.method(
      "beginTransparencyLayer", objc: "CGContextBeginTransparencyLayer",
      "CGContextBeginTransparencyLayerWithRect:",
      parameters: [.init("rect", "Rect?", standard: "nil")],
      doc: "What is drawn until endTransparencyLayer is put together, and then shown as one, with "
        + "the shadow, alpha and blend mode of now; a rectangle cuts it off.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          let rect = try arguments.value(2, (Rect?).self)
          guard context.beginLayer() else {
            throw LuaFailure(
              "more than \(CGContext.maximumDepth) states are kept; "
                + "call endTransparencyLayer()")
          }
          return rect.map { context.clip(to: $0) } ?? true
        }
      })
    list.method(
      "endTransparencyLayer", objc: "CGContextEndTransparencyLayer",
      doc: "Ends what beginTransparencyLayer has begun last.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          if !context.endLayer() {
            CGContext.warn(
              arguments.stack,
              "endTransparencyLayer() without beginTransparencyLayer() changes nothing")
          }
          return true
        }
      })
  }

  static func warn(_ stack: LuaStack, _ text: String) {
    UILibrary.of(stack)?.state.warn(stack.position() + text)
  }
}
