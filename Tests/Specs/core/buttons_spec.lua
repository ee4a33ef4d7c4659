-- The catalogue's scenarios of buttons.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

--- The button of S03, with what a scenario adds.
local function configured(more)
  return function()
    local button = ui.Button{
      id = "button", frame = { 20, 100, 200, 50 }, title = "我是好人", titleColor = "purple",
      titleShadowColor = "yellow", titleShadowOffset = { 2, 2 },
      lineBreakMode = "byTruncatingMiddle", contentEdgeInsets = 0, titleEdgeInsets = 0,
      imageEdgeInsets = 0, showsTouchWhenHighlighted = true,
    }
    button.titleLabel.font = 27
    more(button)
    return ui.View{ button }
  end
end

describe("A configured button", function()
  it("reads back what was set (controls/S03)", function()
    local screen = t.launch(configured(function(button)
      assert.equal("我是好人", button:title())
      assert.equal(ui.color "purple", button:titleColor())
      assert.is_nil(button:image())
      assert.is_nil(button:backgroundImage())
      assert.equal(ui.color "yellow", button:titleShadowColor())
      assert.equal("Size {2, 2}", tostring(button.titleShadowOffset))
      assert.equal("byTruncatingMiddle", button.lineBreakMode)
      assert.equal("<Font Helvetica Neue 27>", tostring(button.titleLabel.font))
      button:setImage("small.png", "normal")
      button:setBackgroundImage("large.png")
      assert.equal(ui.Image:named "small.png", button:image())
      assert.equal("<Image small.png>", tostring(button:image "highlighted"))
      assert.equal("<Image large.png>", tostring(button:backgroundImage "normal"))
      button:setImage(nil)
      assert.is_nil(button:image())
      assert.is_nil(button.currentImage)
      assert.equal("<Image large.png>", tostring(button.currentBackgroundImage))
      button:setBackgroundImage(nil)
    end))
    assert.same({ "[我是好人]" }, rows(screen))
    assert.is_false(scenario.treeHas(screen, "isGlowing"))
    screen:press "#button"
    assert.is_true(scenario.treeHas(screen, " isGlowing=true"))
    assert.same({ "<我是好人>" }, rows(screen))
    screen:release()
    assert.is_false(scenario.treeHas(screen, "isGlowing"))
  end)

  it("shows an image in the place of the title, a background beside it (controls/S04)", function()
    local screen = t.launch(configured(function(button)
      button:on("touchUpInside", function()
        local image = button:image()
        button:setImage(not image and "slide_autoLogin_N.png" or nil)
        button:setBackgroundImage(image)
      end)
    end))
    assert.same({ "[我是好人]" }, rows(screen))
    screen:tap "#button"
    assert.same({ "[▢slide_autoLogin_N.png]" }, rows(screen))
    screen:tap "#button"
    assert.same({ "[▢slide_autoLogin_N.png 我是好人       ]" }, rows(screen))
    assert.is_true(
      scenario.treeHas(screen, 'backgroundImage={name="slide_autoLogin_N.png" size=(30 30)}'))
  end)
end)

describe("The states of a button", function()
  it("choose the title, its colour and the image (controls/S06)", function()
    local button
    local screen = t.launch(function()
      button = ui.Button{
        id = "title", frame = { 0, 44, 200, 44 },
        title = {
          normal = "Normal", highlighted = "Pressed", selected = "Chosen", disabled = "Off",
        },
        titleColor = { normal = "black", highlighted = "red", selected = "green" },
      }
      return ui.View{
        button,
        ui.Button{ id = "select", frame = { 0, 100, 200, 44 }, title = "Select",
          onTouchUpInside = function() button.isSelected = not button.isSelected end },
        ui.Button{ id = "disable", frame = { 0, 160, 200, 44 }, title = "Disable",
          onTouchUpInside = function() button.isEnabled = false end },
      }
    end)
    local function shows(row, color)
      assert.equal(row, rows(screen)[1])
      assert.equal(color, button.titleLabel.textColor.hexString)
      local drawn = screen:text{ color = true }
        :match("38;2;(%d+;%d+;%d+);[%d;]*m[^\27]*" .. row:match "%a+")
      local red, green, blue = drawn:match "(%d+);(%d+);(%d+)"
      assert.equal(color, ("#%02x%02x%02x"):format(red, green, blue))
    end
    shows("[Normal]", "#000000")
    screen:press "#title"
    shows("<Pressed>", "#ff0000")
    screen:release()
    screen:tap "#select"
    shows("[*Chosen]", "#00ff00")
    screen:tap "#select"
    screen:tap "#disable"
    shows("(Off)", "#000000")
  end)

  it("choose the image, which else is the normal one (weibo/S100)", function()
    local screen = t.launch(ui.View{
      ui.Button{ id = "two", frame = { 0, 44, 300, 44 },
        image = { normal = "add", highlighted = "add_highlighted" } },
      ui.Button{ id = "one", frame = { 0, 100, 300, 44 }, image = "home" },
    })
    assert.same({ "[▢add.png]", "[▢home.png]" }, rows(screen))
    screen:press "#two"
    assert.same({ "<▢add_highlighted.png>", "[▢home.png]" }, rows(screen))
    screen:release()
    screen:press "#one"
    assert.same({ "[▢add.png]", "<▢home.png>" }, rows(screen))
    assert.is_true(scenario.treeHas(screen, "imageAdjustment=darkened"))
    screen:release()
    assert.is_false(scenario.treeHas(screen, "imageAdjustment"))
  end)
end)

it("A colour has components of 0 to 255 (weibo/S101)", function()
  local function color(r, g, b) return ui.color(r / 255, g / 255, b / 255) end
  local gray = color(123, 123, 123)
  local r, g, b, a = gray:getRed()
  assert.same({ 123 / 255, 123 / 255, 123 / 255, 1 }, { r, g, b, a })
  assert.equal("#7b7b7b", gray)
  local screen = t.launch(ui.View{ backgroundColor = gray })
  assert.is_true(scenario.treeHas(screen, "backgroundColor=#7b7b7b"))
end)

it("A button with a background changes a label (course/S4)", function()
  local screen = t.launch(function()
    local label = ui.Label{ frame = { 110, 50, 100, 40 }, text = "Hello World" }
    local button = ui.Button{
      type = "system", frame = { 100, 200, 100, 40 }, backgroundImage = "bg",
      title = { normal = "OK", highlighted = "KO" },
    }
    button:on("touchUpInside", function() label.text = "Hello Kitty" end)
    return ui.View{ label, button }
  end)
  assert.same({ "Hello World", "[▢bg.png OK        ]" }, rows(screen))
  screen:press "Button"
  assert.same({ "Hello World", "<▢bg.png KO        >" }, rows(screen))
  screen:release()
  assert.same({ "Hello Kitty", "[▢bg.png OK        ]" }, rows(screen))
  screen:tap '"OK"'
  screen:tap '"OK"'
  assert.same({ "Hello Kitty", "[▢bg.png OK        ]" }, rows(screen))
end)

it("Three buttons share one action and one label (course/S6)", function()
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.label = ui.Label{ frame = { 20, 40, 200, 30 } }
    self.view:addSubview(self.label)
    for i, title in ipairs{ "One", "Two", "Three" } do
      local button = ui.Button{ type = "system", frame = { 20, 50 + 50 * i, 100, 40 } }
      button:setTitle(title, "normal")
      button:addTarget(self, "show", "touchUpInside")
      self.view:addSubview(button)
    end
  end
  function Main:show(sender) self.label.text = sender:title "normal" end
  local screen = t.launch(Main)
  assert.same({ "[One]", "[Two]", "[Three]" }, rows(screen))
  for _, title in ipairs{ "Two", "Three", "One" } do
    screen:tap('Button"' .. title .. '"')
    assert.same({ title, "[One]", "[Two]", "[Three]" }, rows(screen))
  end
end)
