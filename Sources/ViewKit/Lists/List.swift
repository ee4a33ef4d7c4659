/// An array that tells of its changes, so that a table or a grid shows them: what scripts make with
/// `ui.List{…}`. UIKit has none.
///
/// The elements are values of a script and lie in its state. Known here are how many they are, and
/// who hears of changes.
public final class List: Object {
  /// The elements, as the observers know them: those that came and went since the outermost
  /// `update` began are not counted before it ends.
  public private(set) var count = 0

  /// Whether several changes are being made that will be told as one.
  public var isUpdating = false

  /// Whether no change is allowed now: observers are being told of one, or a function of the script
  /// that compares elements runs.
  public private(set) var isLocked = false

  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: (any ListObserver)?
  }

  /// Whether there is an observer.
  public var isObserved: Bool { observers.contains { $0.observer != nil } }

  /// Tells an observer of all changes from now on. It is not kept alive.
  public func addObserver(_ observer: any ListObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  public func removeObserver(_ observer: any ListObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Notes that the elements have changed, and tells the observers.
  ///
  /// - Parameter updates: how, as changes of the rows of the first section.
  public func didChange(_ updates: BatchUpdates, count: Int) {
    self.count = count
    guard !updates.isEmpty else { return }
    locked { for entry in observers { entry.observer?.list(self, didChange: updates) } }
  }

  /// Refuses changes as long as a function runs.
  public func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let was = isLocked
    isLocked = true
    defer { isLocked = was }
    return try body()
  }
}

/// Who hears of the changes of a ``List``.
public protocol ListObserver: AnyObject {
  /// The list has changed, and has its new elements already.
  ///
  /// - Parameter updates: how, as changes of the rows of the first section; they fit a list that
  ///   had the elements of the call before.
  func list(_ list: List, didChange updates: BatchUpdates)
}
