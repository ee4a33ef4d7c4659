/// What the host has to say with a ``Notification``: values by their names.
public final class NotificationInfo: Object {
  public struct Field {
    /// Named as in Swift, without the prefix of the class: `keyboardFrameEnd`.
    public let name: String
    public let value: HookValue

    public init(_ name: String, _ value: HookValue) {
      self.name = name
      self.value = value
    }
  }

  /// The fields, in order.
  public let fields: [Field]

  public init(_ fields: [Field]) {
    self.fields = fields
    super.init()
  }
}
