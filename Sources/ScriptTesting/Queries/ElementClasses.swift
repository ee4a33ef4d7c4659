import ViewKit

/// The classes of a view by name, most special first: the scripted ones, then ViewKit's.
struct ElementClasses {
  private var hostNames: [ObjectIdentifier: [String]] = [:]

  /// Whether a view is of a class, or of a subclass of it.
  ///
  /// - Parameters:
  ///   - plugin: whose class is meant, `ui` for ViewKit's own; nil for any.
  ///   - exactly: whether subclasses are left out.
  mutating func view(
    _ view: View, isOf name: String, plugin: String?, exactly: Bool
  ) -> Bool {
    if exactly, view.className != name { return false }
    if view.script?.isKind(of: name, plugin: plugin) == true { return true }
    return (plugin == nil || plugin == "ui") && hostNames(of: type(of: view)).contains(name)
  }

  /// ViewKit's classes of a view, most special first.
  private mutating func hostNames(of type: View.Type) -> [String] {
    let key = ObjectIdentifier(type)
    if let names = hostNames[key] { return names }
    var names: [String] = []
    var next: AnyClass? = type
    while let current = next {
      names.append("\(current)")
      next = _getSuperclass(current)
    }
    hostNames[key] = names
    return names
  }
}
