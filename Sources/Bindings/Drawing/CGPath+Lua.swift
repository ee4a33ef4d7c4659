import LuaRuntime
import ViewKit

extension HostClass {
  static let cgPath = HostClass(
    "CGPath", of: CGPath.self, objc: "CGPath", superclass: nil, isInterned: true,
    doc: "A path that never changes: `path.cgPath` of a BezierPath, `context.path`."
  ) { list in
    list.property(
      "isEmpty", Bool.self, objc: "CGPathIsEmpty", doc: "Whether it has nothing.",
      get: { thread, object in CGPath.at(object) { give(thread, $0.path.isEmpty) } })
    list.property(
      "currentPoint", Point.self, objc: "CGPathGetCurrentPoint",
      doc: "Where it ends; (0, 0) for an empty path.",
      get: { thread, object in
        CGPath.at(object) { give(thread, $0.path.currentPoint ?? .zero) }
      })
    list.property(
      "boundingBox", Rect.self, objc: "CGPathGetBoundingBox",
      doc: "The rectangle around it with its control points; null for an empty path.",
      get: { thread, object in CGPath.at(object) { give(thread, $0.path.boundingBox) } })
    list.method(
      "contains", objc: "CGPathContainsPoint",
      parameters: [
        .init("point", "Point"), .init("rule", "CGPathFillRule", standard: "\"winding\""),
      ], returns: Bool.self, doc: "Whether a point is inside.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let point = try arguments.value(2, Point.self)
          let rule = try arguments.value(3, default: FillRule.winding)
          return CGPath.at(object) { $0.path.contains(point, rule) }
        }
      })
  }
}

extension CGPath: LuaObject, LuaInterned {
  public static var luaName: String { "CGPath" }

  public var internKey: String { "\(path)" }
}
