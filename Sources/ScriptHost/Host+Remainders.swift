import Bindings
import ViewKit

// What goes on by itself when nobody needs it any more.
extension Host {
  /// Something that a script has set going, and where it did.
  public struct Remainder: Equatable, Sendable {
    /// `timer`, `display link`, `observer`, `request` or `coroutine`.
    public let kind: String
    public let site: String
  }

  /// The timers that run, the functions that listen to notifications, the requests under way, and
  /// the coroutines that wait: those that scripts made while ``LuaState/notesCreationSites`` was set.
  public var remainders: [Remainder] {
    remainders("timer", application.timers)
      + remainders("display link", application.displayLinks)
      + remainders("observer", application.notificationCenter.functionObservers)
      + remainders("request", application.urlSessionIfMade?.tasks ?? [])
      + library.sitesOfWaitingTasks.map { Remainder(kind: "coroutine", site: $0) }
  }

  private func remainders(_ kind: String, _ objects: [Object]) -> [Remainder] {
    objects.compactMap { object in
      state.creationSite(of: object).map { Remainder(kind: kind, site: $0) }
    }
  }

  /// Takes everything off the screen, as when a person has left it for good: what controllers do
  /// then is done.
  public func clearScreen() {
    for window in application.visibleWindows {
      window.isHidden = true
      window.rootViewController = nil
    }
    application.delegate = nil
    application.removeKeyboard()
    application.removeMenuController()
    application.settle()
  }
}
