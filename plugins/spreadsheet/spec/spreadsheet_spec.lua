-- What somebody sees who looks at a sheet with two axes.

local ui = require "lunette"
local t = require "lunette.test"

describe("Sheet", function()
  local screen, body, names, top, side

  before_each(function()
    screen = t.launch()
    body, names = screen:find("#body").object, screen:find("#names").object
    top, side = screen:find("#top").object, screen:find("#side").object
  end)

  it("has a title for each column, and as many numbers in each row (weibo/S102)", function()
    assert.equal(12, #top.subviews)
    assert.equal(12, #body.visibleCells[1].contentView.subviews)
    assert.equal(1000, body:numberOfRows(1))
    assert.matches_snapshot(screen)
  end)

  it("keeps its parts together (weibo/S103)", function()
    body:setContentOffset({ 0, 1200 }, true)
    screen:advance(1)
    assert.is_true(body.contentOffset.y > 0)
    assert.equal(body.contentOffset.y, names.contentOffset.y)
    assert.equal(0, top.contentOffset.x)
    side:setContentOffset({ 200, 0 }, true)
    screen:advance(1)
    assert.equal(ui.point(200, 0), top.contentOffset)
    assert.equal(0, names.contentOffset.x)
    names.contentOffset = { 0, 440 }
    assert.equal(440, body.contentOffset.y)
  end)

  it("says which number was tapped", function()
    screen:tap 'Button"9"[1]'
    assert.equal("C3 = 9", screen:find("#picked").text)
  end)
end)
