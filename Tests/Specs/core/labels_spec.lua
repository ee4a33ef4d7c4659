-- The catalogue's scenarios of labels.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

it("A label straight on the window is a valid application (course/S1)", function()
  local screen = t.launch{
    application_didFinishLaunchingWithOptions = function(self)
      self.window = ui.Window{ frame = ui.Screen.main.bounds, backgroundColor = "white" }
      self.window:addSubview(ui.Label{ frame = { 100, 150, 200, 40 }, text = "Hello World" })
      self.window:makeKeyAndVisible()
    end,
  }
  assert.same({
    "Window (0 0; 375 667) backgroundColor=#ffffff isKeyWindow=true",
    '  Label (100 150; 200 40) text="Hello World"',
  }, scenario.tree(screen))
  assert.same({ "Hello World" }, rows(screen))
end)

it("Two lines are cut at the head (course/S3)", function()
  local label
  local screen = t.launch(function()
    label = ui.Label{
      id = "label", frame = { 110, 200, 100, 60 }, textColor = "white", numberOfLines = 2,
      font = ui.Font:systemFont(20), lineBreakMode = "byTruncatingHead",
      adjustsFontSizeToFitWidth = false, text = "HelloWlord HelloWlord HelloWlord",
    }
    return ui.View{ backgroundColor = "black", label }
  end)
  assert.same({ "HelloWlord", "…lloWlord" }, rows(screen))
  assert.equal(20, label.font.pointSize)
  assert.equal("white", label.textColor)
  assert.matches("38;2;255;255;255;[%d;]*mHelloWlord", screen:text{ color = true })
end)

it("Each tap adds one more label, earlier ones keep their text (course/S5)", function()
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.text, self.count = "Hello", 0
    self.view:addSubview(ui.Button{
      type = "system", id = "on", frame = { 130, 40, 60, 20 }, backgroundColor = "yellow",
      tintColor = "red", title = { normal = "on", highlighted = "off" },
      onTouchUpInside = function() self:add() end,
    })
  end
  function Main:add()
    self.view:addSubview(ui.Label{
      id = "label" .. self.count, frame = { 20, 100 + 30 * self.count, 280, 20 },
      backgroundColor = "green", textColor = "red", adjustsFontSizeToFitWidth = true,
      text = self.text,
    })
    self.count, self.text = self.count + 1, self.text .. "World"
  end
  local screen = t.launch(Main)
  assert.same({ "[    on    ]" }, rows(screen))
  screen:press "#on"
  assert.same({ "<    off   >" }, rows(screen))
  screen:release()
  for _ = 1, 6 do screen:tap "#on" end
  local shown = { "[    on    ]" }
  for count = 0, 6 do shown[#shown + 1] = "Hello" .. ("World"):rep(count) end
  assert.same(shown, rows(screen))
  for index = 0, 6 do
    local label = screen:find("#label" .. index)
    assert.equal({ 20, 100 + 30 * index, 280, 20 }, label.frame)
    assert.equal("Hello" .. ("World"):rep(index), label.text)
    assert.equal("green", label.backgroundColor)
    assert.equal("red", label.textColor)
    -- The longest is wider than its label, and all of it is shown, in a smaller font.
    assert.equal(index == 6, label.intrinsicContentSize.width > 280)
  end
end)
