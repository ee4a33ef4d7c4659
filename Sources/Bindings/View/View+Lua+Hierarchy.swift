import LuaRuntime
import ViewKit

// Superviews, subviews, and what a Lua class overrides.
extension View {
  static func addHierarchy(to list: inout MemberList) {
    list.property(
      "superview", (View?).self, doc: "The view that holds this one.",
      get: { thread, object in View.at(object) { give(thread, $0.superview) } })
    list.property(
      "subviews", [View].self, doc: "The views in this one, from back to front; a fresh list.",
      get: { thread, object in View.at(object) { give(thread, $0.subviews) } })
    list.property(
      "window", (Window?).self, doc: "The window that the view is in.",
      get: { thread, object in View.at(object) { give(thread, $0.window) } })
    list.method(
      "addSubview", objc: "addSubview:", parameters: [.init("view", "View")],
      doc: "Adds a view in front of the others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          try View.at(object) { try $0.addSubview(view) }
        }
      })
    list.method(
      "insertSubview", objc: "insertSubview:atIndex:",
      parameters: [.init("view", "View"), .init("index", "index")],
      doc: "Adds a view at a position, 1 being the farthest back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          let index = try arguments.value(3, LuaIndex.self)
          try View.at(object) { try $0.insertSubview(view, at: index.position) }
        }
      })
    list.method(
      "insertSubviewAbove", objc: "insertSubview:aboveSubview:",
      parameters: [.init("view", "View"), .init("sibling", "View")],
      doc: "Adds a view just in front of another.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          let sibling = try arguments.value(3, View.self)
          try View.at(object) { try $0.insertSubview(view, aboveSubview: sibling) }
        }
      })
    list.method(
      "insertSubviewBelow", objc: "insertSubview:belowSubview:",
      parameters: [.init("view", "View"), .init("sibling", "View")],
      doc: "Adds a view just behind another.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          let sibling = try arguments.value(3, View.self)
          try View.at(object) { try $0.insertSubview(view, belowSubview: sibling) }
        }
      })
    list.method(
      "exchangeSubview", objc: "exchangeSubviewAtIndex:withSubviewAtIndex:",
      parameters: [.init("index", "index"), .init("otherIndex", "index")],
      doc: "Exchanges the places of two subviews.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let first = try arguments.value(2, LuaIndex.self)
          let second = try arguments.value(3, LuaIndex.self)
          try View.at(object) { view in
            // The host's own message counts from 0.
            let count = view.subviews.count
            for index in [first, second] where index.position >= count {
              throw LuaFailure(
                "there are \(count) subviews, so there is none at position \(index.position + 1)")
            }
            try view.exchangeSubview(at: first.position, withSubviewAt: second.position)
          }
        }
      })
    list.method(
      "bringSubviewToFront", objc: "bringSubviewToFront:", parameters: [.init("view", "View")],
      doc: "Puts a subview in front of the others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          View.at(object) { $0.bringSubviewToFront(view) }
        }
      })
    list.method(
      "sendSubviewToBack", objc: "sendSubviewToBack:", parameters: [.init("view", "View")],
      doc: "Puts a subview behind the others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          View.at(object) { $0.sendSubviewToBack(view) }
        }
      })
    list.method(
      "removeFromSuperview", objc: "removeFromSuperview", doc: "Takes the view out.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.removeFromSuperview() } }
      })
    list.method(
      "isDescendant", objc: "isDescendantOfView:", parameters: [.init("view", "View")],
      returns: Bool.self, doc: "Whether the view is another one or lies inside it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let view = try arguments.value(2, View.self)
          return View.at(object) { $0.isDescendant(of: view) }
        }
      })
    list.method(
      "viewWithTag", objc: "viewWithTag:", parameters: [.init("tag", "integer")],
      returns: (View?).self, doc: "The first view with a tag, this one or one inside it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> View? in
          let tag = try arguments.value(2, Int.self)
          return View.at(object) { $0.viewWithTag(tag) }
        }
      })
    list.method(
      "endEditing", objc: "endEditing:",
      parameters: [.init("force", "boolean", standard: "false")], returns: Bool.self,
      doc: "Makes the view in it that has the focus give it up; tells whether none has it now.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let force = try arguments.value(2, default: false)
          return View.at(object) { $0.endEditing(force) }
        }
      })
  }

  static func addHooks(to list: inout MemberList) {
    list.method(
      "layoutSubviews", objc: "layoutSubviews", isOverridable: true,
      doc: "Called to give the subviews their frames.",
      call: { thread, object in invoke(thread) { _ in View.at(object) { $0.layoutSubviews() } } })
    list.method(
      "draw", objc: "drawRect:", parameters: [.init("rect", "Rect")], isOverridable: true,
      doc: "Called to draw the part of the view in a rectangle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          View.at(object) { $0.draw(rect) }
        }
      })
    list.method(
      "hitTest", objc: "hitTest:withEvent:",
      parameters: [.init("point", "Point"), .init("event", "Event?", standard: "nil")],
      returns: (View?).self, isOverridable: true,
      doc: "The view in front that contains a point of this view's coordinates.",
      call: { thread, object in
        invoke(thread) { arguments throws -> View? in
          let point = try arguments.value(2, Point.self)
          let event = try arguments.value(3, (Event?).self)
          return View.at(object) { $0.hitTest(point, with: event) }
        }
      })
    list.method(
      "point", objc: "pointInside:withEvent:",
      parameters: [.init("point", "Point"), .init("event", "Event?", standard: "nil")],
      returns: Bool.self, isOverridable: true,
      doc: "Whether a point of this view's coordinates lies inside, for touches.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let point = try arguments.value(2, Point.self)
          let event = try arguments.value(3, (Event?).self)
          return View.at(object) { $0.point(inside: point, with: event) }
        }
      })
    list.method(
      "willMoveToSuperview", objc: "willMoveToSuperview:",
      parameters: [.init("superview", "View?")], isOverridable: true,
      doc: "Called before the superview changes; nil: the view is taken out.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.given(2, (View?).self)
          View.at(object) { $0.willMove(toSuperview: view) }
        }
      })
    list.method(
      "didMoveToSuperview", objc: "didMoveToSuperview", isOverridable: true,
      doc: "Called when the superview has changed.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.didMoveToSuperview() } }
      })
    list.method(
      "willMoveToWindow", objc: "willMoveToWindow:", parameters: [.init("window", "Window?")],
      isOverridable: true, doc: "Called before the window changes; nil: the view leaves it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let window = try arguments.given(2, (Window?).self)
          View.at(object) { $0.willMove(toWindow: window) }
        }
      })
    list.method(
      "didMoveToWindow", objc: "didMoveToWindow", isOverridable: true,
      doc: "Called when the window has changed.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.didMoveToWindow() } }
      })
    list.method(
      "didAddSubview", objc: "didAddSubview:", parameters: [.init("subview", "View")],
      isOverridable: true, doc: "Called when a view was added to this one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          View.at(object) { $0.didAddSubview(view) }
        }
      })
    list.method(
      "willRemoveSubview", objc: "willRemoveSubview:", parameters: [.init("subview", "View")],
      isOverridable: true, doc: "Called before a view leaves this one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let view = try arguments.value(2, View.self)
          View.at(object) { $0.willRemoveSubview(view) }
        }
      })
    list.method(
      "tintColorDidChange", objc: "tintColorDidChange", isOverridable: true,
      doc: "Called when tintColor has changed, here or in a view that it is inherited from.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.tintColorDidChange() } }
      })
  }
}
