import LuaRuntime
import ViewKit

extension HostClass {
  static let button = HostClass(
    "Button", of: Button.self, objc: "UIButton", superclass: .control,
    doc:
      "A control with a title that is pressed: `ui.Button{ type = \"system\", title = \"Add\" }`.",
    make: { thread in
      make(thread) { options in
        Button(type: try options.read("type", Button.ButtonType.self) ?? .custom)
      }
    }
  ) { list in
    list.initArgument(
      "type", Button.ButtonType.self, objc: "buttonWithType:",
      doc: "The kind of button, from its making on; custom unless given.")
    list.property(
      "buttonType", Button.ButtonType.self, doc: "The kind of button.",
      get: { thread, object in Button.at(object) { give(thread, $0.buttonType) } })
    Button.addTitles(to: &list)
    Button.addImages(to: &list)
    Button.addLook(to: &list)
    Button.addRectangles(to: &list)
  }
}

extension Button {
  static func addLook(to list: inout MemberList) {
    list.property(
      "titleLabel", Label.self,
      doc: "The label that shows the title; its font is the title's.",
      get: { thread, object in Button.at(object) { give(thread, $0.titleLabel) } })
    list.property(
      "titleShadowOffset", Size.self, standard: "{ 0, 0 }",
      doc: "Where the title's shadow lies: right and down of the title.",
      get: { thread, object in Button.at(object) { give(thread, $0.titleShadowOffset) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.titleShadowOffset = $0 } }
      })
    list.property(
      "lineBreakMode", LineBreakMode.self, standard: "\"byTruncatingMiddle\"",
      doc: "How a title is shortened that does not fit.",
      get: { thread, object in Button.at(object) { give(thread, $0.lineBreakMode) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.lineBreakMode = $0 } }
      })
    list.property(
      "contentEdgeInsets", EdgeInsets.self, standard: "0",
      doc: "Margins around all of the content.",
      get: { thread, object in Button.at(object) { give(thread, $0.contentEdgeInsets) } },
      set: { thread, object in
        Button.at(object) { button in
          take(thread, EdgeInsets.self) {
            button.contentEdgeInsets = $0
            button.ownLooks.insert(.contentEdgeInsets)
          }
        }
      })
    list.property(
      "titleEdgeInsets", EdgeInsets.self, standard: "0",
      doc: "Margins around the title.",
      get: { thread, object in Button.at(object) { give(thread, $0.titleEdgeInsets) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.titleEdgeInsets = $0 } }
      })
    list.property(
      "imageEdgeInsets", EdgeInsets.self, standard: "0",
      doc: "Margins around the image.",
      get: { thread, object in Button.at(object) { give(thread, $0.imageEdgeInsets) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.imageEdgeInsets = $0 } }
      })
    list.property(
      "showsTouchWhenHighlighted", Bool.self, standard: "false",
      doc: "Whether the button glows while it is pressed.",
      get: { thread, object in Button.at(object) { give(thread, $0.showsTouchWhenHighlighted) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.showsTouchWhenHighlighted = $0 } }
      })
    list.property(
      "reversesTitleShadowWhenHighlighted", Bool.self, standard: "false",
      doc: "Whether the title's shadow changes sides while pressed.",
      get: { thread, object in
        Button.at(object) { give(thread, $0.reversesTitleShadowWhenHighlighted) }
      },
      set: { thread, object in
        Button.at(object) { button in
          take(thread) { button.reversesTitleShadowWhenHighlighted = $0 }
        }
      })
    list.property(
      "adjustsImageWhenHighlighted", Bool.self, standard: "true",
      doc: "Whether the image darkens while the button is pressed.",
      get: { thread, object in Button.at(object) { give(thread, $0.adjustsImageWhenHighlighted) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.adjustsImageWhenHighlighted = $0 } }
      })
    list.property(
      "adjustsImageWhenDisabled", Bool.self, standard: "true",
      doc: "Whether the image pales while the button is disabled.",
      get: { thread, object in Button.at(object) { give(thread, $0.adjustsImageWhenDisabled) } },
      set: { thread, object in
        Button.at(object) { button in take(thread) { button.adjustsImageWhenDisabled = $0 } }
      })
  }

  static func addRectangles(to list: inout MemberList) {
    list.method(
      "contentRect", objc: "contentRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true, doc: "Where title and image may lie in bounds.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let rect = try arguments.value(2, Rect.self)
          return Button.at(object) { $0.contentRect(forBounds: rect) }
        }
      })
    list.method(
      "backgroundRect", objc: "backgroundRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true, doc: "Where the background lies in bounds.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let rect = try arguments.value(2, Rect.self)
          return Button.at(object) { $0.backgroundRect(forBounds: rect) }
        }
      })
    list.method(
      "titleRect", objc: "titleRectForContentRect:", parameters: [.init("contentRect", "Rect")],
      returns: Rect.self, isOverridable: true, doc: "Where the title lies in the content.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let rect = try arguments.value(2, Rect.self)
          return Button.at(object) { $0.titleRect(forContentRect: rect) }
        }
      })
    list.method(
      "imageRect", objc: "imageRectForContentRect:", parameters: [.init("contentRect", "Rect")],
      returns: Rect.self, isOverridable: true, doc: "Where the image lies in the content.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let rect = try arguments.value(2, Rect.self)
          return Button.at(object) { $0.imageRect(forContentRect: rect) }
        }
      })
  }
}

extension Button.ButtonType: LuaEnum {
  public static let table = LuaEnumTable<Button.ButtonType>("ButtonType", objc: "UIButtonType")

  /// The cases with the old name of `system`, `roundedRect`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("roundedRect", "UIButtonTypeRoundedRect"))
    return description
  }

  /// `roundedRect` is the old name of `system`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Button.ButtonType? {
    stack.type(index) == .string && stack.string(index) == "roundedRect"
      ? .roundedRect : table.read(stack, index)
  }
}
