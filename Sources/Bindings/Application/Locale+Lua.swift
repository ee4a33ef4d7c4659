import LuaRuntime
import ViewKit

extension HostClass {
  static let locale = HostClass(
    "Locale", of: Locale.self, objc: "NSLocale", superclass: .object, isInterned: true,
    doc: "A language and the customs of a region."
  ) { list in
    list.classProperty(
      "current", Locale.self, objc: "currentLocale", doc: "The locale of the person who looks on.",
      get: { thread in
        give(
          thread,
          UILibrary.of(LuaStack(thread)).map {
            Locale(identifier: $0.application.localeIdentifier)
          })
      })
    list.property(
      "identifier", String.self, objc: "localeIdentifier", doc: "Its name, such as `zh_CN`.",
      get: { thread, object in Locale.at(object) { give(thread, $0.identifier) } })
    list.property(
      "languageCode", String.self, doc: "The language, such as `zh`.",
      get: { thread, object in Locale.at(object) { give(thread, $0.languageCode) } })
  }
}

extension Locale: LuaInterned {
  public var internKey: String { identifier }
}
