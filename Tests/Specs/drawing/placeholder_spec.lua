-- A text view that draws a hint while it is empty (weibo, §10).

local ui = require "lunette"
local t = require "lunette.test"
require "members"
local drawn = require "drawn"

describe("A text view with a placeholder", function()
  local NYTextView, view, draws

  before_each(function()
    draws = 0
    NYTextView = ui.TextView:subclass "NYTextView"

    function NYTextView:init(options)
      NYTextView.super.init(self, options)
      ui.NotificationCenter.default:addObserver(
        self, "textDidChange", ui.TextView.textDidChangeNotification, self)
    end

    function NYTextView:textDidChange() self:setNeedsDisplay() end

    for _, name in ipairs{ "placeholder", "placeholderColor" } do
      NYTextView["get_" .. name] = function(self) return self["_" .. name] end
      NYTextView["set_" .. name] = function(self, value)
        self["_" .. name] = value
        self:setNeedsDisplay()
      end
    end
    for _, name in ipairs{ "text", "font" } do
      NYTextView["set_" .. name] = function(self, value)
        NYTextView.super["set_" .. name](self, value)
        self:setNeedsDisplay()
      end
    end

    function NYTextView:draw(rect)
      draws = draws + 1
      if self.hasText then return end
      ui.drawText(self.placeholder, { 5, 8, rect.width - 2 * 5, rect.height - 2 * 8 },
        { font = self.font, foregroundColor = self.placeholderColor or "gray" })
    end

    view = NYTextView{ frame = { 20, 50, 300, 200 }, font = 15, placeholder = "P" }
    show(view)
  end)

  after_each(function() NYTextView, view = nil, nil end)

  --- The only command of the view, or nil.
  local function command()
    local list = drawn.commands(drawn.json())
    assert(#list <= 1)
    return list[1]
  end

  it("draws it in its rectangle while it is empty (weibo/S27)", function()
    equal(command(), '"op":"text","text":"P","font":"Helvetica Neue 15",'
      .. '"foregroundColor":"#808080","rect":[5,8,290,184]')
    equal(draws, 1)
  end)

  it("draws it no more once there is a text (weibo/S28, weibo/S29)", function()
    view:becomeFirstResponder()
    settle()
    typeKeys "a"
    settle()
    equal(command(), nil)
    key "delete"
    settle()
    assert(command():find('"text":"P"', 1, true))
    view.text = "by code"
    settle()
    equal(command(), nil)
  end)

  it("draws it anew when it changes, once in a turn (weibo/S30)", function()
    view.placeholderColor = "red"
    settle()
    assert(command():find('"foregroundColor":"#ff0000"', 1, true))
    view.font = 20
    settle()
    assert(command():find('"font":"Helvetica Neue 20"', 1, true))
    view.placeholder = "Q"
    settle()
    assert(command():find('"text":"Q"', 1, true))
    equal(draws, 4)
    view.placeholder = "R"
    view.font = 12
    view.placeholderColor = "blue"
    settle()
    equal(draws, 5)
    equal(command(), '"op":"text","text":"R","font":"Helvetica Neue 12",'
      .. '"foregroundColor":"#0000ff","rect":[5,8,290,184]')
  end)

  it("shows it as a text of the screen", function()
    local screen = t.launch(ui.View{
      backgroundColor = "white",
      NYTextView{ frame = { 20, 44, 300, 88 }, font = 15, placeholder = "Say something" },
    })
    assert(screen:text():find("\n     Say something\n", 1, true))
  end)
end)

describe("A text", function()
  it("is measured with and without a greatest width (weibo/S42)", function()
    local attributes = { font = 15 }
    local line = ui.Font:systemFont(15).lineHeight
    local all = ui.textSize("Nice picture, friend", attributes)
    equal(all, ui.textSize("Nice picture, friend", attributes, { math.huge, math.huge }))
    equal(all.height, line)
    local half = ui.textSize("Nice picture, friend", attributes, { all.width / 2, math.huge })
    assert(half.height >= 2 * line - 1e-9)
    assert(half.width <= all.width / 2)
  end)
end)
