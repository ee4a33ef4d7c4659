import LuaRuntime
import ViewKit

// Images by state.
extension Slider {
  static func addImages(to list: inout MemberList) {
    list.method(
      "setThumbImage", objc: "setThumbImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image of the thumb for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Slider.at(object) { $0.setThumbImage(image, for: state) }
        }
      })
    list.method(
      "thumbImage", objc: "thumbImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image of the thumb for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Slider.at(object) { $0.thumbImage(for: state) }
        }
      })
    list.stateSetter(
      "thumbImage", Image.self,
      doc: "The image of the thumb: one for the normal state, or a table by state.",
      set: { thread, object in
        Slider.at(object) { slider in
          takeByState(thread, Image.self) {
            slider.setThumbImage($0, for: $1)
          }
        }
      })
    list.method(
      "setMinimumTrackImage", objc: "setMinimumTrackImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image of the track up to the thumb for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Slider.at(object) { $0.setMinimumTrackImage(image, for: state) }
        }
      })
    list.method(
      "minimumTrackImage", objc: "minimumTrackImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image of the track up to the thumb for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Slider.at(object) { $0.minimumTrackImage(for: state) }
        }
      })
    list.stateSetter(
      "minimumTrackImage", Image.self,
      doc: "The image of the track up to the thumb: one for the normal state, or a table by state.",
      set: { thread, object in
        Slider.at(object) { slider in
          takeByState(thread, Image.self) {
            slider.setMinimumTrackImage($0, for: $1)
          }
        }
      })
    list.method(
      "setMaximumTrackImage", objc: "setMaximumTrackImage:forState:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets the image of the track beyond the thumb for a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          Slider.at(object) { $0.setMaximumTrackImage(image, for: state) }
        }
      })
    list.method(
      "maximumTrackImage", objc: "maximumTrackImageForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (Image?).self,
      doc: "The image of the track beyond the thumb for a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          return Slider.at(object) { $0.maximumTrackImage(for: state) }
        }
      })
    list.stateSetter(
      "maximumTrackImage", Image.self,
      doc: "The image of the track beyond the thumb: one for the normal state, or a table by "
        + "state.",
      set: { thread, object in
        Slider.at(object) { slider in
          takeByState(thread, Image.self) {
            slider.setMaximumTrackImage($0, for: $1)
          }
        }
      })
  }
}
