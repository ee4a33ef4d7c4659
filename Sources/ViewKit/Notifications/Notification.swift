/// A message to whoever listens, as `Notification` (`NSNotification`).
public final class Notification: Object {
  /// What has happened: `UIKeyboardWillShowNotification`.
  public let name: String
  private var objectSlot = Owned<Object>()
  private var userInfoSlot = Owned<Object>()

  /// - Parameters:
  ///   - object: who posts it.
  ///   - userInfo: what there is to know: a ``NotificationInfo`` of the host, or a script's table.
  public init(name: String, object: Object? = nil, userInfo: Object? = nil) {
    self.name = name
    super.init()
    objectSlot.set(object, in: self)
    userInfoSlot.set(userInfo, in: self)
  }

  /// Who posted it.
  public var object: Object? { objectSlot.value }

  /// What there is to know about it.
  public var userInfo: Object? { userInfoSlot.value }
}
