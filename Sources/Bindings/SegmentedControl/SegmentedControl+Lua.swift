import LuaRuntime
import ViewKit

extension HostClass {
  static let segmentedControl = HostClass(
    "SegmentedControl", of: SegmentedControl.self, objc: "UISegmentedControl", superclass: .control,
    doc: "A row of segments, one of which is chosen: `ui.SegmentedControl{ items = { \"One\", "
      + "\"Two\" } }`.",
    make: { thread in
      make(thread) { options in
        let items = try options.read("items", [SegmentedControl.Item].self)
        return items.map { SegmentedControl(items: $0) } ?? SegmentedControl()
      }
    }
  ) { list in
    list.initArgument(
      "items", [SegmentedControl.Item].self, objc: "initWithItems:",
      doc: "What the segments show, from left to right: titles and images.")
    SegmentedControl.addChoice(to: &list)
    SegmentedControl.addSegments(to: &list)
    SegmentedControl.addImages(to: &list)
  }
}

extension SegmentedControl {
  static func addChoice(to list: inout MemberList) {
    list.property(
      "numberOfSegments", Int.self,
      doc: "How many segments there are.",
      get: { thread, object in SegmentedControl.at(object) { give(thread, $0.numberOfSegments) } })
    list.property(
      "selectedSegmentIndex", (LuaIndex?).self, standard: "nil",
      doc: "The position of the chosen segment, from 1; nil for none. Setting it sends nothing.",
      get: { thread, object in
        SegmentedControl.at(object) { give(thread, $0.selectedSegmentIndex.map { LuaIndex($0) }) }
      },
      set: { thread, object in
        SegmentedControl.at(object) { control in
          take(thread, (LuaIndex?).self) { try control.choose($0?.position) }
        }
      })
    list.property(
      "isMomentary", Bool.self, objc: "momentary", standard: "false",
      doc: "Whether no segment stays chosen after a tap.",
      get: { thread, object in SegmentedControl.at(object) { give(thread, $0.isMomentary) } },
      set: { thread, object in
        SegmentedControl.at(object) { control in
          take(thread, Bool.self) { control.isMomentary = $0 }
        }
      })
    list.property(
      "apportionsSegmentWidthsByContent", Bool.self, standard: "false",
      doc: "Whether segments share the room by what they show; else equally.",
      get: { thread, object in
        SegmentedControl.at(object) { give(thread, $0.apportionsSegmentWidthsByContent) }
      },
      set: { thread, object in
        SegmentedControl.at(object) { control in
          take(thread, Bool.self) { control.apportionsSegmentWidthsByContent = $0 }
        }
      })
    list.property(
      "segmentedControlStyle", SegmentedControl.Style.self, standard: "\"plain\"",
      doc: "The look before iOS 7; all look alike since then.",
      get: { thread, object in
        SegmentedControl.at(object) { give(thread, $0.segmentedControlStyle) }
      },
      set: { thread, object in
        SegmentedControl.at(object) { control in
          take(thread, SegmentedControl.Style.self) { control.segmentedControlStyle = $0 }
        }
      })
  }
}

extension SegmentedControl {
  /// Chooses a segment; a script counts from 1, and so does what it is told.
  fileprivate func choose(_ index: Int?) throws {
    if let index, index >= numberOfSegments {
      throw LuaFailure(
        "\(pathName) has \(numberOfSegments) segments, so there is none at position \(index + 1)")
    }
    try setSelectedSegmentIndex(index)
  }
}

/// A title, or an image that was looked up: a string alone is a title.
extension SegmentedControl.Item: LuaReadable {
  public static var luaName: String { "string or Image" }

  public static func read(_ stack: LuaStack, _ index: Int32) -> SegmentedControl.Item? {
    switch stack.type(index) {
    case .string, .number: String.read(stack, index).map { .title($0) }
    default: Image.read(stack, index).map { .image($0) }
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a title, or an image: ui.Image:named(name)"
  }
}

extension SegmentedControl.Style: LuaEnum {
  public static let table = LuaEnumTable<SegmentedControl.Style>(
    "SegmentedControlStyle", objc: "UISegmentedControlStyle")
}
