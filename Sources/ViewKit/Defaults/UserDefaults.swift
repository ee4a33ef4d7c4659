/// What an application remembers from one launch to the next, as `UserDefaults`
/// (`NSUserDefaults`).
///
/// It is in memory; the host says what it begins with, and where it goes (``store``).
public final class UserDefaults: Object {
  public static let didChangeNotification = "NSUserDefaultsDidChangeNotification"

  private weak var host: Application?
  /// What was set.
  public private(set) var values: [String: PlainValue]
  /// What stands for keys that were not set.
  private var registered: [String: PlainValue] = [:]
  /// The bytes of both.
  private var bytes = 0
  /// Whether something was set since the last ``synchronize()``.
  public private(set) var hasChanges = false
  /// Takes what is to be kept, and tells whether it could; nil keeps it in memory alone.
  public var store: ((_ values: [String: PlainValue]) -> Bool)?
  /// Whether nothing is stored for now.
  var isWithheld = false

  init(_ values: [String: PlainValue], _ application: Application) {
    self.values = values
    host = application
  }

  // MARK: Values

  /// Sets a value; nil takes it away. Tells who listens to ``didChangeNotification``.
  public func set(_ value: PlainValue?, forKey key: String) {
    let old = values.updateValue(value ?? .null, forKey: key)
    if value == nil || value == .null { values[key] = nil }
    bytes += weight(of: values[key], key) - weight(of: old, key)
    hasChanges = true
    host?.notificationCenter.post(name: Self.didChangeNotification, object: self)
  }

  /// Takes a value away, so that the registered one counts, if there is any.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Says what counts for keys that have no value. That is never stored, so it is registered at
  /// each launch; of two for one key the later counts.
  public func register(defaults: [String: PlainValue]) {
    for (key, value) in defaults where value != .null {
      bytes += weight(of: value, key) - weight(of: registered[key], key)
      registered[key] = value
    }
  }

  /// The value for a key; nil when there is none.
  public func object(forKey key: String) -> PlainValue? { values[key] ?? registered[key] }

  /// A string, or a number as one; nil for all else.
  public func string(forKey key: String) -> String? { object(forKey: key)?.asString }

  /// A number without its fraction, also one that a string begins with; else 0.
  public func integer(forKey key: String) -> Int { object(forKey: key)?.asInteger ?? 0 }

  /// A number, also one that a string begins with; else 0.
  public func double(forKey key: String) -> Double { object(forKey: key)?.asDouble ?? 0 }

  /// Whether it is true, a number other than 0, or a string such as `YES`.
  public func bool(forKey key: String) -> Bool { object(forKey: key)?.asBool ?? false }

  /// A list; nil for all else.
  public func array(forKey key: String) -> [PlainValue]? {
    switch object(forKey: key) {
    case .list(let elements): elements
    // A script writes both in the same way.
    case .table(let fields) where fields.isEmpty: []
    default: nil
    }
  }

  /// A list of strings; nil for all else.
  public func stringArray(forKey key: String) -> [String]? {
    guard let elements = array(forKey: key) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Named values; nil for all else.
  public func dictionary(forKey key: String) -> [String: PlainValue]? {
    switch object(forKey: key) {
    case .table(let fields): fields
    case .list(let elements) where elements.isEmpty: [:]
    default: nil
    }
  }

  /// All that there is, what was registered among it.
  public func dictionaryRepresentation() -> [String: PlainValue] {
    registered.merging(values) { $1 }
  }

  // MARK: Keeping

  /// Has what was set stored now; false when that failed. Without a ``store`` nothing is to be done.
  @discardableResult
  public func synchronize() -> Bool {
    guard hasChanges, let store, !isWithheld else { return true }
    hasChanges = !store(values)
    return !hasChanges
  }

  /// What a reload has to give back when it fails.
  struct Content {
    fileprivate var values: [String: PlainValue]
    fileprivate var registered: [String: PlainValue]
    fileprivate var bytes: Int
    fileprivate var hasChanges: Bool
  }

  var content: Content {
    get {
      Content(values: values, registered: registered, bytes: bytes, hasChanges: hasChanges)
    }
    set {
      (values, registered) = (newValue.values, newValue.registered)
      (bytes, hasChanges) = (newValue.bytes, newValue.hasChanges)
    }
  }

  public override var heldBytes: Int { super.heldBytes + bytes }

  private func weight(of value: PlainValue?, _ key: String) -> Int {
    value.map { PlainValue.slot + key.utf8.count + $0.weight } ?? 0
  }
}

extension Application {
  /// What the application remembers, `UserDefaults.standard`.
  public var userDefaults: UserDefaults { userDefaultsIfMade ?? makeUserDefaults() }

  private func makeUserDefaults() -> UserDefaults {
    let defaults = UserDefaults(savedDefaults, self)
    defaults.store = storeDefaults
    defaults.isWithheld = withheldEffects != nil
    userDefaultsSlot.set(defaults, in: self)
    return defaults
  }
}
