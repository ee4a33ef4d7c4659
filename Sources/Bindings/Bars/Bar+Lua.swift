import LuaRuntime
import ViewKit

// What navigation bars and toolbars have in common. Each is a subclass of View for scripts.
extension Bar {
  static func addLooks(to list: inout MemberList) {
    list.property(
      "barStyle", BarStyle.self, standard: "\"default\"",
      doc: "Whether the bar is light with black titles, or black with white ones.",
      get: { thread, object in Bar.at(object) { give(thread, $0.barStyle) } },
      set: { thread, object in
        Bar.at(object) { bar in
          take(thread, BarStyle.self) {
            bar.barStyle = $0
            bar.ownLooks.insert(.barStyle)
          }
        }
      })
    list.property(
      "barTintColor", (Color?).self, doc: "The colour of the bar; nil is that of its style.",
      get: { thread, object in Bar.at(object) { give(thread, $0.barTintColor) } },
      set: { thread, object in
        Bar.at(object) { bar in
          take(thread, (Color?).self) {
            bar.barTintColor = $0
            bar.ownLooks.insert(.barTintColor)
          }
        }
      })
    list.property(
      "isTranslucent", Bool.self, objc: "translucent", standard: "true",
      doc: "Whether what is behind the bar is seen through it, blurred.",
      get: { thread, object in Bar.at(object) { give(thread, $0.isTranslucent) } },
      set: { thread, object in
        Bar.at(object) { bar in
          take(thread, Bool.self) {
            bar.isTranslucent = $0
            bar.ownLooks.insert(.isTranslucent)
          }
        }
      })
    list.property(
      "barPosition", BarPosition.self, standard: "\"any\"", doc: "Where the bar stands.",
      get: { thread, object in Bar.at(object) { give(thread, $0.barPosition) } })
  }
}
