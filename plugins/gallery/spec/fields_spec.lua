-- The screen of text fields.

local t = require "lunette.test"

local function open()
  local screen = t.launch()
  screen:tap '"Text fields"'
  return screen
end

local function news(screen) return screen:find("#news").text end

describe("Text fields", function()
  it("at rest", function() assert.matches_snapshot(open()) end)

  it("while they are edited", function()
    local screen = open()
    screen:type("#plain", "ada lovelace")
    assert.equal("Ada Lovelace", screen:find("#plain").text)
    assert.equal("plain has 12 characters.", news(screen))
    screen:enter()
    screen:type "secret"
    assert.matches_snapshot(screen)
    screen:enter()
    screen:type "12"
    assert.equal("limited has 8 characters.", news(screen))
    screen:type "3"
    assert.equal("limited is full.", news(screen))
    screen:tap '"Clear text"'
    assert.equal("", screen:find("#limited").text)
  end)

  it("with a bar above a pad of digits", function()
    local screen = open()
    screen:type("#price", "9.5")
    assert.matches_snapshot(screen)
    screen:tap '"Done"'
    assert.is_false(screen:find("#price").isFirstResponder)
  end)

  it("with a return key that waits for a text", function()
    local screen = open()
    screen:tap "#search"
    assert.is_truthy(screen:text():find("return key: Search (off)", 1, true))
    screen:type "x"
    screen:enter()
    assert.equal("search: x.", news(screen))
  end)
end)
