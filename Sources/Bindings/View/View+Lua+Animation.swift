import LuaRuntime
import ViewKit

// Changes that are seen to move.
extension View {
  static func addAnimation(to list: inout MemberList) {
    list.classMethod(
      "animate", objc: "animateWithDuration:animations:",
      "animateWithDuration:animations:completion:",
      "animateWithDuration:delay:options:animations:completion:",
      "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:"
        + "completion:",
      parameters: [
        .init("duration", "number or table"), .init("animations", "function", standard: "nil"),
        .init("completion", "function?", standard: "nil"),
      ],
      doc: "Has what a function changes be seen to move; or a table: withDuration, delay, options, "
        + "usingSpringWithDamping, initialSpringVelocity, animations, completion.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let form = try AnimationForm.read(
            arguments,
            labels: [
              .withDuration, .delay, .options, .usingSpringWithDamping, .initialSpringVelocity,
              .animations, .completion,
            ])
          try Animations.application(arguments).animate(
            form.parameters, changes: form.changes, completion: form.end)
        }
      })
    list.classMethod(
      "animateKeyframes",
      objc: "animateKeyframesWithDuration:delay:options:animations:completion:",
      parameters: [
        .init("duration", "number or table"), .init("animations", "function", standard: "nil"),
        .init("completion", "function?", standard: "nil"),
      ],
      doc: "Runs a function that says with addKeyframe what moves when; or a table: withDuration, "
        + "delay, options, animations, completion.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let form = try AnimationForm.read(
            arguments, labels: [.withDuration, .delay, .options, .animations, .completion])
          try Animations.application(arguments).animateKeyframes(
            form.parameters, frames: form.changes, completion: form.end)
        }
      })
    list.classMethod(
      "addKeyframe", objc: "addKeyframeWithRelativeStartTime:relativeDuration:animations:",
      parameters: [
        .init("relativeStartTime", "number"), .init("relativeDuration", "number"),
        .init("animations", "function"),
      ],
      doc: "In animateKeyframes: what moves in a part of the time, given from 0 to 1.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let start = try arguments.value(2, Finite.self).value
          let duration = try arguments.value(3, Finite.self).value
          let changes = try arguments.value(4, KeptFunction.self)
          let isInside = try Animations.application(arguments).addKeyframe(
            at: start, for: duration
          ) {
            changes.call(as: "animations", of: nil)
          }
          if !isInside { throw LuaFailure("belongs into the function of animateKeyframes") }
        }
      })
    list.classMethod(
      "transition", objc: "transitionWithView:duration:options:animations:completion:",
      "transitionFromView:toView:duration:options:completion:",
      parameters: [.init("labels", "table")],
      doc: "Shows what a view holds anew by a motion of the whole: with, duration, options, "
        + "animations, completion; or a view in the place of another: from, to, duration, …",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          _ = try arguments.value(2, LuaTable.self)
          let stack = arguments.stack
          let application = try Animations.application(arguments)
          defer { stack.pop() }
          if stack.rawGet(2, "with") != .nil {
            let form = try AnimationForm(
              table: 2, stack,
              labels: [.with, .duration, .delay, .options, .animations, .completion])
            guard let view = form.views.with else { return }
            application.transition(
              with: view, form.parameters, changes: form.changes, completion: form.end)
            return
          }
          let form = try AnimationForm(
            table: 2, stack, labels: [.from, .to, .duration, .delay, .options, .completion])
          guard let old = form.views.from, let new = form.views.to else {
            throw LuaFailure("needs with, the view whose content changes, or from and to")
          }
          try application.transition(from: old, to: new, form.parameters, completion: form.end)
        }
      })
    addAnimationSwitches(to: &list)
    addAnimationBlocks(to: &list)
  }

  private static func addAnimationSwitches(to list: inout MemberList) {
    list.classMethod(
      "performWithoutAnimation", objc: "performWithoutAnimation:",
      parameters: [.init("actions", "function")],
      doc: "Runs a function whose changes are not seen to move.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let actions = try arguments.value(2, KeptFunction.self)
          try Animations.application(arguments).performWithoutAnimation {
            actions.call(as: "actionsWithoutAnimation", of: nil)
          }
        }
      })
    list.classMethod(
      "setAnimationsEnabled", objc: "setAnimationsEnabled:",
      parameters: [.init("isEnabled", "boolean")],
      doc: "Whether changes in animations are seen to move.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let isEnabled = try arguments.value(2, Bool.self)
          try Animations.application(arguments).areAnimationsEnabled = isEnabled
        }
      })
    list.classProperty(
      "areAnimationsEnabled", Bool.self, doc: "Whether changes in animations are seen to move.",
      get: { thread in
        give(thread, UILibrary.of(LuaStack(thread))?.application.areAnimationsEnabled ?? true)
      })
    list.classProperty(
      "inheritedAnimationDuration", Double.self,
      doc: "The seconds of the animation whose changes are being made; 0 outside of one.",
      get: { thread in
        give(thread, UILibrary.of(LuaStack(thread))?.application.inheritedAnimationDuration ?? 0)
      })
  }
}

enum Animations {
  /// The application whose views move.
  static func application(_ arguments: LuaArguments) throws -> Application {
    guard let library = UILibrary.of(arguments.stack) else { throw LuaFailure("the host is gone") }
    return library.application
  }
}
