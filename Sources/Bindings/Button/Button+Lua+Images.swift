import LuaRuntime
import ViewKit

// Images, backgrounds and attributed titles, by state.
extension Button {
  static func addImages(to list: inout MemberList) {
    list.method(
      "setImage", objc: "setImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the image for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { $0.setImage(value, for: state) }
        }
      })
    list.method(
      "image", objc: "imageForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (Image?).self,
      doc: "The image for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.image(for: state) }
        }
      })
    list.stateSetter(
      "image", Image.self,
      doc: "The image: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          takeByState(thread, Image.self) { button.setImage($0, for: $1) }
        }
      })
    list.property(
      "currentImage", (Image?).self, doc: "The image that shows now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentImage) } })
    list.method(
      "setBackgroundImage", objc: "setBackgroundImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the image behind the content for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { button in
            button.setBackgroundImage(value, for: state)
            button.ownLooks.insert(.backgroundImage(for: state))
          }
        }
      })
    list.method(
      "backgroundImage", objc: "backgroundImageForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (Image?).self,
      doc: "The image behind the content for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.backgroundImage(for: state) }
        }
      })
    list.stateSetter(
      "backgroundImage", Image.self,
      doc: "The image behind the content: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          takeByState(thread, Image.self) {
            button.setBackgroundImage($0, for: $1)
            button.ownLooks.insert(.backgroundImage(for: $1))
          }
        }
      })
    list.property(
      "currentBackgroundImage", (Image?).self, doc: "The image behind the content that shows now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentBackgroundImage) } })
    list.method(
      "setAttributedTitle", objc: "setAttributedTitle:forState:",
      parameters: [
        .init("title", "AttributedString?"), .init("state", "ControlState", standard: "\"normal\""),
      ], doc: "Sets the title of several looks for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (AttributedString?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Button.at(object) { button in
            charging(thread, button) { button.setAttributedTitle(value, for: state) }
          }
        }
      })
    list.method(
      "attributedTitle", objc: "attributedTitleForState:",
      parameters: [.init("state", "ControlState", standard: "\"normal\"")],
      returns: (AttributedString?).self,
      doc: "The title of several looks for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> AttributedString? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Button.at(object) { $0.attributedTitle(for: state) }
        }
      })
    list.stateSetter(
      "attributedTitle", AttributedString.self,
      doc: "The title of several looks: one for the normal state, or a table by state.",
      set: { thread, object in
        Button.at(object) { button in
          charging(thread, button) {
            takeByState(thread, AttributedString.self) { button.setAttributedTitle($0, for: $1) }
          }
        }
      })
    list.property(
      "currentAttributedTitle", (AttributedString?).self,
      doc: "The title of several looks that shows now.",
      get: { thread, object in Button.at(object) { give(thread, $0.currentAttributedTitle) } })
  }
}
