-- The library as its users have it.

local ui = require "lunette"
local t = require "lunette.test"
local kit = require "main"

describe("The gallery", function()
  it("shows all of it", function()
    local screen = t.launch()
    assert.matches_snapshot(screen)
  end)
end)

describe("Numbers", function()
  local format = kit.format

  it("have a sign between thousands", function()
    for number, text in pairs{
      [0] = "0", [-1] = "-1", [999] = "999", [1000] = "1,000", [-123456] = "-123,456",
      [1234567] = "1,234,567",
    } do
      assert.equal(text, format.number(number))
    end
  end)

  it("are amounts with cents", function()
    assert.equal("0.05", format.money(5))
    assert.equal("-12.50", format.money(-1250))
    assert.equal("1,234.00", format.money(123400))
  end)

  it("count one thing or several", function()
    assert.equal("1 entry", format.count(1, "entry", "entries"))
    assert.equal("0 entries", format.count(0, "entry", "entries"))
  end)

  it("are written as the language wants it", function()
    t.start{ locale = "de_DE" }
    assert.equal("1.234,50", format.money(123450))
  end)
end)

describe("Cards", function()
  it("show a title, a value and a detail", function()
    local screen = t.launch(function()
      local card = kit.Card{
        title = "Rent", value = "500.00", detail = "October", frame = { 20, 44, 280, 64 },
      }
      return ui.View{ card }
    end)
    for _, text in ipairs{ "Rent", "500.00", "October" } do
      assert.is_true(screen:has(('"%s"'):format(text)))
    end
    assert.equal("Rent", screen:find("Card").title)
  end)

  it("stand below each other in a column", function()
    local first, second = kit.Card{}, kit.Card{}
    local screen = t.launch(function()
      return kit.Column{ spacing = 6, frame = { 0, 20, 320, 400 }, first, second }
    end)
    assert.equal(ui.rect(0, 0, 320, 64), first.frame)
    assert.equal(ui.rect(0, 70, 320, 64), second.frame)
    assert.same({}, screen.errors)
  end)
end)
