-- What scripts try in order to get out of the sandbox. Each attempt, from a line `--- name` to the
-- next one, is a plugin of its own; the lines before the first go before each, and `return shown`
-- goes after it. It must not raise, it prints nothing that begins with "escaped", and what is shown
-- is shown.
-- Beside it lie `part.lua`, `bytecode.lua`, `hidden.lua` (bytecode after a line of `#!`) and
-- `secret` (not Lua's ending); one folder up lies `outside.lua`, which prints "escaped".
local ui = require "lunette"
local shown = ui.Label{ text = "still here" }
local pcall, error, tostring = pcall, error, tostring

-- Raises unless the function raises.
local function refused(fn, ...)
  local ok, result = pcall(fn, ...)
  if ok then error("was not refused; got " .. tostring(result), 2) end
  return tostring(result)
end

-- Raises unless the function raises a message with this part.
local function says(part, fn, ...)
  local message = refused(fn, ...)
  if not message:find(part, 1, true) then error("said: " .. message, 2) end
end

--- load with an environment of its own
local function run(text, env) return assert(load(text, "=x", "t", env))() end
assert(run("return print, _G, io, require, ui", {}) == nil)
assert(load("return _G")() == _G)
assert(run("return ('x').rep", {}) == string.rep)
assert(run("return ('x').dump", {}) == nil)
says("read-only", run, "View = 1", ui)
refused(run, "return x", 1)
assert(run("return rep", "any string") == string.rep)
local env = setmetatable({}, { __index = function(_, name) return _G[name] end })
assert(run("return io or os.execute or debug.getregistry or string.dump", env) == nil)
local old = load("x = 1 return function() return _ENV end", "=x", "t", env)()
assert(old() == env and x == nil)

--- load of pieces
local steps = 0
local chunk = load(function() steps = steps + 1 return ({ "return ", "7" })[steps] end)
assert(chunk() == 7)
assert(load(function() return nil end)() == nil)
says("string", function() return assert(load(function() return {} end)) end)
says("deep", function() return assert(load(function() error("deep") end)) end)
says("yield", function()
  return coroutine.wrap(function() return assert(load(coroutine.yield)) end)()
end)

--- bytecode through load
local header = "\27Lua\x54\0\x19\x93\r\n\x1a\n\4\8\8"
for _, mode in ipairs { "b", "bt", "t", "x" } do
  assert(load(header, "=x", mode) == nil)
  local first = true
  assert(load(function()
    if first then first = false return "\27" end
  end, "=x", mode) == nil)
  first = true
  -- An empty piece is the end.
  local chunk = load(function()
    if first then first = false return "" end
    return header
  end, "=x", mode)
  assert(not chunk or chunk() == nil)
end
assert(load("\n" .. header) == nil and load("#!x\n" .. header) == nil)
assert(string.dump == nil and ("").dump == nil)

--- bytecode through files
says("compiled Lua", require, "bytecode")
refused(require, "hidden")

--- require of what is no module of the plugin
for _, name in ipairs { "io", "os", "debug", "package", "string", "table", "coroutine", "math",
    "utf8", "_G", "ffi", "socket", "lfs", "main ", "Lunette", "" } do
  refused(require, name)
end
refused(require)
refused(require, {})
refused(require, setmetatable({}, { __tostring = function() return "part" end }))
assert(require "part" == "part")

--- .. and other ways out of the folder in require
for _, name in ipairs { "..outside", "../outside", "...outside", "..", ".", "part...outside",
    "./../outside", "/outside", "..\\outside", "..%2foutside", "part/../../outside", "part..outside",
    "\0..outside", "part\0", "secret\0", "secret\0x", "outside", "%.%./outside" } do
  refused(require, name)
end

--- package.loaded
assert(package == nil)
for _, name in ipairs { "package", "_LOADED", "_PRELOAD" } do assert(rawget(_G, name) == nil) end
local module = require "lunette"
refused(function() module.View = nil end)
refused(rawset, module, "View", 1)
assert(require "lunette" == ui and ui.View)

--- debug
local names = {}
for name in pairs(debug) do names[#names + 1] = name end
assert(#names == 1 and names[1] == "traceback")
assert(debug.traceback(nil):find("^stack") and debug.traceback(5):find("^5\nstack"))
local t = {}
assert(debug.traceback(t) == t)
assert(not debug.traceback("x"):find("0x"))
assert(debug.traceback(coroutine.create(print), "x", 1e9 // 1 | 0))
refused(debug.traceback, "x", "level")
refused(debug.traceback, "x", 1.5)

--- the metatable of strings
assert(getmetatable("") == false)
refused(setmetatable, "", {})
refused(rawset, "", "x", 1)
assert(rawequal(("x").upper, string.upper))
string.upper = function() return "mine" end
assert(("x"):upper() == "mine")
setmetatable(string, { __index = function(_, name) return name end })
assert(("x").anything == "anything")
refused(function() local s = "x" s.y = 1 end)

--- metatables of what the host made
for _, value in ipairs { ui, ui.View, ui.View{}, ui.rect(0, 0, 1, 1), ui.Color.red,
    ui.async(function() end), ui.Screen.main } do
  assert(getmetatable(value) == false, tostring(value))
  refused(setmetatable, value, {})
  refused(rawset, value, "x", 1)
  refused(rawget, value, "x")
  refused(next, value)
  refused(rawlen, value)
end
for _, value in ipairs { print, coroutine.running(), 1, true } do
  assert(getmetatable(value) == nil)
  refused(setmetatable, value, {})
end

--- metatables of library tables
for _, library in ipairs { string, table, math, coroutine, utf8, os, debug, _G } do
  assert(getmetatable(library) == nil)
end
setmetatable(table, { __index = error, __newindex = error, __metatable = "mine" })
setmetatable(_G, { __index = function(_, name) return name end, __newindex = rawset })
assert(nothing == "nothing" and getmetatable(table) == "mine")
refused(setmetatable, table, {})

--- rawset on tables that others share
rawset(string, "format", nil)
rawset(table, "concat", print)
rawset(_G, "require", nil)
rawset(math, "random", nil)
for _, value in ipairs { ui, ui.View, ui.View{}, "", ui.rect(0, 0, 1, 1) } do
  refused(rawset, value, "frame", 1)
end

--- collectgarbage
for _, option in ipairs { "stop", "restart", "setpause", "setstepmul", "generational",
    "incremental", "isrunning", "", "COLLECT" } do
  refused(collectgarbage, option)
end
refused(collectgarbage, "step", {})
for _, size in ipairs { 0, -1, 1, math.maxinteger, math.mininteger, 1 << 31 } do
  collectgarbage("step", size)
end
local View = ui.View:subclass "Collecting"
function View:layoutSubviews() collectgarbage() end
function View:init(options) collectgarbage() View.super.init(self, options) collectgarbage() end
function View:deinit() collectgarbage() View{} end
for i = 1, 5 do View{ frame = { 0, 0, i, i } }:layoutIfNeeded() end
table.sort({ 3, 1, 2 }, function(a, b) collectgarbage() return a < b end)
assert(("abc"):gsub(".", function(c) collectgarbage() return c .. c end) == "aabbcc")
for k in pairs { a = 1, b = 2 } do collectgarbage() end
do local guard <close> = setmetatable({}, { __close = function() collectgarbage() end }) end
tostring(setmetatable({}, { __tostring = function() collectgarbage() return "x" end }))
assert(collectgarbage("count") > 0)

--- coroutines that close each other from __close
local function guard(fn) return setmetatable({}, { __close = fn }) end
local a, b
a = coroutine.create(function()
  local x <close> = guard(function() coroutine.close(b) end)
  coroutine.yield()
end)
b = coroutine.create(function()
  local x <close> = guard(function() coroutine.close(a) end)
  coroutine.yield()
end)
coroutine.resume(a) coroutine.resume(b)
coroutine.close(a)

--- a coroutine that closes, resumes and wraps itself from __close
local function guard(fn) return setmetatable({}, { __close = fn }) end
local co
co = coroutine.create(function()
  local x <close> = guard(function()
    pcall(coroutine.close, co)
    pcall(coroutine.resume, co)
    local again = coroutine.wrap(function() coroutine.close(co) end)
    pcall(again)
    error("at last")
  end)
  coroutine.yield()
end)
coroutine.resume(co)
coroutine.close(co)
pcall(coroutine.resume, co)
pcall(coroutine.close, co)

--- chains of coroutines that close the next one
local function guard(fn) return setmetatable({}, { __close = fn }) end
local function chain(n)
  local co = coroutine.create(function()
    local next = n > 0 and chain(n - 1)
    local x <close> = guard(function() if next then coroutine.close(next) end end)
    if next then coroutine.resume(next) end
    coroutine.yield()
  end)
  return co
end
for _, n in ipairs { 10, 90, 150 } do
  local co = chain(n)
  coroutine.resume(co)
  pcall(coroutine.close, co)
end
collectgarbage()

--- coroutines that fail while they are closed
local function guard(fn) return setmetatable({}, { __close = fn }) end
for i = 1, 50 do
  local co = coroutine.wrap(function()
    local x <close> = guard(function(_, e) error({ e }) end)
    local y <close> = guard(function(_, e) error(e) end)
    local z <close> = guard(function() coroutine.yield() end)
    if i % 2 == 0 then error("body") end
    coroutine.yield()
  end)
  pcall(co) pcall(co) pcall(co)
end

--- tasks that end each other
local one, two
local function guard(fn) return setmetatable({}, { __close = fn }) end
one = ui.async(function() local x <close> = guard(function() two:cancel() end) ui.sleep(9) end)
two = ui.async(function() local x <close> = guard(function() one:cancel() end) ui.sleep(9) end)
local thread
local three = ui.async(function()
  thread = coroutine.running()
  local x <close> = guard(function()
    pcall(coroutine.resume, thread) pcall(coroutine.close, thread)
    ui.async(function() pcall(coroutine.close, thread) end)
  end)
  coroutine.wrap(ui.sleep)(9)
end)
refused(coroutine.resume, thread)
refused(coroutine.close, thread)
one:cancel() three:cancel() two:cancel()

--- what a sleeping coroutine gives to whoever resumes it
local results
ui.async(function()
  local co = coroutine.create(function() ui.sleep(0) return 1 end)
  results = table.pack(coroutine.resume(co))
  for i = 1, results.n do assert(type(results[i]) ~= "userdata") end
end)
local co = coroutine.create(function() ui.sleep(1) end)
for _, value in ipairs(table.pack(coroutine.resume(co))) do assert(type(value) ~= "userdata") end

--- __gc by every route
local function final() print("escaped: finalizer") end
refused(setmetatable, {}, { __gc = final })
refused(setmetatable, {}, { __gc = true })
refused(setmetatable, {}, { __gc = final, __metatable = false })
local mt = {}
local t = setmetatable({}, mt)
mt.__gc = final
refused(setmetatable, t, mt)
refused(setmetatable, {}, mt)
rawset(mt, "__gc", nil)
setmetatable(t, mt)
rawset(mt, "__gc", final)
local inherited = setmetatable({}, { __index = { __gc = final } })
setmetatable({}, inherited)
setmetatable({}, setmetatable({}, { __index = function() return final end }))
local odd = setmetatable({}, { __pairs = function() return next, {}, nil end })
odd.__gc = final
refused(setmetatable, {}, odd)
assert(load("return setmetatable({}, {})"))()
local View = ui.View:subclass "Finalized"
refused(function() View.__gc = final end)
refused(function() View.__close = final end)
pcall(View, { __gc = final })
View{}.user.__gc = final
t, mt, inherited, odd = nil, nil, nil, nil
for _ = 1, 3 do collectgarbage() end

--- upvalues
local secret = 1
local function keep() return secret end
for _, name in ipairs { "getupvalue", "setupvalue", "upvaluejoin", "upvalueid", "getlocal",
    "setlocal", "getinfo", "sethook", "getregistry", "getmetatable", "setmetatable", "getuservalue",
    "setuservalue", "debug", "setcstacklimit" } do
  assert(debug[name] == nil, name)
end
assert(load("return secret")() == nil)
for _, fn in ipairs { print, require, load, pcall, setmetatable, coroutine.wrap(keep) } do
  refused(function() return fn.upvalue end)
  refused(setmetatable, fn, {})
end

--- _ENV without anything
local print, assert, refused, ui = print, assert, refused, ui
do
  local _ENV = {}
  assert(not load)
  x = 1
end
do
  local _ENV <const> = { error = 5 }
  refused(function() error("x") end)
end
_ENV = nil
refused(function() return anything end)
refused(function() anything = 1 end)

--- _ENV that watches
local reads = {}
local _ENV = setmetatable({}, {
  __index = function(_, name) reads[#reads + 1] = name return nil end,
  __newindex = function() reads.written = true end,
})
y = z
local f = function(_ENV) return x end
reads[1] = f({ x = 5 })

--- identity from fields that can be written
refused(ui.View.subclass, ui.View, "Label")
local Fake = ui.View:subclass "Fake"
local fake = Fake{ text = "no label" }
function Fake:isKind() return true end
fake.className, fake.class, fake.type, fake.__name, fake.magic = "Label", ui.Label, 1, "Label", 1
refused(function() ui.Button{}.titleLabel = fake end)
refused(ui.Button{}.setTitle, fake, "x", "normal")
refused(function() return ui.Label.init(fake, {}) end)
refused(function() Fake.super = ui.Label end)
refused(function() fake.super = ui.Label end)
local view = ui.View{}
for _, wrong in ipairs { { __name = "View" }, setmetatable({}, { __index = view, __name = "View" }),
    setmetatable({}, { __index = view, __tostring = function() return tostring(view) end }),
    tostring(view), function() return view end, coroutine.running(), ui.View, ui.rect(0, 0, 1, 1) } do
  refused(view.addSubview, view, wrong)
  refused(view.addSubview, wrong, view)
end
refused(function() view.superview = view end)
local Other = ui.View:subclass "Other"
refused(function() Other.properties = { "frame" } end)
refused(function() Other.super.init(view, {}) end)

--- userdata in members of classes
local Box = ui.View:subclass "Box"
Box.view, Box.color, Box.rect, Box.class = ui.View{}, ui.Color.red, ui.rect(1, 2, 3, 4), ui.View
local box = Box{}
assert(box.view == Box.view and box.color == ui.Color.red and box.rect.width == 3)
box.view = 5
assert(box.view == 5 and Box.view ~= 5 and box.class == ui.View)

--- functions of one class on objects of another
local label, button = ui.Label{}, ui.Button{}
for _, name in ipairs { "setTitle", "addTarget", "sendActions" } do
  refused(button[name], label, "x", "normal")
  refused(button[name], nil)
  refused(button[name])
  refused(button[name], ui.Button)
end
refused(ui.View.subclass, label, "X")
assert(rawequal(ui.View{}.addSubview, ui.Label{}.addSubview))

--- classes and modules of the host are read-only
for _, attempt in ipairs {
  function() ui.View = nil end, function() ui.new = 1 end, function() ui.View.frame = 1 end,
  function() ui.View.new = function() end end, function() ui.View.super = nil end,
  function() ui.Color.red = 1 end, function() ui.rect = nil end,
  function() ui.rect(0, 0, 1, 1).x = 5 end, function() ui.View.addSubview = nil end,
} do refused(attempt) end

--- results and arguments without end
says("too many results", table.unpack, {}, 1, 1e8 // 1 | 0)
refused(string.format, "%99999d", 1)
refused(string.format, "%.99999f", 1)
refused(table.concat, setmetatable({}, { __len = function() return 1 << 60 end }))
refused(table.insert, {}, 5, 1)
refused(table.move, {}, 1, math.maxinteger, 2)
refused(utf8.char, -1)
refused(utf8.char, 1 << 40)
refused(string.pack, "i17", 1)
refused(string.unpack, "s8", ("\255"):rep(8))
refused(select, -5)
refused(math.random, 0, -1)

--- metamethods that never end
local loop = {}
setmetatable(loop, { __index = loop, __newindex = loop, __metatable = loop })
says("loop", function() return loop.x end)
says("loop", function() loop.x = 1 end)
local deep = setmetatable({}, {})
getmetatable(deep).__index = function(t, k) return coroutine.wrap(function() return 1 end)() end
assert(deep.x == 1)

--- sorts that lie
for _, lie in ipairs { function() return true end, function() return nil end,
    function(a, b) return a ~= b end, function() error("no") end } do
  local list = {}
  for i = 1, 200 do list[i] = i * 7 % 101 end
  pcall(table.sort, list, lie)
end

--- texts that shout into the terminal
local text = "\27[2J\27]0;title\7\r\8\0 still"
print(text)
ui.Label{ text = text, id = text }
pcall(error, text)
