import LuaRuntime
public import ScriptHost

/// The module `lunette.test`.
public enum TestModule {
  /// The name by which `require` finds it.
  public static let name = "lunette.test"

  static let classes: [HostClass] = [.testScreen, .element, .screenClock]

  /// What it has, for the documentation.
  public static let description = ModuleDescription(
    name: name, doc: "Launches screens in specs, drives them, and looks at them.",
    functions: functions.map(\.member),
    values: [
      Member(
        .property, "clock", typeName: "TestClock", readOnly: true,
        doc: "The clock of the application that runs.", module: "t")
    ],
    classes: classes)

  static let functions: [HostFunction] = [
    HostFunction(
      "launch", of: "t",
      parameters: [
        .init("what", "path, View, ViewController, class, delegate or function", standard: "nil"),
        .init("options", "table", standard: "{}"),
      ], returns: TestScreen.self,
      doc: "Shows a plugin or an object in a new application; without an argument the spec's own "
        + "plugin. Options: size, locale, timeZone, now, seed, wait, cell, ascii, modules, allow, "
        + "defaults, responses.",
      call: { thread in
        invoke(thread) { arguments throws -> TestScreen in
          guard let screens = TestScreens.of(arguments.stack) else {
            throw LuaFailure("no test runs here")
          }
          return try screens.launch(arguments.stack)
        }
      }),
    HostFunction(
      "start", of: "t", parameters: [.init("options", "table", standard: "{}")],
      returns: TestScreen.self,
      doc: "Starts a new application that shows nothing: for code without a screen, and for specs "
        + "that make windows. screen:open() launches it. Options as of launch.",
      call: { thread in
        invoke(thread) { arguments throws -> TestScreen in
          guard let screens = TestScreens.of(arguments.stack) else {
            throw LuaFailure("no test runs here")
          }
          return try screens.start(arguments.stack)
        }
      }),
  ]

  /// Pushes a new table with what the module has.
  static func push(_ stack: LuaStack, _ screens: TestScreens) {
    stack.newTable()
    for function in functions {
      function.push(stack)
      stack.rawSet(-2, function.member.name)
    }
    ScreenClock(screens).push(stack)
    stack.rawSet(-2, "clock")
    stack.newTable()
    stack.push(function: missing)
    stack.rawSet(-2, "__index")
    stack.setMetatable(-2)
  }

  private static let missing: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      let name = arguments.stack.string(2) ?? arguments.stack.summary(2)
      let names = functions.map(\.member.name) + description.values.map(\.name)
      let near = Spelling.nearest(to: name, among: names, by: { $0 })
      throw LuaFailure(
        "lunette.test has no member '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "it has \(names.joined(separator: " "))"))
    }
  }
}
