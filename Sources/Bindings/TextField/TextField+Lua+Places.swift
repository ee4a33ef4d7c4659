import LuaRuntime
import ViewKit

// The places of the parts, and the drawing.
extension TextField {
  static func addRectangles(to list: inout MemberList) {
    list.method(
      "borderRect", objc: "borderRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the border lies in bounds.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.borderRect(forBounds: bounds) }
        }
      })
    list.method(
      "textRect", objc: "textRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the text lies in bounds while it is not edited.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.textRect(forBounds: bounds) }
        }
      })
    list.method(
      "editingRect", objc: "editingRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the text lies in bounds while it is edited.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.editingRect(forBounds: bounds) }
        }
      })
    list.method(
      "placeholderRect", objc: "placeholderRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the hint lies in bounds.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.placeholderRect(forBounds: bounds) }
        }
      })
    list.method(
      "clearButtonRect", objc: "clearButtonRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the button lies that empties the field.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.clearButtonRect(forBounds: bounds) }
        }
      })
    list.method(
      "leftViewRect", objc: "leftViewRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the left view lies; empty while it is not shown.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.leftViewRect(forBounds: bounds) }
        }
      })
    list.method(
      "rightViewRect", objc: "rightViewRectForBounds:", parameters: [.init("bounds", "Rect")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the right view lies; empty while it is not shown.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return TextField.at(object) { $0.rightViewRect(forBounds: bounds) }
        }
      })
    list.method(
      "drawText", objc: "drawTextInRect:", parameters: [.init("rect", "Rect")],
      isOverridable: true, doc: "Called to draw the text in a rectangle while it is not edited.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          TextField.at(object) { $0.drawText(in: rect) }
        }
      })
    list.method(
      "drawPlaceholder", objc: "drawPlaceholderInRect:", parameters: [.init("rect", "Rect")],
      isOverridable: true, doc: "Called to draw the hint in a rectangle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          TextField.at(object) { $0.drawPlaceholder(in: rect) }
        }
      })
  }
}
