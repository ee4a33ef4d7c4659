import LuaRuntime

extension MemberList {
  /// The name of a notification, a property of the class that posts it.
  mutating func notification(_ name: String, objc: String, get: FreeEntry) {
    classProperty(
      name, String.self, objc: objc, doc: "The name of a notification.", get: get)
  }
}
