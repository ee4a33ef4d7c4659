import Bindings
import LuaRuntime
import Rendering
import ScriptHost
import ViewKit

/// The options of `t.launch`.
struct LaunchOptions {
  private(set) var host: HostOptions
  private(set) var rendering = RenderOptions()
  private(set) var waits = true
  /// What answers the requests of the screen.
  private(set) var network = FakeNetwork([])
  /// Where the table of modules stands on the stack.
  private var modules: Int32?

  private static let names = [
    "size", "locale", "timeZone", "now", "seed", "wait", "cell", "ascii", "modules", "allow",
    "defaults", "responses",
  ]

  /// Reads the table at `index`, or nothing. Pushes the table of modules, if there is one.
  init(_ stack: LuaStack, _ index: Int32, standard: HostOptions, in owner: Host) throws {
    host = standard
    host.network = network
    if stack.isNil(index) { return }
    let options = try OptionTable(stack, index, names: LaunchOptions.names)
    try options.read("size") { size in
      host.screenSize = Size(width: size.width, height: size.height)
      host.screenScale = size.scale
    } value: { (stack) throws -> ScreenSize in
      try LaunchOptions.size(stack)
    }
    try options.read("locale") { host.localeIdentifier = $0 }
    try options.read("timeZone") { host.timeZoneIdentifier = $0 }
    try options.read("now") {
      host.start = $0.timeIntervalSince1970
    } value: { (stack) throws in
      try LaunchOptions.date(stack)
    }
    try options.read("seed") { host.seed = $0 }
    try options.read("wait") { waits = $0 }
    try options.read("allow") {
      host.grants += $0
    } value: { (stack) throws -> [PermissionGrant] in
      try LaunchOptions.grants(stack)
    }
    try options.read("defaults") {
      host.defaults = $0
    } value: { (stack) throws in
      try LaunchOptions.defaults(stack)
    }
    try options.read("responses") {
      network = FakeNetwork($0.rules)
      host.network = network
    } value: { (stack) throws in
      try FakeResponses(stack, owner)
    }
    rendering = try RenderOptions(reading: options)
    stack.rawGet(index, "modules")
    switch stack.type(-1) {
    case .nil: stack.pop()
    case .table: modules = stack.top
    default:
      throw LuaFailure("modules: expected a table of values by name, got \(stack.summary(-1))")
    }
  }

  /// Raises for a name in `modules` that the plugin at a path has no module of.
  func checkModules(ofPluginAt path: String, _ stack: LuaStack) throws {
    // A plugin that cannot be read is told when it is opened.
    guard let modules, let plugin = try? Plugin(at: path) else { return }
    for name in stack.stringKeys(modules) where !plugin.canRequire(name) {
      let names = plugin.moduleNames(beside: name)
      let near = Spelling.nearest(to: name, among: names, by: { $0 })
      let all = names.isEmpty ? "there are none" : "there are \(names.joined(separator: " "))"
      let hint = near.map { "did you mean \"\($0)\"?" } ?? all
      throw LuaFailure("modules: there is no module \"\(name)\"; \(hint)")
    }
  }

  /// Has the plugin get the values of `modules` in the place of its own modules.
  func replaceModules(of host: Host, _ stack: LuaStack) {
    guard let modules else { return }
    for name in stack.stringKeys(modules) {
      stack.rawGet(modules, name)
      host.replaceModule(name, byValueAt: -1)
      stack.pop()
    }
  }

  /// `"iphone-se"`, `"320x568@2"` or `{ 320, 568 }`, which is on top.
  private static func size(_ stack: LuaStack) throws -> ScreenSize {
    if stack.type(-1) == .string, let text = stack.string(-1) {
      if let size = ScreenSize(parsing: text) { return size }
      let hint = ScreenSize.device(like: text).map { "; did you mean \"\($0)\"?" } ?? ""
      throw LuaFailure("expected \(ScreenSize.expectation), got \"\(text)\"\(hint)")
    }
    guard let size = Size.read(stack, -1), (1...10_000).contains(size.width),
      (1...10_000).contains(size.height)
    else {
      throw LuaFailure("expected \(ScreenSize.expectation), got \(stack.summary(-1))")
    }
    return ScreenSize(width: size.width, height: size.height, scale: ScreenSize.standard.scale)
  }

  /// A list of permissions, which is on top.
  private static func grants(_ stack: LuaStack) throws -> [PermissionGrant] {
    guard let texts = [String].read(stack, -1) else {
      throw LuaFailure(
        "expected a list of permissions, as { \"files:read:data\" }, got \(stack.summary(-1))")
    }
    return try texts.map { text throws -> PermissionGrant in
      do throws(Permission.InvalidPermission) {
        return try PermissionGrant(parsing: text)
      } catch {
        throw LuaFailure("there is no permission \"\(text)\"; \(error.reason)")
      }
    }
  }

  /// A table of values by their keys, which is on top.
  private static func defaults(_ stack: LuaStack) throws -> [String: PlainValue] {
    guard stack.type(-1) == .table else {
      throw LuaFailure(
        "expected a table of values by key, as { highScore = 3 }, got \(stack.summary(-1))")
    }
    switch try PlainValue(propertyListAt: -1, stack, name: "the table") {
    case .table(let values): return values
    case .list(let elements) where elements.isEmpty: return [:]
    default: throw LuaFailure("expected a table of values by key, got a list")
    }
  }

  private static func date(_ stack: LuaStack) throws -> Date {
    if stack.type(-1) == .string, let date = stack.string(-1).flatMap(Date.init(iso8601:)) {
      return date
    }
    guard let date = Date.read(stack, -1) else {
      throw LuaFailure(
        "expected a moment, as \"2014-09-30T17:06:25+06:00\", got \(stack.summary(-1))")
    }
    return date
  }
}

/// A table of options whose names are checked.
struct OptionTable {
  private let stack: LuaStack
  private let index: Int32

  init(_ stack: LuaStack, _ index: Int32, names: [String]) throws {
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a table of options, got \(stack.summary(index))")
    }
    self.stack = stack
    self.index = stack.absolute(index)
    guard let unknown = stack.stringKeys(index).first(where: { !names.contains($0) }) else {
      return
    }
    let near = Spelling.nearest(to: unknown, among: names, by: { $0 })
    throw LuaFailure(
      "there is no option '\(unknown)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: " "))"))
  }

  /// Hands over the value of an option that is there; `value` finds it on top of the stack.
  func read<Value>(
    _ name: String, _ take: (Value) -> Void, value: (LuaStack) throws -> Value
  ) throws {
    defer { stack.pop() }
    guard stack.rawGet(index, name) != .nil else { return }
    do {
      take(try value(stack))
    } catch let failure as LuaFailure {
      throw LuaFailure("\(name): \(failure.description)")
    }
  }

  func read<Value: LuaReadable>(_ name: String, _ take: (Value) -> Void) throws {
    try read(name, take) { stack throws -> Value in
      guard let value = Value.read(stack, -1) else {
        throw LuaFailure("expected \(Value.expectation(stack, -1)), got \(stack.summary(-1))")
      }
      return value
    }
  }
}

extension RenderOptions {
  /// The names of the options that say how a screen is written.
  static let names = ["cell", "ascii", "color", "keyboard"]

  init(reading options: OptionTable, standard: RenderOptions = RenderOptions()) throws {
    self = standard
    try options.read("cell") {
      cell = $0
    } value: { stack throws -> CellSize in
      let text = stack.type(-1) == .string ? stack.string(-1) : nil
      let size = Size.read(stack, -1).map { ($0.width, $0.height) } ?? text.flatMap(ScreenSize.pair)
      guard let size, (1...1000).contains(size.0), (1...1000).contains(size.1),
        let cell = CellSize(width: size.0, height: size.1)
      else {
        throw LuaFailure(
          "expected { width, height } in points, from 1 to 1000, got \(stack.summary(-1))")
      }
      return cell
    }
    try options.read("ascii") { isASCII = $0 }
    try options.read("color") { isColored = $0 }
    try options.read("keyboard") {
      showsKeys = $0
    } value: { stack throws -> Bool in
      switch stack.type(-1) == .string ? stack.string(-1) : nil {
      case "full": return true
      case "strip": return false
      default: throw LuaFailure("expected \"strip\" or \"full\", got \(stack.summary(-1))")
      }
    }
  }
}
