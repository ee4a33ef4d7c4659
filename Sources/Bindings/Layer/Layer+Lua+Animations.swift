import LuaRuntime
import ViewKit

// Animations of layers.
extension Layer {
  static func addAnimations(to list: inout MemberList) {
    list.method(
      "add", objc: "addAnimation:forKey:",
      parameters: [.init("animation", "Animation"), .init("key", "string?", standard: "nil")],
      doc:
        "Has an animation move what is seen of the layer; it takes the place of another with the "
        + "key.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animation = try arguments.value(2, Animation.self)
          let key = try arguments.value(3, (String?).self)
          try Layer.at(object) { try $0.add(animation, forKey: key) }
        }
      })
    list.method(
      "animation", objc: "animationForKey:", parameters: [.init("key", "string")],
      returns: (Animation?).self, doc: "The animation with a key.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Animation? in
          let key = try arguments.value(2, String.self)
          return Layer.at(object) { $0.animation(forKey: key) }
        }
      })
    list.method(
      "animationKeys", objc: "animationKeys", returns: ([String]?).self,
      doc: "The keys of the animations that were added with one; nil when there is none.",
      call: { thread, object in
        invoke(thread) { _ throws -> [String]? in Layer.at(object) { $0.animationKeys } }
      })
    list.method(
      "removeAnimation", objc: "removeAnimationForKey:", parameters: [.init("key", "string")],
      doc: "Takes an animation away; its delegate is told in the next turn.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let key = try arguments.value(2, String.self)
          Layer.at(object) { $0.removeAnimation(forKey: key) }
        }
      })
    list.method(
      "removeAllAnimations", objc: "removeAllAnimations",
      doc: "Ends all animations of the layer, and of its view: it is seen where it is.",
      call: { thread, object in
        invoke(thread) { _ in Layer.at(object) { $0.removeAllAnimations() } }
      })
    list.method(
      "presentation", objc: "presentationLayer", returns: (Layer?).self,
      doc: "The layer as it is seen now, in the middle of animations; nil outside of windows.",
      call: { thread, object in
        invoke(thread) { _ in Layer.at(object) { $0.presentation() } }
      })
  }
}
