import LuaRuntime
import ViewKit

// Editing, and the parts beside the text.
extension TextField {
  static func addEditing(to list: inout MemberList) {
    list.property(
      "delegate", (Object?).self,
      doc: "Who is asked and told while the text is edited: an object, or a table of functions.",
      get: { thread, object in TextField.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        TextField.at(object) { field in
          take(thread, (ScriptDelegate?).self) { field.delegate = $0?.object }
        }
      })
    list.property(
      "isEditing", Bool.self, objc: "editing", doc: "Whether the field has the focus.",
      get: { thread, object in TextField.at(object) { give(thread, $0.isEditing) } })
    list.property(
      "clearsOnBeginEditing", Bool.self, standard: "false",
      doc: "Whether the text goes whenever editing begins.",
      get: { thread, object in TextField.at(object) { give(thread, $0.clearsOnBeginEditing) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.clearsOnBeginEditing = $0 } }
      })
    list.property(
      "clearsOnInsertion", Bool.self, standard: "false",
      doc: "Whether what is typed first takes the place of all the text.",
      get: { thread, object in TextField.at(object) { give(thread, $0.clearsOnInsertion) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.clearsOnInsertion = $0 } }
      })
    list.property(
      "allowsEditingTextAttributes", Bool.self, standard: "false",
      doc: "Whether a person can give parts of the text another look.",
      get: { thread, object in
        TextField.at(object) { give(thread, $0.allowsEditingTextAttributes) }
      },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.allowsEditingTextAttributes = $0 } }
      })
    list.property(
      "inputView", (View?).self, isOverridable: true,
      doc: "The view in the place of the keyboard while the field has the focus.",
      get: { thread, object in TextField.at(object) { give(thread, $0.inputView) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.setInputView($0) } }
      })
    list.property(
      "inputAccessoryView", (View?).self, isOverridable: true,
      doc: "The view above the keyboard while the field has the focus.",
      get: { thread, object in TextField.at(object) { give(thread, $0.inputAccessoryView) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.setInputAccessoryView($0) } }
      })
  }

  static func addParts(to list: inout MemberList) {
    list.property(
      "clearButtonMode", TextField.ViewMode.self, standard: "\"never\"",
      doc: "When the button is shown that empties the field.",
      get: { thread, object in TextField.at(object) { give(thread, $0.clearButtonMode) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.clearButtonMode = $0 } }
      })
    list.property(
      "leftView", (View?).self, doc: "The view at the left edge; it is shown by leftViewMode.",
      get: { thread, object in TextField.at(object) { give(thread, $0.leftView) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.leftView = $0 } }
      })
    list.property(
      "leftViewMode", TextField.ViewMode.self, standard: "\"never\"",
      doc: "When the left view is shown.",
      get: { thread, object in TextField.at(object) { give(thread, $0.leftViewMode) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.leftViewMode = $0 } }
      })
    list.property(
      "rightView", (View?).self,
      doc: "The view at the right edge, in the place of the clear button; see rightViewMode.",
      get: { thread, object in TextField.at(object) { give(thread, $0.rightView) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.rightView = $0 } }
      })
    list.property(
      "rightViewMode", TextField.ViewMode.self, standard: "\"never\"",
      doc: "When the right view is shown.",
      get: { thread, object in TextField.at(object) { give(thread, $0.rightViewMode) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.rightViewMode = $0 } }
      })
  }

  static func addNotifications(to list: inout MemberList) {
    list.notification(
      "textDidBeginEditingNotification", objc: TextField.textDidBeginEditingNotification,
      get: { give($0, TextField.textDidBeginEditingNotification) })
    list.notification(
      "textDidChangeNotification", objc: TextField.textDidChangeNotification,
      get: { give($0, TextField.textDidChangeNotification) })
    list.notification(
      "textDidEndEditingNotification", objc: TextField.textDidEndEditingNotification,
      get: { give($0, TextField.textDidEndEditingNotification) })
  }
}
