local ui = require "lunette"
require "members"

local function near(actual, expected)
  assert(math.abs(actual - expected) < 1e-9, tostring(actual) .. " is not " .. tostring(expected))
end
local function all(actual, expected)
  equal(#actual, #expected)
  for i = 1, #expected do near(actual[i], expected[i]) end
end

it("ui.color", function()
  equal(ui.color(1, 0, 0), ui.Color.red)
  equal(ui.color(1, 0, 0, 0.5).alpha, 0.5)
  equal(ui.color "red", ui.Color.red)
  equal(ui.color "#ff0000", ui.color "#f00")
  equal(ui.color{ white = 1 }, ui.Color.white)
  equal(ui.color(7, -1, 0), ui.Color.red) -- clamped
  raises('did you mean "lightGray"?', ui.color, "lightgrey")
end)

it("ui.gray", function()
  equal(ui.gray(0.5), ui.Color.gray)
  equal(ui.gray(0, 0), ui.Color.clear)
end)

it("Color.white", function()
  equal(ui.Color{ white = 0.5 }, ui.Color.gray)
  equal(ui.Color{ white = 1, alpha = 0.5 }.alpha, 0.5)
  equal(ui.Color.white.hexString, "#ffffff")
end)

it("Color.hue, Color.saturation, Color.brightness", function()
  equal(ui.Color{ hue = 0, saturation = 1, brightness = 1 }, ui.Color.red)
  equal(ui.Color{ hue = 1 / 3, saturation = 1, brightness = 1 }.hexString, "#00ff00")
  equal(ui.Color{ hue = 0, saturation = 0, brightness = 0.5, alpha = 0.5 }.hexString, "#80808080")
end)

it("Color.patternImage, Color.pattern", function()
  local color = ui.Color{ patternImage = "paper" }
  equal(color.pattern, ui.Image:named "paper")
  equal(ui.Color.red.pattern, nil)
  equal(ui.View{ backgroundColor = { patternImage = "paper" } }.backgroundColor, color)
end)

it("Color.red, Color.green, Color.blue, Color.alpha", function()
  local color = ui.color(0.1, 0.2, 0.3, 0.4)
  near(color.red, 0.1)
  near(color.green, 0.2)
  near(color.blue, 0.3)
  near(color.alpha, 0.4)
  equal(ui.Color.red, ui.color "#f00")
  equal(ui.Color.green, ui.color "#0f0")
  equal(ui.Color.blue, ui.color "#00f")
  equal(ui.Color{ red = 0, green = 1, blue = 0 }, ui.Color.green)
end)

it("Color.cgColor", function()
  equal(ui.Color.red.cgColor, ui.Color.red)
  local view = ui.View{}
  view.layer.borderColor = ui.Color.red.cgColor
  equal(view.layer.borderColor, ui.Color.red)
end)

it("Color.hexString", function()
  equal(ui.color(1, 0.5, 0).hexString, "#ff8000")
  equal(ui.color(1, 0.5, 0, 0.5).hexString, "#ff800080")
end)

it("Color.components", function()
  all(ui.Color.orange.components, { 1, 0.5, 0, 1 })
  equal(ui.Color{ patternImage = "paper" }.components, nil)
end)

it("Color.getRed", function()
  all({ ui.color(0.1, 0.2, 0.3, 0.4):getRed() }, { 0.1, 0.2, 0.3, 0.4 })
  equal(ui.Color{ patternImage = "paper" }:getRed(), nil)
end)

it("Color.getWhite", function()
  all({ ui.gray(0.25, 0.5):getWhite() }, { 0.25, 0.5 })
  equal(ui.Color.red:getWhite(), nil)
  equal(ui.Color{ patternImage = "paper" }:getWhite(), nil)
end)

it("Color.getHue", function()
  all({ ui.Color.orange:getHue() }, { 1 / 12, 1, 1, 1 })
  all({ ui.Color.gray:getHue() }, { 0, 0, 0.5, 1 })
  equal(ui.Color{ patternImage = "paper" }:getHue(), nil)
end)

it("Color.withAlphaComponent", function()
  local color = ui.Color.red:withAlphaComponent(0.5)
  equal(color.alpha, 0.5)
  equal(color.red, 1)
  equal(ui.Color{ patternImage = "paper" }:withAlphaComponent(0.5).pattern.name, "paper")
end)

it("Color.isEqual", function()
  equal(ui.Color.red:isEqual(ui.color(1, 0, 0)), true)
  equal(ui.Color.red:isEqual "red", true)
  equal(ui.Color.red:isEqual "blue", false)
  equal(ui.Color.red:isEqual(nil), false)
  equal(ui.Color.red:isEqual(7), false)
end)

it("Color.black, Color.darkGray, Color.lightGray, Color.gray, Color.clear", function()
  near(ui.Color.black:getWhite(), 0)
  near(ui.Color.darkGray:getWhite(), 1 / 3)
  near(ui.Color.lightGray:getWhite(), 2 / 3)
  near(ui.Color.gray:getWhite(), 0.5)
  all({ ui.Color.clear:getWhite() }, { 0, 0 })
end)

it("Color.cyan, Color.yellow, Color.magenta, Color.orange, Color.purple, Color.brown", function()
  equal(ui.Color.cyan.hexString, "#00ffff")
  equal(ui.Color.yellow.hexString, "#ffff00")
  equal(ui.Color.magenta.hexString, "#ff00ff")
  equal(ui.Color.orange.hexString, "#ff8000")
  equal(ui.Color.purple.hexString, "#800080")
  equal(ui.Color.brown.hexString, "#996633")
end)
