import LuaRuntime
import ViewKit

// Frame, bounds and their parts; conversion between views.
extension View {
  static func addGeometry(to list: inout MemberList) {
    list.property(
      "frame", Rect.self, objc: "frame initWithFrame:",
      doc: "The view's rectangle in its superview.",
      get: { thread, object in View.at(object) { give(thread, $0.frame) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Rect>.self) { view.frame = $0.value } }
      })
    list.property(
      "bounds", Rect.self, doc: "The view's rectangle in its own coordinates.",
      get: { thread, object in View.at(object) { give(thread, $0.bounds) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Rect>.self) { view.bounds = $0.value } }
      })
    list.property(
      "center", Point.self, doc: "The middle of the frame, in the superview.",
      get: { thread, object in View.at(object) { give(thread, $0.center) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Point>.self) { view.center = $0.value } }
      })
    list.property(
      "transform", AffineTransform.self, doc: "Scaling and rotation around the centre.",
      get: { thread, object in View.at(object) { give(thread, $0.transform) } },
      set: { thread, object in
        View.at(object) { view in
          take(thread, Placed<AffineTransform>.self) { view.transform = $0.value }
        }
      })
    list.property(
      "x", Double.self, doc: "frame.x",
      get: { thread, object in View.at(object) { give(thread, $0.x) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Double>.self) { view.x = $0.value } }
      })
    list.property(
      "y", Double.self, doc: "frame.y",
      get: { thread, object in View.at(object) { give(thread, $0.y) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Double>.self) { view.y = $0.value } }
      })
    list.property(
      "width", Double.self, doc: "frame.width",
      get: { thread, object in View.at(object) { give(thread, $0.width) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Double>.self) { view.width = $0.value } }
      })
    list.property(
      "height", Double.self, doc: "frame.height",
      get: { thread, object in View.at(object) { give(thread, $0.height) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Double>.self) { view.height = $0.value } }
      })
    list.property(
      "origin", Point.self, doc: "frame.origin",
      get: { thread, object in View.at(object) { give(thread, $0.origin) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Point>.self) { view.origin = $0.value } }
      })
    list.property(
      "size", Size.self, doc: "frame.size",
      get: { thread, object in View.at(object) { give(thread, $0.size) } },
      set: { thread, object in
        View.at(object) { view in take(thread, Placed<Size>.self) { view.size = $0.value } }
      })
  }

  static func addConversion(to list: inout MemberList) {
    list.method(
      "convertTo", objc: "convertPoint:toView:", "convertRect:toView:",
      parameters: [.init("pointOrRect", "Point or Rect"), .init("view", "View?", standard: "nil")],
      typeName: "Point or Rect",
      doc: "A point or rectangle of this view in another's coordinates; nil is the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Place in
          let view = try arguments.value(3, (View?).self)
          return try Place(arguments) { point in
            View.at(object) { $0.convert(point, to: view) }
          } rect: { rect in
            View.at(object) { $0.convert(rect, to: view) }
          }
        }
      })
    list.method(
      "convertFrom", objc: "convertPoint:fromView:", "convertRect:fromView:",
      parameters: [.init("pointOrRect", "Point or Rect"), .init("view", "View?", standard: "nil")],
      typeName: "Point or Rect",
      doc: "A point or rectangle of another view in this one's coordinates; nil is the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Place in
          let view = try arguments.value(3, (View?).self)
          return try Place(arguments) { point in
            View.at(object) { $0.convert(point, from: view) }
          } rect: { rect in
            View.at(object) { $0.convert(rect, from: view) }
          }
        }
      })
  }
}

/// A point or a rectangle: what the two conversions take and give.
private enum Place: LuaPushable {
  case point(Point)
  case rect(Rect)

  init(
    _ arguments: LuaArguments, point: (Point) -> Point, rect: (Rect) -> Rect
  ) throws {
    if let value = Rect.read(arguments.stack, 2) {
      self = .rect(rect(value))
    } else {
      self = .point(point(try arguments.value(2)))
    }
  }

  func push(_ stack: LuaStack) {
    switch self {
    case .point(let value): value.push(stack)
    case .rect(let value): value.push(stack)
    }
  }
}
