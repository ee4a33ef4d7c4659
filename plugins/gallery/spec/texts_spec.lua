-- The screen of text views.

local t = require "lunette.test"

local function open()
  local screen = t.launch()
  screen:tap '"Text views"'
  return screen
end

local function news(screen) return screen:find("#news").text end

describe("Text views", function()
  it("at rest", function() assert.matches_snapshot(open()) end)

  it("while one is edited", function()
    local screen = open()
    screen:type("#note", " and tea")
    assert.equal("note has 69 characters.", news(screen))
    assert.matches_snapshot(screen)
    screen:tap '"Undo"'
    assert.equal("note has 61 characters.", news(screen))
    screen:tap '"Redo"'
    assert.equal("note has 69 characters.", news(screen))
    screen:tap '"Done"'
    assert.is_false(screen:find("#note").isFirstResponder)
  end)

  it("with what is selected, and the edit menu", function()
    local screen = open()
    screen:selectText("#note", 11, 21)
    assert.equal("11 characters are selected.", news(screen))
    assert.matches_snapshot(screen)
    screen:menu "Copy"
    screen:menu "Shout"
    assert.equal("Shopping:\nFOUR LEMONS, a loaf of bread and two litres of milk",
      screen:find("#note").text)
    screen:menu "Paste"
    assert.is_truthy(screen:find("#note").text:find("FOUR LEMONSfour lemons", 1, true))
  end)

  it("that take no more than they should", function()
    local screen = open()
    screen:type("#note", ("x"):rep(80))
    assert.equal("140 characters are enough.", news(screen))
  end)

  it("that open what was found in them", function()
    local screen = open()
    screen:tap("#page", 30, 18)
    screen:tap("#page", 100, 35)
    assert.equal("page would open tel:+351211234567.", news(screen))
  end)
end)
