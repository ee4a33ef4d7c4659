import LuaRuntime

/// The globals of one load of a plugin, and the modules that it has loaded.
final class Sandbox {
  /// Registry references: the environment and the table of modules; 0 once it has ended.
  private(set) var environment: Int32 = 0
  private(set) var modules: Int32 = 0
  var plugin: Plugin?
  /// What the plugin may touch, as a person has granted it.
  var grants: [Permission] = []
  /// Whether it is that of the plugin that was opened.
  let isMain: Bool
  /// The plugins that this one may require, by name.
  var dependencies: [String: LoadedPlugin] = [:]
  /// The names of modules that were found to be another plugin's.
  var foreignModules: Set<String> = []
  /// The reference of what the main file returned, for those that require the plugin; or 0.
  private(set) var mainValue: Int32 = 0
  /// The modules that are being loaded now, outermost first, to tell a cycle.
  var loading: [String] = []
  private let state: LuaState

  /// Takes the environment and the table of modules from the top of the stack.
  init(_ state: LuaState, isMain: Bool) {
    self.state = state
    self.isMain = isMain
    modules = state.stack.reference()
    environment = state.stack.reference()
    state.referenceNames[modules] = "modules"
    state.referenceNames[environment] = "globals"
  }

  var host: Host? { Host.of(state.stack) }

  /// What the plugin changes in files is noted here, while a reload may have to be undone.
  var journal: FileJournal? { host?.keeper?.transaction?.files }

  /// Takes what the main file returned from the top of the stack.
  func keepMainValue() {
    let stack = state.stack
    if stack.isNil(-1) {
      stack.pop()
      stack.push(true)
    }
    if mainValue != 0 { stack.release(reference: mainValue) }
    mainValue = stack.reference()
    state.referenceNames[mainValue] = "plugin '\(plugin?.name ?? "")'"
  }

  /// Lets go of the globals and the modules. Functions that live on keep what they use.
  func end() {
    for reference in [environment, modules, mainValue] where reference != 0 {
      state.referenceNames[reference] = nil
      if !state.isClosed { state.stack.release(reference: reference) }
    }
    (environment, modules, mainValue, plugin) = (0, 0, 0, nil)
    dependencies = [:]
  }
}
