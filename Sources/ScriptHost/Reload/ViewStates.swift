import ViewKit

/// What can be restored of the views of a screen: the properties that classes describe with a way
/// to set them.
///
/// A view is known by its `id`, else by its class and its place among the views of that class beside
/// it.
struct ViewStates {
  private var values: [String: [String: PropertyValue]] = [:]
  /// The same when the screen was made, for what was changed since.
  private var base: [String: [String: PropertyValue]] = [:]
  /// The view that has the focus.
  private(set) var focus: String?

  /// What the views in a hierarchy are like now.
  init(of root: View) {
    ViewStates.visit(root) { key, view in
      let collector = Collector()
      view.describeWithScript(collector)
      if !collector.values.isEmpty { values[key] = collector.values }
      if view.isFirstResponder { focus = key }
    }
  }

  /// What is not as it was: the state that the user's doings have brought about.
  func changes(since base: ViewStates) -> ViewStates {
    var result = self
    result.values = [:]
    result.base = base.values
    for (key, properties) in values {
      guard let former = base.values[key] else { continue }
      let changed = properties.filter { former[$0.key] != nil && former[$0.key] != $0.value }
      if !changed.isEmpty { result.values[key] = changed }
    }
    return result
  }

  /// Sets what was noted in the views of another hierarchy; returns the views that are missing.
  ///
  /// What the new code has set to something else than the old one began with stays: it comes from
  /// state that the code knows, or is what its author wants now.
  func apply(to root: View) -> [String] {
    var missing = Set(values.keys)
    ViewStates.visit(root) { key, view in
      // First, so that the caret stays where it is set.
      if key == focus { view.takeFocusBack() }
      if let properties = values[key] {
        missing.remove(key)
        view.describeWithScript(Restorer(properties, base[key] ?? [:]))
      }
    }
    return missing.sorted()
  }

  /// The view in another hierarchy that is known as one of this one is.
  static func counterpart(of view: View, in root: View, _ other: View) -> View? {
    var wanted: String?
    visit(root) { if $1 === view { wanted = $0 } }
    var found: View?
    visit(other) { if $0 == wanted, found == nil { found = $1 } }
    return found
  }

  /// Calls `body` with each view of a hierarchy, and the key that it is known by. What is used for
  /// one row of a table after the other is left out: which row it shows is not its own state.
  static func visit(_ view: View, _ key: String = "", _ body: (String, View) -> Void) {
    if (view as? TableViewCell)?.isReused == true { return }
    if (view as? TableViewHeaderFooterView)?.isReused == true { return }
    if (view as? CollectionReusableView)?.isReused == true { return }
    body(key, view)
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let name = subview.className
      counts[name, default: 0] += 1
      let id = subview.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : "#\($0)" }
      visit(subview, id ?? "\(key)/\(name)[\(counts[name] ?? 0)]", body)
    }
  }
}

private final class Collector: PropertyVisitor {
  var values: [String: PropertyValue] = [:]

  override var restores: Bool { true }

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    if restore != nil { values[name.description] = value() }
  }

  override func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {
    values[name] = value
  }
}

private final class Restorer: PropertyVisitor {
  private let values: [String: PropertyValue]
  private let base: [String: PropertyValue]

  override var restores: Bool { true }

  init(_ values: [String: PropertyValue], _ base: [String: PropertyValue]) {
    self.values = values
    self.base = base
  }

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    guard let restore else { return }
    let name = name.description
    if let new = values[name], value() == base[name] { restore(new) }
  }

  override func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {
    if let new = values[name], value == base[name] { restore(new) }
  }
}
