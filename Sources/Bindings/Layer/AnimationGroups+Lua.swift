import LuaRuntime
import ViewKit

extension HostClass {
  static let animationGroup = HostClass(
    "AnimationGroup", of: AnimationGroup.self, objc: "CAAnimationGroup", superclass: .animation,
    doc: "Animations that run together, by the group's time.",
    make: { thread in make(thread) { _ in AnimationGroup() } }
  ) { list in
    list.property(
      "animations", [Animation].self,
      doc: "The animations, which end with the group at the latest.",
      get: { thread, object in AnimationGroup.at(object) { give(thread, $0.animations) } },
      set: { thread, object in
        AnimationGroup.at(object) { group in
          take(thread, ([Animation]?).self) { try group.setAnimations($0 ?? []) }
        }
      })
  }

  static let layerTransition = HostClass(
    "Transition", of: LayerTransition.self, objc: "CATransition", superclass: .animation,
    doc: "Shows what a layer holds anew by a motion of the whole; renderings show the new at once.",
    make: { thread in make(thread) { _ in LayerTransition() } }
  ) { list in
    list.property(
      "type", LayerTransition.Kind.self, standard: "\"fade\"", doc: "Which motion it is.",
      get: { thread, object in LayerTransition.at(object) { give(thread, $0.type) } },
      set: { thread, object in
        LayerTransition.at(object) { transition in take(thread) { transition.type = $0 } }
      })
    list.property(
      "subtype", (LayerTransition.Direction?).self, doc: "From where the new comes.",
      get: { thread, object in LayerTransition.at(object) { give(thread, $0.subtype) } },
      set: { thread, object in
        LayerTransition.at(object) { transition in take(thread) { transition.subtype = $0 } }
      })
    list.property(
      "startProgress", Double.self, standard: "0",
      doc: "Where in the motion it begins, from 0 to 1.",
      get: { thread, object in LayerTransition.at(object) { give(thread, $0.startProgress) } },
      set: { thread, object in
        LayerTransition.at(object) { transition in
          take(thread, Finite.self) { transition.startProgress = $0.value }
        }
      })
    list.property(
      "endProgress", Double.self, standard: "1", doc: "Where in the motion it ends, from 0 to 1.",
      get: { thread, object in LayerTransition.at(object) { give(thread, $0.endProgress) } },
      set: { thread, object in
        LayerTransition.at(object) { transition in
          take(thread, Finite.self) { transition.endProgress = $0.value }
        }
      })
  }
}

extension LayerTransition {
  public static var luaName: String { "Transition" }
}

extension LayerTransition.Kind: LuaEnum {
  public static let table = LuaEnumTable<LayerTransition.Kind>(
    "TransitionType", objc: "kCATransition", prefix: "kCATransition")
}

extension LayerTransition.Direction: LuaEnum {
  public static let table = LuaEnumTable<LayerTransition.Direction>(
    "TransitionSubtype", objc: "kCATransition", prefix: "kCATransition")
}
