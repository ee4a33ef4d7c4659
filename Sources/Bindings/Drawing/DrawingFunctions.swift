import LuaRuntime
import ViewKit

/// The functions of `ui` about contexts and images that are drawn.
let contextFunctions: [HostFunction] = [
  HostFunction(
    "graphicsGetCurrentContext", objc: "UIGraphicsGetCurrentContext",
    returns: (CGContext?).self,
    doc: "What is drawn on now; nil outside of a view's draw(rect) and of image contexts.",
    call: { thread in
      invoke(thread) { arguments throws -> CGContext? in
        try application(arguments.stack).currentContext
      }
    }),
  HostFunction(
    "graphicsPushContext", objc: "UIGraphicsPushContext",
    parameters: [.init("context", "CGContext")],
    doc: "Draws on a context until graphicsPopContext.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        let context = try arguments.value(1, CGContext.self)
        try context.requireOpen()
        try application(arguments.stack).pushContext(context)
      }
    }),
  HostFunction(
    "graphicsPopContext", objc: "UIGraphicsPopContext",
    doc: "Draws again on what was current before graphicsPushContext.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        if try !application(arguments.stack).popContext() {
          CGContext.warn(
            arguments.stack,
            "graphicsPopContext() without graphicsPushContext(context) changes nothing")
        }
      }
    }),
  HostFunction(
    "graphicsBeginImageContext", objc: "UIGraphicsBeginImageContext",
    parameters: [.init("size", "Size")],
    doc: "Draws on a new image of one pixel for a point until graphicsEndImageContext.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        let size = try arguments.value(1, Size.self)
        try application(arguments.stack).beginImageContext(size: size)
        warn(aboutSizeOfImage: size, arguments.stack)
      }
    }),
  HostFunction(
    "graphicsBeginImageContextWithOptions", objc: "UIGraphicsBeginImageContextWithOptions",
    parameters: [.init("size", "Size"), .init("opaque", "boolean"), .init("scale", "number")],
    doc: "The same, without transparent pixels if opaque, and so many pixels for a point; 0 for "
      + "those of the screen.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        let size = try arguments.value(1, Size.self)
        try application(arguments.stack).beginImageContext(
          size: size, isOpaque: try arguments.value(2), scale: try arguments.value(3))
        warn(aboutSizeOfImage: size, arguments.stack)
      }
    }),
  HostFunction(
    "graphicsGetImageFromCurrentImageContext", objc: "UIGraphicsGetImageFromCurrentImageContext",
    returns: (Image?).self,
    doc:
      "What was drawn until now in the image that was begun last; nil where none is drawn on, or "
      + "it has no size.",
    call: { thread in
      invoke(thread) { arguments throws -> Image? in
        try application(arguments.stack).imageFromCurrentContext()
      }
    }),
  HostFunction(
    "graphicsEndImageContext", objc: "UIGraphicsEndImageContext",
    doc: "Ends the image that was begun last.",
    call: { thread in
      invoke(thread) { arguments throws -> Void in
        if try !application(arguments.stack).endImageContext() {
          CGContext.warn(
            arguments.stack,
            "graphicsEndImageContext() without graphicsBeginImageContext(size) changes nothing")
        }
      }
    }),
  HostFunction(
    "colorSpaceCreateDeviceRGB", objc: "CGColorSpaceCreateDeviceRGB", returns: ColorSpace.self,
    doc: "\"deviceRGB\": colours of four numbers, alpha included.",
    call: { thread in give(thread, ColorSpace.deviceRGB) }),
  HostFunction(
    "colorSpaceCreateDeviceGray", objc: "CGColorSpaceCreateDeviceGray", returns: ColorSpace.self,
    doc: "\"deviceGray\": colours of two numbers, alpha included.",
    call: { thread in give(thread, ColorSpace.deviceGray) }),
]

/// The application that a script draws in.
private func application(_ stack: LuaStack) throws -> Application {
  guard let library = UILibrary.of(stack) else { throw InvalidUse.noContext }
  return library.application
}

/// Says why no image will come of a size that is a mistake; one of 0 is none.
private func warn(aboutSizeOfImage size: Size, _ stack: LuaStack) {
  if size.width >= 0, size.height >= 0, size.isPlaceable { return }
  CGContext.warn(
    stack,
    "no image is \(size.width)×\(size.height) points large, so that "
      + "graphicsGetImageFromCurrentImageContext() gives nil")
}

/// The functions of `ui` that draw rectangles in the current context.
let rectFunctions: [HostFunction] = [
  HostFunction(
    "rectFill", objc: "UIRectFill", parameters: [.init("rect", "Rect")],
    doc: "Fills a rectangle in the current colour, whatever was there.",
    call: { thread in
      drawRect(thread) { _, context, rect in
        var isDrawn = true
        context.painting({ $0.blendMode = .copy }) { isDrawn = context.fill(rect) }
        return isDrawn
      }
    }),
  HostFunction(
    "rectFillUsingBlendMode", objc: "UIRectFillUsingBlendMode",
    parameters: [.init("rect", "Rect"), .init("mode", "CGBlendMode")],
    doc: "Fills a rectangle in the current colour, mixed with what was there.",
    call: { thread in
      drawRect(thread) { arguments, context, rect in
        let mode = try arguments.value(2, BlendMode.self)
        var isDrawn = true
        context.painting({ $0.blendMode = mode }) { isDrawn = context.fill(rect) }
        return isDrawn
      }
    }),
  HostFunction(
    "rectFrame", objc: "UIRectFrame", parameters: [.init("rect", "Rect")],
    doc: "Draws a frame of one point inside a rectangle in the current colour for filling.",
    call: { thread in
      drawRect(thread) { _, context, rect in
        var isDrawn = true
        context.painting({ $0.blendMode = .copy }) { isDrawn = context.frame(rect) }
        return isDrawn
      }
    }),
  HostFunction(
    "rectFrameUsingBlendMode", objc: "UIRectFrameUsingBlendMode",
    parameters: [.init("rect", "Rect"), .init("mode", "CGBlendMode")],
    doc: "The same, mixed with what was there.",
    call: { thread in
      drawRect(thread) { arguments, context, rect in
        let mode = try arguments.value(2, BlendMode.self)
        var isDrawn = true
        context.painting({ $0.blendMode = mode }) { isDrawn = context.frame(rect) }
        return isDrawn
      }
    }),
  HostFunction(
    "rectClip", objc: "UIRectClip", parameters: [.init("rect", "Rect")],
    doc: "Cuts off all that is drawn outside of a rectangle from now on.",
    call: { thread in drawRect(thread) { _, context, rect in context.clip(to: rect) } }),
]

/// A function that draws a rectangle, its first argument.
private func drawRect(
  _ thread: OpaquePointer, _ body: (LuaArguments, CGContext, Rect) throws -> Bool
) -> Int32 {
  invoke(thread) { arguments throws -> Void in
    let rect = try arguments.value(1, Rect.self)
    try drawInCurrent(arguments) { try body(arguments, $0, rect) }
  }
}
