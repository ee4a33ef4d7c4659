import LuaRuntime
import ViewKit

extension HostClass {
  static let `switch` = HostClass(
    "Switch", of: Switch.self, objc: "UISwitch", superclass: .control,
    doc: "A control that is on or off: `ui.Switch{ isOn = true, onValueChanged = fn }`.",
    make: { thread in make(thread) { _ in Switch() } }
  ) { list in
    Switch.addValues(to: &list)
  }
}

extension Switch {
  static func addValues(to list: inout MemberList) {
    list.property(
      "isOn", Bool.self, objc: "on", standard: "false",
      doc: "Whether it is on; setting it sends nothing.",
      get: { thread, object in Switch.at(object) { give(thread, $0.isOn) } },
      set: { thread, object in
        Switch.at(object) { control in
          take(thread, Bool.self) { control.isOn = $0 }
        }
      })
    list.method(
      "setOn", objc: "setOn:animated:",
      parameters: [
        .init("isOn", "boolean"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Turns it on or off; no event is sent.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isOn: Bool = try arguments.value(2)
          let animated = try arguments.value(3, default: false)
          Switch.at(object) { $0.setOn(isOn, animated: animated) }
        }
      })
    list.property(
      "onTintColor", (Color?).self,
      doc: "The colour of a switch that is on; nil is the system's green.",
      get: { thread, object in Switch.at(object) { give(thread, $0.onTintColor) } },
      set: { thread, object in
        Switch.at(object) { control in
          take(thread, (Color?).self) {
            control.onTintColor = $0
            control.ownLooks.insert(.onTintColor)
          }
        }
      })
    list.property(
      "thumbTintColor", (Color?).self,
      doc: "The colour of the knob; nil is the system's white.",
      get: { thread, object in Switch.at(object) { give(thread, $0.thumbTintColor) } },
      set: { thread, object in
        Switch.at(object) { control in
          take(thread, (Color?).self) {
            control.thumbTintColor = $0
            control.ownLooks.insert(.thumbTintColor)
          }
        }
      })
    list.property(
      "onImage", (Image?).self,
      doc: "The image of a switch that is on.",
      get: { thread, object in Switch.at(object) { give(thread, $0.onImage) } },
      set: { thread, object in
        Switch.at(object) { control in
          take(thread, (Image?).self) {
            control.onImage = $0
            control.ownLooks.insert(.onImage)
          }
        }
      })
    list.property(
      "offImage", (Image?).self,
      doc: "The image of a switch that is off.",
      get: { thread, object in Switch.at(object) { give(thread, $0.offImage) } },
      set: { thread, object in
        Switch.at(object) { control in
          take(thread, (Image?).self) {
            control.offImage = $0
            control.ownLooks.insert(.offImage)
          }
        }
      })
  }
}
