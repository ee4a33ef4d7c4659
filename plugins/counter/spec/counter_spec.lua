-- What somebody sees who counts.

local ui = require "lunette"
local t = require "lunette.test"

describe("The counter", function()
  local screen

  before_each(function() screen = t.launch() end)

  it("begins at zero, with nothing to reset", function()
    assert.equal("0", screen:find("#number").text)
    assert.equal("Nothing was counted yet.", screen:find("#history").text)
    assert.is_true(screen:has "#reset:disabled")
  end)

  it("counts up and down, and tells how far it came", function()
    screen:tap '"+"'
    assert.equal("One step.", screen:find("#history").text)
    screen:tap '"+"'
    screen:tap '"−"'
    assert.equal("1", screen:find("#number").text)
    assert.equal("3 steps, between 0 and 2.", screen:find("#history").text)
  end)

  it("shows numbers below zero in red", function()
    screen:tap "#minus"
    assert.equal("-1", screen:find("#number").text)
    assert.equal(ui.color "red", screen:find("#number").textColor)
    screen:tap "#plus"
    assert.equal(ui.color "black", screen:find("#number").textColor)
  end)

  it("begins again when it is reset", function()
    screen:tap "#plus"
    screen:tap '"Reset"'
    assert.equal("0", screen:find("#number").text)
    assert.is_true(screen:has "#reset:disabled")
  end)

  it("shows a count that somebody else sets", function()
    screen.window.rootViewController.count = 4200
    assert.equal("4,200", screen:find("#number").text)
  end)

  it("looks like this", function()
    screen:tap "#plus"
    assert.matches_snapshot(screen)
  end)
end)

describe("The counter elsewhere", function()
  it("speaks Chinese", function()
    local screen = t.launch(nil, { locale = "zh_CN" })
    screen:tap "#plus"
    assert.is_true(screen:has '"一步。"')
  end)

  it("fits on a small screen", function()
    local screen = t.launch(nil, { size = "iphone-4s" })
    assert.matches_snapshot(screen)
  end)
end)
