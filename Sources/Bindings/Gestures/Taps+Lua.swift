import LuaRuntime
import ViewKit

extension HostClass {
  static let tapGestureRecognizer = HostClass(
    "TapGestureRecognizer", of: TapGestureRecognizer.self, objc: "UITapGestureRecognizer",
    superclass: .gestureRecognizer,
    doc: "Recognises taps: `ui.TapGestureRecognizer{ action = function(tap) … end }`.",
    make: { thread in make(thread) { _ in TapGestureRecognizer() } }
  ) { list in
    list.property(
      "numberOfTapsRequired", Count.self, standard: "1", doc: "How many taps make the gesture.",
      get: { thread, object in
        TapGestureRecognizer.at(object) { give(thread, $0.numberOfTapsRequired) }
      },
      set: { thread, object in
        TapGestureRecognizer.at(object) { tap in
          take(thread, Count.self) { tap.numberOfTapsRequired = $0.value }
        }
      })
    list.property(
      "numberOfTouchesRequired", Count.self, standard: "1", doc: "How many fingers each tap has.",
      get: { thread, object in
        TapGestureRecognizer.at(object) { give(thread, $0.numberOfTouchesRequired) }
      },
      set: { thread, object in
        TapGestureRecognizer.at(object) { tap in
          take(thread, Count.self) { tap.numberOfTouchesRequired = $0.value }
        }
      })
  }

  static let longPressGestureRecognizer = HostClass(
    "LongPressGestureRecognizer", of: LongPressGestureRecognizer.self,
    objc: "UILongPressGestureRecognizer", superclass: .gestureRecognizer,
    doc: "Recognises fingers that rest for a while.",
    make: { thread in make(thread) { _ in LongPressGestureRecognizer() } }
  ) { list in
    list.property(
      "minimumPressDuration", Duration.self, standard: "0.5",
      doc: "Seconds that the fingers stay down before the gesture begins.",
      get: { thread, object in
        LongPressGestureRecognizer.at(object) { give(thread, $0.minimumPressDuration) }
      },
      set: { thread, object in
        LongPressGestureRecognizer.at(object) { press in
          take(thread, Duration.self) { press.minimumPressDuration = $0.seconds }
        }
      })
    list.property(
      "numberOfTouchesRequired", Count.self, standard: "1", doc: "How many fingers there are.",
      get: { thread, object in
        LongPressGestureRecognizer.at(object) { give(thread, $0.numberOfTouchesRequired) }
      },
      set: { thread, object in
        LongPressGestureRecognizer.at(object) { press in
          take(thread, Count.self) { press.numberOfTouchesRequired = $0.value }
        }
      })
    list.property(
      "numberOfTapsRequired", Int.self, standard: "0", doc: "How many taps come before the press.",
      get: { thread, object in
        LongPressGestureRecognizer.at(object) { give(thread, $0.numberOfTapsRequired) }
      },
      set: { thread, object in
        LongPressGestureRecognizer.at(object) { press in
          take(thread) { press.numberOfTapsRequired = $0 }
        }
      })
    list.property(
      "allowableMovement", Extent.self, standard: "10",
      doc: "Points that the fingers may move before the gesture begins.",
      get: { thread, object in
        LongPressGestureRecognizer.at(object) { give(thread, $0.allowableMovement) }
      },
      set: { thread, object in
        LongPressGestureRecognizer.at(object) { press in
          take(thread, Extent.self) { press.allowableMovement = $0.value }
        }
      })
  }

  static let swipeGestureRecognizer = HostClass(
    "SwipeGestureRecognizer", of: SwipeGestureRecognizer.self, objc: "UISwipeGestureRecognizer",
    superclass: .gestureRecognizer, doc: "Recognises a quick movement in one direction.",
    make: { thread in make(thread) { _ in SwipeGestureRecognizer() } }
  ) { list in
    list.property(
      "direction", SwipeGestureRecognizer.Direction.self, standard: "\"right\"",
      doc: "The directions that are recognised.",
      get: { thread, object in SwipeGestureRecognizer.at(object) { give(thread, $0.direction) } },
      set: { thread, object in
        SwipeGestureRecognizer.at(object) { swipe in take(thread) { swipe.direction = $0 } }
      })
    list.property(
      "numberOfTouchesRequired", Count.self, standard: "1", doc: "How many fingers the swipe has.",
      get: { thread, object in
        SwipeGestureRecognizer.at(object) { give(thread, $0.numberOfTouchesRequired) }
      },
      set: { thread, object in
        SwipeGestureRecognizer.at(object) { swipe in
          take(thread, Count.self) { swipe.numberOfTouchesRequired = $0.value }
        }
      })
  }
}

extension SwipeGestureRecognizer.Direction: LuaOptionSet {
  public static let table = LuaOptionTable<SwipeGestureRecognizer.Direction>(
    "SwipeDirection", objc: "UISwipeGestureRecognizerDirection",
    names.map {
      ($0.name, $0.member, objc: "UISwipeGestureRecognizerDirection" + $0.name.capitalizedFirst)
    })
}

/// A count of which there is at least one.
struct Count: LuaReadable {
  let value: Int

  static var luaName: String { "integer" }

  static func read(_ stack: LuaStack, _ index: Int32) -> Count? {
    Int.read(stack, index).flatMap { $0 >= 1 ? Count(value: $0) : nil }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Int.read(stack, index) == nil ? Int.expectation(stack, index) : "an integer from 1"
  }
}

/// A length of at least nothing, in points.
struct Extent: LuaReadable {
  let value: Double

  static var luaName: String { Double.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> Extent? {
    Finite.read(stack, index).flatMap { $0.value >= 0 ? Extent(value: $0.value) : nil }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Double.read(stack, index) == nil
      ? Double.expectation(stack, index) : "a finite number from 0 on"
  }
}
