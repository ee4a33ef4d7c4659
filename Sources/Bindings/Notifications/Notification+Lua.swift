import LuaRuntime
import ViewKit

extension HostClass {
  static let notification = HostClass(
    "Notification", of: Notification.self, objc: "NSNotification", superclass: .object,
    doc: "A message to whoever listens."
  ) { list in
    list.property(
      "name", String.self, doc: "What has happened.",
      get: { thread, object in Notification.at(object) { give(thread, $0.name) } })
    list.property(
      "object", (Object?).self, doc: "Who posted it.",
      get: { thread, object in Notification.at(object) { give(thread, $0.object) } })
    list.property(
      "userInfo", LuaTable.self, doc: "What there is to know: a table, or nil.",
      get: { thread, object in
        Notification.at(object) { notification in
          guard let info = notification.userInfo as? NotificationInfo else {
            return give(thread, notification.userInfo)
          }
          return give(thread, HostFields(info: info))
        }
      })
  }
}

/// The host's fields, which become a fresh table.
private struct HostFields: LuaPushable {
  let info: NotificationInfo

  func push(_ stack: LuaStack) {
    stack.newTable(fields: Int32(clamping: info.fields.count))
    for field in info.fields {
      field.value.push(stack)
      stack.rawSet(-2, field.name)
    }
  }
}
