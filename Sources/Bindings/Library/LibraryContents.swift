import LuaRuntime

/// What `ui.has` answers.
enum LibraryContents {
  /// Whether there is a class, value, function or enum of a name, or a member of one:
  /// `TableView`, `TableView.diffable`, `Rect.zero`, `ContentMode.center`.
  static func has(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let owner = String(parts[0])
    guard parts.count == 2 else {
      return Catalogue.classes.contains { $0.name == owner }
        || Catalogue.namespaces.contains(owner) || Catalogue.enums.contains { $0.name == owner }
        || Catalogue.properties.contains { $0.name == owner } || isFunction(owner)
    }
    let member = String(parts[1])
    if let hostClass = Catalogue.classes.first(where: { $0.name == owner }) {
      return hostClass.member(named: member) != nil
    }
    if let kind = Catalogue.values.first(where: { $0.name == owner }),
      (kind.fieldNames + kind.members).contains(where: { $0.name == member })
    {
      return true
    }
    return Catalogue.enums.contains { $0.name == owner && $0.cases.contains { $0.name == member } }
      || Catalogue.constants.contains { $0.owner == owner && $0.name == member }
      || isFunction(name)
  }

  private static func isFunction(_ name: String) -> Bool {
    Catalogue.functionMembers.contains { $0.name == name }
  }
}

/// The function of `ui` that tells what there is.
let contentsFunctions: [HostFunction] = [
  HostFunction(
    "has", parameters: [.init("name", "string")], returns: Bool.self,
    doc: "Whether this version has a class, function or enum, or a member: \"TableView.diffable\".",
    call: { thread in
      invoke(thread) { arguments throws -> Bool in
        LibraryContents.has(try arguments.value(1))
      }
    })
]
