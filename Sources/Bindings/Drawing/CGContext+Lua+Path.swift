import LuaRuntime
import ViewKit

// The path of a context.
extension CGContext {
  static func addPath(to list: inout MemberList) {
    list.method(
      "beginPath", objc: "CGContextBeginPath", doc: "Begins another path.",
      call: { thread, object in
        inContext(thread, object) {
          $1.beginPath()
          return true
        }
      })
    list.method(
      "move", objc: "CGContextMoveToPoint", parameters: [.init("point", "Point")],
      doc: "Begins a subpath at a point.",
      call: { thread, object in inContext(thread, object) { $1.move(to: try $0.value(2)) } })
    list.method(
      "addLine", objc: "CGContextAddLineToPoint", parameters: [.init("point", "Point")],
      doc: "Adds a straight line to a point.",
      call: { thread, object in inContext(thread, object) { $1.addLine(to: try $0.value(2)) } })
    list.method(
      "addLines", objc: "CGContextAddLines", parameters: [.init("points", "list of Point")],
      doc: "Adds a subpath of lines from each point to the next.",
      call: { thread, object in inContext(thread, object) { $1.addLines(between: try $0.value(2)) }
      })
    list.method(
      "addCurve", objc: "CGContextAddCurveToPoint",
      parameters: [
        .init("point", "Point"), .init("control1", "Point"), .init("control2", "Point"),
      ],
      doc: "Adds a curve to a point, with two control points.",
      call: { thread, object in
        inContext(thread, object) {
          $1.addCurve(
            to: try $0.value(2), control1: try $0.value(3), control2: try $0.value(4))
        }
      })
    list.method(
      "addQuadCurve", objc: "CGContextAddQuadCurveToPoint",
      parameters: [.init("point", "Point"), .init("control", "Point")],
      doc: "Adds a curve to a point, with one control point.",
      call: { thread, object in
        inContext(thread, object) { $1.addQuadCurve(to: try $0.value(2), control: try $0.value(3)) }
      })
    list.method(
      "addArc", objc: "CGContextAddArc", "CGContextAddArcToPoint",
      parameters: [
        .init("center", "Point"), .init("radius", "number"), .init("startAngle", "number"),
        .init("endAngle", "number"), .init("clockwise", "boolean"),
      ],
      doc: "Adds a part of a circle: angles in radians from the right on; clockwise is meant where "
        + "y grows upwards, and seen the other way round here. With (tangent1End, tangent2End, "
        + "radius) a round corner.",
      call: { thread, object in
        inContext(thread, object) {
          if $0.stack.type(3) != .number {
            return $1.addArc(
              tangent1End: try $0.value(2), tangent2End: try $0.value(3), radius: try $0.value(4))
          }
          return $1.addArc(
            center: try $0.value(2), radius: try $0.value(3), start: try $0.value(4),
            end: try $0.value(5), clockwise: try $0.value(6))
        }
      })
    list.method(
      "addRect", objc: "CGContextAddRect", parameters: [.init("rect", "Rect")],
      doc: "Adds a rectangle.",
      call: { thread, object in inContext(thread, object) { $1.addRect(try $0.value(2)) } })
    list.method(
      "addRects", objc: "CGContextAddRects", parameters: [.init("rects", "list of Rect")],
      doc: "Adds rectangles.",
      call: { thread, object in
        inContext(thread, object) { arguments, context in
          try arguments.value(2, [Rect].self).map(context.addRect).allSatisfy(\.self)
        }
      })
    list.method(
      "addEllipse", objc: "CGContextAddEllipseInRect", parameters: [.init("rect", "Rect")],
      doc: "Adds the ellipse in a rectangle.",
      call: { thread, object in inContext(thread, object) { $1.addEllipse(in: try $0.value(2)) } })
    list.method(
      "addPath", objc: "CGContextAddPath", parameters: [.init("path", "BezierPath or CGPath")],
      doc: "Adds all of another path.",
      call: { thread, object in
        inContext(thread, object) {
          $1.addPath(try $0.value(2, PathArgument.self).added(to: $1.currentPath))
          return true
        }
      })
    list.method(
      "closePath", objc: "CGContextClosePath", doc: "Adds a line to where the subpath began.",
      call: { thread, object in
        inContext(thread, object) {
          $1.closePath()
          return true
        }
      })
    addPathQuestions(to: &list)
  }

  private static func addPathQuestions(to list: inout MemberList) {
    list.property(
      "isPathEmpty", Bool.self, objc: "CGContextIsPathEmpty", doc: "Whether the path has nothing.",
      get: { thread, object in
        CGContext.at(object) { give(thread, $0.currentPath.isEmpty) }
      })
    list.property(
      "currentPointOfPath", Point.self, objc: "CGContextGetPathCurrentPoint",
      doc: "Where the next line begins; (0, 0) for an empty path.",
      get: { thread, object in
        CGContext.at(object) { give(thread, $0.currentPath.currentPoint ?? .zero) }
      })
    list.property(
      "boundingBoxOfPath", Rect.self, objc: "CGContextGetPathBoundingBox",
      doc: "The rectangle around the path with its control points; null for an empty one.",
      get: { thread, object in
        CGContext.at(object) { give(thread, $0.currentPath.boundingBox) }
      })
    list.property(
      "path", CGPath.self, objc: "CGContextCopyPath", doc: "The path as it is now.",
      get: { thread, object in
        CGContext.at(object) { give(thread, CGPath($0.currentPath)) }
      })
    list.method(
      "pathContains", objc: "CGContextPathContainsPoint",
      parameters: [.init("point", "Point"), .init("mode", "CGPathDrawingMode")],
      returns: Bool.self,
      doc: "Whether a point is inside the path, by the rule of a mode that fills.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let point = try arguments.value(2, Point.self)
          let mode = try arguments.value(3, PathDrawingMode.self)
          let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
          return CGContext.at(object) {
            $0.currentPath.contains(point, isEvenOdd ? .evenOdd : .winding)
          }
        }
      })
  }
}

/// A path, or what has one.
struct PathArgument: LuaReadable {
  let path: Path

  static var luaName: String { "BezierPath or CGPath" }

  static func read(_ stack: LuaStack, _ index: Int32) -> PathArgument? {
    switch stack.object(index) {
    case let path as BezierPath: PathArgument(path: path.path)
    case let path as CGPath: PathArgument(path: path.path)
    default: nil
    }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a path: a BezierPath or a CGPath"
  }

  /// The path, to be added to one that it does not make too long.
  func added(to other: Path) throws -> Path {
    let limit = Metrics.maximumPathElements
    let count = other.elements.count + path.elements.count
    if count > limit {
      throw LuaFailure(
        "a path has at most \(limit) lines and curves, and this one would have \(count)")
    }
    return path
  }
}
