import LuaRuntime
import ViewKit

// Changes between `beginAnimations` and `commitAnimations`.
extension View {
  static func addAnimationBlocks(to list: inout MemberList) {
    list.classMethod(
      "beginAnimations", objc: "beginAnimations:context:",
      parameters: [
        .init("animationID", "string?", standard: "nil"), .init("context", "any", standard: "nil"),
      ],
      doc: "Begins a block of changes that are seen to move, which commitAnimations ends; both in "
        + "one turn.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
          let name = try arguments.value(2, (String?).self)
          let context = stack.isNil(3) ? nil : try arguments.value(3, KeptValue.self)
          library.application.beginAnimations(name, origin: stack.callerPlace)
          library.application.animationBlockInfo = AnimationCallbacks(
            library, animationID: name, context: context)
        }
      })
    list.classMethod(
      "commitAnimations", objc: "commitAnimations",
      doc: "Ends the block that was begun last: its changes move from now on.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          if try !Animations.application(arguments).commitAnimations() {
            throw LuaFailure("ends what beginAnimations has begun, and there is none in this turn")
          }
        }
      })
    addAnimationTimes(to: &list)
    addAnimationCallbacks(to: &list)
    list.classMethod(
      "setAnimationTransition", objc: "setAnimationTransition:forView:cache:",
      parameters: [
        .init("transition", "AnimationTransition"), .init("view", "View"),
        .init("cache", "boolean", standard: "false"),
      ],
      doc: "Shows what a view holds anew by a motion of the whole, when the block ends.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let transition = try arguments.value(2, AnimationTransition.self)
          let view = try arguments.value(3, View.self)
          _ = try arguments.value(4, default: false)
          let application = try Animations.application(arguments)
          if !application.setAnimationTransition(transition, for: view) {
            throw LuaFailure("belongs between beginAnimations and commitAnimations")
          }
        }
      })
  }

  private static func addAnimationTimes(to list: inout MemberList) {
    list.classMethod(
      "setAnimationDuration", objc: "setAnimationDuration:",
      parameters: [.init("duration", "number")],
      doc: "Seconds that the changes take that follow it in the block; 0.2 unless it is called.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let duration = try arguments.value(2, Duration.self).seconds
          try Animations.set(arguments) { $0.duration = duration }
        }
      })
    list.classMethod(
      "setAnimationDelay", objc: "setAnimationDelay:", parameters: [.init("delay", "number")],
      doc: "Seconds before the changes begin that follow it in the block.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let delay = try arguments.value(2, Finite.self).value
          try Animations.set(arguments) { $0.delay = delay }
        }
      })
    list.classMethod(
      "setAnimationStart", objc: "setAnimationStartDate:", parameters: [.init("startDate", "Date")],
      doc: "When the changes begin that follow it in the block; it may have passed.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let date = try arguments.value(2, Date.self)
          try Animations.inside(try Animations.application(arguments).setAnimationStart(date))
        }
      })
    list.classMethod(
      "setAnimationCurve", objc: "setAnimationCurve:",
      parameters: [.init("curve", "AnimationCurve")],
      doc: "How the motion is spread over the time.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let curve = try arguments.value(2, AnimationCurve.self)
          try Animations.set(arguments) { $0.curve = curve }
        }
      })
    list.classMethod(
      "setAnimationRepeatCount", objc: "setAnimationRepeatCount:",
      parameters: [.init("repeatCount", "number")],
      doc: "How often the motion runs, also in parts, math.huge for ever; in animate as well.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let count = try arguments.value(2, RepeatCount.self).value
          try Animations.set(arguments) { $0.repeatCount = count }
        }
      })
    list.classMethod(
      "setAnimationRepeatAutoreverses", objc: "setAnimationRepeatAutoreverses:",
      parameters: [.init("repeatAutoreverses", "boolean")],
      doc: "Whether each run goes there and back.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let reverses = try arguments.value(2, Bool.self)
          try Animations.set(arguments) { $0.set(.autoreverse, reverses) }
        }
      })
    list.classMethod(
      "setAnimationBeginsFromCurrentState", objc: "setAnimationBeginsFromCurrentState:",
      parameters: [.init("fromCurrentState", "boolean")],
      doc: "Whether the motion begins where the views are seen, and ends those under way.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          let fromCurrentState = try arguments.value(2, Bool.self)
          try Animations.set(arguments) { $0.set(.beginFromCurrentState, fromCurrentState) }
        }
      })
  }

  private static func addAnimationCallbacks(to list: inout MemberList) {
    list.classMethod(
      "setAnimationDelegate", objc: "setAnimationDelegate:",
      parameters: [.init("delegate", "object or table?")],
      doc: "Whose methods setAnimationWillStart and setAnimationDidStop name.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          try AnimationCallbacks.ofBlock(arguments).setDelegate(arguments)
        }
      })
    list.classMethod(
      "setAnimationWillStart", objc: "setAnimationWillStartSelector:",
      parameters: [.init("selector", "string or function?")],
      doc: "What is called as the block begins to move, with animationID and context.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          try AnimationCallbacks.ofBlock(arguments).setWillStart(arguments)
        }
      })
    list.classMethod(
      "setAnimationDidStop", objc: "setAnimationDidStopSelector:",
      parameters: [.init("selector", "string or function?")],
      doc: "What is called when the block has ended, with animationID, finished and context.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          try AnimationCallbacks.ofBlock(arguments).setDidStop(arguments)
        }
      })
  }
}

extension Animations {
  /// Changes how the changes that follow are seen to move.
  static func set(
    _ arguments: LuaArguments, _ change: (inout AnimationParameters) -> Void
  ) throws {
    try inside(try application(arguments).setAnimation(change))
  }

  static func inside(_ isInside: Bool) throws {
    if isInside { return }
    throw LuaFailure(
      "belongs between beginAnimations and commitAnimations, before the changes that it is about")
  }
}

/// How often something runs: a number from 0 on, which may be infinite.
struct RepeatCount: LuaReadable {
  let value: Double

  static var luaName: String { Double.luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> RepeatCount? {
    guard let value = Double.read(stack, index), value >= 0 else { return nil }
    return RepeatCount(value: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Double.read(stack, index) == nil ? Double.expectation(stack, index) : "a number from 0 on"
  }
}

extension AnimationParameters {
  fileprivate mutating func set(_ option: AnimationOptions, _ isOn: Bool) {
    if isOn { options.insert(option) } else { options.remove(option) }
  }
}
