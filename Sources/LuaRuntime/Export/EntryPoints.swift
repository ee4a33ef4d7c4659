import CLuaSupport

// What entry points are made of. Each returns what C expects: the number of results, or
// LN_FAILED with a message on top of the stack. All are inlined into the entry points, so that
// a property access runs no closure and makes no string.

/// Pushes one result.
@inlinable @inline(__always)
public func give<Value: LuaPushable>(_ thread: OpaquePointer, _ value: Value) -> Int32 {
  value.push(LuaStack(thread))
  return 1
}

/// Reads the new value of a property, which is at index 3.
@inlinable @inline(__always)
public func take<Value: LuaReadable>(
  _ thread: OpaquePointer, _: Value.Type = Value.self, _ body: (Value) throws -> Void
) -> Int32 {
  let stack = LuaStack(thread)
  guard let value = Value.read(stack, 3) else {
    return failure(stack, LuaFailure.mismatch(stack, 3, Value.self))
  }
  do {
    try body(value)
    return 0
  } catch {
    return failure(stack, error)
  }
}

/// Calls a method without a result.
@inlinable @inline(__always)
public func invoke(
  _ thread: OpaquePointer, _ body: (LuaArguments) throws -> Void
) -> Int32 {
  do {
    try body(LuaArguments(stack: LuaStack(thread)))
    return 0
  } catch {
    return failure(LuaStack(thread), error)
  }
}

/// Calls a method with one result.
@inlinable @inline(__always)
public func invoke<Result: LuaPushable>(
  _ thread: OpaquePointer, _ body: (LuaArguments) throws -> Result
) -> Int32 {
  do {
    try body(LuaArguments(stack: LuaStack(thread))).push(LuaStack(thread))
    return 1
  } catch {
    return failure(LuaStack(thread), error)
  }
}

/// Calls a method with any number of results.
@inlinable @inline(__always)
public func invoke(
  _ thread: OpaquePointer, _ body: (LuaArguments) throws -> LuaResults
) -> Int32 {
  do {
    let values = try body(LuaArguments(stack: LuaStack(thread))).values
    for value in values { value.push(LuaStack(thread)) }
    return Int32(values.count)
  } catch {
    return failure(LuaStack(thread), error)
  }
}

/// Several results of one call.
public struct LuaResults {
  public let values: [any LuaPushable]

  public init(_ values: any LuaPushable...) { self.values = values }
}

/// The arguments of a call; index 1 is the receiver, so the first argument is at 2.
public struct LuaArguments {
  public let stack: LuaStack

  @inlinable
  init(stack: LuaStack) { self.stack = stack }

  /// The argument at `index`.
  @inlinable @inline(__always)
  public func value<Value: LuaReadable>(
    _ index: Int32, _: Value.Type = Value.self
  ) throws -> Value {
    guard let value = Value.read(stack, index) else {
      throw LuaFailure.mismatch(stack, index, Value.self)
    }
    return value
  }

  /// The argument at `index`, or what stands for it when it is nil or left out.
  @inlinable @inline(__always)
  public func value<Value: LuaReadable>(
    _ index: Int32, _: Value.Type = Value.self, default standard: Value
  ) throws -> Value {
    stack.isNil(index) ? standard : try value(index)
  }
}

/// Makes the object of a class for its constructor; the options are at index 2.
@inlinable @inline(__always)
public func make(
  _ thread: OpaquePointer, _ body: (LuaOptions) throws -> AnyObject
) -> UnsafeMutableRawPointer? {
  let stack = LuaStack(thread)
  do {
    return Unmanaged.passRetained(try body(LuaOptions(stack: stack))).toOpaque()
  } catch {
    _ = failure(stack, error)
    return nil
  }
}

/// The options of a constructor, as far as its Swift initialiser takes them.
public struct LuaOptions {
  public let stack: LuaStack

  @inlinable
  init(stack: LuaStack) { self.stack = stack }

  /// The value of an option; nil when it was left out.
  public func read<Value: LuaReadable>(_ name: String, _: Value.Type = Value.self) throws -> Value?
  {
    defer { stack.pop() }
    guard stack.rawGet(2, name) != .nil else { return nil }
    guard let value = Value.read(stack, -1) else {
      throw LuaFailure(
        "\(stack.objectType(1)?.name ?? stack.classType(1)?.name ?? "?").\(name): expected "
          + "\(Value.expectation(stack, -1)), got \(stack.summary(-1))")
    }
    return value
  }
}

/// A failure that a script sees as an error with this message.
public struct LuaFailure: Error, CustomStringConvertible {
  public let description: String
  /// The stack index of the argument that caused it.
  let argument: Int32?

  public init(_ description: String) {
    self.description = description
    argument = nil
  }

  private init(_ description: String, argument: Int32) {
    self.description = description
    self.argument = argument
  }

  @inline(never)
  public static func mismatch<Value: LuaReadable>(
    _ stack: LuaStack, _ index: Int32, _: Value.Type
  ) -> LuaFailure {
    let got = stack.type(index) == .none ? "nothing" : stack.summary(index)
    return LuaFailure(
      "expected \(Value.expectation(stack, index)), got \(got)", argument: index)
  }
}

/// An error that a script sees as a value of its own, such as a table.
public protocol LuaThrownValue: Error, LuaPushable {}

/// Pushes the message of a thrown error. An argument's index goes before it, between two U+0001,
/// for `explain` to make a name of.
@usableFromInline @inline(never)
func failure(_ stack: LuaStack, _ error: any Error) -> Int32 {
  if let error = error as? LuaError {
    // A script that the host called: what failed is told where it failed.
    return LuaState.of(stack).fail(stack, passingOn: error)
  }
  if let value = error as? any LuaThrownValue {
    value.push(stack)
    return LN_FAILED
  }
  if let failure = error as? LuaFailure, let argument = failure.argument {
    stack.push("\u{1}\(argument)\u{1}\(failure.description)")
  } else {
    stack.push(String(describing: error))
  }
  return LN_FAILED
}

/// For entry points that work on the stack themselves: fails with a message.
public func invokeFailure(_ stack: LuaStack, _ message: String) -> Int32 {
  failure(stack, LuaFailure(message))
}
