import LuaRuntime
import ScriptHost

/// The table `host` that the test language gets: see Lua/busted/core.lua.
struct HostTable: LuaPushable {
  private unowned let owner: SpecState

  init(_ owner: SpecState) { self.owner = owner }

  func push(_ stack: LuaStack) {
    stack.newTable(fields: 15)
    let table = stack.top
    owner.pushSpecGlobals()
    stack.rawSet(table, "globals")
    pushLoaded(stack)
    stack.rawSet(table, "loaded")
    owner.host.state.pushProtectedCall()
    stack.rawSet(table, "xpcall")
    owner.host.state.pushInspection()
    stack.rawSet(table, "inspection")
    let functions: [(String, LuaClosure)] = [
      ("load", load), ("emit", emit), ("next_file", nextFile), ("start_test", startTest),
      ("end_test", endTest), ("pass_test", passTest), ("take_errors", takeErrors),
      ("monotime", LuaClosure { _ throws -> Double in TestClock.monotonic }),
      ("gettime", LuaClosure { _ throws -> Double in TestClock.date }),
      (
        "sleep",
        LuaClosure { arguments throws -> Void in TestClock.sleep(try arguments.value(1)) }
      ),
    ]
    for (name, function) in functions {
      function.push(stack)
      stack.rawSet(table, name)
    }
  }

  /// The table of the modules that specs have loaded.
  private func pushLoaded(_ stack: LuaStack) {
    guard owner.plugin == nil else { return owner.host.pushModules() }
    owner.host.state.pushGlobals()
    stack.rawGet(-1, "package")
    stack.rawGet(-1, "loaded")
    stack.remove(-2)
    stack.remove(-2)
  }

  /// `load(path, environment)`: the chunk, and whether `.only` is in its text; or nil and a message.
  private var load: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> LuaResults in
      let stack = arguments.stack
      let path: String = try arguments.value(1)
      owner.events.uses.read(path)
      do throws(FileFailure) {
        let text = try SourceFile.read(path)
        do throws(LuaError) {
          stack.copy(2)
          try owner.host.loadFile(text, name: path)
          return LuaResults(TopValue(stack), HostTable.mentionsOnly(text))
        } catch {
          owner.events.syntaxError = error
          return LuaResults(Int?.none, error.message)
        }
      } catch {
        return LuaResults(Int?.none, "the file cannot be read: \(error.reason)")
      }
    }
  }

  private static func mentionsOnly(_ text: [UInt8]) -> Bool {
    let word = Array(".only".utf8)
    return text.indices.contains {
      text[$0] == word[0] && text[$0...].prefix(word.count).elementsEqual(word)
    }
  }

  private var emit: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> Void in
      owner.events.receive(arguments.stack)
    }
  }

  private var nextFile: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> String? in
      owner.nextFile(try arguments.value(1))
    }
  }

  /// `start_test(name, file, line, number)`
  private var startTest: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> LuaResults in
      owner.events.startTest(arguments.stack)
      return LuaResults()
    }
  }

  /// `end_test(passed)`: what is wrong with the test beside what it noticed.
  private var endTest: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> LuaResults in
      HostTable.results(owner.endTest(passed: arguments.stack.boolean(1)))
    }
  }

  /// `pass_test(attempts, first_failure)`: the same of a test that noticed nothing, which ends if
  /// there is nothing.
  private var passTest: LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> LuaResults in
      let problems = owner.endTest(passed: true)
      if problems.isEmpty { owner.events.passTest(arguments.stack) }
      return HostTable.results(problems)
    }
  }

  private static func results(_ problems: [String]) -> LuaResults {
    problems.isEmpty ? LuaResults() : LuaResults(problems)
  }

  /// What went wrong meanwhile, or nil.
  private var takeErrors: LuaClosure {
    LuaClosure { [unowned owner] _ throws -> [String]? in
      let errors = owner.events.takeErrors()
      return errors.isEmpty ? nil : errors
    }
  }

  /// `print` of specs that have the whole library.
  static func print(_ owner: SpecState) -> LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> Void in
      let stack = arguments.stack
      let count = stack.top
      var parts: [String] = []
      owner.host.state.pushGlobals()
      stack.rawGet(-1, "tostring")
      stack.remove(-2)
      for index in 1..<(count + 1) {
        stack.copy(count + 1)
        stack.copy(index)
        try owner.host.state.call(arguments: 1, results: 1)
        parts.append(stack.string(-1) ?? "")
        stack.pop()
      }
      owner.host.print(parts.joined(separator: "\t"))
    }
  }

  /// `os.exit` of specs: it ends the test alone.
  static func exit(_ owner: SpecState) -> LuaClosure {
    LuaClosure { [unowned owner] arguments throws -> Void in
      let stack = arguments.stack
      let code = stack.top == 0 ? "" : stack.string(1) ?? stack.summary(1)
      let message = "os.exit(\(code)) was called; a test ends by returning"
      owner.exitCall = message
      throw LuaFailure(message)
    }
  }
}
