import LuaRuntime
import ViewKit

extension TextView {
  static func addEditing(to list: inout MemberList) {
    list.property(
      "isEditable", Bool.self, objc: "editable", standard: "true",
      doc: "Whether a person can change the text.",
      get: { thread, object in TextView.at(object) { give(thread, $0.isEditable) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.isEditable = $0 } }
      })
    list.property(
      "isSelectable", Bool.self, objc: "selectable", standard: "true",
      doc: "Whether a person can select something; without that nothing can be typed either.",
      get: { thread, object in TextView.at(object) { give(thread, $0.isSelectable) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.isSelectable = $0 } }
      })
    list.property(
      "dataDetectorTypes", DataDetectorTypes.self, standard: "\"none\"",
      doc: "What is found in the text and opened by a tap, while isEditable is false.",
      get: { thread, object in TextView.at(object) { give(thread, $0.dataDetectorTypes) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.dataDetectorTypes = $0 } }
      })
    list.property(
      "clearsOnInsertion", Bool.self, standard: "false",
      doc: "Whether what is typed first takes the place of all the text.",
      get: { thread, object in TextView.at(object) { give(thread, $0.clearsOnInsertion) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.clearsOnInsertion = $0 } }
      })
    list.property(
      "allowsEditingTextAttributes", Bool.self, standard: "false",
      doc: "Whether a person can give parts of the text another look.",
      get: { thread, object in
        TextView.at(object) { give(thread, $0.allowsEditingTextAttributes) }
      },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.allowsEditingTextAttributes = $0 } }
      })
    list.property(
      "inputView", (View?).self, isOverridable: true,
      doc: "The view in the place of the keyboard while the text has the focus.",
      get: { thread, object in TextView.at(object) { give(thread, $0.inputView) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.setInputView($0) } }
      })
    list.property(
      "inputAccessoryView", (View?).self, isOverridable: true,
      doc: "The view above the keyboard while the text has the focus.",
      get: { thread, object in TextView.at(object) { give(thread, $0.inputAccessoryView) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.setInputAccessoryView($0) } }
      })
  }
}
