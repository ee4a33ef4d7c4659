import LuaRuntime
import ViewKit

@testable import Bindings

// What scripts of tests can ask of the application.
extension ScriptRunner {
  static func of(_ stack: LuaStack) -> ScriptRunner? {
    UILibrary.of(stack)?.host as? ScriptRunner
  }

  static let printEntry: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Void in
      of(arguments.stack)?.print(try arguments.value(1))
    }
  }

  static let entries: [(String, FreeEntry)] = [
    ("watch", { thread in invoke(thread) { of($0.stack)?.watch() } }),
    ("settle", { thread in invoke(thread) { of($0.stack)?.application.settle() } }),
    (
      "advance",
      { thread in
        invoke(thread) { arguments throws -> Void in
          let seconds: Double = try arguments.value(1)
          of(arguments.stack)?.application.advance(by: seconds)
        }
      }
    ),
    (
      "tap",
      { thread in
        invoke(thread) { arguments throws -> Void in
          let place = Point(x: try arguments.value(1), y: try arguments.value(2))
          guard let application = of(arguments.stack)?.application else { return }
          application.touchDown(at: place)
          application.touchUp(at: place)
          application.settle()
        }
      }
    ),
    (
      "collect",
      { thread in
        invoke(thread) { arguments throws -> Void in
          of(arguments.stack)?.watch()
          arguments.stack.collect()
        }
      }
    ),
    ("errors", { thread in invoke(thread) { of($0.stack)?.takeErrors() ?? [] } }),
    ("peers", { thread in invoke(thread) { of($0.stack)?.state.peerCount ?? 0 } }),
  ]

  /// What scripts of tests have in addition, in Lua.
  static let prelude = """
    local function text(value)
      if type(value) == "string" then return string.format("%q", value) end
      return tostring(value)
    end

    -- Raises unless both are the same, also as integer or float.
    function equal(actual, expected, level)
      if actual == expected and math.type(actual) == math.type(expected) then return end
      if actual ~= actual and expected ~= expected then return end
      error("expected " .. text(expected) .. ", got " .. text(actual), (level or 1) + 1)
    end

    -- Raises unless both lists have equal elements.
    function same(actual, expected)
      if #actual ~= #expected then
        error("expected " .. #expected .. " elements, got " .. #actual .. ": "
          .. table.concat(actual, " "), 2)
      end
      for i = 1, #expected do equal(actual[i], expected[i], 2) end
    end

    -- Raises unless the function raises, at a line of the test, a message with all parts.
    function raises(part, fn, ...)
      local ok, message = pcall(fn, ...)
      if ok then error("nothing was raised; expected: " .. part, 2) end
      if type(message) ~= "string" then error("raised " .. text(message), 2) end
      if not message:find(part, 1, true) then
        error("expected an error with\\n  " .. part .. "\\ngot\\n  " .. message, 2)
      end
      if not message:find("^%w+%.lua:%d+: ") then error("no position: " .. message, 2) end
      return message
    end

    -- Puts a view or a controller into a new window.
    function show(what)
      local window = ui.Window{}
      if what:isKind(ui.ViewController) then
        window.rootViewController = what
      else
        window:addSubview(what)
      end
      window:makeKeyAndVisible()
      settle()
      return window
    end

    -- A weak table, to see what was collected.
    function weak(...)
      watch()
      return setmetatable({ ... }, { __mode = "v" })
    end
    """
}
