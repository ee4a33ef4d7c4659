import LuaRuntime
import ViewKit

extension HostClass {
  static let activityIndicatorView = HostClass(
    "ActivityIndicatorView", of: ActivityIndicatorView.self, objc: "UIActivityIndicatorView",
    superclass: .view,
    doc: "A wheel that turns while something goes on: `ui.ActivityIndicatorView{ style = "
      + "\"gray\" }`.",
    make: { thread in
      make(thread) { options in
        ActivityIndicatorView(
          style: try options.read("style", ActivityIndicatorView.Style.self) ?? .white)
      }
    }
  ) { list in
    ActivityIndicatorView.addWheel(to: &list)
  }
}

extension ActivityIndicatorView {
  static func addWheel(to list: inout MemberList) {
    list.property(
      "style", ActivityIndicatorView.Style.self,
      objc: "activityIndicatorViewStyle initWithActivityIndicatorStyle:", standard: "\"white\"",
      doc: "How large the wheel is, and its colour.",
      get: { thread, object in ActivityIndicatorView.at(object) { give(thread, $0.style) } },
      set: { thread, object in
        ActivityIndicatorView.at(object) { view in
          take(thread, ActivityIndicatorView.Style.self) { view.style = $0 }
        }
      })
    list.property(
      "color", (Color?).self,
      doc: "The colour of the wheel; nil is that of the style again.",
      get: { thread, object in ActivityIndicatorView.at(object) { give(thread, $0.color) } },
      set: { thread, object in
        ActivityIndicatorView.at(object) { view in
          take(thread, (Color?).self) {
            view.color = $0
            view.ownLooks.insert(.color)
          }
        }
      })
    list.property(
      "hidesWhenStopped", Bool.self, standard: "true",
      doc: "Whether the wheel is hidden while it stands still.",
      get: { thread, object in
        ActivityIndicatorView.at(object) { give(thread, $0.hidesWhenStopped) }
      },
      set: { thread, object in
        ActivityIndicatorView.at(object) { view in
          take(thread, Bool.self) { view.hidesWhenStopped = $0 }
        }
      })
    list.property(
      "isAnimating", Bool.self, objc: "animating",
      doc: "Whether the wheel turns.",
      get: { thread, object in ActivityIndicatorView.at(object) { give(thread, $0.isAnimating) } })
    list.method(
      "startAnimating", objc: "startAnimating",
      doc: "Lets the wheel turn, and shows it.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          ActivityIndicatorView.at(object) { $0.startAnimating() }
        }
      })
    list.method(
      "stopAnimating", objc: "stopAnimating",
      doc: "Stops the wheel, and hides it unless hidesWhenStopped is false.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          ActivityIndicatorView.at(object) { $0.stopAnimating() }
        }
      })
  }
}

extension ActivityIndicatorView.Style: LuaEnum {
  public static let table = LuaEnumTable<ActivityIndicatorView.Style>(
    "ActivityIndicatorViewStyle", objc: "UIActivityIndicatorViewStyle")
}
