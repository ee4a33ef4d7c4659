import LuaRuntime
import ViewKit

extension HostClass {
  static let textView = HostClass(
    "TextView", of: TextView.self, objc: "UITextView", superclass: .scrollView,
    doc: "A text of any number of lines: `ui.TextView{ text = \"Dear …\", font = 17 }`.",
    make: { thread in make(thread) { _ in TextView() } }
  ) { list in
    // Before the texts, of which a part may look different.
    TextView.addLooks(to: &list)
    TextView.addText(to: &list)
    TextView.addEditing(to: &list)
    TextView.addPlaces(to: &list)
    list.textInputTraits()
    list.textInput()
    TextView.addNotifications(to: &list)
  }
}

extension TextView {
  static func addText(to list: inout MemberList) {
    list.property(
      "text", (String?).self, doc: "The text; \"\" when there is none. It may be set to nil.",
      get: { thread, object in TextView.at(object) { give(thread, $0.text ?? "") } },
      set: { thread, object in
        TextView.at(object) { view in takeText(thread, view) { view.text = $0 } }
      })
    list.property(
      "attributedText", (AttributedString?).self,
      doc: "The text in several looks; what it leaves out is the view's.",
      get: { thread, object in TextView.at(object) { give(thread, $0.attributedText) } },
      set: { thread, object in
        TextView.at(object) { view in
          charging(thread, view) { take(thread) { view.attributedText = $0 } }
        }
      })
    list.property(
      "selectedRange", TextRange.self,
      doc: "What is selected, by its first and last byte; empty for the caret.",
      get: { thread, object in TextView.at(object) { give(thread, $0.selectedRange) } },
      set: { thread, object in
        TextView.at(object) { view in
          take(thread, TextRange.self) { try view.setSelectedRange($0) }
        }
      })
    list.property(
      "typingAttributes", (TextAttributes?).self,
      doc: "How what is typed next looks, beside what it has from the text before it.",
      get: { thread, object in TextView.at(object) { give(thread, $0.typingAttributes) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.typingAttributes = $0 } }
      })
  }

  static func addLooks(to list: inout MemberList) {
    list.property(
      "font", Font.self, standard: "12", doc: "The font of the text.",
      get: { thread, object in TextView.at(object) { give(thread, $0.font) } },
      set: { thread, object in
        TextView.at(object) { view in
          take(thread, Font.self) {
            view.font = $0
            view.ownLooks.insert(.font)
          }
        }
      })
    list.property(
      "textColor", Color.self, standard: "\"black\"", doc: "The colour of the text.",
      get: { thread, object in TextView.at(object) { give(thread, $0.textColor) } },
      set: { thread, object in
        TextView.at(object) { view in
          take(thread, Color.self) {
            view.textColor = $0
            view.ownLooks.insert(.textColor)
          }
        }
      })
    list.property(
      "textAlignment", TextAlignment.self, standard: "\"left\"",
      doc: "Where the lines lie between left and right.",
      get: { thread, object in TextView.at(object) { give(thread, $0.textAlignment) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.textAlignment = $0 } }
      })
    list.property(
      "textContainerInset", EdgeInsets.self, standard: "{ 8, 0, 8, 0 }",
      doc: "What is left free around the text, beside 5 points at either side.",
      get: { thread, object in TextView.at(object) { give(thread, $0.textContainerInset) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.textContainerInset = $0 } }
      })
    list.property(
      "linkTextAttributes", (TextAttributes?).self,
      doc: "How what was detected looks; nil is underlined, in the tint colour.",
      get: { thread, object in TextView.at(object) { give(thread, $0.linkTextAttributes) } },
      set: { thread, object in
        TextView.at(object) { view in take(thread) { view.linkTextAttributes = $0 } }
      })
  }

  static func addPlaces(to list: inout MemberList) {
    list.method(
      "scrollRangeToVisible", objc: "scrollRangeToVisible:", parameters: [.init("range", "Range")],
      doc: "Scrolls as little as needed to show a range of the text.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let range = try arguments.value(2, TextRange.self)
          try TextView.at(object) { $0.scrollRangeToVisible(try $0.editor.range(range)) }
        }
      })
    list.method(
      "firstRect", objc: "firstRectForRange:", parameters: [.init("range", "Range")],
      returns: Rect.self, doc: "The place of a range's first line; of an empty one, the caret's.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let range = try arguments.value(2, TextRange.self)
          return try TextView.at(object) { $0.firstRect(for: try $0.editor.range(range)) }
        }
      })
  }

  static func addNotifications(to list: inout MemberList) {
    list.notification(
      "textDidBeginEditingNotification", objc: TextView.textDidBeginEditingNotification,
      get: { give($0, TextView.textDidBeginEditingNotification) })
    list.notification(
      "textDidChangeNotification", objc: TextView.textDidChangeNotification,
      get: { give($0, TextView.textDidChangeNotification) })
    list.notification(
      "textDidEndEditingNotification", objc: TextView.textDidEndEditingNotification,
      get: { give($0, TextView.textDidEndEditingNotification) })
  }
}

extension DataDetectorTypes: LuaOptionSet {
  public static let table = LuaOptionTable<DataDetectorTypes>(
    "DataDetectorTypes", objc: "UIDataDetectorTypes", empty: "none",
    emptyObjc: "UIDataDetectorTypeNone",
    names.map { ($0.name, $0.type, objc: "UIDataDetectorType" + $0.name.capitalizedFirst) })
}
