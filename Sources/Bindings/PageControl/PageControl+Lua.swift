import LuaRuntime
import ViewKit

extension HostClass {
  static let pageControl = HostClass(
    "PageControl", of: PageControl.self, objc: "UIPageControl", superclass: .control,
    doc: "A row of dots, one for each page: `ui.PageControl{ numberOfPages = 3 }`.",
    make: { thread in make(thread) { _ in PageControl() } }
  ) { list in
    PageControl.addPages(to: &list)
  }
}

extension PageControl {
  static func addPages(to list: inout MemberList) {
    list.property(
      "numberOfPages", Int.self, standard: "0",
      doc: "How many dots there are.",
      get: { thread, object in PageControl.at(object) { give(thread, $0.numberOfPages) } },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, Int.self) { control.numberOfPages = $0 }
        }
      })
    list.property(
      "currentPage", LuaIndex.self, standard: "1",
      doc: "The page whose dot is lit, from 1, brought into the range; setting it sends nothing.",
      get: { thread, object in PageControl.at(object) { give(thread, LuaIndex($0.currentPage)) } },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, PinnedIndex.self) { control.currentPage = $0.position }
        }
      })
    list.property(
      "hidesForSinglePage", Bool.self, standard: "false",
      doc: "Whether nothing is shown when there is one page.",
      get: { thread, object in PageControl.at(object) { give(thread, $0.hidesForSinglePage) } },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, Bool.self) { control.hidesForSinglePage = $0 }
        }
      })
    list.property(
      "defersCurrentPageDisplay", Bool.self, standard: "false",
      doc: "Whether a tap leaves the dots alone until updateCurrentPageDisplay.",
      get: { thread, object in PageControl.at(object) { give(thread, $0.defersCurrentPageDisplay) }
      },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, Bool.self) { control.defersCurrentPageDisplay = $0 }
        }
      })
    list.method(
      "updateCurrentPageDisplay", objc: "updateCurrentPageDisplay",
      doc: "Lights the dot of the current page, where that was deferred.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          PageControl.at(object) { $0.updateCurrentPageDisplay() }
        }
      })
    list.method(
      "sizeForNumberOfPages", objc: "sizeForNumberOfPages:",
      parameters: [
        .init("pageCount", "integer")
      ],
      returns: Size.self,
      isOverridable: true,
      doc: "The size that the dots of so many pages need.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Size in
          let count: Int = try arguments.value(2)
          return PageControl.at(object) { $0.size(forNumberOfPages: count) }
        }
      })
    list.property(
      "pageIndicatorTintColor", (Color?).self,
      doc: "The colour of the dots; nil is the system's.",
      get: { thread, object in PageControl.at(object) { give(thread, $0.pageIndicatorTintColor) } },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, (Color?).self) {
            control.pageIndicatorTintColor = $0
            control.ownLooks.insert(.pageIndicatorTintColor)
          }
        }
      })
    list.property(
      "currentPageIndicatorTintColor", (Color?).self,
      doc: "The colour of the dot that is lit; nil is the system's.",
      get: { thread, object in
        PageControl.at(object) { give(thread, $0.currentPageIndicatorTintColor) }
      },
      set: { thread, object in
        PageControl.at(object) { control in
          take(thread, (Color?).self) {
            control.currentPageIndicatorTintColor = $0
            control.ownLooks.insert(.currentPageIndicatorTintColor)
          }
        }
      })
  }
}
