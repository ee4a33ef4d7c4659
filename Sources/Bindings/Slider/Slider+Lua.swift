import LuaRuntime
import ViewKit

extension HostClass {
  static let slider = HostClass(
    "Slider", of: Slider.self, objc: "UISlider", superclass: .control,
    doc: "A thumb on a track: `ui.Slider{ maximumValue = 10, value = 5, onValueChanged = fn }`.",
    make: { thread in make(thread) { _ in Slider() } }
  ) { list in
    Slider.addValues(to: &list)
    Slider.addLook(to: &list)
    Slider.addRectangles(to: &list)
    Slider.addImages(to: &list)
  }
}

extension Slider {
  static func addValues(to list: inout MemberList) {
    list.property(
      "minimumValue", Double.self, standard: "0",
      doc: "The value at the low end; one above the maximum takes that along.",
      get: { thread, object in Slider.at(object) { give(thread, $0.minimumValue) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, Finite.self) { slider.minimumValue = $0.value }
        }
      })
    list.property(
      "maximumValue", Double.self, standard: "1",
      doc: "The value at the high end; one below the minimum takes that along.",
      get: { thread, object in Slider.at(object) { give(thread, $0.maximumValue) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, Finite.self) { slider.maximumValue = $0.value }
        }
      })
    list.property(
      "value", Double.self, standard: "0",
      doc: "The value where the thumb is, brought into the range; setting it sends nothing.",
      get: { thread, object in Slider.at(object) { give(thread, $0.value) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, Double.self) { slider.value = $0 }
        }
      })
    list.method(
      "setValue", objc: "setValue:animated:",
      parameters: [
        .init("value", "number"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Sets the value; no event is sent.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, Double.self)
          let animated = try arguments.value(3, default: false)
          Slider.at(object) { $0.setValue(value, animated: animated) }
        }
      })
    list.property(
      "isContinuous", Bool.self, objc: "continuous", standard: "true",
      doc: "Whether events come all through a drag; else one comes at its end.",
      get: { thread, object in Slider.at(object) { give(thread, $0.isContinuous) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, Bool.self) { slider.isContinuous = $0 }
        }
      })
  }

  static func addLook(to list: inout MemberList) {
    list.property(
      "minimumValueImage", (Image?).self,
      doc: "The image at the low end.",
      get: { thread, object in Slider.at(object) { give(thread, $0.minimumValueImage) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, (Image?).self) { slider.minimumValueImage = $0 }
        }
      })
    list.property(
      "maximumValueImage", (Image?).self,
      doc: "The image at the high end.",
      get: { thread, object in Slider.at(object) { give(thread, $0.maximumValueImage) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, (Image?).self) { slider.maximumValueImage = $0 }
        }
      })
    list.property(
      "minimumTrackTintColor", (Color?).self,
      doc: "The colour of the track up to the thumb; nil is the tint.",
      get: { thread, object in Slider.at(object) { give(thread, $0.minimumTrackTintColor) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, (Color?).self) {
            slider.minimumTrackTintColor = $0
            slider.ownLooks.insert(.minimumTrackTintColor)
          }
        }
      })
    list.property(
      "maximumTrackTintColor", (Color?).self,
      doc: "The colour of the track beyond the thumb; nil is the system's grey.",
      get: { thread, object in Slider.at(object) { give(thread, $0.maximumTrackTintColor) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, (Color?).self) {
            slider.maximumTrackTintColor = $0
            slider.ownLooks.insert(.maximumTrackTintColor)
          }
        }
      })
    list.property(
      "thumbTintColor", (Color?).self,
      doc: "The colour of the thumb; nil is the system's white.",
      get: { thread, object in Slider.at(object) { give(thread, $0.thumbTintColor) } },
      set: { thread, object in
        Slider.at(object) { slider in
          take(thread, (Color?).self) {
            slider.thumbTintColor = $0
            slider.ownLooks.insert(.thumbTintColor)
          }
        }
      })
    list.property(
      "currentThumbImage", (Image?).self,
      doc: "The image of the thumb now.",
      get: { thread, object in Slider.at(object) { give(thread, $0.currentThumbImage) } })
    list.property(
      "currentMinimumTrackImage", (Image?).self,
      doc: "The image of the track up to the thumb now.",
      get: { thread, object in Slider.at(object) { give(thread, $0.currentMinimumTrackImage) } })
    list.property(
      "currentMaximumTrackImage", (Image?).self,
      doc: "The image of the track beyond the thumb now.",
      get: { thread, object in Slider.at(object) { give(thread, $0.currentMaximumTrackImage) } })
  }

  static func addRectangles(to list: inout MemberList) {
    list.method(
      "minimumValueImageRect", objc: "minimumValueImageRectForBounds:",
      parameters: [
        .init("bounds", "Rect")
      ],
      returns: Rect.self,
      isOverridable: true,
      doc: "Where the image at the low end lies.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return Slider.at(object) { $0.minimumValueImageRect(forBounds: bounds) }
        }
      })
    list.method(
      "maximumValueImageRect", objc: "maximumValueImageRectForBounds:",
      parameters: [
        .init("bounds", "Rect")
      ],
      returns: Rect.self,
      isOverridable: true,
      doc: "Where the image at the high end lies.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return Slider.at(object) { $0.maximumValueImageRect(forBounds: bounds) }
        }
      })
    list.method(
      "trackRect", objc: "trackRectForBounds:",
      parameters: [
        .init("bounds", "Rect")
      ],
      returns: Rect.self,
      isOverridable: true,
      doc: "Where the track lies.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          return Slider.at(object) { $0.trackRect(forBounds: bounds) }
        }
      })
    list.method(
      "thumbRect", objc: "thumbRectForBounds:trackRect:value:",
      parameters: [
        .init("bounds", "Rect"), .init("trackRect", "Rect"), .init("value", "number"),
      ],
      returns: Rect.self,
      isOverridable: true,
      doc: "Where the thumb lies for a value.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          let track = try arguments.value(3, Rect.self)
          let value = try arguments.value(4, Double.self)
          return Slider.at(object) {
            $0.thumbRect(forBounds: bounds, trackRect: track, value: value)
          }
        }
      })
  }
}
