--- What the specs of members share. Each begins in a new application that shows nothing, and none
-- may end with a warning.
--
-- The functions are globals of the file that requires this.

local busted = require "busted"
local ui = require "lunette"
local t = require "lunette.test"

local screen

busted.before_each(function() screen = t.start() end)

busted.after_each(function()
  -- A spec that launches a screen of its own has ended this one.
  local is_there, log = pcall(function() return screen.log end)
  for _, line in ipairs(is_there and log or {}) do
    if line:find "^warning: " then busted.fail(line) end
  end
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

-- Keys

function typeKeys(text) screen:type(text) end
function key(name) screen:key(name) end
function enter() screen:enter() end

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
