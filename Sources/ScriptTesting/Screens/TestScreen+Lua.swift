import LuaRuntime
import Rendering
import ViewKit

extension HostClass {
  static let testScreen = HostClass(
    "TestScreen", of: TestScreen.self, superclass: nil,
    doc: "A screen that t.launch or t.start has begun. It is settled before each look at it."
  ) { list in
    TestScreen.addObjects(to: &list)
    TestScreen.addQueries(to: &list)
    TestScreen.addRenderings(to: &list)
    TestScreen.addReports(to: &list)
    TestScreen.addTouches(to: &list)
    for verb in Verb.allCases {
      list.method(
        verb.rawValue, parameters: verb.parameters(ofElement: false), doc: verb.summary,
        call: { thread, object in
          invoke(thread) { arguments throws -> Void in
            guard let verb = arguments.verb else { return }
            let step = try StepArguments.step(verb, arguments.stack, from: 2)
            try TestScreen.at(object) { try $0.perform(step) }
          }
        })
    }
  }
}

extension TestScreen {
  fileprivate static func addObjects(to list: inout MemberList) {
    list.property(
      "application", Application.self, objc: "", doc: "The application, ui.Application.shared.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.driver().application } }
      })
    list.property(
      "window", (Window?).self, objc: "", doc: "The key window, with its rootViewController.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.driver().application.keyWindow } }
      })
    list.property(
      "defaults", UserDefaults.self, objc: "",
      doc: "What the application remembers, ui.UserDefaults.standard.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.driver().application.userDefaults } }
      })
    list.property(
      "requests", [LuaRequest].self, objc: "",
      doc: "What servers were asked since the launch, in order: tables with method, url, headers, "
        + "body, and the time in seconds since the start.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.requests() } }
      })
    list.method(
      "require", parameters: [.init("name", "string")], doc: "A module of the plugin as it runs.",
      call: { thread, object in
        invoke(thread) { arguments throws -> PushedModule in
          let name = try arguments.value(2, String.self)
          try TestScreen.at(object) { try $0.host().pushModule(name) }
          return PushedModule(index: arguments.stack.top)
        }
      })
  }

  fileprivate static func addQueries(to list: inout MemberList) {
    list.method(
      "find", parameters: [.init("query", "string")], returns: ElementHandle.self,
      doc: "The one element that a query means; the test fails unless there is exactly one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> ElementHandle in
          let query = try Query(luaValueAt: 2, arguments.stack)
          return try TestScreen.at(object) { try $0.find(query) }
        }
      })
    list.method(
      "all", parameters: [.init("query", "string")], returns: [ElementHandle].self,
      doc: "The elements that a query means, in the order in which they are printed.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [ElementHandle] in
          let query = try Query(luaValueAt: 2, arguments.stack)
          return try TestScreen.at(object) { try $0.all(query) }
        }
      })
    list.method(
      "has", parameters: [.init("query", "string")], returns: Bool.self,
      doc: "Whether a query means any element.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let query = try Query(luaValueAt: 2, arguments.stack)
          return try TestScreen.at(object) { try !$0.driver().all(query).isEmpty }
        }
      })
    list.method(
      "step", parameters: [.init("step", "string")],
      doc: "Does a step that is written as on the command line: screen:step 'tap \"OK\"'.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let text = try arguments.value(2, String.self)
          let step: Step
          do throws(StepSyntaxError) {
            step = try Step(parsing: text)
          } catch {
            throw LuaFailure("\(error)")
          }
          try TestScreen.at(object) { try $0.perform(step) }
        }
      })
    list.method(
      "run", parameters: [.init("file", "string")],
      doc: "Does the steps of a file beside the spec.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = SpecPath.resolve(
            try arguments.value(2), beside: arguments.stack.callerChunk)
          try TestScreen.at(object) { try $0.run(path) }
        }
      })
  }

  fileprivate static func addRenderings(to list: inout MemberList) {
    let options = [Member.Parameter("options", "table", standard: "{}")]
    list.method(
      "text", parameters: options, returns: String.self,
      doc: "The screen as a person sees it, in characters; options: cell, ascii, color, keyboard.",
      call: { thread, object in giveRendering(.text, thread, object) })
    list.method(
      "tree", parameters: options, returns: String.self, doc: "The views, one to a line.",
      call: { thread, object in giveRendering(.tree, thread, object) })
    list.method(
      "json", parameters: options, returns: String.self,
      doc: "The screen with all its views as JSON, as `lunette render --format json` prints it.",
      call: { thread, object in giveRendering(.json, thread, object) })
    list.method(
      "svg", parameters: options, returns: String.self,
      doc: "A picture of the screen as SVG, as `lunette render --format svg` prints it.",
      call: { thread, object in giveRendering(.svg, thread, object) })
  }

  fileprivate static func addReports(to list: inout MemberList) {
    list.property(
      "log", [String].self, objc: "", doc: "What scripts have printed since the launch, by line.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.host().log.map(\.message) } }
      })
    list.property(
      "errors", [LuaReport].self, objc: "",
      doc: "The errors of scripts since the launch. Unless they are taken, the test fails.",
      get: { thread, object in
        giveLive(thread) { try TestScreen.at(object) { try $0.errors().map(LuaReport.init) } }
      })
    list.method(
      "takeErrors", returns: [LuaReport].self,
      doc: "The errors of scripts since the launch, which are no reason to fail any more.",
      call: { thread, object in
        invoke(thread) { _ throws -> [LuaReport] in
          try TestScreen.at(object) { try $0.host().takeErrors().map(LuaReport.init) }
        }
      })
    list.method(
      "expectError", parameters: [.init("text", "string")], returns: LuaReport.self,
      doc: "Takes an error of a script whose message has this in it; without one the test fails.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaReport in
          let text = try arguments.value(2, String.self)
          return try TestScreen.at(object) { LuaReport(try $0.expectError(text)) }
        }
      })
  }
}

private func giveRendering(
  _ format: RenderFormat, _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer
) -> Int32 {
  invoke(thread) { arguments throws -> String in
    try TestScreen.at(object) { screen in
      if arguments.stack.isNil(2) { return try screen.rendering(format) }
      let table = try OptionTable(arguments.stack, 2, names: RenderOptions.names)
      return try screen.rendering(format, try screen.options(reading: table))
    }
  }
}

/// Gives a property of a screen, which may have ended.
private func giveLive<Value: LuaPushable>(
  _ thread: OpaquePointer, _ body: () throws -> Value
) -> Int32 {
  invoke(thread) { _ throws -> Value in try body() }
}

/// A module that was pushed already.
private struct PushedModule: LuaPushable {
  let index: Int32

  func push(_ stack: LuaStack) { stack.copy(index) }
}
