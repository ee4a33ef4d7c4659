import LuaRuntime
import ViewKit

extension HostClass {
  static let view = HostClass(
    "View", of: View.self, objc: "UIView", superclass: .responder,
    doc: "A rectangle on the screen that holds other views and takes touches.",
    make: { thread in make(thread) { _ in View() } },
    addChild: { thread, object in
      take(thread, View.self) { child in try View.at(object) { try $0.addSubview(child) } }
    }
  ) { list in
    View.addGeometry(to: &list)
    View.addAppearance(to: &list)
    View.addAccessibility(to: &list)
    View.addHierarchy(to: &list)
    View.addConversion(to: &list)
    View.addMargins(to: &list)
    View.addLayout(to: &list)
    View.addHooks(to: &list)
    View.addGestures(to: &list)
    View.addAnimation(to: &list)
    View.addAppearanceProxy(to: &list)
  }
}

extension View {

  static func addAppearance(to list: inout MemberList) {
    list.property(
      "isHidden", Bool.self, objc: "hidden", standard: "false",
      doc: "Whether the view and what it holds is neither shown nor touched.",
      get: { thread, object in View.at(object) { give(thread, $0.isHidden) } },
      set: { thread, object in View.at(object) { view in take(thread) { view.isHidden = $0 } } })
    list.property(
      "alpha", Double.self, standard: "1",
      doc: "Opacity from 0 to 1; below 0.01 the view gets no touches.",
      get: { thread, object in View.at(object) { give(thread, $0.alpha) } },
      set: { thread, object in View.at(object) { view in take(thread) { view.alpha = $0 } } })
    list.property(
      "isOpaque", Bool.self, objc: "opaque", standard: "true",
      doc: "Whether the view promises to fill its bounds.",
      get: { thread, object in View.at(object) { give(thread, $0.isOpaque) } },
      set: { thread, object in View.at(object) { view in take(thread) { view.isOpaque = $0 } } })
    list.property(
      "clipsToBounds", Bool.self, standard: "false",
      doc: "Whether what lies outside of the bounds is cut off.",
      get: { thread, object in View.at(object) { give(thread, $0.clipsToBounds) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.clipsToBounds = $0 } }
      })
    list.property(
      "clearsContextBeforeDrawing", Bool.self, standard: "true",
      doc: "Whether what was drawn is cleared before the view draws itself anew.",
      get: { thread, object in View.at(object) { give(thread, $0.clearsContextBeforeDrawing) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.clearsContextBeforeDrawing = $0 } }
      })
    list.property(
      "contentScaleFactor", Double.self, standard: "1",
      doc: "Pixels per point of what the view draws; the screen's for a view that draws.",
      get: { thread, object in View.at(object) { give(thread, $0.contentScaleFactor) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.contentScaleFactor = $0 } }
      })
    list.property(
      "backgroundColor", (Color?).self, doc: "The colour behind the content; nil is clear.",
      get: { thread, object in View.at(object) { give(thread, $0.backgroundColor) } },
      set: { thread, object in
        View.at(object) { view in
          take(thread, (Color?).self) {
            view.backgroundColor = $0
            view.ownLooks.insert(.backgroundColor)
          }
        }
      })
    list.property(
      "tintColor", (Color?).self,
      doc: "The colour of what can be touched; nil takes the superview's.",
      get: { thread, object in View.at(object) { give(thread, $0.tintColor) } },
      set: { thread, object in
        View.at(object) { view in
          take(thread, (Color?).self) {
            view.tintColor = $0
            view.ownLooks.insert(.tintColor)
          }
        }
      })
    list.property(
      "tintAdjustmentMode", TintAdjustmentMode.self, standard: "\"normal\"",
      doc: "Whether tintColor is dimmed here and below; automatic takes the superview's.",
      get: { thread, object in View.at(object) { give(thread, $0.tintAdjustmentMode) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.tintAdjustmentMode = $0 } }
      })
    list.property(
      "contentMode", ContentMode.self, standard: "\"scaleToFill\"",
      doc: "How the content follows a change of size.",
      get: { thread, object in View.at(object) { give(thread, $0.contentMode) } },
      set: { thread, object in View.at(object) { view in take(thread) { view.contentMode = $0 } } })
    list.property(
      "isUserInteractionEnabled", Bool.self, objc: "userInteractionEnabled", standard: "true",
      doc: "Whether the view and what it holds gets touches.",
      get: { thread, object in View.at(object) { give(thread, $0.isUserInteractionEnabled) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.isUserInteractionEnabled = $0 } }
      })
    list.property(
      "isMultipleTouchEnabled", Bool.self, objc: "multipleTouchEnabled", standard: "false",
      doc: "Whether the view gets more than one touch at a time.",
      get: { thread, object in View.at(object) { give(thread, $0.isMultipleTouchEnabled) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.isMultipleTouchEnabled = $0 } }
      })
    list.property(
      "isExclusiveTouch", Bool.self, objc: "exclusiveTouch", standard: "false",
      doc: "Whether no other view of the window gets touches while this one has some.",
      get: { thread, object in View.at(object) { give(thread, $0.isExclusiveTouch) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.isExclusiveTouch = $0 } }
      })
    list.property(
      "tag", Int.self, standard: "0", doc: "A number by which viewWithTag finds the view.",
      get: { thread, object in View.at(object) { give(thread, $0.tag) } },
      set: { thread, object in View.at(object) { view in take(thread) { view.tag = $0 } } })
    list.property(
      "layer", Layer.self, doc: "The layer behind the view: corners and border.",
      get: { thread, object in View.at(object) { give(thread, $0.layer) } })
  }

  static func addAccessibility(to list: inout MemberList) {
    list.property(
      "id", (String?).self, objc: "accessibilityIdentifier",
      doc: "The name by which queries find the view (`#name`).",
      get: { thread, object in View.at(object) { give(thread, $0.accessibilityIdentifier) } },
      set: { thread, object in
        View.at(object) { view in
          takeText(thread, view) { view.accessibilityIdentifier = $0 }
        }
      })
    list.property(
      "accessibilityIdentifier", (String?).self, doc: "The same as id.",
      get: { thread, object in View.at(object) { give(thread, $0.accessibilityIdentifier) } },
      set: { thread, object in
        View.at(object) { view in
          takeText(thread, view) { view.accessibilityIdentifier = $0 }
        }
      })
    list.property(
      "accessibilityLabel", (String?).self, doc: "What a screen reader says the view is.",
      get: { thread, object in View.at(object) { give(thread, $0.accessibilityLabel) } },
      set: { thread, object in
        View.at(object) { view in
          takeText(thread, view) { view.accessibilityLabel = $0 }
        }
      })
    list.property(
      "accessibilityValue", (String?).self, doc: "What a screen reader says the view shows.",
      get: { thread, object in View.at(object) { give(thread, $0.accessibilityValue) } },
      set: { thread, object in
        View.at(object) { view in
          takeText(thread, view) { view.accessibilityValue = $0 }
        }
      })
  }

  static func addMargins(to list: inout MemberList) {
    list.property(
      "layoutMargins", EdgeInsets.self, standard: "{ 8, 8, 8, 8 }",
      doc: "How far from the edges content should stay.",
      get: { thread, object in View.at(object) { give(thread, $0.layoutMargins) } },
      set: { thread, object in
        View.at(object) { view in
          take(thread, Placed<EdgeInsets>.self) { view.layoutMargins = $0.value }
        }
      })
    list.property(
      "preservesSuperviewLayoutMargins", Bool.self, standard: "false",
      doc: "Whether the superview's margins count here too, where they reach in.",
      get: { thread, object in
        View.at(object) { give(thread, $0.preservesSuperviewLayoutMargins) }
      },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.preservesSuperviewLayoutMargins = $0 } }
      })
    list.method(
      "layoutMarginsDidChange", objc: "layoutMarginsDidChange", isOverridable: true,
      doc: "Called when layoutMargins have changed.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.layoutMarginsDidChange() } }
      })
  }

  static func addLayout(to list: inout MemberList) {
    list.classProperty(
      "noIntrinsicMetric", Double.self, objc: "UIViewNoIntrinsicMetric",
      doc: "Stands in an intrinsic size for a side about which the content does not care.",
      get: { thread in give(thread, View.noIntrinsicMetric) })
    list.property(
      "autoresizesSubviews", Bool.self, standard: "true",
      doc: "Whether a change of size moves the subviews by their masks.",
      get: { thread, object in View.at(object) { give(thread, $0.autoresizesSubviews) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.autoresizesSubviews = $0 } }
      })
    list.property(
      "autoresizingMask", AutoresizingMask.self, standard: "\"\"",
      doc: "What gives way when the superview changes its size.",
      get: { thread, object in View.at(object) { give(thread, $0.autoresizingMask) } },
      set: { thread, object in
        View.at(object) { view in take(thread) { view.autoresizingMask = $0 } }
      })
    list.property(
      "intrinsicContentSize", Size.self, isOverridable: true,
      doc: "The size that the content asks for; −1 where it does not care.",
      get: { thread, object in View.at(object) { give(thread, $0.intrinsicContentSize) } })
    list.method(
      "setNeedsLayout", objc: "setNeedsLayout", doc: "Asks for a layout in the next turn.",
      call: { thread, object in invoke(thread) { _ in View.at(object) { $0.setNeedsLayout() } } })
    list.method(
      "layoutIfNeeded", objc: "layoutIfNeeded", doc: "Lays out now what is marked.",
      call: { thread, object in invoke(thread) { _ in View.at(object) { $0.layoutIfNeeded() } } })
    list.method(
      "setNeedsDisplay", objc: "setNeedsDisplay", "setNeedsDisplayInRect:",
      parameters: [.init("rect", "Rect", standard: "bounds")],
      doc: "Asks for a drawing in the next turn.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, (Rect?).self)
          View.at(object) { view in
            if let rect { view.setNeedsDisplay(rect) } else { view.setNeedsDisplay() }
          }
        }
      })
    list.method(
      "invalidateIntrinsicContentSize", objc: "invalidateIntrinsicContentSize",
      doc: "Says that the content asks for another size now.",
      call: { thread, object in
        invoke(thread) { _ in View.at(object) { $0.invalidateIntrinsicContentSize() } }
      })
    list.method(
      "sizeToFit", objc: "sizeToFit", doc: "Takes the size that suits the content best.",
      call: { thread, object in invoke(thread) { _ in View.at(object) { $0.sizeToFit() } } })
    list.method(
      "sizeThatFits", objc: "sizeThatFits:", parameters: [.init("size", "Size")],
      returns: Size.self, isOverridable: true,
      doc: "The size that suits the content best within a size.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Size in
          let size: Size = try arguments.value(2)
          return View.at(object) { $0.sizeThatFits(size) }
        }
      })
  }
}
