import LuaRuntime
import ViewKit

// Images and places by state, and by the bar around the control.
extension SegmentedControl {
  static func addImages(to list: inout MemberList) {
    list.method(
      "setBackgroundImage", objc: "setBackgroundImage:forState:barMetrics:",
      parameters: [
        .init("image", "Image?"), .init("state", "ControlState", standard: "\"normal\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      doc: "Sets the image behind the segments in a state; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          let metrics = try arguments.value(4, default: BarMetrics.default)
          SegmentedControl.at(object) { control in
            control.setBackgroundImage(image, for: state, barMetrics: metrics)
            control.ownLooks.insert(.backgroundImage(for: state))
          }
        }
      })
    list.method(
      "backgroundImage", objc: "backgroundImageForState:barMetrics:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      returns: (Image?).self,
      doc: "The image behind the segments in a state: its own, else the normal one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let state = try arguments.value(2, default: Control.State.normal)
          let metrics = try arguments.value(3, default: BarMetrics.default)
          return SegmentedControl.at(object) { $0.backgroundImage(for: state, barMetrics: metrics) }
        }
      })
    list.stateSetter(
      "backgroundImage", Image.self,
      doc: "The image behind the segments: one for the normal state, or a table by state.",
      set: { thread, object in
        SegmentedControl.at(object) { control in
          takeByState(thread, Image.self) {
            control.setBackgroundImage($0, for: $1, barMetrics: .default)
            control.ownLooks.insert(.backgroundImage(for: $1))
          }
        }
      })
    list.method(
      "setDividerImage", objc: "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:",
      parameters: [
        .init("image", "Image?"), .init("leftState", "ControlState", standard: "\"normal\""),
        .init("rightState", "ControlState", standard: "\"normal\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      doc: "Sets the image between segments, for a state of each; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let image = try arguments.given(2, (Image?).self)
          let left = try arguments.value(3, default: Control.State.normal)
          let right = try arguments.value(4, default: Control.State.normal)
          let metrics = try arguments.value(5, default: BarMetrics.default)
          SegmentedControl.at(object) {
            $0.setDividerImage(
              image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
          }
        }
      })
    list.method(
      "dividerImage", objc: "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:",
      parameters: [
        .init("leftState", "ControlState", standard: "\"normal\""),
        .init("rightState", "ControlState", standard: "\"normal\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      returns: (Image?).self,
      doc: "The image between segments, for a state of each.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let left = try arguments.value(2, default: Control.State.normal)
          let right = try arguments.value(3, default: Control.State.normal)
          let metrics = try arguments.value(4, default: BarMetrics.default)
          return SegmentedControl.at(object) {
            $0.dividerImage(
              forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
          }
        }
      })
    list.method(
      "setContentPositionAdjustment",
      objc: "setContentPositionAdjustment:forSegmentType:barMetrics:",
      parameters: [
        .init("offset", "Size"),
        .init("segmentType", "SegmentedControlSegment", standard: "\"any\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      doc: "Sets how far the contents of a kind of segment are from their places.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let offset = try arguments.value(2, Placed<Size>.self).value
          let type = try arguments.value(3, default: SegmentedControl.SegmentType.any)
          let metrics = try arguments.value(4, default: BarMetrics.default)
          SegmentedControl.at(object) {
            $0.setContentPositionAdjustment(offset, forSegmentType: type, barMetrics: metrics)
          }
        }
      })
    list.method(
      "contentPositionAdjustment", objc: "contentPositionAdjustmentForSegmentType:barMetrics:",
      parameters: [
        .init("segmentType", "SegmentedControlSegment", standard: "\"any\""),
        .init("barMetrics", "BarMetrics", standard: "\"default\""),
      ],
      returns: Size.self,
      doc: "How far the contents of a kind of segment are from their places.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Size in
          let type = try arguments.value(2, default: SegmentedControl.SegmentType.any)
          let metrics = try arguments.value(3, default: BarMetrics.default)
          return SegmentedControl.at(object) {
            $0.contentPositionAdjustment(forSegmentType: type, barMetrics: metrics)
          }
        }
      })
  }
}

extension SegmentedControl.SegmentType: LuaEnum {
  public static let table = LuaEnumTable<SegmentedControl.SegmentType>(
    "SegmentedControlSegment", objc: "UISegmentedControlSegment")
}
