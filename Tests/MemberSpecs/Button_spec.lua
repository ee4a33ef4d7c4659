local ui = require "lunette"
require "members"

local button

before_each(function() button = ui.Button{ frame = { 10, 10, 100, 40 } } end)

it("Button.type, Button.buttonType, ButtonType", function()
  equal(button.buttonType, "custom")
  for _, name in ipairs{
    "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
  } do
    equal(ui.Button{ type = name }.buttonType, name)
  end
  equal(ui.Button{ type = "roundedRect" }.buttonType, "system") -- its old name
  raises("read-only", function() button.buttonType = "system" end)
end)

it("Button.setTitle, Button.title", function()
  button:setTitle("Add", "normal")
  button:setTitle("Adding", "highlighted")
  equal(button:title "normal", "Add")
  equal(button:title(), "Add")
  equal(button:title "highlighted", "Adding")
  equal(button:title "disabled", "Add") -- the normal one
  button:setTitle(nil, "highlighted")
  equal(button:title "highlighted", "Add")
  equal(ui.Button{ title = { normal = "a", selected = "b" } }:title "selected", "b")
  raises("setTitle", function() button.title = "x" end)
end)

it("Button.currentTitle", function()
  equal(button.currentTitle, nil)
  button:setTitle "Add"
  button:setTitle("Off", "disabled")
  equal(button.currentTitle, "Add")
  button.isEnabled = false
  equal(button.currentTitle, "Off")
end)

it("Button.setTitleColor, Button.titleColor, Button.currentTitleColor", function()
  equal(button.currentTitleColor, ui.Color.white)
  button:setTitleColor("red", "normal")
  button:setTitleColor("green", "selected")
  equal(button:titleColor(), ui.Color.red)
  equal(button:titleColor "selected", ui.Color.green)
  button.isSelected = true
  equal(button.currentTitleColor, ui.Color.green)
  equal(ui.Button{ titleColor = "blue" }.currentTitleColor, ui.Color.blue)
  equal(ui.Button{ type = "system", tintColor = "red" }.currentTitleColor, ui.Color.red)
end)

it("Button.setTitleShadowColor, Button.titleShadowColor, Button.currentTitleShadowColor", function()
  equal(button.currentTitleShadowColor, nil)
  button:setTitleShadowColor("yellow", "normal")
  equal(button:titleShadowColor "highlighted", ui.Color.yellow)
  equal(button.currentTitleShadowColor, ui.Color.yellow)
  equal(ui.Button{ titleShadowColor = { disabled = "gray" } }:titleShadowColor(), nil)
end)

it("Button.setImage, Button.image, Button.currentImage", function()
  equal(button.currentImage, nil)
  button:setImage("add", "normal")
  button:setImage("add_highlighted", "highlighted")
  equal(button:image(), ui.Image:named "add")
  equal(button:image "highlighted".name, "add_highlighted")
  equal(button:image "selected".name, "add")
  button.isHighlighted = true
  equal(button.currentImage.name, "add_highlighted")
  button:setImage(nil, "highlighted")
  equal(button.currentImage.name, "add")
  equal(ui.Button{ image = "bell" }.currentImage, ui.Image:named "bell")
end)

it("Button.setBackgroundImage, Button.backgroundImage, Button.currentBackgroundImage", function()
  equal(button.currentBackgroundImage, nil)
  button:setBackgroundImage("blue", "normal")
  button:setBackgroundImage("grey", "disabled")
  equal(button:backgroundImage().name, "blue")
  button.isEnabled = false
  equal(button.currentBackgroundImage.name, "grey")
  local other = ui.Button{ backgroundImage = { normal = "blue" } }
  other:sizeToFit() -- weibo, §35
  equal(other.bounds.size, ui.Image:named "blue".size)
end)

it("Button.setAttributedTitle, Button.attributedTitle, Button.currentAttributedTitle", function()
  equal(button.currentAttributedTitle, nil)
  button:setTitle "plain"
  button:setAttributedTitle({ "Sign ", { "in", font = "bold 20" } }, "normal")
  equal(button:attributedTitle "highlighted".string, "Sign in")
  equal(button.currentAttributedTitle, button:attributedTitle())
  equal(button.titleLabel.text, "Sign in")
  button:setAttributedTitle(nil)
  equal(button.titleLabel.text, "plain")
  equal(ui.Button{ attributedTitle = { "a", kern = 1 } }.currentAttributedTitle.string, "a")
end)

it("Button.titleLabel", function()
  button:setTitle "Add"
  assert(button.titleLabel:isKind(ui.Label))
  assert(button.titleLabel.superview == button)
  equal(button.titleLabel.text, "Add")
  button.titleLabel.font = 27
  equal(button.titleLabel.font.pointSize, 27)
  equal(ui.Button{}.titleLabel.font.pointSize, 18)
  equal(ui.Button{ type = "system" }.titleLabel.font.pointSize, 15)
end)

it("Button.titleShadowOffset", function()
  equal(button.titleShadowOffset, ui.size(0, 0))
  button.titleShadowOffset = { 2, 2 }
  equal(button.titleLabel.shadowOffset, ui.size(2, 2))
end)

it("Button.lineBreakMode", function()
  equal(button.lineBreakMode, "byTruncatingMiddle")
  button.lineBreakMode = "byTruncatingTail"
  equal(button.titleLabel.lineBreakMode, "byTruncatingTail")
end)

it("Button.contentEdgeInsets, Button.titleEdgeInsets, Button.imageEdgeInsets", function()
  equal(button.contentEdgeInsets, ui.EdgeInsets.zero)
  equal(button.titleEdgeInsets, ui.EdgeInsets.zero)
  equal(button.imageEdgeInsets, ui.EdgeInsets.zero)
  button.contentEdgeInsets = { 1, 2, 3, 4 }
  equal(button:contentRect(button.bounds), ui.rect(2, 1, 94, 36))
  button:setTitle "OO"
  local before = button:titleRect{ 0, 0, 100, 40 }
  button.titleEdgeInsets = { 0, 20, 0, 0 }
  equal(button:titleRect({ 0, 0, 100, 40 }).x, before.x + 10)
  button:setImage "bell"
  equal(button:imageRect{ 0, 0, 100, 40 }, ui.rect(35, 5, 30, 30))
  button.imageEdgeInsets = { 0, 0, 0, 20 }
  equal(button:imageRect{ 0, 0, 100, 40 }, ui.rect(25, 5, 30, 30))
end)

it("Button.showsTouchWhenHighlighted", function()
  equal(button.showsTouchWhenHighlighted, false)
  button.showsTouchWhenHighlighted = true
  equal(button.showsTouchWhenHighlighted, true)
end)

it("Button.reversesTitleShadowWhenHighlighted", function()
  equal(button.reversesTitleShadowWhenHighlighted, false)
  button.reversesTitleShadowWhenHighlighted = true
  button.titleShadowOffset = { 1, 2 }
  button.isHighlighted = true
  equal(button.titleLabel.shadowOffset, ui.size(-1, -2))
  button.isHighlighted = false
  equal(button.titleLabel.shadowOffset, ui.size(1, 2))
end)

it("Button.adjustsImageWhenHighlighted, Button.adjustsImageWhenDisabled", function()
  equal(button.adjustsImageWhenHighlighted, true)
  equal(button.adjustsImageWhenDisabled, true)
  button.adjustsImageWhenHighlighted = false
  button.adjustsImageWhenDisabled = false
  equal(button.adjustsImageWhenHighlighted or button.adjustsImageWhenDisabled, false)
end)

it("Button.contentRect, Button.backgroundRect", function()
  equal(button:backgroundRect(button.bounds), ui.rect(0, 0, 100, 40))
  equal(button:contentRect(button.bounds), ui.rect(0, 0, 100, 40))
  local Framed = ui.Button:subclass "Framed"
  function Framed:backgroundRect(bounds) return bounds:inset(10) end
  equal(Framed{}:contentRect{ 0, 0, 100, 40 }, ui.rect(10, 10, 80, 20))
end)

it("Button.titleRect, Button.imageRect", function()
  -- controls/S04: an image takes the place of the title, but for a class that places both.
  button:setTitle "OO"
  button:setImage "bell"
  equal(button:titleRect({ 0, 0, 100, 40 }).size, ui.size(0, 0))
  equal(button:imageRect{ 0, 0, 100, 40 }, ui.rect(35, 5, 30, 30))
  local Tab = ui.Button:subclass "Tab"
  function Tab:imageRect(content) return content:with{ height = content.height / 2 } end
  function Tab:titleRect(content)
    return content:with{ y = content.height / 2, height = content.height / 2 }
  end
  local tab = Tab{ frame = { 0, 0, 100, 40 }, title = "Home", image = "home" }
  tab:layoutIfNeeded()
  equal(tab.titleLabel.frame, ui.rect(0, 20, 100, 20))
end)
