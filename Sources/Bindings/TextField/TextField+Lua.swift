import LuaRuntime
import ViewKit

extension HostClass {
  static let textField = HostClass(
    "TextField", of: TextField.self, objc: "UITextField", superclass: .control,
    doc: "One line of text that a person can change: `ui.TextField{ placeholder = \"Name\" }`.",
    make: { thread in make(thread) { _ in TextField() } }
  ) { list in
    // Before the texts, of which a part may look different.
    TextField.addLooks(to: &list)
    TextField.addText(to: &list)
    TextField.addEditing(to: &list)
    TextField.addParts(to: &list)
    TextField.addRectangles(to: &list)
    list.textInputTraits()
    list.textInput()
    TextField.addNotifications(to: &list)
  }
}

extension TextField {
  static func addText(to list: inout MemberList) {
    list.property(
      "text", (String?).self, doc: "The text; \"\" when there is none. It may be set to nil.",
      get: { thread, object in TextField.at(object) { give(thread, $0.text ?? "") } },
      set: { thread, object in
        TextField.at(object) { field in takeText(thread, field) { field.text = $0 } }
      })
    list.property(
      "attributedText", (AttributedString?).self,
      doc: "The text in several looks; what it leaves out is the field's.",
      get: { thread, object in TextField.at(object) { give(thread, $0.attributedText) } },
      set: { thread, object in
        TextField.at(object) { field in
          charging(thread, field) { take(thread) { field.attributedText = $0 } }
        }
      })
    list.property(
      "placeholder", (String?).self, doc: "The hint that is shown while there is no text.",
      get: { thread, object in TextField.at(object) { give(thread, $0.placeholder) } },
      set: { thread, object in
        TextField.at(object) { field in takeText(thread, field) { field.placeholder = $0 } }
      })
    list.property(
      "attributedPlaceholder", (AttributedString?).self,
      doc: "The hint in several looks.",
      get: { thread, object in TextField.at(object) { give(thread, $0.attributedPlaceholder) } },
      set: { thread, object in
        TextField.at(object) { field in
          charging(thread, field) { take(thread) { field.attributedPlaceholder = $0 } }
        }
      })
    list.property(
      "defaultTextAttributes", TextAttributes.self,
      doc: "How all of the text looks, as a table of attributes.",
      get: { thread, object in TextField.at(object) { give(thread, $0.defaultTextAttributes) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.defaultTextAttributes = $0 } }
      })
    list.property(
      "typingAttributes", (TextAttributes?).self,
      doc: "How what is typed next looks, beside what it has from the text before it.",
      get: { thread, object in TextField.at(object) { give(thread, $0.typingAttributes) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.typingAttributes = $0 } }
      })
  }

  static func addLooks(to list: inout MemberList) {
    list.property(
      "font", Font.self, standard: "17", doc: "The font of the text.",
      get: { thread, object in TextField.at(object) { give(thread, $0.font) } },
      set: { thread, object in
        TextField.at(object) { field in
          take(thread, Font.self) {
            field.font = $0
            field.ownLooks.insert(.font)
          }
        }
      })
    list.property(
      "textColor", Color.self, standard: "\"black\"", doc: "The colour of the text.",
      get: { thread, object in TextField.at(object) { give(thread, $0.textColor) } },
      set: { thread, object in
        TextField.at(object) { field in
          take(thread, Color.self) {
            field.textColor = $0
            field.ownLooks.insert(.textColor)
          }
        }
      })
    list.property(
      "textAlignment", TextAlignment.self, standard: "\"left\"",
      doc: "Where the text lies between left and right.",
      get: { thread, object in TextField.at(object) { give(thread, $0.textAlignment) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.textAlignment = $0 } }
      })
    list.property(
      "borderStyle", TextField.BorderStyle.self, standard: "\"none\"",
      doc: "The border around the field.",
      get: { thread, object in TextField.at(object) { give(thread, $0.borderStyle) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.borderStyle = $0 } }
      })
    list.property(
      "background", (Image?).self,
      doc: "The image behind the text; ignored with a rounded border.",
      get: { thread, object in TextField.at(object) { give(thread, $0.background) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.background = $0 } }
      })
    list.property(
      "disabledBackground", (Image?).self,
      doc: "The image behind the text while the field is off; it needs a background.",
      get: { thread, object in TextField.at(object) { give(thread, $0.disabledBackground) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.disabledBackground = $0 } }
      })
    list.property(
      "adjustsFontSizeToFitWidth", Bool.self, standard: "false",
      doc: "Whether the text shrinks to fit.",
      get: { thread, object in
        TextField.at(object) { give(thread, $0.adjustsFontSizeToFitWidth) }
      },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.adjustsFontSizeToFitWidth = $0 } }
      })
    list.property(
      "minimumFontSize", Double.self, standard: "0",
      doc: "The size in points below which the text does not shrink; 0 is one that can be read.",
      get: { thread, object in TextField.at(object) { give(thread, $0.minimumFontSize) } },
      set: { thread, object in
        TextField.at(object) { field in take(thread) { field.minimumFontSize = $0 } }
      })
  }
}

extension TextField.BorderStyle: LuaEnum {
  public static let table = LuaEnumTable<TextField.BorderStyle>(
    "TextBorderStyle", objc: "UITextBorderStyle")
}

extension TextField.ViewMode: LuaEnum {
  public static let table = LuaEnumTable<TextField.ViewMode>(
    "TextFieldViewMode", objc: "UITextFieldViewMode")
}
