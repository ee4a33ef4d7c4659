import LuaRuntime
import ViewKit

// Members about one segment. A position beyond the last is the last, as UIKit has it.
extension SegmentedControl {
  static func addSegments(to list: inout MemberList) {
    list.method(
      "insertSegment", objc: "insertSegmentWithTitle:atIndex:animated:",
      "insertSegmentWithImage:atIndex:animated:",
      parameters: [
        .init("item", "string or Image"), .init("index", "index"),
        .init("animated", "boolean", standard: "false"),
      ],
      doc: "Puts a new segment, a title or an image, before the one at a position.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let item = try arguments.value(2, SegmentedControl.Item.self)
          let index = try arguments.value(3, LuaIndex.self).position
          let animated = try arguments.value(4, default: false)
          SegmentedControl.at(object) { control in
            charging(thread, control) { control.insert(item, at: index, animated: animated) }
          }
        }
      })
    list.method(
      "removeSegment", objc: "removeSegmentAtIndex:animated:",
      parameters: [
        .init("index", "index"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Takes a segment away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let index = try arguments.value(2, LuaIndex.self).position
          let animated = try arguments.value(3, default: false)
          SegmentedControl.at(object) { control in
            charging(thread, control) { control.removeSegment(at: index, animated: animated) }
          }
        }
      })
    list.method(
      "removeAllSegments", objc: "removeAllSegments",
      doc: "Takes all segments away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          SegmentedControl.at(object) { control in
            charging(thread, control) { control.removeAllSegments() }
          }
        }
      })
    list.method(
      "setTitle", objc: "setTitle:forSegmentAtIndex:",
      parameters: [
        .init("title", "string?"), .init("index", "index"),
      ],
      doc: "Has a segment show a title in the place of its image.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (String?).self)
          let index = try arguments.value(3, LuaIndex.self).position
          SegmentedControl.at(object) { control in
            charging(thread, control) { control.setTitle(value, forSegmentAt: index) }
          }
        }
      })
    list.method(
      "titleForSegment", objc: "titleForSegmentAtIndex:",
      parameters: [
        .init("index", "index")
      ],
      returns: (String?).self,
      doc: "The title of a segment; nil when it shows an image.",
      call: { thread, object in
        invoke(thread) { arguments throws -> String? in
          let index = try arguments.value(2, LuaIndex.self).position
          return SegmentedControl.at(object) { $0.titleForSegment(at: index) }
        }
      })
    list.method(
      "setImage", objc: "setImage:forSegmentAtIndex:",
      parameters: [
        .init("image", "Image?"), .init("index", "index"),
      ],
      doc: "Has a segment show an image in the place of its title.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.given(2, (Image?).self)
          let index = try arguments.value(3, LuaIndex.self).position
          SegmentedControl.at(object) { control in
            charging(thread, control) { control.setImage(value, forSegmentAt: index) }
          }
        }
      })
    list.method(
      "imageForSegment", objc: "imageForSegmentAtIndex:",
      parameters: [
        .init("index", "index")
      ],
      returns: (Image?).self,
      doc: "The image of a segment; nil when it shows a title.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image? in
          let index = try arguments.value(2, LuaIndex.self).position
          return SegmentedControl.at(object) { $0.imageForSegment(at: index) }
        }
      })
    list.method(
      "setWidth", objc: "setWidth:forSegmentAtIndex:",
      parameters: [
        .init("width", "number"), .init("index", "index"),
      ],
      doc: "Sets the width of a segment; 0 is for the control to say.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, Placed<Double>.self).value
          let index = try arguments.value(3, LuaIndex.self).position
          SegmentedControl.at(object) { $0.setWidth(value, forSegmentAt: index) }
        }
      })
    list.method(
      "widthForSegment", objc: "widthForSegmentAtIndex:",
      parameters: [
        .init("index", "index")
      ],
      returns: Double.self,
      doc: "The width that was set of a segment; 0 when none was.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Double in
          let index = try arguments.value(2, LuaIndex.self).position
          return SegmentedControl.at(object) { $0.widthForSegment(at: index) }
        }
      })
    list.method(
      "setEnabled", objc: "setEnabled:forSegmentAtIndex:",
      parameters: [
        .init("isEnabled", "boolean"), .init("index", "index"),
      ],
      doc: "Sets whether a segment can be tapped.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, Bool.self)
          let index = try arguments.value(3, LuaIndex.self).position
          SegmentedControl.at(object) { $0.setEnabled(value, forSegmentAt: index) }
        }
      })
    list.method(
      "isEnabledForSegment", objc: "isEnabledForSegmentAtIndex:",
      parameters: [
        .init("index", "index")
      ],
      returns: Bool.self,
      doc: "Whether a segment can be tapped.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let index = try arguments.value(2, LuaIndex.self).position
          return SegmentedControl.at(object) { $0.isEnabledForSegment(at: index) }
        }
      })
    list.method(
      "setContentOffset", objc: "setContentOffset:forSegmentAtIndex:",
      parameters: [
        .init("offset", "Size"), .init("index", "index"),
      ],
      doc: "Sets how far the content of a segment is from its place.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, Placed<Size>.self).value
          let index = try arguments.value(3, LuaIndex.self).position
          SegmentedControl.at(object) { $0.setContentOffset(value, forSegmentAt: index) }
        }
      })
    list.method(
      "contentOffsetForSegment", objc: "contentOffsetForSegmentAtIndex:",
      parameters: [
        .init("index", "index")
      ],
      returns: Size.self,
      doc: "How far the content of a segment is from its place.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Size in
          let index = try arguments.value(2, LuaIndex.self).position
          return SegmentedControl.at(object) { $0.contentOffsetForSegment(at: index) }
        }
      })
    list.method(
      "setTitleTextAttributes", objc: "setTitleTextAttributes:forState:",
      parameters: [
        .init("attributes", "table?"), .init("state", "ControlState", standard: "\"normal\""),
      ],
      doc: "Sets how the titles look in a state: { font = 17, foregroundColor = \"red\" }.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let attributes = try arguments.given(2, (TextAttributes?).self)
          let state = try arguments.value(3, default: Control.State.normal)
          SegmentedControl.at(object) { control in
            control.setTitleTextAttributes(attributes, for: state)
            control.ownLooks.insert(.titleTextAttributes(for: state))
          }
        }
      })
    list.method(
      "titleTextAttributes", objc: "titleTextAttributesForState:",
      parameters: [
        .init("state", "ControlState", standard: "\"normal\"")
      ],
      returns: (TextAttributes?).self,
      doc: "How the titles look in a state, as far as it was set.",
      call: { thread, object in
        invoke(thread) { arguments throws -> TextAttributes? in
          let state = try arguments.value(2, default: Control.State.normal)
          return SegmentedControl.at(object) { $0.titleTextAttributes(for: state) }
        }
      })
    list.stateSetter(
      "titleTextAttributes", TextAttributes.self,
      doc: "How the titles look: attributes for the normal state.",
      set: { thread, object in
        SegmentedControl.at(object) { control in
          takeByState(thread, TextAttributes.self) {
            control.setTitleTextAttributes($0, for: $1)
            control.ownLooks.insert(.titleTextAttributes(for: $1))
          }
        }
      })
  }
}
