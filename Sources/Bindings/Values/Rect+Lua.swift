import LuaRuntime
import ViewKit

/// The numbers of a value as the bridge hands them to a derived member.
func numbers(_ pointer: UnsafeMutableRawPointer) -> UnsafePointer<Double> {
  UnsafePointer(pointer.assumingMemoryBound(to: Double.self))
}

extension Rect: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = origin.x
    numbers[1] = origin.y
    numbers[2] = size.width
    numbers[3] = size.height
  }

  public static let valueClass = ValueClass(
    "Rect", objc: "CGRect", doc: "A rectangle in points; y grows downwards.",
    fields: [("x", nil), ("y", nil), ("width", "CGRectGetWidth"), ("height", "CGRectGetHeight")]
  ) { list in
    list.property(
      "origin", Point.self, objc: "origin", doc: "The corner with the least coordinates.",
      get: { give($0, Rect(numbers: numbers($1)).origin) })
    list.property(
      "size", Size.self, objc: "size", doc: "Width and height.",
      get: { give($0, Rect(numbers: numbers($1)).size) })
    list.property(
      "minX", Double.self, objc: "CGRectGetMinX", doc: "The left edge.",
      get: { give($0, Rect(numbers: numbers($1)).minX) })
    list.property(
      "midX", Double.self, objc: "CGRectGetMidX", doc: "The x of the middle.",
      get: { give($0, Rect(numbers: numbers($1)).midX) })
    list.property(
      "maxX", Double.self, objc: "CGRectGetMaxX", doc: "The right edge.",
      get: { give($0, Rect(numbers: numbers($1)).maxX) })
    list.property(
      "minY", Double.self, objc: "CGRectGetMinY", doc: "The upper edge.",
      get: { give($0, Rect(numbers: numbers($1)).minY) })
    list.property(
      "midY", Double.self, objc: "CGRectGetMidY", doc: "The y of the middle.",
      get: { give($0, Rect(numbers: numbers($1)).midY) })
    list.property(
      "maxY", Double.self, objc: "CGRectGetMaxY", doc: "The lower edge.",
      get: { give($0, Rect(numbers: numbers($1)).maxY) })
    list.property(
      "center", Point.self, doc: "The middle.",
      get: { give($0, Rect(numbers: numbers($1)).center) })
    list.property(
      "isEmpty", Bool.self, objc: "CGRectIsEmpty", doc: "Whether no point lies in it.",
      get: { give($0, Rect(numbers: numbers($1)).isEmpty) })
    list.property(
      "isNull", Bool.self, objc: "CGRectIsNull",
      doc: "Whether it has no place: what two rectangles without a common point have in common.",
      get: { give($0, Rect(numbers: numbers($1)).isNull) })
    list.property(
      "standardized", Rect.self, objc: "CGRectStandardize",
      doc: "The same rectangle with a width and a height that are not negative.",
      get: { give($0, Rect(numbers: numbers($1)).standardized) })
    list.property(
      "integral", Rect.self, objc: "CGRectIntegral",
      doc: "The smallest rectangle of whole coordinates that holds this one.",
      get: { give($0, Rect(numbers: numbers($1)).integral) })
    list.method(
      "applying", objc: "CGRectApplyAffineTransform",
      parameters: [.init("transform", "AffineTransform")], returns: Rect.self,
      doc: "The smallest rectangle that holds the four transformed corners.",
      call: { thread, pointer in
        invoke(thread) { Rect(numbers: numbers(pointer)).applying(try $0.value(2)) }
      })
    list.method(
      "inset", objc: "CGRectInset", "UIEdgeInsetsInsetRect",
      parameters: [.init("dx", "number or EdgeInsets"), .init("dy", "number", standard: "dx")],
      returns: Rect.self,
      doc: "The rectangle made smaller on all sides, by dx and dy, or by edge insets.",
      call: { thread, pointer in
        invoke(thread) { arguments throws -> Rect in
          let rect = Rect(numbers: numbers(pointer))
          if let dx = Double.read(arguments.stack, 2) {
            return rect.inset(dx: dx, dy: try arguments.value(3, default: dx))
          }
          return rect.inset(by: try arguments.value(2))
        }
      })
    list.method(
      "offset", objc: "CGRectOffset",
      parameters: [.init("dx", "number"), .init("dy", "number")], returns: Rect.self,
      doc: "The rectangle moved by dx and dy.",
      call: { thread, pointer in
        invoke(thread) {
          Rect(numbers: numbers(pointer)).offset(dx: try $0.value(2), dy: try $0.value(3))
        }
      })
    list.method(
      "union", objc: "CGRectUnion", parameters: [.init("other", "Rect")], returns: Rect.self,
      doc: "The smallest rectangle that holds both.",
      call: { thread, pointer in
        invoke(thread) { Rect(numbers: numbers(pointer)).union(try $0.value(2)) }
      })
    list.method(
      "intersection", objc: "CGRectIntersection", parameters: [.init("other", "Rect")],
      returns: (Rect?).self, doc: "What both have in common; nil when that is nothing.",
      call: { thread, pointer in
        invoke(thread) { arguments throws -> Rect? in
          let common = Rect(numbers: numbers(pointer)).intersection(try arguments.value(2))
          return common.isNull ? nil : common
        }
      })
    list.method(
      "intersects", objc: "CGRectIntersectsRect", parameters: [.init("other", "Rect")],
      returns: Bool.self, doc: "Whether both have points in common.",
      call: { thread, pointer in
        invoke(thread) { Rect(numbers: numbers(pointer)).intersects(try $0.value(2)) }
      })
    list.method(
      "contains", objc: "CGRectContainsPoint", "CGRectContainsRect",
      parameters: [.init("pointOrRect", "Point or Rect")], returns: Bool.self,
      doc: "Whether a point or another rectangle lies in it.",
      call: { thread, pointer in
        invoke(thread) { arguments throws -> Bool in
          let rect = Rect(numbers: numbers(pointer))
          if let other = Rect.read(arguments.stack, 2) { return rect.contains(other) }
          return rect.contains(try arguments.value(2, Point.self))
        }
      })
  }
}
