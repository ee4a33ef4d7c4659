-- What scripts draw, in the text grid.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

describe("A drawing in the text grid", function()
  --- The rows of a screen whose only view draws.
  local count = 0
  local function rows(body, ...)
    count = count + 1
    local Canvas = ui.View:subclass("GridCanvas" .. count)
    function Canvas:draw(rect) body(ui.graphicsGetCurrentContext(), rect) end
    local screen = t.launch(ui.View{
      backgroundColor = "white",
      Canvas{ frame = { 0, 22, 375, 440 }, backgroundColor = "clear" }, ...,
    })
    return scenario.rows(screen)
  end

  it("has texts where they are drawn", function()
    assert.same({ "Left", "Middle", "a line that is broken at its", "edge" }, rows(function()
      ui.drawText("Left", { 10, 10 }, { font = 17 })
      ui.drawText("Middle", { 0, 60, 375, 30 },
        { font = 17, paragraphStyle = { alignment = "center" } })
      ui.drawText("a line that is broken at its edge", { 10, 120, 190, 60 }, { font = 15 })
      ui.drawText("unseen", { 10, 200 }, { foregroundColor = "clear" })
    end))
  end)

  it("has texts in the middle or at the right where they are drawn so", function()
    local Canvas = ui.View:subclass "Aligned"
    function Canvas:draw(rect)
      for i, side in ipairs{ "left", "center", "right" } do
        ui.drawText("42 %", { 50, 22 * i, 200, 22 },
          { font = 17, paragraphStyle = { alignment = side } })
      end
    end
    local screen = t.launch(ui.View{
      backgroundColor = "white", Canvas{ frame = { 0, 22, 375, 440 }, backgroundColor = "clear" },
    })
    local function row(blanks) return "\n" .. (" "):rep(blanks) .. "42 %" end
    assert.matches(row(10) .. row(28) .. row(46) .. "\n", screen:text(), 1, true)
  end)

  it("has frames as boxes and thin rectangles as lines", function()
    assert.same({
      "╭──────────────────╮",
      "│                  │",
      "│      ring        │",
      "│                  │",
      "╰──────────────────╯",
      "────────────────────",
    }, rows(function(c)
      c:strokeEllipse{ 50, 22, 100, 110 }
      c:addArc({ 100, 77 }, 52, 0, 1, false)
      c:strokePath()
      ui.drawText("ring", { 85, 66 }, { font = 17 })
      c:fill{ 50, 176, 100, 1 }
    end))
  end)

  it("has small figures as marks, unless a text is in them", function()
    assert.same({ "●   ○   □  7" }, rows(function(c)
      c:fillEllipse{ 10, 22, 20, 20 }
      c:strokeEllipse{ 30, 22, 20, 20 }
      c:stroke{ 50, 22, 20, 20 }
      c:fillEllipse{ 70, 22, 20, 20 }
      ui.drawText("7", { 77, 24 }, { font = 14, foregroundColor = "white" })
    end))
  end)

  it("hides what lies behind an area, and no more", function()
    local label = ui.Label{ text = "hidden and seen", font = 17, frame = { 10, 44, 300, 22 } }
    local Cover = ui.View:subclass "Cover"
    function Cover:draw(rect) ui.rectFill{ 0, 0, 60, 100 } end
    local screen = t.launch(ui.View{
      backgroundColor = "white", label, Cover{ frame = { 0, 22, 200, 100 } },
    })
    assert.same({ "⋯ and seen" }, scenario.rows(screen))
  end)

  it("cuts off what lies outside of a clip", function()
    assert.same({ "inside" }, rows(function(c)
      c:clip{ 0, 0, 100, 44 }
      ui.drawText("inside", { 10, 10 }, { font = 17 })
      ui.drawText("outside", { 10, 110 }, { font = 17 })
      c:stroke{ 10, 100, 200, 200 }
      c:clip{ 0, 0, 0, 0 }
      ui.drawText("nowhere", { 10, 10 }, { font = 17 })
    end))
  end)

  it("moves with the transform and with the size of the view", function()
    local Canvas = ui.View:subclass "Moving"
    function Canvas:draw()
      local c = ui.graphicsGetCurrentContext()
      c:translateBy(100, 44)
      ui.drawText("moved", { 0, 0 }, { font = 17 })
    end
    local view = Canvas{ frame = { 0, 22, 200, 100 }, contentMode = "topLeft" }
    local screen = t.launch(ui.View{ backgroundColor = "white", view })
    local before = screen:text()
    assert.matches("\n" .. (" "):rep(20) .. "moved\n", before, 1, true)
    view.frame = { 50, 22, 300, 300 }
    screen:advance(0)
    assert.matches("\n" .. (" "):rep(30) .. "moved\n", screen:text(), 1, true)
  end)

  it("has images by their names", function()
    assert.same({ "▢bell.png" }, rows(function() ui.Image:named "bell":draw{ 10, 22 } end))
  end)

  it("takes any number of commands", function()
    local list = rows(function(c)
      for i = 1, 20000 do
        c:stroke{ i % 300, i % 400, 50, 50 }
        c:fill{ i % 300, i % 400, 50, 50 }
      end
      ui.drawText("still here", { 10, 400 }, { font = 17 })
    end)
    assert.equal("still here", list[#list])
  end)
end)
