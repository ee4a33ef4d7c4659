import LuaRuntime
import ViewKit

// Titles and their colours, by state.
extension Button {
  static func addTitles(to list: inout MemberList) {
    list.method(
      "setTitle", objc: "setTitle:forState:",
      parameters: [
        .init("title", "String?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the title for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (String?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { button in
            charging(thread, button) { button.setTitle(value, for: state) }
          }
        }
      })
    list.method(
      "title", objc: "titleForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (String?).self,
      doc: "The title for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> String? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.title(for: state) }
        }
      })
    list.stateSetter(
      "title", String.self, doc: "The title: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          charging(thread, button) {
            takeByState(thread, String.self) { button.setTitle($0, for: $1) }
          }
        }
      })
    list.method(
      "setTitleColor", objc: "setTitleColor:forState:",
      parameters: [
        .init("titleColor", "Color?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the colour of the title for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (Color?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { button in
            button.setTitleColor(value, for: state)
            button.ownLooks.insert(.titleColor(for: state))
          }
        }
      })
    list.method(
      "titleColor", objc: "titleColorForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (Color?).self,
      doc: "The colour of the title for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Color? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.titleColor(for: state) }
        }
      })
    list.stateSetter(
      "titleColor", Color.self,
      doc: "The colour of the title: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          takeByState(thread, Color.self) {
            button.setTitleColor($0, for: $1)
            button.ownLooks.insert(.titleColor(for: $1))
          }
        }
      })
    list.method(
      "setTitleShadowColor", objc: "setTitleShadowColor:forState:",
      parameters: [
        .init("titleShadowColor", "Color?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the colour of the title's shadow for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (Color?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { button in
            button.setTitleShadowColor(value, for: state)
            button.ownLooks.insert(.titleShadowColor(for: state))
          }
        }
      })
    list.method(
      "titleShadowColor", objc: "titleShadowColorForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (Color?).self,
      doc: "The colour of the title's shadow for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Color? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.titleShadowColor(for: state) }
        }
      })
    list.stateSetter(
      "titleShadowColor", Color.self,
      doc: "The colour of the title's shadow: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          takeByState(thread, Color.self) {
            button.setTitleShadowColor($0, for: $1)
            button.ownLooks.insert(.titleShadowColor(for: $1))
          }
        }
      })
    list.property(
      "currentTitle", (String?).self,
      doc: "The title that shows now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentTitle) } })
    list.property(
      "currentTitleColor", Color.self,
      doc: "The colour of the title now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentTitleColor) } })
    list.property(
      "currentTitleShadowColor", (Color?).self,
      doc: "The colour of the title's shadow now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentTitleShadowColor) } })
  }
}

/// Reads the value of a constructor key by state, at index 3: one value, for the normal state, or
/// a table from states to values.
func takeByState<Value: LuaReadable>(
  _ thread: OpaquePointer, _: Value.Type, _ set: (Value, Control.State) -> Void
) -> Int32 {
  take(thread, LuaAny.self) { (_: LuaAny) throws -> Void in
    let stack = LuaStack(thread)
    if let value = Value.read(stack, 3) {
      set(value, .normal)
      return
    }
    guard stack.type(3) == .table, stack.length(3) == 0 else {
      throw LuaFailure.mismatch(stack, 3, Value.self)
    }
    // In the order of the states, so that the same script does the same each time.
    for name in stack.stringKeys(3) {
      stack.push(name)
      guard let state = Control.State.read(stack, -1) else {
        throw LuaFailure.mismatch(stack, stack.top, Control.State.self)
      }
      stack.rawGet(3)
      defer { stack.pop() }
      guard let value = Value.read(stack, -1) else {
        throw LuaFailure.mismatch(stack, stack.top, Value.self)
      }
      set(value, state)
    }
  }
}

/// Any value, read where it stands.
struct LuaAny: LuaReadable {
  static var luaName: String { "any" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaAny? { LuaAny() }
}
