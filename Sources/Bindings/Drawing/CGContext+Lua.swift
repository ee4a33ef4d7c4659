import LuaRuntime
import ViewKit

extension HostClass {
  static let graphicsContext = HostClass(
    "CGContext", of: CGContext.self, objc: "CGContext", superclass: .object,
    doc: "What is drawn on: it records what is painted. `ui.graphicsGetCurrentContext()` gives it."
  ) { list in
    CGContext.addState(to: &list)
    CGContext.addStyle(to: &list)
    CGContext.addPath(to: &list)
    CGContext.addClipping(to: &list)
    CGContext.addPainting(to: &list)
    CGContext.addPictures(to: &list)
  }
}

extension CGContext {
  /// How many bytes a drawing grows between two times at which its script is charged.
  static let bytesPerCharge = 1 << 16

  /// The context that a script draws in; throws outside of drawings.
  static func current(_ stack: LuaStack) throws -> CGContext {
    guard let context = UILibrary.of(stack)?.application.currentContext else {
      throw InvalidUse.noContext
    }
    return context
  }

  /// Charges the script for what the context has recorded.
  func charge(_ stack: LuaStack, _ index: Int32) {
    let bytes = heldBytes
    if abs(bytes - chargedBytes) < Self.bytesPerCharge { return }
    stack.reweigh(index, by: bytes - chargedBytes)
    chargedBytes = bytes
  }

  /// The same, for what draws in the current context without naming it.
  func charge(_ stack: LuaStack) {
    if abs(heldBytes - chargedBytes) < Self.bytesPerCharge { return }
    push(stack)
    charge(stack, stack.top)
    stack.pop()
  }

  /// Says that a call was left out because of a number.
  static func warnOfNumbers(_ stack: LuaStack) {
    UILibrary.of(stack)?.state.warn(
      stack.position() + "what has infinite coordinates is not drawn")
  }
}

/// A method of a context that is open; `body` tells whether all numbers were finite.
@inline(__always)
func inContext(
  _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer,
  _ body: (LuaArguments, CGContext) throws -> Bool
) -> Int32 {
  invoke(thread) { arguments throws -> Void in
    try CGContext.at(object) { context in
      try context.requireOpen()
      if try !body(arguments, context) { CGContext.warnOfNumbers(arguments.stack) }
      context.charge(arguments.stack, 1)
    }
  }
}

/// A method that draws in the current context.
func drawInCurrent(
  _ arguments: LuaArguments, _ body: (CGContext) throws -> Bool
) throws {
  let context = try CGContext.current(arguments.stack)
  if try !body(context) { CGContext.warnOfNumbers(arguments.stack) }
  context.charge(arguments.stack)
}
