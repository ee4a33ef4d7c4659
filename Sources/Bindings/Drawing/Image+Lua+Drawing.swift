import LuaRuntime
import ViewKit

// Images in the current context.
extension Image {
  static func addDrawing(to list: inout MemberList) {
    list.method(
      "draw", objc: "drawInRect:", "drawAtPoint:", "drawInRect:blendMode:alpha:",
      "drawAtPoint:blendMode:alpha:",
      parameters: [
        .init("rectOrPoint", "Rect or Point"),
        .init("blendMode", "CGBlendMode", standard: "\"normal\""),
        .init("alpha", "number", standard: "1"),
      ],
      doc: "Draws the image over a rectangle, or in its own size from a point on.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let place = try TextPlace.argument(2, arguments)
          let mode = try arguments.value(3, default: BlendMode.normal)
          let alpha = try arguments.value(4, default: 1.0)
          try drawInCurrent(arguments) { context in
            Image.at(object) { image in
              let rect =
                switch place {
                case .point(let point): Rect(origin: point, size: image.size)
                case .rect(let rect): rect
                }
              return context.draw(image, in: rect, mode, alpha: alpha)
            }
          }
        }
      })
    list.method(
      "drawAsPattern", objc: "drawAsPatternInRect:", parameters: [.init("rect", "Rect")],
      doc: "Fills a rectangle with the image as a tile.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          try drawInCurrent(arguments) { context in
            var isDrawn = true
            let color = Image.at(object) { Color(patternImage: $0) }
            context.painting({ $0.fillColor = color }) { isDrawn = context.fill(rect) }
            return isDrawn
          }
        }
      })
  }
}
