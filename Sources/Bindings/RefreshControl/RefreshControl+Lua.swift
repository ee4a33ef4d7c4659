import LuaRuntime
import ViewKit

extension HostClass {
  static let refreshControl = HostClass(
    "RefreshControl", of: RefreshControl.self, objc: "UIRefreshControl", superclass: .control,
    doc: "What a person pulls down above a table to have its content made anew: "
      + "`self.refreshControl = ui.RefreshControl{ onValueChanged = fn }`. It stays until "
      + "endRefreshing().",
    make: { thread in make(thread) { _ in RefreshControl() } }
  ) { list in
    list.property(
      "isRefreshing", Bool.self, objc: "refreshing",
      doc: "Whether the content is being made anew.",
      get: { thread, object in RefreshControl.at(object) { give(thread, $0.isRefreshing) } })
    list.property(
      "attributedTitle", (AttributedString?).self, doc: "The text below the wheel.",
      get: { thread, object in RefreshControl.at(object) { give(thread, $0.attributedTitle) } },
      set: { thread, object in
        RefreshControl.at(object) { control in
          take(thread) { control.attributedTitle = $0 }
        }
      })
    list.method(
      "beginRefreshing", objc: "beginRefreshing",
      doc: "Shows that the content is being made anew; sends nothing, and scrolls nowhere.",
      call: { thread, object in
        invoke(thread) { _ in RefreshControl.at(object) { $0.beginRefreshing() } }
      })
    list.method(
      "endRefreshing", objc: "endRefreshing",
      doc: "The content is new: the control goes.",
      call: { thread, object in
        invoke(thread) { _ in RefreshControl.at(object) { $0.endRefreshing() } }
      })
  }
}

extension ScrollView {
  static func addRefreshing(to list: inout MemberList) {
    list.property(
      "refreshControl", (RefreshControl?).self,
      doc: "The control with which a person asks for new content, by pulling it down.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.refreshControl) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.refreshControl = $0 } }
      })
  }
}
