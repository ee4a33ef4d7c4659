local ui = require "lunette"
require "members"

describe("Errors at run time", function()
  it("Errors of Lua itself name the variable", function()
    raises("attempt to index a nil value (local 't')", function() local t = nil return t.x end)
    raises("arithmetic on a table", function() return 1 + {} end)
    raises("arithmetic", function() return ui.View{} + 1 end)
    raises("length", function() return #ui.View{} end)
    raises("concatenate", function() return ui.View{} .. "x" end)
    raises("compare", function() return ui.View{} < ui.View{} end)
    raises("call", function() ui.View{}() end)
    raises("table expected", function() for _ in pairs(ui.View{}) do end end)
  end)

  it("Handlers of xpcall see the value, and errors in them do not crash", function()
    local ok, text = xpcall(function() ui.View{}.frame = 1 end, function(m) return "H" .. m end)
    equal(ok, false)
    equal(text:sub(1, 1), "H")
    ok, text = xpcall(error, function(m) return m.code end, { code = 9 })
    equal(text, 9)
    ok, text = xpcall(function() error("a") end, function(m) error("b") end)
    equal(ok, false)
    ok, text = xpcall(function() error("a") end, function(m) ui.View{}.frame = m end)
    equal(ok, false)
    ok, text = xpcall(function() error("a") end, function(m) return debug.traceback(m, 1) end)
    assert(text:find("a", 1, true) and text:find("traceback", 1, true), text)
    equal(pcall(xpcall), false)
  end)

  it("Errors in to-be-closed variables take the place of the first", function()
    local log = {}
    local function guard(name, fails)
      return setmetatable({}, { __close = function(_, e)
        log[#log + 1] = name
        if fails then error(name) end
      end })
    end
    local ok, message = pcall(function()
      local a <close> = guard("a", true)
      local b <close> = guard("b", true)
      local v <close> = guard("v", false)
      ui.View{}.frame = 1
    end)
    equal(ok, false)
    assert(message:find("a$"), message)
    same(log, { "v", "b", "a" })
    raises("non-closable", function() local v <close> = ui.View{} end)
  end)
end)
