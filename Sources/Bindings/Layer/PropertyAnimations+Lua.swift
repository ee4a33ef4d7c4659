import LuaRuntime
import ViewKit

extension HostClass {
  static let propertyAnimation = HostClass(
    "PropertyAnimation", of: PropertyAnimation.self, objc: "CAPropertyAnimation",
    superclass: .animation, doc: "An animation that moves one property of a layer."
  ) { list in
    list.property(
      "keyPath", (KeyPathName?).self,
      doc:
        "The property, or a part of one: \"position\", \"position.x\", \"transform.rotation.z\".",
      get: { thread, object in PropertyAnimation.at(object) { give(thread, $0.keyPath) } },
      set: { thread, object in
        PropertyAnimation.at(object) { animation in
          take(thread, (KeyPathName?).self) { animation.keyPath = $0?.name }
        }
      })
    list.property(
      "isAdditive", Bool.self, objc: "additive", standard: "false",
      doc: "Whether its values come on top of the layer's.",
      get: { thread, object in PropertyAnimation.at(object) { give(thread, $0.isAdditive) } },
      set: { thread, object in
        PropertyAnimation.at(object) { animation in take(thread) { animation.isAdditive = $0 } }
      })
    list.property(
      "isCumulative", Bool.self, objc: "cumulative", standard: "false",
      doc: "Whether each run goes on from where the one before has ended.",
      get: { thread, object in PropertyAnimation.at(object) { give(thread, $0.isCumulative) } },
      set: { thread, object in
        PropertyAnimation.at(object) { animation in take(thread) { animation.isCumulative = $0 } }
      })
  }

  static let basicAnimation = HostClass(
    "BasicAnimation", of: BasicAnimation.self, objc: "CABasicAnimation",
    superclass: .propertyAnimation,
    doc:
      "Moves a property: `ui.BasicAnimation{ keyPath = \"opacity\", fromValue = 0, duration = 1 }`.",
    make: { thread in make(thread) { _ in BasicAnimation() } }
  ) { list in
    list.property(
      "fromValue", (LayerValue?).self, doc: "The value at the beginning; nil is the layer's.",
      get: { thread, object in BasicAnimation.at(object) { give(thread, $0.fromValue) } },
      set: { thread, object in
        BasicAnimation.at(object) { animation in
          take(thread) { new in charging(thread, animation) { animation.fromValue = new } }
        }
      })
    list.property(
      "toValue", (LayerValue?).self, doc: "The value at the end; nil is the layer's.",
      get: { thread, object in BasicAnimation.at(object) { give(thread, $0.toValue) } },
      set: { thread, object in
        BasicAnimation.at(object) { animation in
          take(thread) { new in charging(thread, animation) { animation.toValue = new } }
        }
      })
    list.property(
      "byValue", (LayerValue?).self, doc: "The distance, where one of the others is nil.",
      get: { thread, object in BasicAnimation.at(object) { give(thread, $0.byValue) } },
      set: { thread, object in
        BasicAnimation.at(object) { animation in
          take(thread) { new in charging(thread, animation) { animation.byValue = new } }
        }
      })
  }

  static let keyframeAnimation = HostClass(
    "KeyframeAnimation", of: KeyframeAnimation.self, objc: "CAKeyframeAnimation",
    superclass: .propertyAnimation,
    doc: "Moves a property through several values, or a place along a path.",
    make: { thread in make(thread) { _ in KeyframeAnimation() } }
  ) { list in
    list.property(
      "values", ([LayerValue]?).self, doc: "The values, one after the other.",
      get: { thread, object in KeyframeAnimation.at(object) { give(thread, $0.values) } },
      set: { thread, object in
        KeyframeAnimation.at(object) { animation in
          take(thread) { new in charging(thread, animation) { animation.values = new } }
        }
      })
    list.property(
      "path", (CGPath?).self,
      doc: "Where a point goes, in the place of values: a BezierPath, or its cgPath.",
      get: { thread, object in
        KeyframeAnimation.at(object) { give(thread, $0.path.map { CGPath($0) }) }
      },
      set: { thread, object in
        KeyframeAnimation.at(object) { animation in
          take(thread, (PathArgument?).self) { new in
            charging(thread, animation) { animation.path = new?.path }
          }
        }
      })
    list.property(
      "keyTimes", ([Double]?).self,
      doc: "When each value is reached, from 0 to 1; nil spreads them evenly.",
      get: { thread, object in KeyframeAnimation.at(object) { give(thread, $0.keyTimes) } },
      set: { thread, object in
        KeyframeAnimation.at(object) { animation in
          take(thread) { new in charging(thread, animation) { animation.keyTimes = new } }
        }
      })
    list.property(
      "timingFunctions", ([MediaTimingFunction]?).self,
      doc: "How the way from each value to the next is spread over its time; names will do.",
      get: { thread, object in KeyframeAnimation.at(object) { give(thread, $0.timingFunctions) } },
      set: { thread, object in
        KeyframeAnimation.at(object) { animation in
          take(thread, ([TimingFunctionForm]?).self) {
            animation.timingFunctions = $0?.map(\.function)
          }
        }
      })
    list.property(
      "calculationMode", KeyframeAnimation.CalculationMode.self, standard: "\"linear\"",
      doc: "How what lies between the values is found.",
      get: { thread, object in KeyframeAnimation.at(object) { give(thread, $0.calculationMode) } },
      set: { thread, object in
        KeyframeAnimation.at(object) { animation in
          take(thread) { animation.calculationMode = $0 }
        }
      })
  }
}

extension KeyframeAnimation.CalculationMode: LuaEnum {
  public static let table = LuaEnumTable<KeyframeAnimation.CalculationMode>(
    "AnimationCalculationMode", objc: "kCAAnimation", prefix: "kCAAnimation")
}
