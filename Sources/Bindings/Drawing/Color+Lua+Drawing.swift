import LuaRuntime
import ViewKit

// Colours of the current context.
extension Color {
  static func addDrawing(to list: inout MemberList) {
    list.method(
      "set", objc: "set", doc: "Fills and draws lines in this colour from now on.",
      call: { thread, object in
        Color.change(thread, object) { style, color in
          style.fillColor = color
          style.strokeColor = color
        }
      })
    list.method(
      "setFill", objc: "setFill", doc: "Fills in this colour from now on.",
      call: { thread, object in Color.change(thread, object) { $0.fillColor = $1 } })
    list.method(
      "setStroke", objc: "setStroke", doc: "Draws lines in this colour from now on.",
      call: { thread, object in Color.change(thread, object) { $0.strokeColor = $1 } })
  }

  private static func change(
    _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer,
    _ body: (inout DisplayList.Style, Color) -> Void
  ) -> Int32 {
    invoke(thread) { arguments throws -> Void in
      let context = try CGContext.current(arguments.stack)
      Color.at(object) { body(&context.state, $0) }
    }
  }
}
