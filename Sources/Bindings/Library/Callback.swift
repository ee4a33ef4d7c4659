public import ViewKit

/// A call of the host into a script, for reports: which callback, and whose.
public struct Callback: CustomStringConvertible {
  /// The member that was called (`layoutSubviews`), or what else the script was asked to do.
  public let name: String
  /// The object that it belongs to; nil outside of objects.
  public let object: Object?

  public init(name: String, object: Object?) {
    self.name = name
    self.object = object
  }

  /// What a frame of the bridge has kept: a hook's number plus one, or 0.
  init(hook: UInt32, object: UnsafeRawPointer?) {
    name =
      hook == Callback.action
      ? Callback.actionName
      : hook == 0 ? "script" : Hook(rawValue: UInt16(truncatingIfNeeded: hook - 1))?.name ?? "?"
    self.object = object.map {
      Unmanaged<Object>.fromOpaque(UnsafeMutableRawPointer(mutating: $0)).takeUnretainedValue()
    }
  }

  /// The frame's mark of an action's call.
  static let action: UInt32 = 0x1_0000

  /// The name of an action's callback: which method it is, the traceback tells.
  static let actionName = "action"

  public var description: String {
    guard let object else { return name }
    let label = (object as? View)?.accessibilityIdentifier.map { " #\($0)" } ?? ""
    return name == Callback.actionName
      ? "an action of \(object.className)\(label)" : "\(object.className)\(label).\(name)"
  }
}
