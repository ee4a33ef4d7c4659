import LuaRuntime
import ViewKit

// How fingers move the content.
extension ScrollView {
  static func addFingers(to list: inout MemberList) {
    list.property(
      "isScrollEnabled", Bool.self, objc: "scrollEnabled", standard: "true",
      doc: "Whether fingers move the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isScrollEnabled) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.isScrollEnabled = $0 } }
      })
    list.property(
      "isPagingEnabled", Bool.self, objc: "pagingEnabled", standard: "false",
      doc: "Whether the content rests at pages alone, as large as the view.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isPagingEnabled) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.isPagingEnabled = $0 } }
      })
    list.property(
      "isDirectionalLockEnabled", Bool.self, objc: "directionalLockEnabled", standard: "false",
      doc: "Whether a drag along one axis moves the content along that alone.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isDirectionalLockEnabled) }
      },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.isDirectionalLockEnabled = $0 } }
      })
    list.property(
      "bounces", Bool.self, standard: "true",
      doc: "Whether the content can be pulled beyond its edges.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.bounces) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.bounces = $0 } }
      })
    list.property(
      "alwaysBounceVertical", Bool.self, standard: "false",
      doc: "Whether content that is not as high as the view can be pulled, too.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.alwaysBounceVertical) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.alwaysBounceVertical = $0 } }
      })
    list.property(
      "alwaysBounceHorizontal", Bool.self, standard: "false",
      doc: "Whether content that is not as wide as the view can be pulled, too.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.alwaysBounceHorizontal) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.alwaysBounceHorizontal = $0 } }
      })
    list.property(
      "decelerationRate", ScrollView.DecelerationRate.self, standard: "\"normal\"",
      doc:
        "How content that was thrown loses its speed: \"normal\", \"fast\", or the part that it keeps in a ms.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.decelerationRate) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.decelerationRate = $0 } }
      })
    list.property(
      "keyboardDismissMode", ScrollView.KeyboardDismissMode.self, standard: "\"none\"",
      doc: "What a drag does to the keyboard.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.keyboardDismissMode) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.keyboardDismissMode = $0 } }
      })
    list.property(
      "isTracking", Bool.self, objc: "tracking",
      doc: "Whether a finger is on the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isTracking) } })
    list.property(
      "isDragging", Bool.self, objc: "dragging",
      doc: "Whether a finger moves the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isDragging) } })
    list.property(
      "isDecelerating", Bool.self, objc: "decelerating",
      doc: "Whether the content goes on without a finger.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isDecelerating) } })
    list.property(
      "panGestureRecognizer", PanGestureRecognizer.self,
      doc: "The recogniser that follows the fingers.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.panGestureRecognizer) } })
  }

  static func addContentTouches(to list: inout MemberList) {
    list.property(
      "delaysContentTouches", Bool.self, standard: "true",
      doc: "Whether content gets its touches only when the finger has stayed for 0.15 s.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.delaysContentTouches) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.delaysContentTouches = $0 } }
      })
    list.property(
      "canCancelContentTouches", Bool.self, standard: "true",
      doc: "Whether a drag takes touches away from content that has them.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.canCancelContentTouches) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.canCancelContentTouches = $0 } }
      })
    list.method(
      "touchesShouldBegin", objc: "touchesShouldBegin:withEvent:inContentView:",
      parameters: [
        .init("touches", "list of Touch"), .init("event", "Event?"), .init("view", "View"),
      ], returns: Bool.self, isOverridable: true,
      doc: "Whether a view in the content gets touches that began in it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let touches = try arguments.value(2, [Touch].self)
          let event = try arguments.value(3, (Event?).self)
          let view = try arguments.value(4, View.self)
          return ScrollView.at(object) {
            $0.touchesShouldBegin(touches, with: event, in: view)
          }
        }
      })
    list.method(
      "touchesShouldCancel", objc: "touchesShouldCancelInContentView:",
      parameters: [.init("view", "View")], returns: Bool.self, isOverridable: true,
      doc: "Whether a drag takes touches from a view in the content; no for controls but buttons.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let view = try arguments.value(2, View.self)
          return ScrollView.at(object) { $0.touchesShouldCancel(in: view) }
        }
      })
  }

  static func addIndicators(to list: inout MemberList) {
    list.property(
      "showsVerticalScrollIndicator", Bool.self, standard: "true",
      doc: "Whether an indicator is seen while the content moves up and down.",
      get: { thread, object in
        ScrollView.at(object) { give(thread, $0.showsVerticalScrollIndicator) }
      },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.showsVerticalScrollIndicator = $0 } }
      })
    list.property(
      "showsHorizontalScrollIndicator", Bool.self, standard: "true",
      doc: "Whether an indicator is seen while the content moves sideways.",
      get: { thread, object in
        ScrollView.at(object) { give(thread, $0.showsHorizontalScrollIndicator) }
      },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.showsHorizontalScrollIndicator = $0 } }
      })
    list.property(
      "indicatorStyle", ScrollView.IndicatorStyle.self, standard: "\"default\"",
      doc: "The colour of the indicators.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.indicatorStyle) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.indicatorStyle = $0 } }
      })
    list.property(
      "scrollIndicatorInsets", EdgeInsets.self, standard: "0",
      doc: "How far the indicators stay away from the edges.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.scrollIndicatorInsets) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.scrollIndicatorInsets = $0 } }
      })
    list.method(
      "flashScrollIndicators", objc: "flashScrollIndicators",
      doc: "Shows the indicators for a moment.",
      call: { thread, object in
        invoke(thread) { _ in ScrollView.at(object) { $0.flashScrollIndicators() } }
      })
  }
}

extension ScrollView.IndicatorStyle: LuaEnum {
  public static let table = LuaEnumTable<ScrollView.IndicatorStyle>(
    "ScrollViewIndicatorStyle", objc: "UIScrollViewIndicatorStyle")
}

extension ScrollView.KeyboardDismissMode: LuaEnum {
  public static let table = LuaEnumTable<ScrollView.KeyboardDismissMode>(
    "ScrollViewKeyboardDismissMode", objc: "UIScrollViewKeyboardDismissMode")
}

/// A name for Apple's two rates, a number for others.
extension ScrollView.DecelerationRate: LuaConvertible {
  private static let names = [("normal", normal), ("fast", fast)]

  public static var luaName: String { "\"normal\", \"fast\" or number between 0 and 1" }

  public static func read(_ stack: LuaStack, _ index: Int32) -> ScrollView.DecelerationRate? {
    if stack.type(index) == .string {
      let name = stack.string(index)
      return names.first { $0.0 == name }?.1
    }
    guard let number = stack.number(index), number > 0, number < 1 else { return nil }
    return ScrollView.DecelerationRate(rawValue: number)
  }

  public func push(_ stack: LuaStack) {
    if let name = Self.names.first(where: { $0.1 == self })?.0 {
      stack.push(name)
    } else {
      stack.push(rawValue)
    }
  }
}
