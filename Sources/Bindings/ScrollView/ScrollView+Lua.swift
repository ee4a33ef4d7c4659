import LuaRuntime
import ViewKit

extension HostClass {
  static let scrollView = HostClass(
    "ScrollView", of: ScrollView.self, objc: "UIScrollView", superclass: .view,
    doc: "Shows a part of a larger content: contentOffset says which.",
    make: { thread in make(thread) { _ in ScrollView() } }
  ) { list in
    list.property(
      "delegate", (Object?).self, doc: "Who is told: an object, or a table of functions.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        ScrollView.at(object) { view in
          take(thread, (ScriptDelegate?).self) { view.delegate = $0?.object }
        }
      })
    ScrollView.addContent(to: &list)
    ScrollView.addFingers(to: &list)
    ScrollView.addContentTouches(to: &list)
    ScrollView.addIndicators(to: &list)
    ScrollView.addZooming(to: &list)
    ScrollView.addRefreshing(to: &list)
  }
}

extension ScrollView {
  static func addContent(to list: inout MemberList) {
    list.property(
      "contentSize", Size.self, standard: "{ 0, 0 }", doc: "The size of the content in points.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.contentSize) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.contentSize = $0 } }
      })
    list.property(
      "contentInset", EdgeInsets.self, standard: "0", doc: "What is added around the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.contentInset) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.contentInset = $0 } }
      })
    list.property(
      "contentOffset", Point.self, standard: "{ 0, 0 }",
      doc: "The point of the content at the upper left corner.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.contentOffset) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.contentOffset = $0 } }
      })
    list.method(
      "setContentOffset", objc: "setContentOffset:animated:",
      parameters: [.init("offset", "Point"), .init("animated", "boolean", standard: "false")],
      doc: "Scrolls to a point of the content.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let offset = try arguments.value(2, Point.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          ScrollView.at(object) { $0.setContentOffset(offset, animated: isAnimated) }
        }
      })
    list.method(
      "scrollRectToVisible", objc: "scrollRectToVisible:animated:",
      parameters: [.init("rect", "Rect"), .init("animated", "boolean", standard: "false")],
      doc: "Scrolls as little as needed to show a rectangle of the content.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          ScrollView.at(object) { $0.scrollRectToVisible(rect, animated: isAnimated) }
        }
      })
    list.property(
      "adjustedContentInset", EdgeInsets.self,
      doc: "The same as contentInset: nothing is added by itself.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.contentInset) } })
    list.property(
      "scrollsToTop", Bool.self, standard: "true",
      doc: "Whether a tap on the status bar scrolls to the top, if it is the only such view.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.scrollsToTop) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.scrollsToTop = $0 } }
      })
  }
}
