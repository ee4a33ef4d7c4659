public import LuaRuntime
import ViewKit

/// One run of code that a reload may run again: of a chunk, or of a controller's `viewDidLoad`.
///
/// Knows what the run has made that stays without anyone holding it: classes, timers, observers,
/// coroutines. Before the next run of the same code takes effect, these are withdrawn.
public final class CodeRun {
  /// A class that the run has made, or defined anew.
  public struct MadeClass {
    public let type: LuaType
    /// The name with the folder of the plugin, under which it is unique.
    let place: String
    /// What it had before; nil for a new one.
    let former: FormerMembers?
  }

  /// What a class had before a run defined it anew.
  struct FormerMembers {
    let reference: Int32
    let properties: [String]
  }

  private struct Observer {
    weak var center: NotificationCenter?
    let number: Int
  }

  public private(set) var classes: [MadeClass] = []
  private var timers: [Timer] = []
  private var endings: [() -> Void] = []
  /// Those who have noted how all that they have of the run ends.
  private var noted: Set<ObjectIdentifier> = []
  /// The classes of the run before, which this one may make again.
  var renewable: Set<String> = []
  /// Those of the run before that this one has not made.
  public private(set) var missing: [LuaType] = []
  /// Registrations with notification centres, by their numbers.
  private var observers: [Observer] = []
  /// Whether another run has taken its place, though this one may come back: what it has said of
  /// the looks of views does not count meanwhile, and its observers hear nothing.
  public var isReplaced = false {
    didSet {
      guard isReplaced != oldValue else { return }
      for observer in observers { observer.center?.suspend(observer.number, isReplaced) }
    }
  }
  private let library: UILibrary

  public init(_ library: UILibrary) { self.library = library }

  /// Lets this run make the classes again that another has made.
  public func mayRenew(_ other: CodeRun) {
    renewable = Set(other.classes.map(\.place))
    missing = other.classes.map(\.type)
  }

  /// Calls `body`; what it makes belongs to this run.
  public func perform<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let outer = library.run
    library.run = self
    defer { library.run = outer }
    return try body()
  }

  func note(_ timer: Timer) { timers.append(timer) }

  /// Notes a registration with a notification centre.
  func note(_ registration: Int, in center: NotificationCenter) {
    observers.append(Observer(center: center, number: registration))
  }

  /// Notes how something ends.
  func note(_ ending: @escaping () -> Void) { endings.append(ending) }

  /// Notes how all ends that one object has of the run, unless that was done.
  func noteOnce(_ owner: AnyObject, _ ending: @escaping () -> Void) {
    if noted.insert(ObjectIdentifier(owner)).inserted { note(ending) }
  }

  func note(_ type: LuaType, at place: String, former: FormerMembers?) {
    missing.removeAll { $0 === type }
    classes.append(MadeClass(type: type, place: place, former: former))
  }

  /// Ends what the run has started, since another takes its place. A timer that the other has made
  /// with the same interval goes on in the rhythm of the old one.
  public func withdraw(inFavourOf next: CodeRun? = nil) {
    var heirs = next?.timers ?? []
    for timer in timers where timer.isValid {
      if let index = heirs.firstIndex(where: { $0.isLike(timer) }) {
        heirs.remove(at: index).takeRhythm(of: timer)
      }
      timer.invalidate()
    }
    for ending in endings { ending() }
    for observer in observers { observer.center?.remove(observer.number) }
    observers = []
    timers = []
    endings = []
    noted = []
  }

  /// Gives the classes back what they had before the run; those that it has made may be made again.
  public func restoreClasses() {
    let stack = library.state.stack
    for made in classes.reversed() {
      guard let former = made.former else {
        library.classNames.remove(made.place)
        continue
      }
      stack.push(reference: former.reference)
      made.type.replaceOwnMembers(by: -1, properties: former.properties, stack)
      stack.pop()
    }
    forgetFormerMembers()
  }

  /// Lets the classes be made again that the run after this one has not made.
  public func releaseClasses(notMadeBy next: CodeRun?) {
    let places = Set(next?.classes.map(\.place) ?? [])
    for made in classes where !places.contains(made.place) {
      library.classNames.remove(made.place)
    }
  }

  /// Pushes what a class had before the run; false, and nothing, for a new class.
  public func pushFormerMembers(of made: MadeClass) -> Bool {
    guard let former = made.former else { return false }
    library.state.stack.push(reference: former.reference)
    return true
  }

  /// Lets go of what the classes had before.
  public func forgetFormerMembers() {
    for made in classes {
      if let former = made.former { library.state.stack.release(reference: former.reference) }
    }
    classes = classes.map { MadeClass(type: $0.type, place: $0.place, former: nil) }
  }
}
