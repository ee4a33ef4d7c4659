-- The catalogue's scenarios of progress views and activity indicators.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

describe("A progress view", function()
  it("has tints and images, and is animated to full (controls/S43)", function()
    local view = ui.ProgressView{
      progressViewStyle = "default", frame = { 20, 44, 200, 2 }, progress = 0.5,
      progressTintColor = "red", trackTintColor = "black", progressImage = "1.png",
      trackImage = "1.png",
    }
    local screen = t.launch(ui.View{ view })
    assert.same({ "◑ 50 % ━━━━━━━━━━━━━━━━─────────────────" }, rows(screen))
    assert.is_true(scenario.treeHas(screen,
      'progress=0.5 progressTintColor=#ff0000 trackTintColor=#000000 '
        .. 'progressImage={name="1.png" size=(30 30)} trackImage={name="1.png" size=(30 30)}'))
    view:setProgress(1, true)
    -- The value is there at once, and the motion takes its time.
    assert.equal(1, view.progress)
    assert.same({ "● 100 % ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━" }, rows(screen))
    assert.is_true(screen:text{ color = true }:find("38;2;255;0;0;", 1, true) ~= nil)
  end)

  it("stays between nothing and all", function()
    local view = ui.ProgressView{ progress = 7 }
    assert.equal(1, view.progress)
    view.progress = -math.huge
    assert.equal(0, view.progress)
    assert.error_matches(function() view.progress = 0 / 0 end, "nan")
  end)

  it("fills by a timer, which ends (course/S73)", function()
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      self.progress = ui.ProgressView{ id = "progress", frame = { 20, 44, 200, 2 }, progress = 0 }
      self.view:addSubview(self.progress)
      self.view:addSubview(ui.Button{
        title = "begin", frame = { 20, 60, 80, 44 },
        onTouchUpInside = function()
          ui.Timer:scheduledTimer(1, true, self, "changeProgress")
        end,
      })
    end
    function Main:changeProgress(timer)
      self.progress.progress = self.progress.progress + 0.1
      if self.progress.progress >= 0.5 then timer:invalidate() end
    end
    local screen = t.launch(Main)
    local view = screen:find("#progress").object
    screen:tap '"begin"'
    for tick = 1, 5 do
      screen:advance(1)
      assert.near(tick / 10, view.progress, 1e-9)
    end
    screen:advance(5)
    assert.equal(0.5, view.progress)
    screen:tap '"begin"'
    screen:advance(5)
    assert.near(0.6, view.progress, 1e-9)
  end)
end)

describe("An activity indicator", function()
  it("starts, stops and hides, in a colour of its own (controls/S44)", function()
    local view = ui.ActivityIndicatorView{
      style = "gray", origin = { 20, 44 }, color = "red", hidesWhenStopped = true,
    }
    local screen = t.launch(ui.View{ view })
    assert.is_false(view.isAnimating)
    assert.same({}, rows(screen))
    view:startAnimating()
    assert.is_true(view.isAnimating)
    assert.is_false(view.isHidden)
    assert.same({ "◌" }, rows(screen))
    assert.equal(ui.size(20, 20), view.size)
    assert.is_true(scenario.treeHas(screen, "style=gray color=#ff0000 isAnimating=true"))
    assert.is_true(screen:text{ color = true }:find("38;2;255;0;0;", 1, true) ~= nil)
    -- It turns for ever, and no step waits for it.
    screen:advance(3)
    assert.is_true(view.isAnimating)
    view:stopAnimating()
    assert.is_false(view.isAnimating)
    assert.is_true(view.isHidden)
    assert.same({}, rows(screen))
  end)

  it("keeps its size in another frame (controls/S45)", function()
    local view = ui.ActivityIndicatorView{ style = "whiteLarge", frame = { 20, 44, 100, 100 } }
    assert.equal(ui.rect(20, 44, 37, 37), view.frame)
    view.color = "blue"
    assert.equal(ui.size(37, 37), view.size)
    view.style = "white"
    assert.equal(ui.size(20, 20), view.size)
  end)

  it("is toggled by a button (course/S72)", function()
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      self.title = "指示器"
      self.indicator = ui.ActivityIndicatorView{ style = "gray", origin = { 20, 44 } }
      self.view:addSubview(self.indicator)
      self.view:addSubview(ui.Button{
        title = "toggle", frame = { 60, 44, 80, 22 },
        onTouchUpInside = function() self:changeIndicator() end,
      })
    end
    function Main:changeIndicator()
      if self.indicator.isAnimating then
        self.indicator:stopAnimating()
      else
        self.indicator:startAnimating()
      end
    end
    local screen = t.launch(Main)
    assert.same({ "[toggle]" }, rows(screen))
    screen:tap '"toggle"'
    assert.same({ "◌         [toggle]" }, rows(screen))
    screen:tap '"toggle"'
    assert.same({ "[toggle]" }, rows(screen))
  end)

  it("that is not hidden shows that it stands still", function()
    local view = ui.ActivityIndicatorView{ origin = { 20, 44 } }
    local screen = t.launch(ui.View{ view })
    view.hidesWhenStopped = false
    assert.same({ "(◌)" }, rows(screen))
    view:startAnimating()
    assert.same({ "◌" }, rows(screen))
    view:stopAnimating()
    assert.same({ "(◌)" }, rows(screen))
    view.hidesWhenStopped = true
    assert.same({}, rows(screen))
  end)
end)
