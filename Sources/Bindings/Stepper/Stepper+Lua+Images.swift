import LuaRuntime
import ViewKit

// Images by state.
extension Stepper {
  static func addImages(to list: inout MemberList) {
    list.method(
      "setIncrementImage", objc: "setIncrementImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image of the + half for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Stepper.at(object) { stepper in
            stepper.setIncrementImage(image, for: state)
            stepper.ownLooks.insert(.incrementImage(for: state))
          }
        }
      })
    list.method(
      "incrementImage", objc: "incrementImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image of the + half for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Stepper.at(object) { $0.incrementImage(for: state) }
        }
      })
    list.stateSetter(
      "incrementImage", Image.self,
      doc: "The image of the + half: one for the normal state, or a table by state.",
      set: { thread, object in
        Stepper.at(object) { stepper in
          takeByState(thread, Image.self) {
            stepper.setIncrementImage($0, for: $1)
            stepper.ownLooks.insert(.incrementImage(for: $1))
          }
        }
      })
    list.method(
      "setDecrementImage", objc: "setDecrementImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image of the − half for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Stepper.at(object) { stepper in
            stepper.setDecrementImage(image, for: state)
            stepper.ownLooks.insert(.decrementImage(for: state))
          }
        }
      })
    list.method(
      "decrementImage", objc: "decrementImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image of the − half for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Stepper.at(object) { $0.decrementImage(for: state) }
        }
      })
    list.stateSetter(
      "decrementImage", Image.self,
      doc: "The image of the − half: one for the normal state, or a table by state.",
      set: { thread, object in
        Stepper.at(object) { stepper in
          takeByState(thread, Image.self) {
            stepper.setDecrementImage($0, for: $1)
            stepper.ownLooks.insert(.decrementImage(for: $1))
          }
        }
      })
    list.method(
      "setBackgroundImage", objc: "setBackgroundImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image behind each half for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Stepper.at(object) { stepper in
            stepper.setBackgroundImage(image, for: state)
            stepper.ownLooks.insert(.backgroundImage(for: state))
          }
        }
      })
    list.method(
      "backgroundImage", objc: "backgroundImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image behind each half for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Stepper.at(object) { $0.backgroundImage(for: state) }
        }
      })
    list.stateSetter(
      "backgroundImage", Image.self,
      doc: "The image behind each half: one for the normal state, or a table by state.",
      set: { thread, object in
        Stepper.at(object) { stepper in
          takeByState(thread, Image.self) {
            stepper.setBackgroundImage($0, for: $1)
            stepper.ownLooks.insert(.backgroundImage(for: $1))
          }
        }
      })
    list.method(
      "setDividerImage", objc: "setDividerImage:forLeftSegmentState:rightSegmentState:",
      parameters: [
        .init("image", "Image?"), .init("leftState", "ControlState", standard: "\"normal\""),
        .init("rightState", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image between the halves, for a state of each.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let left = try arguments.value(3, default: Control.State.normal)
          let right = try arguments.value(4, default: Control.State.normal)
          Stepper.at(object) {
            $0.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
          }
        }
      })
    list.method(
      "dividerImage", objc: "dividerImageForLeftSegmentState:rightSegmentState:",
      parameters: [
        .init("leftState", "ControlState", standard: "\"normal\""),
        .init("rightState", "ControlState", standard: "\"normal\""),
      ],
      returns: (Image?).self,
      doc: "The image between the halves, for a state of each.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let left = try arguments.value(2, default: Control.State.normal)
          let right = try arguments.value(3, default: Control.State.normal)
          return Stepper.at(object) {
            $0.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
          }
        }
      })
  }
}
