import LuaRuntime
import ViewKit

extension HostClass {
  static let viewController = HostClass(
    "ViewController", of: ViewController.self, objc: "UIViewController",
    superclass: .responder,
    doc: "Owns a view and looks after it: makes it, fills it, hears when it comes and goes.",
    make: { thread in
      make(thread) { options in
        guard let library = UILibrary.of(options.stack) else {
          throw LuaFailure("the host is gone")
        }
        return ViewController(application: library.application)
      }
    }
  ) { list in
    list.property(
      "title", (String?).self, doc: "The name of the screen.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.title) } },
      set: { thread, object in
        ViewController.at(object) { controller in
          takeText(thread, controller) { controller.title = $0 }
        }
      })
    list.property(
      "view", View.self,
      doc: "The controller's view; made at first use. A new one takes the place of the old.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.view) } },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread, View.self) { view in
            try controller.checkView(view)
            controller.view = view
          }
        }
      })
    list.property(
      "viewIfLoaded", (View?).self, doc: "The view, if it was made already.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.viewIfLoaded) } })
    list.property(
      "isViewLoaded", Bool.self, doc: "Whether the view was made already.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isViewLoaded) } })
    list.property(
      "parent", (ViewController?).self, objc: "parentViewController",
      doc: "The controller that this one is a child of.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.parent) } })
    list.property(
      "children", [ViewController].self, objc: "childViewControllers",
      doc: "The child controllers; a fresh list.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.children) } })
    list.property(
      "isMovingToParent", Bool.self, objc: "movingToParentViewController",
      doc: "In viewWillAppear and viewDidAppear: whether the controller was just added.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isMovingToParent) } })
    list.property(
      "isMovingFromParent", Bool.self, objc: "movingFromParentViewController",
      doc: "In viewWillDisappear and viewDidDisappear: whether it is being removed.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isMovingFromParent) } })
    list.property(
      "shouldAutomaticallyForwardAppearanceMethods", Bool.self, standard: "true",
      isOverridable: true,
      doc: "Whether the children hear by themselves when this controller comes and goes.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.shouldAutomaticallyForwardAppearanceMethods) }
      })
    ViewController.addEditing(to: &list)
    ViewController.addBars(to: &list)
    ViewController.addChildren(to: &list)
    ViewController.addTransition(to: &list)
    ViewController.addLoading(to: &list)
    ViewController.addAppearance(to: &list)
    ViewController.addPresentation(to: &list)
    ViewController.addNavigation(to: &list)
  }
}

extension ViewController {
  static func addEditing(to list: inout MemberList) {
    list.property(
      "isEditing", Bool.self, objc: "editing", standard: "false",
      doc: "Whether a person can change what the controller shows; setting it calls setEditing.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isEditing) } },
      set: { thread, object in
        ViewController.at(object) { controller in take(thread) { controller.isEditing = $0 } }
      })
    list.method(
      "setEditing", objc: "setEditing:animated:",
      parameters: [.init("editing", "boolean"), .init("animated", "boolean", standard: "false")],
      isOverridable: true,
      doc: "Enters or leaves the state in which a person can change what the controller shows.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isEditing = try arguments.value(2, Bool.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          ViewController.at(object) { $0.setEditing(isEditing, animated: isAnimated) }
        }
      })
  }

  static func addChildren(to list: inout MemberList) {
    list.method(
      "addChild", objc: "addChildViewController:", parameters: [.init("child", "ViewController")],
      doc: "Makes another controller a child of this one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let child = try arguments.value(2, ControllerOrClass.self).resolve()
          try ViewController.at(object) { try $0.addChild(child) }
        }
      })
    list.method(
      "removeFromParent", objc: "removeFromParentViewController",
      doc: "Ends being a child of another controller.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.removeFromParent() } }
      })
    list.method(
      "willMoveToParent", objc: "willMoveToParentViewController:",
      parameters: [.init("parent", "ViewController?")], isOverridable: true,
      doc: "Called before the controller becomes a child, or (nil) ceases to be one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let parent = try arguments.given(2, (ViewController?).self)
          ViewController.at(object) { $0.willMove(toParent: parent) }
        }
      })
    list.method(
      "didMoveToParent", objc: "didMoveToParentViewController:",
      parameters: [.init("parent", "ViewController?")], isOverridable: true,
      doc: "Called when the controller has become a child, or (nil) has ceased to be one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let parent = try arguments.given(2, (ViewController?).self)
          ViewController.at(object) { $0.didMove(toParent: parent) }
        }
      })
    list.method(
      "beginAppearanceTransition", objc: "beginAppearanceTransition:animated:",
      parameters: [
        .init("isAppearing", "boolean"), .init("animated", "boolean", standard: "false"),
      ],
      doc: "Tells a child that it is about to appear or to disappear.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isAppearing = try arguments.value(2, Bool.self)
          let animated = try arguments.value(3, default: false)
          ViewController.at(object) {
            $0.beginAppearanceTransition(isAppearing, animated: animated)
          }
        }
      })
    list.method(
      "endAppearanceTransition", objc: "endAppearanceTransition",
      doc: "Tells a child that it has appeared or disappeared.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.endAppearanceTransition() } }
      })
  }

  static func addTransition(to list: inout MemberList) {
    list.method(
      "transition",
      objc: "transitionFromViewController:toViewController:duration:options:animations:completion:",
      parameters: [
        .init("from", "ViewController"), .init("to", "ViewController"),
        .init("duration", "number"), .init("options", "AnimationOptions", standard: "\"\""),
        .init("animations", "function?", standard: "nil"),
        .init("completion", "function?", standard: "nil"),
      ],
      doc: "Replaces the view of one child by that of another; completion is called with finished.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let from = try arguments.value(2, ViewController.self)
          let to = try arguments.value(3, ViewController.self)
          let duration = try arguments.value(4, Duration.self).seconds
          let options = try arguments.value(5, default: AnimationOptions())
          let animations = try arguments.value(6, (KeptFunction?).self)
          let completion = try arguments.value(7, (KeptFunction?).self)
          try ViewController.at(object) { container in
            try container.transition(
              from: from, to: to, duration: duration, options: options,
              animations: { animations?.call(as: "animations", of: container) },
              completion: { [weak container] finished in
                completion?.call(finished, as: "completion", of: container)
              })
          }
        }
      })
  }

  static func addLoading(to list: inout MemberList) {
    list.method(
      "loadView", objc: "loadView", isOverridable: true,
      doc: "Called to make the view: set self.view. Without an override it is an empty one.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.loadView() } }
      })
    list.method(
      "loadViewIfNeeded", objc: "loadViewIfNeeded", doc: "Makes the view if there is none yet.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.loadViewIfNeeded() } }
      })
    list.method(
      "viewDidLoad", objc: "viewDidLoad", isOverridable: true,
      doc: "Called once when the view was made: the place to fill it.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.viewDidLoad() } }
      })
    list.method(
      "viewWillLayoutSubviews", objc: "viewWillLayoutSubviews", isOverridable: true,
      doc: "Called before the view lays out its subviews.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.viewWillLayoutSubviews() } }
      })
    list.method(
      "viewDidLayoutSubviews", objc: "viewDidLayoutSubviews", isOverridable: true,
      doc: "Called when the view has given its subviews their frames.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.viewDidLayoutSubviews() } }
      })
    list.method(
      "didReceiveMemoryWarning", objc: "didReceiveMemoryWarning", isOverridable: true,
      doc: "Called when memory is short.",
      call: { thread, object in
        invoke(thread) { _ in ViewController.at(object) { $0.didReceiveMemoryWarning() } }
      })
  }

  static func addAppearance(to list: inout MemberList) {
    let parameters: [Member.Parameter] = [.init("animated", "boolean", standard: "false")]
    list.method(
      "viewWillAppear", objc: "viewWillAppear:", parameters: parameters, isOverridable: true,
      doc: "Called before the view comes into the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animated = try arguments.value(2, default: false)
          ViewController.at(object) { $0.viewWillAppear(animated) }
        }
      })
    list.method(
      "viewDidAppear", objc: "viewDidAppear:", parameters: parameters, isOverridable: true,
      doc: "Called when the view has come into the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animated = try arguments.value(2, default: false)
          ViewController.at(object) { $0.viewDidAppear(animated) }
        }
      })
    list.method(
      "viewWillDisappear", objc: "viewWillDisappear:", parameters: parameters,
      isOverridable: true, doc: "Called before the view leaves the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animated = try arguments.value(2, default: false)
          ViewController.at(object) { $0.viewWillDisappear(animated) }
        }
      })
    list.method(
      "viewDidDisappear", objc: "viewDidDisappear:", parameters: parameters, isOverridable: true,
      doc: "Called when the view has left the window.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animated = try arguments.value(2, default: false)
          ViewController.at(object) { $0.viewDidDisappear(animated) }
        }
      })
  }
}
