import LuaRuntime
import ViewKit

extension HostClass {
  static let navigationController = HostClass(
    "NavigationController", of: NavigationController.self, objc: "UINavigationController",
    superclass: .viewController,
    doc: "A stack of screens with a bar that leads back: "
      + "ui.NavigationController{ rootViewController = Cities }.",
    make: { thread in
      make(thread) { options in
        guard let library = UILibrary.of(options.stack) else {
          throw LuaFailure("the host is gone")
        }
        return NavigationController(application: library.application)
      }
    }
  ) { list in
    list.initArgument(
      "rootViewController", ViewController.self, objc: "initWithRootViewController:",
      doc: "The screen at the bottom, or its class; it is pushed.",
      set: { thread, object in
        take(thread, ControllerOrClass.self) { root in
          let controller = try root.resolve()
          try NavigationController.at(object) {
            try $0.perform.pushViewController(controller, animated: false)
          }
        }
      })
    NavigationController.addStack(to: &list)
    NavigationController.addPops(to: &list)
    NavigationController.addStackBars(to: &list)
    list.property(
      "delegate", (Object?).self,
      doc: "Who is told which screen is shown; an object or a table with callbacks.",
      get: { thread, object in NavigationController.at(object) { give(thread, $0.delegate) } },
      set: { thread, object in
        NavigationController.at(object) { controller in
          take(thread, (ScriptDelegate?).self) { controller.delegate = $0?.object }
        }
      })
    list.property(
      "interactivePopGestureRecognizer", (GestureRecognizer?).self,
      doc:
        "What recognises the swipe from the left edge; its delegate decides when. Nil before the "
        + "view is loaded.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.interactivePopGestureRecognizer) }
      })
  }
}

extension NavigationController {
  private static let animated = Member.Parameter("animated", "boolean", standard: "false")

  static func addStack(to list: inout MemberList) {
    list.property(
      "viewControllers", [ViewController].self,
      doc: "The controllers from the root to the top; a fresh list. Setting it keeps those that "
        + "stay.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.viewControllers) }
      },
      set: { thread, object in
        take(thread, [ControllerOrClass].self) { list in
          let controllers = try list.map { try $0.resolve() }
          try NavigationController.at(object) {
            try $0.setViewControllers(controllers, animated: false)
          }
        }
      })
    list.method(
      "setViewControllers", objc: "setViewControllers:animated:",
      parameters: [.init("controllers", "ViewController[]"), animated],
      doc: "Replaces the stack; the new top comes as in a push, or in a pop if it was there.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let controllers = try arguments.value(2, [ControllerOrClass].self)
            .map { try $0.resolve() }
          let animated = try arguments.value(3, default: false)
          try NavigationController.at(object) {
            try $0.setViewControllers(controllers, animated: animated)
          }
        }
      })
    list.property(
      "topViewController", (ViewController?).self, doc: "The controller on top.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.topViewController) }
      })
    list.property(
      "visibleViewController", (ViewController?).self,
      doc: "What was presented over this controller, else the controller on top.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.visibleViewController) }
      })
    list.method(
      "pushViewController", objc: "pushViewController:animated:",
      parameters: [.init("controller", "ViewController"), animated], isOverridable: true,
      doc: "Puts a controller, or one of a class, on top.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let controller = try arguments.value(2, ControllerOrClass.self).resolve()
          let animated = try arguments.value(3, default: false)
          try NavigationController.at(object) { try $0.push(controller, animated: animated) }
        }
      })
  }

  static func addPops(to list: inout MemberList) {
    list.method(
      "popViewController", objc: "popViewControllerAnimated:", parameters: [animated],
      returns: (ViewController?).self, isOverridable: true,
      doc: "Takes the controller on top away and returns it; nil on the root, which stays.",
      call: { thread, object in
        invoke(thread) { arguments throws -> ViewController? in
          let animated = try arguments.value(2, default: false)
          return NavigationController.at(object) { $0.pop(animated: animated) }
        }
      })
    list.method(
      "popToViewController", objc: "popToViewController:animated:",
      parameters: [.init("controller", "ViewController"), animated],
      returns: [ViewController].self,
      doc: "Takes all controllers away that lie on one of the stack, and returns them.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [ViewController] in
          let controller = try arguments.value(2, ViewController.self)
          let animated = try arguments.value(3, default: false)
          return try NavigationController.at(object) {
            try $0.pop(to: controller, animated: animated)
          }
        }
      })
    list.method(
      "popToRootViewController", objc: "popToRootViewControllerAnimated:", parameters: [animated],
      returns: [ViewController].self,
      doc: "Takes all controllers away but the root, and returns them.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [ViewController] in
          let animated = try arguments.value(2, default: false)
          return NavigationController.at(object) { $0.popToRoot(animated: animated) }
        }
      })
  }

  static func addStackBars(to list: inout MemberList) {
    list.property(
      "navigationBar", NavigationBar.self, doc: "The bar at the top, which the controller fills.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.navigationBar) }
      })
    list.property(
      "isNavigationBarHidden", Bool.self, objc: "navigationBarHidden", standard: "false",
      doc: "Whether the bar at the top is hidden.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.isNavigationBarHidden) }
      },
      set: { thread, object in
        NavigationController.at(object) { controller in
          take(thread) { controller.isNavigationBarHidden = $0 }
        }
      })
    list.method(
      "setNavigationBarHidden", objc: "setNavigationBarHidden:animated:",
      parameters: [.init("isHidden", "boolean"), animated],
      doc: "Hides or shows the bar at the top.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isHidden = try arguments.value(2, Bool.self)
          let animated = try arguments.value(3, default: false)
          NavigationController.at(object) {
            $0.setNavigationBarHidden(isHidden, animated: animated)
          }
        }
      })
    list.property(
      "toolbar", Toolbar.self,
      doc: "The bar at the bottom, with the toolbarItems of the controller on top.",
      get: { thread, object in NavigationController.at(object) { give(thread, $0.toolbar) } })
    list.property(
      "isToolbarHidden", Bool.self, objc: "toolbarHidden", standard: "true",
      doc: "Whether the bar at the bottom is hidden, for the whole stack.",
      get: { thread, object in
        NavigationController.at(object) { give(thread, $0.isToolbarHidden) }
      },
      set: { thread, object in
        NavigationController.at(object) { controller in
          take(thread) { controller.isToolbarHidden = $0 }
        }
      })
    list.method(
      "setToolbarHidden", objc: "setToolbarHidden:animated:",
      parameters: [.init("isHidden", "boolean"), animated],
      doc: "Hides or shows the bar at the bottom.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isHidden = try arguments.value(2, Bool.self)
          let animated = try arguments.value(3, default: false)
          NavigationController.at(object) { $0.setToolbarHidden(isHidden, animated: animated) }
        }
      })
  }
}
