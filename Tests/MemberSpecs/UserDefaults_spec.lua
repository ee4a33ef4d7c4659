-- What an application remembers: `ui.UserDefaults`.

local ui = require "lunette"
local t = require "lunette.test"
require "members"

local defaults

before_each(function() defaults = ui.UserDefaults.standard end)
after_each(function() defaults = nil end)

it("UserDefaults.standard", function()
  assert(ui.UserDefaults.standard == defaults)
  raises("UserDefaults", function() ui.UserDefaults{} end)
  raises("standardUserDefaults", function() return ui.UserDefaults.standardUserDefaults end)
  -- Each application has its own.
  defaults:set(1, "x")
  t.start()
  equal(ui.UserDefaults.standard:object "x", nil)
end)

it("UserDefaults.set, UserDefaults.object", function()
  local words = { "a", "b" }
  for key, value in pairs{
    text = "x", bytes = "\255\0", number = 1.5, count = 2^53 | 0, flag = false,
    date = ui.date(1.25), ["other key"] = "y",
  } do
    defaults:set(value, key)
    equal(defaults:object(key), value)
  end
  -- Copied in and out.
  defaults:set({ words = words, deep = { { n = 1 } } }, "table")
  words[1] = "changed"
  local read = defaults:object "table"
  same(read.words, { "a", "b" })
  equal(read.deep[1].n, 1)
  read.words[1] = "changed"
  equal(defaults:object "table".words[1], "a")
  defaults:set(nil, "text")
  equal(defaults:object "text", nil)
  equal(defaults:object "never", nil)
  raises("(key): expected string, got nothing", function() defaults:set "x" end)
end)

it("UserDefaults.string, UserDefaults.integer, UserDefaults.double, UserDefaults.float, "
  .. "UserDefaults.bool", function()
  -- What is read of each: string, integer, double, bool. Apple, "UserDefaults".
  for _, row in ipairs{
    { nil, nil, 0, 0, false },
    { "12", "12", 12, 12, true }, { "-3.5e1 x", "-3.5e1 x", -3, -35, true },
    { "YES", "YES", 0, 0, true }, { "true", "true", 0, 0, true }, { "no", "no", 0, 0, false },
    { " 007", " 007", 7, 7, true }, { "0", "0", 0, 0, false }, { "", "", 0, 0, false },
    { 3, "3", 3, 3, true }, { -2.75, "-2.75", -2, -2.75, true }, { 0, "0", 0, 0, false },
    { true, "1", 1, 1, true }, { false, "0", 0, 0, false },
    { 1e300, "1e+300", math.maxinteger, 1e300, true },
    { "99999999999999999999", "99999999999999999999", math.maxinteger, 1e20, true },
    { { 1 }, nil, 0, 0, false }, { { a = 1 }, nil, 0, 0, false },
  } do
    defaults:set(row[1], "x")
    equal(defaults:string "x", row[2])
    equal(defaults:integer "x", row[3])
    equal(defaults:double "x", row[4])
    equal(defaults:bool "x", row[5])
  end
  defaults:set(0.1, "x")
  assert(defaults:float "x" ~= 0.1 and math.abs(defaults:float "x" - 0.1) < 1e-8)
end)

it("UserDefaults.array, UserDefaults.stringArray, UserDefaults.dictionary", function()
  defaults:set({ "a", "b" }, "list")
  same(defaults:array "list", { "a", "b" })
  same(defaults:stringArray "list", { "a", "b" })
  equal(defaults:dictionary "list", nil)
  defaults:set({ "a", 1 }, "mixed")
  equal(defaults:stringArray "mixed", nil)
  defaults:set({ name = "Ann" }, "table")
  equal(defaults:dictionary "table".name, "Ann")
  equal(defaults:array "table", nil)
  -- An empty table is both.
  defaults:set({}, "empty")
  equal(#defaults:array "empty", 0)
  equal(next(defaults:dictionary "empty"), nil)
  for _, method in ipairs{ "array", "stringArray", "dictionary" } do
    equal(defaults[method](defaults, "never"), nil)
  end
end)

it("UserDefaults.removeObject, UserDefaults.register, "
  .. "UserDefaults.dictionaryRepresentation", function()
  defaults:register{ speed = 1, name = "nobody" }
  defaults:register{ speed = 2 }
  equal(defaults:integer "speed", 2)
  defaults:set(3, "speed")
  defaults:register{ speed = 4 }
  local all = defaults:dictionaryRepresentation()
  equal(all.speed, 3)
  equal(all.name, "nobody")
  defaults:removeObject "speed"
  defaults:removeObject "never"
  equal(defaults:integer "speed", 4)
  raises("expected a table with names, got a list", function() defaults:register{ 1 } end)
  raises("defaults.a must be", function() defaults:register{ a = print } end)
end)

it("UserDefaults.synchronize", function()
  defaults:set(1, "x")
  equal(defaults:synchronize(), true)
  equal(defaults:integer "x", 1)
end)

it("UserDefaults.didChangeNotification", function()
  equal(ui.UserDefaults.didChangeNotification, "NSUserDefaultsDidChangeNotification")
  local heard = 0
  local token = ui.NotificationCenter.default:addObserver(
    ui.UserDefaults.didChangeNotification, defaults, function(note)
      assert(note.object == defaults)
      heard = heard + 1
    end)
  defaults:set(1, "x")
  defaults:removeObject "x"
  defaults:register{ x = 1 }
  equal(heard, 2)
  ui.NotificationCenter.default:removeObserver(token)
end)

-- Beside the members.
do
  it("User defaults refuse what no property list has", function()
    local kinds = "a string, a number, a boolean, a date, a list or a table with names"
    local cycle = { a = {} }
    cycle.a.b = cycle
    local deep = {}
    for _ = 1, 101 do deep = { deep } end
    local wide = { "x" }
    for _ = 1, 20 do wide = { wide, wide } end
    for part, value in pairs{
      ["the value must be " .. kinds .. ", got function"] = print,
      ["the value.user.callbacks[2] must be " .. kinds .. ", got function"] =
        { user = { callbacks = { "x", print } } },
      ['the value["a b"] must be ' .. kinds .. ", got View"] = { ["a b"] = ui.View{} },
      ["got class View"] = ui.View,
      ["got number nan"] = 0 / 0,
      ["the value.x must be " .. kinds .. ", got number inf"] = { x = math.huge },
      ["the value.a.b is one of the tables that it lies in"] = cycle,
      ["more than 100 deep"] = deep,
      ["more than 1000000 values"] = wide,
      ["the value has both positions and names"] = { 1, x = 2 },
      ["the value has number 3 among its keys, and no element 2"] = { [1] = "a", [3] = "c" },
      ["the value has the key true"] = { [true] = 1 },
      ["the value has number 1.5 among its keys, and no element 1"] = { [1.5] = 1 },
    } do
      raises(part, function() defaults:set(value, "x") end)
      equal(defaults:object "x", nil)
    end
  end)
end
