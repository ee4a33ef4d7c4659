import LuaRuntime
import ViewKit

extension HostClass {
  static let animation = HostClass(
    "Animation", of: Animation.self, objc: "CAAnimation", superclass: .object,
    doc: "Something that moves layers: `layer:add(animation, \"key\")`. It is set up before."
  ) { list in
    Animation.addTiming(to: &list)
    Animation.addRepeats(to: &list)
    list.property(
      "timingFunction", (MediaTimingFunction?).self,
      doc: "How its time is stretched; nil is evenly. A name, such as \"easeIn\", stands for one.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timingFunction) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, (TimingFunctionForm?).self) { animation.timingFunction = $0?.function }
        }
      })
    list.property(
      "isRemovedOnCompletion", Bool.self, objc: "removedOnCompletion", standard: "true",
      doc: "Whether it leaves the layer at its end; else it stays, and is seen by its fillMode.",
      get: { thread, object in Animation.at(object) { give(thread, $0.isRemovedOnCompletion) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread) { animation.isRemovedOnCompletion = $0 }
        }
      })
    list.property(
      "delegate", (Object?).self,
      doc: "Who is told of its beginning and its end; an object or a table with callbacks.",
      get: { thread, object in Animation.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, (ScriptDelegate?).self) { animation.delegate = $0?.object }
        }
      })
  }
}

extension Animation {
  static func addTiming(to list: inout MemberList) {
    list.property(
      "beginTime", Double.self, standard: "0",
      doc: "When it begins: 0 as it is added, else by ui.currentMediaTime(); in a group, the "
        + "group's time.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.beginTime) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, Finite.self) { animation.timing.beginTime = $0.value }
        }
      })
    list.property(
      "duration", Double.self, standard: "0",
      doc: "Seconds of one run; 0 is 0.25, or as long as the group around it.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.duration) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, Duration.self) { animation.timing.duration = $0.seconds }
        }
      })
    list.property(
      "timeOffset", Double.self, standard: "0", doc: "From which second of itself it begins.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.timeOffset) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, Finite.self) { animation.timing.timeOffset = $0.value }
        }
      })
    list.property(
      "speed", Double.self, standard: "1",
      doc: "How much faster its time goes; 0 stands still, less runs backwards.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.speed) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, Finite.self) { animation.timing.speed = $0.value }
        }
      })
  }

  static func addRepeats(to list: inout MemberList) {
    list.property(
      "repeatCount", Double.self, standard: "0",
      doc: "How often it runs, also in parts; 0 is once, math.huge for ever.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.repeatCount) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, RepeatCount.self) { animation.timing.repeatCount = $0.value }
        }
      })
    list.property(
      "repeatDuration", Double.self, standard: "0",
      doc: "For how many seconds it repeats; 0 leaves that to repeatCount.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.repeatDuration) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread, RepeatCount.self) { animation.timing.repeatDuration = $0.value }
        }
      })
    list.property(
      "autoreverses", Bool.self, standard: "false", doc: "Whether each run goes there and back.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.autoreverses) } },
      set: { thread, object in
        Animation.at(object) { animation in
          take(thread) { animation.timing.autoreverses = $0 }
        }
      })
    list.property(
      "fillMode", MediaTiming.FillMode.self, standard: "\"removed\"",
      doc: "Whether it is seen before its beginning and after its end.",
      get: { thread, object in Animation.at(object) { give(thread, $0.timing.fillMode) } },
      set: { thread, object in
        Animation.at(object) { animation in take(thread) { animation.timing.fillMode = $0 } }
      })
  }
}

extension MediaTiming.FillMode: LuaEnum {
  public static let table = LuaEnumTable<MediaTiming.FillMode>(
    "MediaTimingFillMode", objc: "kCAFillMode", prefix: "kCAFillMode")
}

extension Catalogue {
  /// What an animation tells its delegate.
  static let animationCallbacks: [CallbackDescription] = [
    CallbackDescription(
      protocol: "AnimationDelegate", name: "animationDidStart",
      objc: "CAAnimationDelegate animationDidStart:", doc: "The animation has begun.",
      parameters: [.init("animation", "Animation")]),
    CallbackDescription(
      protocol: "AnimationDelegate", name: "animationDidStop_finished",
      objc: "CAAnimationDelegate animationDidStop:finished:",
      doc: "The animation is over; finished is false when it was ended before.",
      parameters: [.init("animation", "Animation"), .init("finished", "boolean")]),
  ]
}
