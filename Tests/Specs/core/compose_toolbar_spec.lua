-- The toolbar of five picture buttons (weibo, §9).

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local kinds = {
  "compose_camerabutton_background", "compose_toolbar_picture",
  "compose_mentionbutton_background", "compose_trendbutton_background",
  "compose_emoticonbutton_background",
}

--- Shows the toolbar at the bottom of a view; a scenario changes it first.
local function launch(change, options)
  local bar
  local screen = t.launch(function()
    local Toolbar = ui.View:subclass "ComposeToolbar"
    function Toolbar:init(given)
      Toolbar.super.init(self, given)
      self.backgroundColor = { patternImage = "compose_toolbar_background" }
      for i, name in ipairs(kinds) do
        local button = ui.Button{ id = "b" .. i, tag = i - 1,
          image = { normal = name, highlighted = name .. "_highlighted" } }
        button:addTarget(self, "click", "touchUpInside")
        self:addSubview(button)
      end
    end
    function Toolbar:layoutSubviews()
      local buttons = self.subviews
      local width = self.width / #buttons
      for i, button in ipairs(buttons) do
        button.frame = { (i - 1) * width, 0, width, self.height }
      end
    end
    function Toolbar:click(button)
      local delegate = self.delegate
      if delegate and delegate.clicked then delegate:clicked(self, button.tag) end
    end
    local view = ui.View{}
    bar = Toolbar{ id = "bar" }
    local width, height = ui.Screen.main.bounds.size:unpack()
    bar.frame = { 0, height - 44, width, 44 }
    view:addSubview(bar)
    if change then change(bar) end
    return view
  end, options)
  return screen, bar
end

local function widths(bar)
  local list = {}
  for i, view in ipairs(bar.subviews) do list[i] = view.frame.width end
  return list
end

describe("The toolbar", function()
  it("stands at the bottom, with buttons of one size (weibo/S21)", function()
    local _, bar = launch(nil, { size = { 320, 568 } })
    assert.equal({ 0, 524, 320, 44 }, bar.frame)
    local frames = {}
    for i = 1, 5 do frames[i] = ui.rect(64 * (i - 1), 0, 64, 44) end
    assert.same(frames, scenario.each(bar.subviews, "frame"))
    assert.equal("compose_toolbar_background", bar.backgroundColor.pattern.name)
    local _, wide = launch()
    assert.same({ 75, 75, 75, 75, 75 }, widths(wide))
  end)

  it("tells its delegate the type of the button (weibo/S22, weibo/S23)", function()
    local names = { [0] = "拍照", "相册", "@", "#", "表情" }
    local screen, bar = launch(function(bar)
      bar.delegate = { clicked = function(_, toolbar, kind)
        print(toolbar == bar, kind, "--- " .. names[kind])
      end }
    end)
    assert.is_table(bar.delegate)
    for index = 1, 5 do screen:tap("#b" .. index) end
    assert.same({
      "true\t0\t--- 拍照", "true\t1\t--- 相册", "true\t2\t--- @", "true\t3\t--- #",
      "true\t4\t--- 表情",
    }, screen.log)
  end)

  for what, make in pairs{
    ["without a delegate"] = function() return nil end,
    ["with one that has no method for it"] = function() return {} end,
  } do
    it("does nothing " .. what .. " (weibo/S24, weibo/S1)", function()
      local screen = launch(function(bar) bar.delegate = make() end)
      local before = screen:text()
      screen:tap "#b1"
      screen:tap "#b5"
      assert.equal(before, screen:text())
      assert.same({}, screen.log)
    end)
  end

  it("shows the highlighted image of the button that is pressed (weibo/S25)", function()
    local screen = launch()
    screen:press "#b2"
    assert.is_true(scenario.shows(screen, "<▢compose_toolbar_picture_highlighted.png>"))
    assert.is_true(scenario.shows(screen, "[▢compose_trendbutton_background.png]"))
    screen:release()
    assert.is_true(scenario.shows(screen, "[▢compose_toolbar_picture.png]"))
    assert.is_false(scenario.shows(screen, "highlighted"))
  end)

  it("has narrower buttons with a sixth view (weibo/S26)", function()
    local _, bar = launch(function(bar) bar:addSubview(ui.View{}) end)
    assert.same({ 62.5, 62.5, 62.5, 62.5, 62.5, 62.5 }, widths(bar))
  end)
end)
