import LuaRuntime
import ViewKit

// Single touches at places of the screen, for what no step does: several fingers, each on its own.
extension TestScreen {
  static func addTouches(to list: inout MemberList) {
    let place = [Member.Parameter("x", "number"), .init("y", "number")]
    let finger = [Member.Parameter("finger", "integer", standard: "1")]
    list.method(
      "touchDown", parameters: place + finger,
      doc: "Puts a finger down at a place of the screen, whatever is there.",
      call: { thread, object in
        touch(thread, object) { application, arguments throws in
          let place = Point(x: try arguments.value(2), y: try arguments.value(3))
          application.touchDown(at: place, id: try arguments.finger(4))
        }
      })
    list.method(
      "touchMove", parameters: place + finger, doc: "Moves a finger to a place of the screen.",
      call: { thread, object in
        touch(thread, object) { application, arguments throws in
          let place = Point(x: try arguments.value(2), y: try arguments.value(3))
          application.touchMove(to: place, id: try arguments.finger(4))
        }
      })
    list.method(
      "touchUp", parameters: finger, doc: "Lifts a finger.",
      call: { thread, object in
        touch(thread, object) { application, arguments throws in
          application.touchUp(id: try arguments.finger(2))
        }
      })
    list.method(
      "record", doc: "Notes what fingers do from now on, for recorded().",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in try TestScreen.at(object) { try $0.record() } }
      })
    list.method(
      "recorded", returns: [String].self,
      doc: "Ends record(), and gives the steps that do the same as it has noted.",
      call: { thread, object in
        invoke(thread) { _ throws -> [String] in try TestScreen.at(object) { try $0.recorded() } }
      })
    list.method(
      "touchCancel", parameters: finger, doc: "Takes a touch away, as a phone call does.",
      call: { thread, object in
        touch(thread, object) { application, arguments throws in
          application.touchCancel(id: try arguments.finger(2))
        }
      })
  }
}

private func touch(
  _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer,
  _ body: (Application, LuaArguments) throws -> Void
) -> Int32 {
  invoke(thread) { arguments throws -> Void in
    try body(try TestScreen.at(object) { try $0.driver().application }, arguments)
  }
}

extension LuaArguments {
  /// The number of a finger, counted from 1 in scripts.
  fileprivate func finger(_ index: Int32) throws -> Int {
    let number: Int = try value(index, default: 1)
    guard (1...10).contains(number) else {
      throw LuaFailure("expected a finger from 1 to 10, got \(number)")
    }
    return number - 1
  }
}
