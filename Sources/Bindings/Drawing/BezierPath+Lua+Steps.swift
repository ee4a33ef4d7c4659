import LuaRuntime
import ViewKit

// The lines and curves of a path.
extension BezierPath {
  static func addSteps(to list: inout MemberList) {
    list.method(
      "move", objc: "moveToPoint:", parameters: [.init("point", "Point")],
      doc: "Begins a subpath at a point.",
      call: { thread, object in
        extend(thread, object) {
          let point = try $0.value(2, Point.self)
          if point.isFinite { $1.move(to: point) }
          return point.isFinite
        }
      })
    list.method(
      "addLine", objc: "addLineToPoint:", parameters: [.init("point", "Point")],
      doc: "Adds a straight line to a point.",
      call: { thread, object in
        extend(thread, object) {
          let point = try $0.value(2, Point.self)
          if point.isFinite { $1.addLine(to: point) }
          return point.isFinite
        }
      })
    list.method(
      "addCurve", objc: "addCurveToPoint:controlPoint1:controlPoint2:",
      parameters: [
        .init("point", "Point"), .init("controlPoint1", "Point"), .init("controlPoint2", "Point"),
      ],
      doc: "Adds a curve to a point, with two control points.",
      call: { thread, object in
        extend(thread, object) {
          let points = [
            try $0.value(2, Point.self), try $0.value(3, Point.self), try $0.value(4, Point.self),
          ]
          guard points.allSatisfy(\.isFinite) else { return false }
          $1.addCurve(to: points[0], control1: points[1], control2: points[2])
          return true
        }
      })
    list.method(
      "addQuadCurve", objc: "addQuadCurveToPoint:controlPoint:",
      parameters: [.init("point", "Point"), .init("controlPoint", "Point")],
      doc: "Adds a curve to a point, with one control point.",
      call: { thread, object in
        extend(thread, object) {
          let point = try $0.value(2, Point.self)
          let control = try $0.value(3, Point.self)
          guard point.isFinite, control.isFinite else { return false }
          $1.addQuadCurve(to: point, control: control)
          return true
        }
      })
    list.method(
      "addArc", objc: "addArcWithCenter:radius:startAngle:endAngle:clockwise:",
      parameters: [
        .init("center", "Point"), .init("radius", "number"), .init("startAngle", "number"),
        .init("endAngle", "number"), .init("clockwise", "boolean"),
      ],
      doc: "Adds a part of a circle: angles in radians from the right on, clockwise as it is seen.",
      call: { thread, object in
        extend(thread, object) {
          let center = try $0.value(2, Point.self)
          let radius = try $0.value(3, Double.self)
          let start = try $0.value(4, Double.self)
          let end = try $0.value(5, Double.self)
          let clockwise = try $0.value(6, Bool.self)
          guard center.isFinite, radius.isFinite, start.isFinite, end.isFinite else { return false }
          $1.addArc(center: center, radius: radius, start: start, end: end, towardsY: clockwise)
          return true
        }
      })
    list.method(
      "close", objc: "closePath", doc: "Adds a line to where the subpath began.",
      call: { thread, object in
        extend(thread, object) {
          $1.closeSubpath()
          return true
        }
      })
    list.method(
      "append", objc: "appendPath:", parameters: [.init("path", "BezierPath or CGPath")],
      doc: "Adds all of another path.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          // Read before the path is changed: it may be the same.
          let other = try arguments.value(2, PathArgument.self)
          try BezierPath.at(object) { path in
            path.path.addPath(try other.added(to: path.path))
            path.charge(arguments.stack)
          }
        }
      })
    list.method(
      "apply", objc: "applyTransform:", parameters: [.init("transform", "AffineTransform")],
      doc: "Moves, scales or turns all of the path.",
      call: { thread, object in
        extend(thread, object) {
          let transform = try $0.value(2, AffineTransform.self)
          guard transform.components.allSatisfy(\.isFinite) else { return false }
          $1 = $1.applying(transform)
          return true
        }
      })
    list.method(
      "removeAllPoints", objc: "removeAllPoints", doc: "Forgets all lines and curves.",
      call: { thread, object in
        extend(thread, object) {
          $1.removeAll()
          return true
        }
      })
  }

  static func addQuestions(to list: inout MemberList) {
    list.property(
      "cgPath", CGPath.self, objc: "CGPath", doc: "The lines and curves alone.",
      get: { thread, object in BezierPath.at(object) { give(thread, CGPath($0.path)) } },
      set: { thread, object in
        BezierPath.at(object) { path in take(thread) { (new: CGPath) in path.path = new.path } }
      })
    list.property(
      "isEmpty", Bool.self, objc: "empty", doc: "Whether it has nothing.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.path.isEmpty) } })
    list.property(
      "bounds", Rect.self, doc: "The rectangle around it with its control points.",
      get: { thread, object in
        BezierPath.at(object) { path in
          let box = path.path.boundingBox
          return give(thread, box.isNull ? Rect.zero : box)
        }
      })
    list.property(
      "currentPoint", Point.self, doc: "Where the next line begins; (0, 0) for an empty path.",
      get: { thread, object in
        BezierPath.at(object) { give(thread, $0.path.currentPoint ?? .zero) }
      })
    list.method(
      "contains", objc: "containsPoint:", parameters: [.init("point", "Point")],
      returns: Bool.self, doc: "Whether a point is inside; what is open is closed for it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let point = try arguments.value(2, Point.self)
          return BezierPath.at(object) { $0.contains(point) }
        }
      })
    list.method(
      "reversing", objc: "bezierPathByReversingPath", returns: BezierPath.self,
      doc: "Another path of the same style, run through from its end to its beginning.",
      call: { thread, object in
        invoke(thread) { _ throws -> BezierPath in BezierPath.at(object) { $0.reversing() } }
      })
  }
}
