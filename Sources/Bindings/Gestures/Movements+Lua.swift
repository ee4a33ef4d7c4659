import LuaRuntime
import ViewKit

extension HostClass {
  static let panGestureRecognizer = HostClass(
    "PanGestureRecognizer", of: PanGestureRecognizer.self, objc: "UIPanGestureRecognizer",
    superclass: .gestureRecognizer, doc: "Follows fingers that move.",
    make: { thread in make(thread) { _ in PanGestureRecognizer() } }
  ) { list in
    list.property(
      "minimumNumberOfTouches", Count.self, standard: "1",
      doc: "The fewest fingers with which the gesture begins.",
      get: { thread, object in
        PanGestureRecognizer.at(object) { give(thread, $0.minimumNumberOfTouches) }
      },
      set: { thread, object in
        PanGestureRecognizer.at(object) { pan in
          take(thread, Count.self) { pan.minimumNumberOfTouches = $0.value }
        }
      })
    list.property(
      "maximumNumberOfTouches", Count.self, standard: "math.maxinteger",
      doc: "The most fingers that the gesture has.",
      get: { thread, object in
        PanGestureRecognizer.at(object) { give(thread, $0.maximumNumberOfTouches) }
      },
      set: { thread, object in
        PanGestureRecognizer.at(object) { pan in
          take(thread, Count.self) { pan.maximumNumberOfTouches = $0.value }
        }
      })
    list.method(
      "translation", objc: "translationInView:",
      parameters: [.init("view", "View?", standard: "nil")], returns: Point.self,
      doc: "How far the fingers have moved since the gesture began, in a view's coordinates.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let view = try arguments.value(2, (View?).self)
          return PanGestureRecognizer.at(object) { $0.translation(in: view) }
        }
      })
    list.method(
      "setTranslation", objc: "setTranslation:inView:",
      parameters: [.init("translation", "Point"), .init("view", "View?", standard: "nil")],
      doc: "Makes translation go on from another value.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let translation = try arguments.value(2, Point.self)
          let view = try arguments.value(3, (View?).self)
          PanGestureRecognizer.at(object) { $0.setTranslation(translation, in: view) }
        }
      })
    list.method(
      "velocity", objc: "velocityInView:", parameters: [.init("view", "View?", standard: "nil")],
      returns: Point.self, doc: "How fast the fingers move, in points a second.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Point in
          let view = try arguments.value(2, (View?).self)
          return PanGestureRecognizer.at(object) { $0.velocity(in: view) }
        }
      })
  }

  static let screenEdgePanGestureRecognizer = HostClass(
    "ScreenEdgePanGestureRecognizer", of: ScreenEdgePanGestureRecognizer.self,
    objc: "UIScreenEdgePanGestureRecognizer", superclass: .panGestureRecognizer,
    doc: "Follows a finger that comes in from an edge of the screen.",
    make: { thread in make(thread) { _ in ScreenEdgePanGestureRecognizer() } }
  ) { list in
    list.property(
      "edges", RectEdge.self, standard: "\"\"", doc: "From which edges the finger may come.",
      get: { thread, object in
        ScreenEdgePanGestureRecognizer.at(object) { give(thread, $0.edges) }
      },
      set: { thread, object in
        ScreenEdgePanGestureRecognizer.at(object) { pan in take(thread) { pan.edges = $0 } }
      })
  }

  static let pinchGestureRecognizer = HostClass(
    "PinchGestureRecognizer", of: PinchGestureRecognizer.self, objc: "UIPinchGestureRecognizer",
    superclass: .gestureRecognizer, doc: "Follows two fingers that move apart or together.",
    make: { thread in make(thread) { _ in PinchGestureRecognizer() } }
  ) { list in
    list.property(
      "scale", Finite.self, standard: "1",
      doc: "The distance of the fingers by that with which the gesture began.",
      get: { thread, object in PinchGestureRecognizer.at(object) { give(thread, $0.scale) } },
      set: { thread, object in
        PinchGestureRecognizer.at(object) { pinch in
          take(thread, Finite.self) { pinch.scale = $0.value }
        }
      })
    list.property(
      "velocity", Double.self, doc: "How fast scale changes, in a second.",
      get: { thread, object in PinchGestureRecognizer.at(object) { give(thread, $0.velocity) } })
  }

  static let rotationGestureRecognizer = HostClass(
    "RotationGestureRecognizer", of: RotationGestureRecognizer.self,
    objc: "UIRotationGestureRecognizer", superclass: .gestureRecognizer,
    doc: "Follows two fingers that turn around each other.",
    make: { thread in make(thread) { _ in RotationGestureRecognizer() } }
  ) { list in
    list.property(
      "rotation", Finite.self, standard: "0",
      doc: "How far the fingers have turned since the gesture began, in radians, clockwise.",
      get: { thread, object in
        RotationGestureRecognizer.at(object) { give(thread, $0.rotation) }
      },
      set: { thread, object in
        RotationGestureRecognizer.at(object) { turn in
          take(thread, Finite.self) { turn.rotation = $0.value }
        }
      })
    list.property(
      "velocity", Double.self, doc: "How fast the fingers turn, in radians a second.",
      get: { thread, object in
        RotationGestureRecognizer.at(object) { give(thread, $0.velocity) }
      })
  }
}

extension RectEdge: LuaOptionSet {
  public static let table = LuaOptionTable<RectEdge>(
    "RectEdge", objc: "UIRectEdge", emptyObjc: "UIRectEdgeNone",
    names.map { ($0.name, $0.member, objc: "UIRectEdge" + $0.name.capitalizedFirst) }
      + [("all", .all, objc: "UIRectEdgeAll")])
}
