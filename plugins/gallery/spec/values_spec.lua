-- The screens of controls that have a value.

local t = require "lunette.test"

--- Opens a screen from the list.
local function open(title)
  local screen = t.launch()
  screen:tap(('"%s"'):format(title))
  return screen
end

local function news(screen) return screen:find("#news").text end

it("The list opens screens, and each leads back", function()
  local screen = t.launch()
  for _, entry in ipairs(require "screens") do
    screen:tap(('"%s"'):format(entry.title))
    assert.equal(entry.title, screen.window.rootViewController.title)
    screen:tap "#back"
    assert.equal("Gallery", screen.window.rootViewController.title)
  end
  assert.same({}, screen.errors)
end)

it("Switches", function()
  local screen = open "Switches"
  assert.matches_snapshot(screen)
  screen:tap "#plain"
  assert.equal("plain is off.", news(screen))
  screen:set("#master", true)
  screen:tap "#slave"
  assert.equal("slave is off.", news(screen))
end)

it("Sliders", function()
  local screen = open "Sliders"
  assert.matches_snapshot(screen)
  screen:drag("#plain", 30, 0)
  assert.equal("plain is 0.60, told 10 times.", news(screen))
  screen:set("#patient", 0.5)
  assert.equal("patient is 0.50, told 11 times.", news(screen))
  screen:tap "#jump"
  assert.equal("plain has jumped to 0.00, told nobody.", news(screen))
end)

it("Steppers", function()
  local screen = open "Steppers"
  assert.matches_snapshot(screen)
  screen:set("#wide", 5)
  assert.equal("wide is 5.", news(screen))
  screen:tap '#round "−"'
  assert.equal(100, screen:find("#round").value)
  screen:press '#patient "+"'
  screen:advance(0.65)
  -- It waits for the end to tell.
  assert.equal("round is 100.", news(screen))
  screen:release()
  assert.equal("patient is 3.", news(screen))
end)

it("Segments", function()
  local screen = open "Segments"
  assert.matches_snapshot(screen)
  screen:tap '"Year"'
  assert.equal("plain: segment 4, Year.", news(screen))
  screen:tap '"Up"'
  assert.equal("arrows: segment 1, Up.", news(screen))
  screen:set("#count", 4)
  assert.equal(4, screen:find("#growing").numberOfSegments)
  screen:set("#count", 1)
  assert.equal("1 segments.", news(screen))
end)

it("Progress", function()
  local screen = open "Progress"
  assert.matches_snapshot(screen)
  screen:tap '#more "+"'
  assert.equal("50 % is done.", news(screen))
  assert.is_false(screen:has "#gray")
  screen:tap "#busy"
  assert.is_true(screen:find("#gray").isAnimating)
end)

it("Pages", function()
  local screen = open "Pages"
  assert.matches_snapshot(screen)
  screen:set("#plain", 5)
  assert.equal("plain: page 5.", news(screen))
  screen:set("#count", 1)
  assert.equal("1 pages.", news(screen))
  assert.equal(1, screen:find("#single").numberOfPages)
end)
