import LuaRuntime
import ViewKit

extension HostClass {
  static let displayLink = HostClass(
    "DisplayLink", of: DisplayLink.self, objc: "CADisplayLink", superclass: .object,
    doc:
      "Calls with each frame of the screen, 60 times a second: `ui.DisplayLink{ selector = fn }`.",
    make: { thread in
      make(thread) { options in
        guard try options.read("selector", Action.self) != nil else {
          throw LuaFailure(
            "DisplayLink needs selector, what is called: a function, or with target the name of a "
              + "method")
        }
        let link = DisplayLink()
        UILibrary.of(options.stack)?.run?.note { [weak link] in link?.invalidate() }
        return link
      }
    }
  ) { list in
    list.initArgument(
      "target", ScriptTarget.self, objc: "displayLinkWithTarget:selector:",
      doc: "Whose method selector names.")
    list.initArgument(
      "selector", Action.self, doc: "What is called with the link: a method's name, or a function.",
      set: { thread, object in
        invoke(thread) { _ throws -> Void in
          let (target, selector) = try DisplayLink.target(LuaStack(thread))
          DisplayLink.at(object) { $0.setTarget(target, selector: selector) }
        }
      })
    list.method(
      "add", objc: "addToRunLoop:forMode:",
      doc: "Begins to call, with the next frame. There is one run loop, so nothing is to be said.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          guard let library = UILibrary.of(arguments.stack) else {
            throw LuaFailure("the host is gone")
          }
          DisplayLink.at(object) { $0.add(to: library.application) }
        }
      })
    list.method(
      "remove", objc: "removeFromRunLoop:forMode:", doc: "Calls no more until it is added again.",
      call: { thread, object in invoke(thread) { _ in DisplayLink.at(object) { $0.remove() } } })
    list.method(
      "invalidate", objc: "invalidate", doc: "Calls no more, and lets go of its target.",
      call: { thread, object in
        invoke(thread) { _ in DisplayLink.at(object) { $0.invalidate() } }
      })
    list.property(
      "isPaused", Bool.self, objc: "paused", standard: "false",
      doc: "Whether it makes no calls for the time being.",
      get: { thread, object in DisplayLink.at(object) { give(thread, $0.isPaused) } },
      set: { thread, object in
        DisplayLink.at(object) { link in take(thread) { link.isPaused = $0 } }
      })
    list.property(
      "frameInterval", Count.self, standard: "1", doc: "With every how many frames it calls.",
      get: { thread, object in DisplayLink.at(object) { give(thread, $0.frameInterval) } },
      set: { thread, object in
        DisplayLink.at(object) { link in
          take(thread, Count.self) { link.frameInterval = $0.value }
        }
      })
    list.property(
      "timestamp", Double.self,
      doc: "The time of the frame that was shown last, by ui.currentMediaTime().",
      get: { thread, object in DisplayLink.at(object) { give(thread, $0.timestamp) } })
    list.property(
      "duration", Double.self, doc: "Seconds between two frames of the screen.",
      get: { thread, object in DisplayLink.at(object) { give(thread, $0.duration) } })
  }
}

extension DisplayLink {
  /// What `target` and `selector` of a constructor say: the options are at 2, the selector at 3.
  fileprivate static func target(_ stack: LuaStack) throws -> (Object, Selector) {
    let given = stack.rawGet(2, "target")
    defer { stack.pop() }
    if stack.type(3) == .function {
      if given != .nil {
        throw LuaFailure("is a function, which needs no target: leave target out")
      }
      guard let function = ScriptTarget.read(stack, 3) else { throw LuaFailure("the host is gone") }
      return (function.object, .callFunction)
    }
    guard stack.type(3) == .string, let name = stack.string(3) else {
      throw LuaFailure("expected a method's name or a function, got \(stack.summary(3))")
    }
    guard let target = ScriptTarget.read(stack, -1) else {
      throw LuaFailure("names a method, so target says whose it is")
    }
    try ScriptTarget.check(target.object, has: Selector(name), stack.top, stack)
    return (target.object, Selector(name))
  }
}

/// The free function of the time that animations and display links go by.
let mediaTimeFunctions: [HostFunction] = [
  HostFunction(
    "currentMediaTime", objc: "CACurrentMediaTime", returns: Double.self,
    doc: "The seconds since the application's start, by which animations and display links go.",
    call: { thread in
      invoke(thread) { arguments throws -> Double in
        UILibrary.of(arguments.stack)?.application.clock.time ?? 0
      }
    })
]
