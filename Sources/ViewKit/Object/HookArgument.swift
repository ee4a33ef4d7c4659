/// A value that the host hands to an override, or to a callback of a delegate.
public protocol HookArgument {
  func pass(to receiver: HookArgumentReceiver)
}

/// Takes the arguments of one call, in order. Bindings subclasses it.
///
/// A class with a method for each kind of value, so that an argument is never boxed, copied or
/// retained on its way to the script.
open class HookArgumentReceiver {
  public init() {}

  open func take(_ value: Bool) {}
  open func take(_ value: Int) {}
  open func take(_ value: Double) {}
  open func take(_ value: String) {}
  open func take(_ value: Point) {}
  open func take(_ value: Size) {}
  open func take(_ value: Rect) {}
  open func take(_ value: TextRange) {}
  open func take(_ value: IndexPath) {}
  open func take(_ value: Object?) {}
  open func take(_ value: [Object]) {}
  open func take(_ value: Bytes) {}
}

/// Bytes that a script gets as a string, whether they are text or not.
public struct Bytes: HookArgument {
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Bool: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Int: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Double: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension String: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Point: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Size: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Rect: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension TextRange: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension IndexPath: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

/// A position, zero-based: a script gets it one-based.
public struct IndexArgument: HookArgument {
  let index: Int

  init(_ index: Int) { self.index = index }

  public func pass(to receiver: HookArgumentReceiver) { receiver.take(index + 1) }
}

extension Object: HookArgument {
  public final func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}

extension Optional: HookArgument where Wrapped: HookArgument {
  public func pass(to receiver: HookArgumentReceiver) {
    if let self { self.pass(to: receiver) } else { receiver.take(nil as Object?) }
  }
}

extension Array: HookArgument where Element: Object {
  public func pass(to receiver: HookArgumentReceiver) { receiver.take(self) }
}
