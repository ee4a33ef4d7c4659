-- The catalogue's scenarios of text views and the edit menu.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows, treeHas = scenario.rows, scenario.treeHas

local build
local Screen = ui.ViewController:subclass "TextScreen"

function Screen:viewDidLoad() build(self.view) end

--- A text view on a white screen, with what a scenario adds; `before` runs in its application.
local function launch(options, more)
  more = more or {}
  options.id = options.id or "text"
  options.frame = options.frame or { 20, 100, 200, 100 }
  options.autocapitalizationType = options.autocapitalizationType or "none"
  local text
  function build(view)
    if more.before then more.before() end
    view.backgroundColor = "white"
    text = (more.class or ui.TextView)(options)
    view:addSubview(text)
    for _, other in ipairs(more) do
      view:addSubview(type(other) == "function" and other() or other)
    end
  end
  local screen = t.launch(Screen)
  build = nil -- it would keep the text
  return screen, text
end

--- Closes the keyboard, as a button does.
local function close(text)
  return function() text():resignFirstResponder() end
end

describe("A text view", function()
  it("shows its properties, and lines that are typed (controls/S22)", function()
    local screen, text = launch{
      text = "我是好人", textColor = "red", font = 13, textAlignment = "center",
      keyboardType = "default", returnKeyType = "default",
    }
    for _, part in ipairs{
      'text="我是好人"', "textColor=#ff0000", "font=Helvetica Neue 13", "textAlignment=center",
    } do
      assert.is_true(treeHas(screen, part), part)
    end
    assert.equal(true, text.isEditable)
    assert.equal("default", text.keyboardType)
    assert.equal("default", text.returnKeyType)
    screen:type("#text", "!")
    assert.equal("我是好人!", text.text)
    screen:enter()
    screen:type "b"
    assert.equal("我是好人!\nb", text.text)
    assert.same({ "我是好人!", "b|" }, { rows(screen)[1], rows(screen)[2] })
    assert.is_true(text.isFirstResponder)
  end)

  it("posts its notifications, for whoever asks for any (controls/S23)", function()
    local names = {}
    local observer = {}
    for _, kind in ipairs{ "Begin", "Change", "End" } do
      observer[kind] = function(_, note) names[#names + 1] = kind .. " " .. note.object.id end
    end
    local function before()
      local center = ui.NotificationCenter.default
      center:addObserver(observer, "Begin", ui.TextView.textDidBeginEditingNotification)
      center:addObserver(observer, "Change", ui.TextView.textDidChangeNotification)
      center:addObserver(observer, "End", ui.TextView.textDidEndEditingNotification)
    end
    local screen = launch(
      {}, { before = before, ui.TextView{ id = "other", frame = { 20, 220, 200, 60 } } })
    screen:type("#text", "ab")
    screen:tap "#other"
    screen:type "c"
    assert.same({
      "Begin text", "Change text", "Change text", "End text", "Begin other", "Change other",
    }, names)
  end)

  it("tells how much is selected (controls/S24)", function()
    local lengths = {}
    local delegate = {}
    function delegate:textViewDidChangeSelection(text)
      lengths[#lengths + 1] = text.selectedRange.length
    end
    local screen, text = launch{ text = "我是好人 👍🏽!", delegate = delegate }
    screen:selectText("#text", 4, 9)
    assert.equal(2, lengths[#lengths])
    screen:selectText("#text", 14, 21)
    assert.equal(4, lengths[#lengths]) -- UTF-16, as UIKit counts
    assert.equal(1, text.selectedRange.count)
    assert.is_true(scenario.shows(screen, "我是好人 ⟦👍🏽⟧!"))
  end)

  it("gives up the keyboard at a button in the bar (controls/S25)", function()
    local text
    local done = ui.Button{
      type = "system", title = "Done", frame = { 300, 20, 70, 44 },
      onTouchUpInside = close(function() return text end),
    }
    local screen
    screen, text = launch({}, { done })
    screen:type("#text", "a")
    screen:enter() -- the return key does not
    assert.is_true(scenario.shows(screen, "⌨"))
    screen:tap '"Done"'
    assert.is_false(scenario.shows(screen, "⌨"))
    assert.is_false(text.isFirstResponder)
    assert.equal("a\n", text.text)
  end)

  it("gives up the keyboard at a bar above it (controls/S26)", function()
    local text
    local bar = ui.View{
      frame = { 0, 0, 375, 44 }, backgroundColor = "lightGray",
      ui.Button{
        type = "system", title = "Close", frame = { 300, 0, 70, 44 },
        onTouchUpInside = close(function() return text end),
      },
    }
    local screen
    screen, text = launch{ inputAccessoryView = bar }
    assert.is_false(screen:has '"Close"')
    screen:tap "#text"
    assert.equal(407, bar:convertTo(ui.point(0, 0), nil).y + bar.window.y)
    screen:tap '"Close"'
    assert.is_false(screen:has '"Close"')
    assert.is_false(text.isFirstResponder)
  end)

  it("has further items in its menu while something is selected (controls/S27)", function()
    local shared = {}
    local Sharing = ui.TextView:subclass "Sharing"
    function Sharing:canPerformAction(action)
      return (action == "mailShare" or action == "weiboShare") and self.selectedRange.length > 0
    end
    function Sharing:mailShare(sender)
      shared[#shared + 1] = "mail " .. tostring(sender == ui.MenuController.shared)
    end
    function Sharing:weiboShare() shared[#shared + 1] = "weibo" end
    local function before()
      ui.MenuController.shared.menuItems = {
        ui.MenuItem{ title = "邮件分享", action = "mailShare" },
        ui.MenuItem{ title = "微博分享", action = "weiboShare" },
      }
    end
    local screen = launch({ text = "我是好人" }, { class = Sharing, before = before })
    screen:tap "#text"
    screen:tap "#text"
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    assert.is_false(screen:has '"邮件分享"')
    screen:selectText("#text", 1, 3)
    assert.is_true(scenario.shows(screen, "邮件分享"))
    assert.is_true(scenario.shows(screen, "微博分享"))
    assert.is_false(scenario.shows(screen, "Copy"))
    screen:menu "邮件分享"
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    screen:selectText("#text", 1, 12)
    screen:tap '"微博分享"'
    assert.same({ "mail true", "weibo" }, shared)
  end)
end)

describe("A text view with a hint", function()
  local function center() return ui.NotificationCenter.default end
  local draws

  --- The course's NYTextView: it draws a hint while it has no text.
  local Hinted = ui.TextView:subclass "Hinted"

  function Hinted:init(options)
    Hinted.super.init(self, options)
    self.hint = options.hint
    center():addObserver(self, "textDidChange", ui.TextView.textDidChangeNotification, self)
  end

  function Hinted:textDidChange() self:setNeedsDisplay() end

  function Hinted:set_text(value)
    Hinted.super.set_text(self, value)
    self:setNeedsDisplay()
  end

  function Hinted:set_font(value)
    Hinted.super.set_font(self, value)
    self:setNeedsDisplay()
  end

  function Hinted:draw()
    draws[self.id] = (draws[self.id] or 0) + 1
    self.isHintShown = not self.hasText
  end

  before_each(function() draws = {} end)

  it("loses it with the first key, and has it back with the last (weibo/S28)", function()
    local screen, text = launch({ hint = "P" }, { class = Hinted })
    assert.is_true(text.isHintShown)
    local before = draws.text
    screen:type("#text", "a")
    assert.is_false(text.isHintShown)
    assert.equal(before + 1, draws.text)
    screen:key "delete"
    assert.is_true(text.isHintShown)
    assert.equal(before + 2, draws.text)
  end)

  it("loses it by a text that code sets, without a notification (weibo/S29)", function()
    local posted = 0
    local token
    local function before()
      token = center():addObserver(
        ui.TextView.textDidChangeNotification, nil, function() posted = posted + 1 end)
    end
    local _, text = launch({ hint = "P" }, { class = Hinted, before = before })
    text.text = "by code"
    t.clock:advance(0)
    assert.is_false(text.isHintShown)
    assert.equal(0, posted)
    text.text = nil
    t.clock:advance(0)
    assert.is_true(text.isHintShown)
    center():removeObserver(token)
  end)

  it("is drawn once for several changes of one turn (weibo/S30)", function()
    local _, text = launch({ hint = "P" }, { class = Hinted })
    local before = draws.text
    text.font = 15
    text.text = "a"
    text.text = ""
    assert.equal(before, draws.text)
    t.clock:advance(0)
    assert.equal(before + 1, draws.text)
  end)

  it("does not care for another one's change (weibo/S32)", function()
    local function other()
      return Hinted{
        id = "other", frame = { 20, 220, 200, 60 }, autocapitalizationType = "none", hint = "Q",
      }
    end
    local screen = launch({ hint = "P" }, { class = Hinted, other })
    local before = draws.text
    screen:type("#other", "abc")
    assert.equal(before, draws.text)
    assert.is_true(draws.other > 3)
  end)

  it("leaves no observer when it is gone (weibo/S33)", function()
    local screen, text = launch({ hint = "P" }, { class = Hinted })
    local weak = setmetatable({ text }, { __mode = "v" })
    text:removeFromSuperview()
    text = nil
    collectgarbage()
    collectgarbage()
    assert.is_nil(weak[1])
    local before = draws.text
    center():post(ui.TextView.textDidChangeNotification)
    screen:advance(0.1)
    assert.equal(before, draws.text)
  end)
end)
