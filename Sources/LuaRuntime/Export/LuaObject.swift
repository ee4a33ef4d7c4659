import CLuaSupport

/// A Swift class whose objects scripts see by identity.
public protocol LuaObject: AnyObject, LuaConvertible {}

extension LuaObject {
  public static var luaName: String { String(describing: self) }

  /// Pushes the object's peer, the same Lua value each time.
  @inlinable
  public func push(_ stack: LuaStack) {
    ln_push_object(stack.thread, Unmanaged.passUnretained(self).toOpaque())
  }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    guard let peer = ln_to_peer(stack.thread, index), let object = peer.pointee.object else {
      return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Self
  }

  /// The object of an entry point, which C has checked to be of the member's class. The peer on
  /// the stack keeps it alive.
  @inlinable @inline(__always)
  public static func at<Result>(
    _ object: UnsafeMutableRawPointer, _ body: (Self) throws -> Result
  ) rethrows -> Result {
    try Unmanaged<Self>.fromOpaque(object)._withUnsafeGuaranteedRef(body)
  }
}
