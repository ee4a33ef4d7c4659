-- What somebody sees who reads the news.

local t = require "lunette.test"
local kinds = require "cells"

describe("News", function()
  local screen

  before_each(function() screen = t.launch() end)

  it("begins with a large story", function()
    local cells = screen:find("#stories").object.visibleCells
    assert.is_true(cells[1]:isKind(kinds.Lead))
    assert.is_true(cells[2]:isKind(kinds.Story))
    assert.is_true(cells[1].height > cells[2].height)
    assert.matches_snapshot(screen)
  end)

  it("gives each row the height that its text needs", function()
    local cells = screen:find("#stories").object.visibleCells
    assert.is_true(cells[4].height > cells[2].height)
  end)

  it("shows another topic", function()
    screen:tap '"Screens"'
    assert.is_true(screen:has '"A list of a million rows fits on one screen"')
    assert.is_false(screen:has '"Tables all the way down"')
  end)

  it("has a button where many people talk", function()
    screen:tap '"More Info"'
    assert.same({ "4374 people talk about it" }, screen.log)
  end)
end)
