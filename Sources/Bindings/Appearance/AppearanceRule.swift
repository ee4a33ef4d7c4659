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
    /// What it sets.
    let look: Looks
    /// References of the values: the new one, then what else the setter takes (a state).
    let arguments: [Int32]
    let origin: Origin
  }

  /// Whose setting it is: it goes with that.
  struct Origin {
    /// The file that has made it, and its plugin.
    let chunk: String
    let plugin: String?
    /// The run of code that has made it and that a reload may run again.
    let run: CodeRun?

    func isSame(as other: Origin) -> Bool {
      run === other.run && plugin == other.plugin && (plugin != nil || chunk == other.chunk)
    }
  }

  enum Member: Equatable {
    case property(String)
    /// `setTitleColor(color, state)`.
    case setter(String)

    /// The members that can be set, by name.
    static let all: [(name: String, member: Member)] =
      Looks.properties.map { ($0.name, .property($0.name)) }
      + setters.map { ($0.name, .setter($0.name)) }

    /// The setters by state.
    static let setters: [(name: String, look: @Sendable (Control.State) -> Looks)] = [
      ("setTitleColor", Looks.titleColor(for:)),
      ("setTitleShadowColor", Looks.titleShadowColor(for:)),
      ("setBackgroundImage", Looks.backgroundImage(for:)),
      ("setIncrementImage", Looks.incrementImage(for:)),
      ("setDecrementImage", Looks.decrementImage(for:)),
      ("setTitleTextAttributes", Looks.titleTextAttributes(for:)),
    ]

    /// What it sets, for a state where it goes by that.
    func look(for state: Control.State) -> Looks {
      switch self {
      case .property(let name): Looks.properties.first { $0.name == name }?.look ?? []
      case .setter(let name): Self.setters.first { $0.name == name }?.look(state) ?? []
      }
    }
  }

  func isFor(_ type: LuaType, in containers: [LuaType]) -> Bool {
    self.type === type && self.containers.count == containers.count
      && zip(self.containers, containers).allSatisfy { $0 === $1 }
  }

  /// Adds a setting, before the others; an earlier one of the same look and origin goes. Those of
  /// other origins count again when this one is taken away.
  mutating func replace(_ setting: Setting, release: (Int32) -> Void) {
    remove(release: release) { $0.look == setting.look && $0.origin.isSame(as: setting.origin) }
    settings.insert(setting, at: 0)
  }

  /// Takes settings away; returns how many.
  @discardableResult
  mutating func remove(release: (Int32) -> Void, where isGone: (Setting) -> Bool) -> Int {
    let gone = settings.filter(isGone)
    for setting in gone { setting.arguments.forEach(release) }
    if !gone.isEmpty { settings.removeAll(where: isGone) }
    return gone.count
  }

  /// Whether the containers are found, in this order, from a responder on.
  func admits(from first: Responder?, _ state: LuaState) -> Bool {
    var rest = containers[...]
    var responder = first
    while let current = responder, let wanted = rest.first {
      if state.type(ofObject: current)?.lineage.contains(where: { $0 === wanted }) ?? false {
        rest.removeFirst()
      }
      responder = current.next
    }
    return rest.isEmpty
  }
}
