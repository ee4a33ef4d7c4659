import LuaRuntime
import ViewKit

// What a screen is to the navigation controller around it, and the room for its bars.
extension ViewController {
  static func addNavigation(to list: inout MemberList) {
    list.property(
      "navigationController", (NavigationController?).self,
      doc: "The nearest navigation controller around this one.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.navigationController) }
      })
    list.property(
      "hidesBottomBarWhenPushed", Bool.self, standard: "false",
      doc: "Whether bars at the bottom are hidden while this screen is on a stack, for those above "
        + "it too. Set it before the push.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.hidesBottomBarWhenPushed) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.hidesBottomBarWhenPushed = $0 }
        }
      })
    list.property(
      "automaticallyAdjustsScrollViewInsets", Bool.self, standard: "true",
      doc:
        "Whether the scroll view that is the view, or its first subview, gets insets for the bars "
        + "that cover it.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.automaticallyAdjustsScrollViewInsets) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.automaticallyAdjustsScrollViewInsets = $0 }
        }
      })
    list.property(
      "edgesForExtendedLayout", RectEdge.self, standard: "\"all\"",
      doc: "The edges at which the view goes on below translucent bars.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.edgesForExtendedLayout) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.edgesForExtendedLayout = $0 }
        }
      })
    list.property(
      "extendedLayoutIncludesOpaqueBars", Bool.self, standard: "false",
      doc: "Whether the view goes on below opaque bars too.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.extendedLayoutIncludesOpaqueBars) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.extendedLayoutIncludesOpaqueBars = $0 }
        }
      })
    list.property(
      "topLayoutGuide", LayoutGuide.self,
      doc: "Its length: how many points at the top of the view bars cover.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.topLayoutGuide) } })
    list.property(
      "bottomLayoutGuide", LayoutGuide.self,
      doc: "Its length: how many points at the bottom of the view bars cover.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.bottomLayoutGuide) } })
    list.property(
      "preferredStatusBarStyle", StatusBarStyle.self, isOverridable: true,
      doc: "The colour of the status bar's text over this screen; override it.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.preferredStatusBarStyle) }
      })
  }
}

extension HostClass {
  static let layoutGuide = HostClass(
    "LayoutGuide", of: LayoutGuide.self, objc: "UILayoutSupport", superclass: .object,
    doc: "Where the part of a controller's view begins or ends that no bar covers."
  ) { list in
    list.property(
      "length", Double.self, doc: "How many points of the view bars cover, from its edge on.",
      get: { thread, object in LayoutGuide.at(object) { give(thread, $0.length) } })
  }
}
