import LuaRuntime
import ViewKit

extension HostClass {
  static let progressView = HostClass(
    "ProgressView", of: ProgressView.self, objc: "UIProgressView", superclass: .view,
    doc: "A line that fills as something gets done: `ui.ProgressView{ progress = 0.4 }`.",
    make: { thread in
      make(thread) { options in
        ProgressView(
          progressViewStyle: try options.read("progressViewStyle", ProgressView.Style.self)
            ?? .default)
      }
    }
  ) { list in
    ProgressView.addProgress(to: &list)
  }
}

extension ProgressView {
  static func addProgress(to list: inout MemberList) {
    list.property(
      "progressViewStyle", ProgressView.Style.self,
      objc: "progressViewStyle initWithProgressViewStyle:", standard: "\"default\"",
      doc: "The look, which has its height.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.progressViewStyle) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, ProgressView.Style.self) { view.progressViewStyle = $0 }
        }
      })
    list.property(
      "progress", Double.self, standard: "0",
      doc: "How much is done, from 0 to 1.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.progress) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, Double.self) { view.progress = $0 }
        }
      })
    list.method(
      "setProgress", objc: "setProgress:animated:",
      parameters: [
        .init("progress", "number"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Sets how much is done; the line may take its time.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let progress = try arguments.value(2, Double.self)
          let animated = try arguments.value(3, default: false)
          ProgressView.at(object) { $0.setProgress(progress, animated: animated) }
        }
      })
    list.property(
      "progressTintColor", (Color?).self,
      doc: "The colour of what is done; nil is the tint.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.progressTintColor) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, (Color?).self) {
            view.progressTintColor = $0
            view.ownLooks.insert(.progressTintColor)
          }
        }
      })
    list.property(
      "trackTintColor", (Color?).self,
      doc: "The colour of what is left; nil is the system's grey.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.trackTintColor) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, (Color?).self) {
            view.trackTintColor = $0
            view.ownLooks.insert(.trackTintColor)
          }
        }
      })
    list.property(
      "progressImage", (Image?).self,
      doc: "The image of what is done.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.progressImage) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, (Image?).self) {
            view.progressImage = $0
            view.ownLooks.insert(.progressImage)
          }
        }
      })
    list.property(
      "trackImage", (Image?).self,
      doc: "The image of what is left.",
      get: { thread, object in ProgressView.at(object) { give(thread, $0.trackImage) } },
      set: { thread, object in
        ProgressView.at(object) { view in
          take(thread, (Image?).self) {
            view.trackImage = $0
            view.ownLooks.insert(.trackImage)
          }
        }
      })
  }
}

extension ProgressView.Style: LuaEnum {
  public static let table = LuaEnumTable<ProgressView.Style>(
    "ProgressViewStyle", objc: "UIProgressViewStyle")
}
