--- Values of every kind, ordinary and odd, for both libraries alike.

local function cyclic()
  local t = { 1 }
  t.self = t
  return t
end

local by_name = { __tostring = function(t) return "named " .. tostring(rawget(t, "name")) end }
local always_equal = { __eq = function() return true end }
local never_equal = { __eq = function() return false end }
local inherited = { __index = { a = 1 } }
local nothing = { n = 0 }

return {
  { "nil", nil },
  { "true", true },
  { "false", false },
  { "0", 0 },
  { "1", 1 },
  { "1.0", 1.0 },
  { "-0.0", -0.0 },
  { "1.5", 1.5 },
  { "0.1", 0.1 },
  { "1e300", 1e300 },
  { "2^53", 2 ^ 53 },
  { "nan", 0 / 0 },
  { "inf", math.huge },
  { "-inf", -math.huge },
  { "maxinteger/2", 4503599627370496 },
  { "''", "" },
  { "'abc'", "abc" },
  { "'1'", "1" },
  { "'0x10'", "0x10" },
  { "'a%d%%'", "a%d%%" },
  { "'%'", "%" },
  { "two lines", "one\ntwo\n" },
  { "control bytes", "\0\27[31m\255" },
  { "long", ("x"):rep(300) },
  { "{}", {} },
  { "{} again", {} },
  { "{1}", { 1 } },
  { "{1.0}", { 1.0 } },
  { "{1,2,3}", { 1, 2, 3 } },
  { "{1,2,4}", { 1, 2, 4 } },
  { "{1,nil,3}", { 1, nil, 3 } },
  { "{a=1}", { a = 1 } },
  { "{a=2}", { a = 2 } },
  { "{a={b={c={d=1}}}}", { a = { b = { c = { d = 1 } } } } },
  { "{a={b={c={d=2}}}}", { a = { b = { c = { d = 2 } } } } },
  { "list of lists", { { 1, 2 }, { 3, { 4, 5 } }, "x" } },
  { "list of lists, changed", { { 1, 2 }, { 3, { 4, 6 } }, "x" } },
  { "mixed keys",
    { 1, 2, [-5] = "minus", [1.5] = "half", [true] = "yes", [false] = "no", a = {} } },
  { "cyclic", cyclic() },
  { "cyclic again", cyclic() },
  { "empty arglist", nothing },
  { "__tostring", setmetatable({ name = "x" }, by_name) },
  { "__tostring again", setmetatable({ name = "x" }, by_name) },
  { "always equal", setmetatable({ 1 }, always_equal) },
  { "always equal 2", setmetatable({ 2 }, always_equal) },
  { "never equal", setmetatable({ 1 }, never_equal) },
  { "in a table", { setmetatable({ 1 }, always_equal) } },
  { "in a table 2", { setmetatable({ 2 }, always_equal) } },
  { "inherits a", setmetatable({}, inherited) },
  { "protected", setmetatable({ 1 }, { __metatable = "none" }) },
  { "callable", setmetatable({}, { __call = function() error("called", 0) end }) },
  { "function", function() end },
  { "raises a string", function() error("boom") end },
  { "raises a table", function() error({ code = 1 }) end },
  { "raises nil", function() error() end },
  { "raises a number", function() error(12) end },
  { "raises true", function() error(true) end },
  { "raises what prints", function() error(setmetatable({ name = "e" }, by_name)) end },
  { "raises lines", function() error("one\ntwo: 3: four") end },
  { "C function", type },
  { "thread", coroutine.create(function() end) },
  { "file", io.stdout },
}
