import LuaRuntime
import ViewKit

@testable import Bindings

// What a person, or the system, does to the device.
extension ScriptRunner {
  static let deviceEntries: [(String, FreeEntry)] = [
    (
      "down",
      { thread in
        invoke(thread) { arguments throws -> Void in
          let id = try arguments.value(3, default: 0)
          let place = Point(x: try arguments.value(1), y: try arguments.value(2))
          of(arguments.stack)?.application.touchDown(at: place, id: id)
        }
      }
    ),
    (
      "move",
      { thread in
        invoke(thread) { arguments throws -> Void in
          let id = try arguments.value(3, default: 0)
          let place = Point(x: try arguments.value(1), y: try arguments.value(2))
          of(arguments.stack)?.application.touchMove(to: place, id: id)
        }
      }
    ),
    (
      "up",
      { thread in
        invoke(thread) { arguments throws -> Void in
          let id = try arguments.value(1, default: 0)
          of(arguments.stack)?.application.touchUp(id: id)
        }
      }
    ),
    ("phoneCall", { thread in invoke(thread) { of($0.stack)?.application.touchCancel() } }),
    ("launch", { thread in invoke(thread) { of($0.stack)?.application.finishLaunching() } }),
    ("home", { thread in invoke(thread) { of($0.stack)?.application.enterBackground() } }),
    ("open", { thread in invoke(thread) { of($0.stack)?.application.enterForeground() } }),
    ("kill", { thread in invoke(thread) { of($0.stack)?.application.terminate() } }),
    (
      "memoryWarning",
      { thread in invoke(thread) { of($0.stack)?.application.receiveMemoryWarning() } }
    ),
    ("shake", { thread in invoke(thread) { of($0.stack)?.application.shake() } }),
    ("openedURLs", { thread in invoke(thread) { of($0.stack)?.application.openedURLs ?? [] } }),
  ]
}
