import LuaRuntime
import ViewKit

/// Whom a block between `beginAnimations` and `commitAnimations` tells of its beginning and its end.
final class AnimationCallbacks {
  private weak var library: UILibrary?
  private let animationID: String?
  private let context: KeptValue?
  private var delegate: KeptValue?
  private weak var delegateObject: Object?
  private var willStart: Callee?
  private var didStop: Callee?

  /// A function, or the name of a method of the delegate.
  private enum Callee {
    case function(KeptFunction)
    case method(String)
  }

  init(_ library: UILibrary, animationID: String?, context: KeptValue?) {
    self.library = library
    self.animationID = animationID
    self.context = context
  }

  /// Those of the block that was begun last.
  static func ofBlock(_ arguments: LuaArguments) throws -> AnimationCallbacks {
    let application = try Animations.application(arguments)
    guard let callbacks = application.animationBlockInfo as? AnimationCallbacks else {
      throw LuaFailure("belongs between beginAnimations and commitAnimations")
    }
    return callbacks
  }

  func setDelegate(_ arguments: LuaArguments) throws {
    let target = try arguments.value(2, (ScriptDelegate?).self)
    if let target {
      for case .method(let name) in [willStart, didStop] {
        try ScriptTarget.check(target.object, has: Selector(name), 2, arguments.stack)
      }
    }
    delegateObject = target?.object
    delegate = target == nil ? nil : try arguments.value(2, KeptValue.self)
    tellApplication()
  }

  func setWillStart(_ arguments: LuaArguments) throws {
    willStart = try callee(arguments)
    tellApplication()
  }

  func setDidStop(_ arguments: LuaArguments) throws {
    didStop = try callee(arguments)
    tellApplication()
  }

  private func callee(_ arguments: LuaArguments) throws -> Callee? {
    if arguments.stack.isNil(2) { return nil }
    if arguments.stack.type(2) == .function { return .function(try arguments.value(2)) }
    guard arguments.stack.type(2) == .string else {
      throw LuaFailure(
        "expected the name of a method of the delegate, or a function, got "
          + arguments.stack.summary(2))
    }
    let name: String = try arguments.value(2)
    if let delegate, let delegateObject {
      let stack = arguments.stack
      delegate.push(stack)
      defer { stack.pop() }
      try ScriptTarget.check(delegateObject, has: Selector(name), stack.top, stack)
    }
    return .method(name)
  }

  private func tellApplication() {
    library?.application.setAnimationCallbacks(
      willStart: willStart.map { callee in
        { self.tell(callee, as: "animationWillStart", [self.animationID, self.context]) }
      },
      didStop: didStop.map { callee in
        {
          self.tell(callee, as: "animationDidStop", [self.animationID, $0, self.context])
        }
      })
  }

  private func tell(_ callee: Callee, as name: String, _ arguments: [(any LuaPushable)?]) {
    switch callee {
    case .function(let function): function.call(arguments, as: name, of: nil)
    case .method(let method):
      guard let delegate, let library else { return }
      delegate.call(method, arguments, as: name, of: delegateObject, in: library)
    }
  }
}

extension KeptValue {
  /// Calls a method of a kept object or table. What fails is reported as a callback of this name.
  fileprivate func call(
    _ method: String, _ arguments: [(any LuaPushable)?], as name: String, of object: Object?,
    in library: UILibrary
  ) {
    guard !library.state.isClosed else { return }
    let stack = library.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard stack.reserve(Int32(arguments.count) + 8) else { return }
    do {
      stack.pushGetter()
      push(stack)
      stack.push(method)
      try library.state.call(arguments: 2, results: 1)
      push(stack)
      for argument in arguments { argument.pushOrNil(stack) }
      try library.state.call(arguments: Int32(arguments.count) + 1, results: 0)
    } catch {
      library.onError(error, Callback(name: name, object: object))
    }
  }
}

extension (any LuaPushable)? {
  /// Pushes the value, or nil where there is none.
  func pushOrNil(_ stack: LuaStack) {
    if let self { self.push(stack) } else { stack.pushNil() }
  }
}
