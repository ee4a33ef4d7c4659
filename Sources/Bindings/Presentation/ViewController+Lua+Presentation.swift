import LuaRuntime
import ViewKit

// Controllers over others.
extension ViewController {
  static func addPresentation(to list: inout MemberList) {
    list.property(
      "modalPresentationStyle", ModalPresentationStyle.self, standard: "\"fullScreen\"",
      doc: "How the controller lies on the screen when it is presented. On a phone sheets fill it.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.modalPresentationStyle) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.modalPresentationStyle = $0 }
        }
      })
    list.property(
      "modalTransitionStyle", ModalTransitionStyle.self, standard: "\"coverVertical\"",
      doc: "How the controller comes and goes when it is presented.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.modalTransitionStyle) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.modalTransitionStyle = $0 }
        }
      })
    list.property(
      "definesPresentationContext", Bool.self, standard: "false",
      doc: "Whether what is presented from inside with currentContext or overCurrentContext lies "
        + "over this controller alone.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.definesPresentationContext) }
      },
      set: { thread, object in
        ViewController.at(object) { controller in
          take(thread) { controller.definesPresentationContext = $0 }
        }
      })
    list.property(
      "presentedViewController", (ViewController?).self,
      doc: "The controller that this one, or the nearest one around it, has presented.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.presentedViewController) }
      })
    list.property(
      "presentingViewController", (ViewController?).self,
      doc: "The controller that has presented this one, or the outermost one around it.",
      get: { thread, object in
        ViewController.at(object) { give(thread, $0.presentingViewController) }
      })
    list.property(
      "isBeingPresented", Bool.self, objc: "beingPresented",
      doc: "In viewWillAppear and viewDidAppear: whether the controller was just presented.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isBeingPresented) } })
    list.property(
      "isBeingDismissed", Bool.self, objc: "beingDismissed",
      doc: "In viewWillDisappear and viewDidDisappear: whether it is being dismissed.",
      get: { thread, object in ViewController.at(object) { give(thread, $0.isBeingDismissed) } })
    list.method(
      "present", objc: "presentViewController:animated:completion:",
      parameters: [
        .init("controller", "ViewController"), .init("animated", "boolean", standard: "false"),
        .init("completion", "function?", standard: "nil"),
      ],
      doc:
        "Shows a controller, or one of a class, over the screen; completion is called when it has "
        + "appeared.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let controller = try arguments.value(2, ControllerOrClass.self).resolve()
          let animated = try arguments.value(3, default: false)
          let completion = try arguments.value(4, (KeptFunction?).self)
          try ViewController.at(object) { presenter in
            try presenter.present(controller, animated: animated) { [weak presenter] in
              completion?.call(as: "completion", of: presenter)
            }
          }
        }
      })
    list.method(
      "dismiss", objc: "dismissViewControllerAnimated:completion:",
      parameters: [
        .init("animated", "boolean", standard: "false"),
        .init("completion", "function?", standard: "nil"),
      ],
      doc:
        "Takes away what the controller has presented, else the controller itself; completion is "
        + "called when that has disappeared.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let animated = try arguments.value(2, default: false)
          let completion = try arguments.value(3, (KeptFunction?).self)
          ViewController.at(object) { controller in
            controller.dismiss(animated: animated) { [weak controller] in
              completion?.call(as: "completion", of: controller)
            }
          }
        }
      })
  }
}

extension ModalPresentationStyle: LuaEnum {
  public static let table = LuaEnumTable<ModalPresentationStyle>(
    "ModalPresentationStyle", objc: "UIModalPresentation")
}

extension ModalTransitionStyle: LuaEnum {
  public static let table = LuaEnumTable<ModalTransitionStyle>(
    "ModalTransitionStyle", objc: "UIModalTransitionStyle")
}
