--- What the specs of members and of scripts' behaviour share. Each begins in a new application that
-- shows nothing, and none may end with a warning or an error that it has not asked for.
--
-- The functions are globals of the file that requires this.

local busted = require "busted"
local ui = require "lunette"
local t = require "lunette.test"

local screen
-- The reports that were taken from the screen and not asked for yet, and the lines of its log that
-- were read.
local pending, read

busted.before_each(function()
  screen = t.start()
  pending, read = {}, 0
end)

busted.after_each(function()
  -- A spec that launches a screen of its own has ended this one.
  local is_there, list = pcall(warnings)
  if is_there and list[1] then busted.fail("warning: " .. list[1]) end
  if pending[1] then busted.fail(pending[1].text) end
end)

local function text(value)
  if type(value) == "string" then return string.format("%q", value) end
  return tostring(value)
end

--- Fails unless both are the same, also as integer or float.
function equal(actual, expected, level)
  if actual == expected and math.type(actual) == math.type(expected) then return end
  if actual ~= actual and expected ~= expected then return end
  busted.fail("expected " .. text(expected) .. ", got " .. text(actual), (level or 1) + 1)
end

--- Fails unless both lists have equal elements.
function same(actual, expected)
  if #actual ~= #expected then
    busted.fail("expected " .. #expected .. " elements, got " .. #actual .. ": "
      .. table.concat(actual, " "), 2)
  end
  for index = 1, #expected do equal(actual[index], expected[index], 2) end
end

--- Fails unless the function raises, at a line of a file, a message with a text in it.
function raises(part, fn, ...)
  local done, message = pcall(fn, ...)
  if done then busted.fail("nothing was raised; expected: " .. part, 2) end
  if type(message) ~= "string" then busted.fail("raised " .. text(message), 2) end
  if not message:find(part, 1, true) then
    busted.fail("expected an error with\n  " .. part .. "\ngot\n  " .. message, 2)
  end
  if not message:find "^[^\n]-%.lua:%d+: " then busted.fail("no position: " .. message, 2) end
  return message
end

--- Runs a text as a script of its own, `code.lua`, that finds `ui`.
function code(text) return assert(load("local ui = ...; " .. text, "@code.lua"))(ui) end

--- Where a function begins, as messages put it before what they say, without the folder.
function place(fn)
  local info = debug.getinfo(fn, "S")
  return ("%s:%d: "):format(info.short_src:match "[^/]*$", info.linedefined)
end

-- What went wrong where no caller could be told

local function take(ofScripts)
  for _, report in ipairs(screen:takeErrors()) do pending[#pending + 1] = report end
  local taken, rest = {}, {}
  for _, report in ipairs(pending) do
    -- What the host itself has to say is of no callback.
    local list = (report.handler ~= nil) == ofScripts and taken or rest
    list[#list + 1] = report
  end
  pending = rest
  return taken
end

--- The errors of callbacks since the last call, each as `Card.init: card.lua:3: message`.
function errors()
  local list = {}
  for _, report in ipairs(take(true)) do
    local place = report.file and ("%s:%d: "):format(report.file, report.line) or ""
    for _ = 1, report.count do
      list[#list + 1] = report.handler .. ": " .. place .. report.message
    end
  end
  return list
end

--- What the host has reported since the last call.
function reports()
  local list = {}
  for index, report in ipairs(take(false)) do list[index] = report.message end
  return list
end

--- The warnings since the last call.
function warnings()
  local list, log = {}, screen.log
  for index = read + 1, #log do list[#list + 1] = log[index]:match "^warning: (.*)" end
  read = #log
  return list
end

local function only(kind, list, part)
  if #list == 1 and list[1]:find(part, 1, true) then return list[1] end
  busted.fail("expected one " .. kind .. " with\n  " .. part .. "\ngot\n  "
    .. table.concat(list, "\n  "), 2)
end

--- Fails unless exactly one callback has failed, with a text in its message.
function failed(part) return only("error", errors(), part) end

--- Fails unless there was exactly one warning, with a text in it.
function warned(part) return only("warning", warnings(), part) end

--- The screen as JSON.
function json() return screen:json() end

--- The screen as text.
function printed() return screen:text() end

-- Time

function settle() t.clock:advance(0) end
function advance(seconds) t.clock:advance(seconds) end
function collect() collectgarbage() end

--- Puts a view or a controller into a new window.
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

-- Fingers, counted from 0

function down(x, y, finger) screen:touchDown(x, y, (finger or 0) + 1) end
function move(x, y, finger) screen:touchMove(x, y, (finger or 0) + 1) end
function up(finger) screen:touchUp((finger or 0) + 1) end
function phoneCall() screen:touchCancel() end

function tap(x, y)
  down(x, y)
  up()
  settle()
end

function drag(from, to)
  down(from[1], from[2])
  move(to[1], to[2])
  up()
  settle()
end

-- Keys

function typeKeys(text) screen:type(text) end
function key(name) screen:key(name) end
function enter() screen:enter() end
function chooseFromMenu(title) screen:menu(title) end

-- The device

function launch() screen:open() end
function home() screen:home() end
function open() screen:open() end
function kill() screen:kill() end
function memoryWarning() screen:memoryWarning() end
function shake() screen:shake() end

function openedURLs()
  local list, urls = screen:json():match '"openedURLs":%[(.-)%]', {}
  for url in list:gmatch '"(.-)"' do urls[#urls + 1] = url end
  return urls
end
