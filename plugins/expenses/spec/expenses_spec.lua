-- What somebody sees who looks at what was spent.

local t = require "lunette.test"
local entries = require "entries"
local format = require "kit".format

describe("Expenses", function()
  local screen

  before_each(function() screen = t.launch() end)

  it("shows a card for each entry, and the sum", function()
    assert.equal(3, #screen:all "kit.Card")
    assert.equal("1,299.00", screen:find("Card[2]").value)
    assert.equal("3 entries: 1,306.60", screen:find("#sum").text)
    assert.matches_snapshot(screen)
  end)

  it("adds an entry", function()
    screen:tap "#coffee"
    assert.equal(4, #screen:all "Card")
    assert.equal("4 entries: " .. format.money(130900), screen:find("#sum").text)
  end)
end)

describe("Entries", function()
  it("are read from lines, and others are left out", function()
    local list = entries.parse "2014-09-30 240 Coffee\nnothing\n2014-10-01 -100 Back again\n"
    assert.equal(2, #list)
    assert.equal("Back again", list[2].name)
    assert.equal(140, entries.total(list))
  end)
end)
