import LuaRuntime
import ViewKit

extension HostClass {
  static let stepper = HostClass(
    "Stepper", of: Stepper.self, objc: "UIStepper", superclass: .control,
    doc: "Two halves, − and +, that change a value: `ui.Stepper{ stepValue = 5, onValueChanged "
      + "= fn }`.",
    make: { thread in
      make(thread) { options in
        let minimum = try options.read("minimumValue", Double.self)
        let maximum = try options.read("maximumValue", Double.self)
        guard let minimum, let maximum else { return Stepper() }
        // Both together, so that it does not matter which is set first.
        return try Stepper(minimumValue: minimum, maximumValue: maximum)
      }
    }
  ) { list in
    Stepper.addValues(to: &list)
    Stepper.addImages(to: &list)
  }
}

extension Stepper {
  static func addValues(to list: inout MemberList) {
    list.property(
      "minimumValue", Double.self, standard: "0",
      doc: "The lowest value; one that is not below the maximum raises.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.minimumValue) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Double.self) { try stepper.setMinimumValue($0) }
        }
      })
    list.property(
      "maximumValue", Double.self, standard: "100",
      doc: "The highest value; one that is not above the minimum raises.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.maximumValue) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Double.self) { try stepper.setMaximumValue($0) }
        }
      })
    list.property(
      "stepValue", Double.self, standard: "1",
      doc: "By how much a tap changes the value; above 0.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.stepValue) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Double.self) { try stepper.setStepValue($0) }
        }
      })
    list.property(
      "value", Double.self, standard: "0",
      doc: "The value, brought into the range; setting it sends nothing.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.value) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Double.self) { stepper.value = $0 }
        }
      })
    list.property(
      "autorepeat", Bool.self, standard: "true",
      doc: "Whether a half that is held changes the value again and again.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.autorepeat) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Bool.self) { stepper.autorepeat = $0 }
        }
      })
    list.property(
      "isContinuous", Bool.self, objc: "continuous", standard: "true",
      doc: "Whether an event comes with each change; else one comes when the finger is gone.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.isContinuous) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Bool.self) { stepper.isContinuous = $0 }
        }
      })
    list.property(
      "wraps", Bool.self, standard: "false",
      doc: "Whether the value goes on at the other end.",
      get: { thread, object in Stepper.at(object) { give(thread, $0.wraps) } },
      set: { thread, object in
        Stepper.at(object) { stepper in
          take(thread, Bool.self) { stepper.wraps = $0 }
        }
      })
  }
}
