import LuaRuntime
import ViewKit

/// The clock of the application that runs, as specs see it.
final class ScreenClock: LuaObject {
  private unowned let screens: TestScreens

  init(_ screens: TestScreens) { self.screens = screens }

  var application: Application { screens.host.application }
}

extension HostClass {
  static let screenClock = HostClass(
    "TestClock", of: ScreenClock.self, superclass: nil,
    doc: "The virtual clock of the application that runs. It stands still between steps."
  ) { list in
    list.property(
      "now", Date.self, objc: "", doc: "The date that the clock shows.",
      get: { thread, object in
        ScreenClock.at(object) { give(thread, $0.application.clock.date) }
      })
    list.property(
      "time", Double.self, objc: "", doc: "Seconds since the application started.",
      get: { thread, object in
        ScreenClock.at(object) { give(thread, $0.application.clock.time) }
      })
    list.method(
      "advance", parameters: [.init("seconds", "number")],
      doc: "Moves the clock on, and does what is due meanwhile.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let seconds = try arguments.value(2, Double.self)
          guard seconds >= 0, seconds.isFinite else {
            throw LuaFailure("expected seconds from 0 on, got \(arguments.stack.summary(2))")
          }
          ScreenClock.at(object) { $0.application.advance(by: seconds) }
        }
      })
  }
}
