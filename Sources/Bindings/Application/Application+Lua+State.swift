import LuaRuntime
import ViewKit

// Where the application stands, and what it asks of the system.
extension Application {
  static func addState(to list: inout MemberList) {
    list.property(
      "applicationState", Application.State.self,
      doc: "Whether the application is in front.",
      get: { thread, object in Application.at(object) { give(thread, $0.applicationState) } })
    list.property(
      "isIdleTimerDisabled", Bool.self, objc: "idleTimerDisabled", standard: "false",
      doc: "Whether the screen stays on although nobody touches it.",
      get: { thread, object in Application.at(object) { give(thread, $0.isIdleTimerDisabled) } },
      set: { thread, object in
        Application.at(object) { application in
          take(thread) { application.isIdleTimerDisabled = $0 }
        }
      })
    list.property(
      "applicationIconBadgeNumber", Int.self, standard: "0",
      doc: "The number on the application's icon; 0 shows none.",
      get: { thread, object in
        Application.at(object) { give(thread, $0.applicationIconBadgeNumber) }
      },
      set: { thread, object in
        Application.at(object) { application in
          take(thread) { application.applicationIconBadgeNumber = $0 }
        }
      })
    list.method(
      "openURL", objc: "openURL:", parameters: [.init("url", "string")], returns: Bool.self,
      doc: "Asks the system to open an address, which is noted; tells whether it is one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let url = try arguments.value(2, String.self)
          return Application.at(object) { $0.openURL(url) }
        }
      })
    list.method(
      "canOpenURL", objc: "canOpenURL:", parameters: [.init("url", "string")], returns: Bool.self,
      doc: "Whether a text is an address: it has a scheme, as in `tel:123`.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let url = try arguments.value(2, String.self)
          return Application.at(object) { $0.canOpenURL(url) }
        }
      })
  }

  static func addStatusBar(to list: inout MemberList) {
    list.property(
      "statusBarOrientation", InterfaceOrientation.self,
      doc: "Which way up the status bar is.",
      get: { thread, object in Application.at(object) { give(thread, $0.statusBarOrientation) } })
    list.property(
      "statusBarFrame", Rect.self,
      doc: "The place of the status bar; empty when it is hidden.",
      get: { thread, object in Application.at(object) { give(thread, $0.statusBarFrame) } })
    list.method(
      "setStatusBarHidden", objc: "setStatusBarHidden:withAnimation:",
      parameters: [
        .init("hidden", "boolean"), .init("animation", "string", standard: "\"none\""),
      ], doc: "Hides or shows the status bar; the animation is not seen.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let isHidden = try arguments.value(2, Bool.self)
          _ = try arguments.value(3, default: StatusBarAnimation.none)
          Application.at(object) { $0.isStatusBarHidden = isHidden }
        }
      })
    list.method(
      "setStatusBarStyle", objc: "setStatusBarStyle:animated:",
      parameters: [
        .init("style", "StatusBarStyle"), .init("animated", "boolean", standard: "false"),
      ], doc: "Changes the colour of the status bar's text.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let style = try arguments.value(2, StatusBarStyle.self)
          _ = try arguments.value(3, default: false)
          Application.at(object) { $0.statusBarStyle = style }
        }
      })
  }

  static func addInteraction(to list: inout MemberList) {
    list.property(
      "isIgnoringInteractionEvents", Bool.self,
      doc: "Whether fingers that land are ignored.",
      get: { thread, object in
        Application.at(object) { give(thread, $0.isIgnoringInteractionEvents) }
      })
    list.method(
      "beginIgnoringInteractionEvents", objc: "beginIgnoringInteractionEvents",
      doc: "Ignores fingers that land, until endIgnoringInteractionEvents was called as often.",
      call: { thread, object in
        invoke(thread) { _ in Application.at(object) { $0.beginIgnoringInteractionEvents() } }
      })
    list.method(
      "endIgnoringInteractionEvents", objc: "endIgnoringInteractionEvents",
      doc: "Ends one beginIgnoringInteractionEvents.",
      call: { thread, object in
        invoke(thread) { _ in Application.at(object) { $0.endIgnoringInteractionEvents() } }
      })
  }

  static func addNotifications(to list: inout MemberList) {
    list.notification(
      "didFinishLaunchingNotification", objc: Application.didFinishLaunchingNotification,
      get: { give($0, Application.didFinishLaunchingNotification) })
    list.notification(
      "didBecomeActiveNotification", objc: Application.didBecomeActiveNotification,
      get: { give($0, Application.didBecomeActiveNotification) })
    list.notification(
      "willResignActiveNotification", objc: Application.willResignActiveNotification,
      get: { give($0, Application.willResignActiveNotification) })
    list.notification(
      "didEnterBackgroundNotification", objc: Application.didEnterBackgroundNotification,
      get: { give($0, Application.didEnterBackgroundNotification) })
    list.notification(
      "willEnterForegroundNotification", objc: Application.willEnterForegroundNotification,
      get: { give($0, Application.willEnterForegroundNotification) })
    list.notification(
      "willTerminateNotification", objc: Application.willTerminateNotification,
      get: { give($0, Application.willTerminateNotification) })
    list.notification(
      "didReceiveMemoryWarningNotification", objc: Application.didReceiveMemoryWarningNotification,
      get: { give($0, Application.didReceiveMemoryWarningNotification) })
  }
}
