import LuaRuntime
import ViewKit

// The standard edit actions, which texts have and any responder may define.
extension MemberList {
  /// The methods of `UIResponderStandardEditActions`, for a class that is a ``TextInput``.
  mutating func editActions() {
    let parameters: [Member.Parameter] = [.init("sender", "Object?", standard: "nil")]
    method(
      "cut", objc: "cut:", parameters: parameters,
      doc: "Moves what is selected to the pasteboard.",
      call: { thread, object in perform(.cut, thread, object) })
    method(
      "copy", objc: "copy:", parameters: parameters,
      doc: "Copies what is selected to the pasteboard.",
      call: { thread, object in perform(.copy, thread, object) })
    method(
      "paste", objc: "paste:", parameters: parameters,
      doc:
        "Puts the text of the pasteboard in the place of what is selected; the delegate is asked.",
      call: { thread, object in perform(.paste, thread, object) })
    method(
      "select", objc: "select:", parameters: parameters, doc: "Selects the word at the caret.",
      call: { thread, object in perform(.select, thread, object) })
    method(
      "selectAll", objc: "selectAll:", parameters: parameters, doc: "Selects all of the text.",
      call: { thread, object in perform(.selectAll, thread, object) })
    method(
      "delete", objc: "delete:", parameters: parameters, doc: "Deletes what is selected.",
      call: { thread, object in perform(.delete, thread, object) })
  }
}

private func perform(
  _ action: EditAction, _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer
) -> Int32 {
  invoke(thread) { _ throws -> Void in
    Responder.at(object) { responder in
      charging(thread, responder) { (responder as? any TextInput)?.perform(action) }
    }
  }
}
