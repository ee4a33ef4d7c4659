import LuaRuntime
import ViewKit

/// The settings of one class, `ui.Label:appearance()`, perhaps inside of some containers only.
struct AppearanceRule {
  let type: LuaType
  /// Classes of which the views, or the controllers, around have to be, from the inside out.
  let containers: [LuaType]
  private(set) var settings: [Setting] = []

  init(type: LuaType, containers: [LuaType]) {
    self.type = type
    self.containers = containers
  }

  struct Setting {
    let member: Member
    /// References of the values: the new one, then what else the setter takes (a state).
    let arguments: [Int32]
  }

  enum Member: Equatable {
    case property(String)
    /// `setTitleColor(color, state)`.
    case setter(String)

    var name: String {
      switch self {
      case .property(let name), .setter(let name): name
      }
    }

    /// `titleColor` for `setTitleColor`.
    var getter: String {
      let rest = name.dropFirst(3)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
  }

  func isFor(_ type: LuaType, in containers: [LuaType]) -> Bool {
    self.type === type && self.containers.count == containers.count
      && zip(self.containers, containers).allSatisfy { $0 === $1 }
  }

  /// Adds a setting; an earlier one of the same property goes.
  mutating func replace(_ setting: Setting, release: (Int32) -> Void) {
    if case .property = setting.member {
      for old in settings where old.member == setting.member { old.arguments.forEach(release) }
      settings.removeAll { $0.member == setting.member }
    }
    // The last one that sets a state has to come first: it finds the standard value.
    settings.insert(setting, at: 0)
  }

  /// Whether the containers are found around a view, in this order.
  func admits(_ view: View, _ state: LuaState) -> Bool {
    var rest = containers[...]
    var responder = view.next
    while let current = responder, let wanted = rest.first {
      if state.type(ofObject: current)?.lineage.contains(where: { $0 === wanted }) ?? false {
        rest.removeFirst()
      }
      responder = current.next
    }
    return rest.isEmpty
  }
}
