import LuaRuntime

@testable import Bindings
@testable import ScriptTesting

/// What scripts can name, each of which has to have a spec.
enum ExportedNames {
  /// `View.frame`, `Rect.minX`, `ui.rect`, `ContentMode`, `ApplicationDelegate.window`, in the
  /// order of the catalogue.
  static var all: [String] {
    var names: [String] = []
    for hostClass in Catalogue.classes + TestModule.classes {
      names += hostClass.members.map { "\(hostClass.name).\($0.name)" }
    }
    for kind in Catalogue.values {
      names += (kind.fieldNames + kind.members).map { "\(kind.name).\($0.name)" }
    }
    names += Catalogue.constants.map { "\($0.owner).\($0.name)" }
    names += Catalogue.functionMembers.map { "ui.\($0.name)" }
    names += Catalogue.properties.map { "ui.\($0.name)" }
    names += Catalogue.enums.map(\.name)
    names += Catalogue.callbacks.map { "\($0.protocol).\($0.name)" }
    names += (TestModule.functions.map(\.member) + TestModule.description.values)
      .map { "t.\($0.name)" }
    // A setter by state and its getter have one name.
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The names of an enum's cases, all of which its spec has to have.
  static func cases(of name: String) -> [String]? {
    Catalogue.enums.first { $0.name == name }?.cases.map(\.name).filter { !$0.isEmpty }
  }
}
