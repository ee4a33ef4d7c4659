import LuaRuntime
import ViewKit

/// What `animate` and its like are given: values in a row, or one table with Swift's labels.
struct AnimationForm {
  var parameters: AnimationParameters
  var animations: KeptFunction?
  var completion: KeptFunction?
  var views: (with: View?, from: View?, to: View?) = (nil, nil, nil)

  /// The labels of a table.
  enum Label: String, CaseIterable {
    case withDuration, duration, delay, options, usingSpringWithDamping, initialSpringVelocity
    case animations, completion, with, from, to
  }

  /// `(duration, animations, completion)`, or a table.
  static func read(_ arguments: LuaArguments, labels: [Label]) throws -> AnimationForm {
    let stack = arguments.stack
    if stack.type(2) == .table {
      if stack.top > 2 {
        throw LuaFailure("a table with labels has all that is to be said; write animations = …")
      }
      let form = try AnimationForm(table: 2, stack, labels: labels)
      guard form.animations != nil else {
        throw LuaFailure("animations is missing: the function that makes the changes")
      }
      return form
    }
    return try AnimationForm(arguments)
  }

  private init(_ arguments: LuaArguments) throws {
    let duration = try arguments.value(2, Duration.self).seconds
    parameters = AnimationParameters(duration: duration)
    animations = try arguments.value(3, KeptFunction.self)
    completion = try arguments.value(4, (KeptFunction?).self)
  }

  /// A table with labels.
  init(table: Int32, _ stack: LuaStack, labels: [Label]) throws {
    if stack.length(table) > 0 {
      throw LuaFailure("a value in the table has no label; write animations = function() … end")
    }
    for name in stack.stringKeys(table) where !labels.contains(where: { $0.rawValue == name }) {
      let known = labels.map(\.rawValue)
      let hint =
        Spelling.nearest(to: name, among: known, by: \.self).map { "did you mean \($0)?" }
        ?? "there are " + known.joined(separator: ", ")
      throw LuaFailure("there is no label \(name); \(hint)")
    }
    let fields = Fields(stack: stack, table: table, labels: labels)
    let time = labels.contains(.withDuration) ? Label.withDuration : .duration
    guard let duration = try fields.read(time, Duration.self) else {
      throw LuaFailure("\(time.rawValue) is missing: the seconds that it takes")
    }
    parameters = AnimationParameters(
      duration: duration.seconds, delay: try fields.read(.delay, Finite.self)?.value ?? 0,
      options: try fields.read(.options, AnimationOptions.self) ?? [],
      springDamping: try fields.read(.usingSpringWithDamping, Finite.self)?.value,
      springVelocity: try fields.read(.initialSpringVelocity, Finite.self)?.value ?? 0)
    animations = try fields.read(.animations, KeptFunction.self)
    completion = try fields.read(.completion, KeptFunction.self)
    views = (
      try fields.read(.with, View.self), try fields.read(.from, View.self),
      try fields.read(.to, View.self)
    )
  }

  private struct Fields {
    let stack: LuaStack
    let table: Int32
    let labels: [Label]

    func read<Value: LuaReadable>(_ label: Label, _: Value.Type) throws -> Value? {
      guard labels.contains(label) else { return nil }
      defer { stack.pop() }
      guard stack.rawGet(table, label.rawValue) != .nil else { return nil }
      guard let value = Value.read(stack, -1) else {
        throw LuaFailure(
          "\(label.rawValue): expected \(Value.expectation(stack, -1)), got \(stack.summary(-1))")
      }
      return value
    }
  }

  /// What is to be changed, as the host calls it.
  var changes: () -> Void {
    { [animations] in animations?.call(as: "animations", of: nil) }
  }

  var end: ((Bool) -> Void)? {
    completion.map { completion in
      { completion.call($0, as: "completion", of: nil) }
    }
  }
}
