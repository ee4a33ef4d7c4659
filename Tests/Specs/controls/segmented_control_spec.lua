-- The catalogue's scenarios of segmented controls. Its positions are counted from 0, those here
-- from 1.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

describe("A segmented control", function()
  it("changes the colour behind it (controls/S35)", function()
    local screen = t.launch(function()
      local colors = { "red", "yellow", "purple" }
      local root = ui.View{}
      root:addSubview(ui.SegmentedControl{
        id = "segments", items = { "", "", "" }, frame = { 20, 44, 335, 29 },
        onValueChanged = function(sender)
          root.backgroundColor = colors[sender.selectedSegmentIndex] or root.backgroundColor
        end,
      })
      return root
    end)
    local root = screen:find("#segments").object.superview
    assert.is_nil(root.backgroundColor)
    for index, color in ipairs{ "red", "yellow", "purple" } do
      screen:tap(("Segment[%d]"):format(index))
      assert.equal(ui.color(color), root.backgroundColor)
    end
    assert.same({ "‹                     │                     │          *          ›" },
      rows(screen))
    -- Another value changes nothing.
    screen:find("#segments").object.selectedSegmentIndex = nil
    screen:find("#segments").object:sendActions "valueChanged"
    assert.equal(ui.color "purple", root.backgroundColor)
  end)

  it("has segments put in and taken out, and titles move (controls/S36)", function()
    local control = ui.SegmentedControl{
      id = "segments", items = { "a", "b", "c" }, frame = { 20, 44, 335, 29 },
    }
    local screen = t.launch(ui.View{ control })
    local function titles()
      local list = {}
      for index = 1, control.numberOfSegments do
        list[index] = control:titleForSegment(index) or control:imageForSegment(index).name
      end
      return list
    end
    control.selectedSegmentIndex = 2
    control:insertSegment(ui.Image:named "star", 2, true)
    assert.same({ "a", "star", "b", "c" }, titles())
    assert.equal(3, control.selectedSegmentIndex)
    control:insertSegment("2", 2)
    assert.same({ "a", "2", "star", "b", "c" }, titles())
    assert.same({ "‹     a      │      2     │  ▢star.png  │     *b     │      c     ›" },
      rows(screen))
    control:removeSegment(2)
    assert.same({ "a", "star", "b", "c" }, titles())
    assert.equal(4, control.numberOfSegments)
    assert.error_matches(function() control.numberOfSegments = 3 end, "numberOfSegments")
    control:removeSegment(3)
    assert.is_nil(control.selectedSegmentIndex)
  end)

  it("shows an image in the place of a title, one disabled, one chosen in code (controls/S37)",
    function()
      local heard = 0
      local control = ui.SegmentedControl{
        items = { "0", "1", "2" }, frame = { 20, 44, 335, 29 }, segmentedControlStyle = "plain",
        isMomentary = false, tintColor = "red",
        onValueChanged = function() heard = heard + 1 end,
      }
      local screen = t.launch(ui.View{ control })
      control:setTitle("11", 2)
      assert.same({ "‹          0          │          11         │          2          ›" },
        rows(screen))
      control:setImage("small.png", 2)
      assert.is_nil(control:titleForSegment(2))
      control:setEnabled(false, 2)
      assert.same({ "‹          0          │     (▢small.png)    │          2          ›" },
        rows(screen))
      screen:tap "Segment[2]"
      assert.is_nil(control.selectedSegmentIndex)
      control.selectedSegmentIndex = 2
      assert.same({ "‹          0          │    (*▢small.png)    │          2          ›" },
        rows(screen))
      assert.equal(0, heard)
      assert.equal(3, control.numberOfSegments)
      assert.is_true(screen:text{ color = true }:find("38;2;255;0;0;", 1, true) ~= nil)
    end)

  it("that is momentary keeps no choice (controls/S38)", function()
    local heard = {}
    local control = ui.SegmentedControl{
      items = { "Up", "Down" }, frame = { 20, 44, 200, 29 }, isMomentary = true,
      onValueChanged = function(sender) heard[#heard + 1] = sender.selectedSegmentIndex end,
    }
    local screen = t.launch(ui.View{ control })
    screen:press '"Down"'
    assert.same({ "‹        Up         │      <Down>      ›" }, rows(screen))
    assert.same({}, heard)
    screen:release()
    assert.same({ "‹        Up         │       Down       ›" }, rows(screen))
    assert.is_nil(control.selectedSegmentIndex)
    screen:tap '"Down"'
    assert.same({ 2, 2 }, heard)
    control.selectedSegmentIndex = 1
    assert.is_nil(control.selectedSegmentIndex)
  end)

  it("tells nothing of a tap on what is chosen", function()
    local heard = 0
    local screen = t.launch(ui.View{
      ui.SegmentedControl{
        items = { "One", "Two" }, frame = { 20, 44, 200, 29 }, selectedSegmentIndex = 1,
        onValueChanged = function() heard = heard + 1 end,
      },
    })
    screen:tap '"One"'
    assert.equal(0, heard)
    screen:tap '"Two"'
    screen:tap '"Two"'
    assert.equal(1, heard)
    assert.is_true(screen:has '"Two":selected')
    -- A finger that leaves its segment chooses nothing.
    screen:press '"One"'
    screen:move(100, 0)
    screen:release()
    assert.equal(1, heard)
  end)
end)

it("Segments change a picture, also when the screen comes back (course/S71)", function()
  local pictures = { "Brad Cox.png", "Dennis Ritchie.png", "Ray.png" }
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.title = "分段"
    self.segments = ui.SegmentedControl{
      items = { "Cox", "Ritchie", "Ray" }, frame = { 60, 30, 255, 29 }, selectedSegmentIndex = 1,
    }
    self.segments:addTarget(self, "changeHeaderImage", "valueChanged")
    self.picture = ui.Button{ frame = { 60, 100, 255, 200 } }
    self.view:addSubview(self.segments)
    self.view:addSubview(self.picture)
  end
  function Main:viewWillAppear(animated)
    Main.super.viewWillAppear(self, animated)
    self:changeHeaderImage(self.segments)
  end
  function Main:changeHeaderImage(sender)
    self.picture:setImage(pictures[sender.selectedSegmentIndex])
  end
  local screen = t.launch(Main)
  local main = screen.window.rootViewController
  local function shown() return main.picture.currentImage.name end
  assert.equal("Brad Cox.png", shown())
  screen:tap '"Ray"'
  assert.equal("Ray.png", shown())
  screen:tap '"Ritchie"'
  assert.equal("Dennis Ritchie.png", shown())
  -- Another screen in front, meanwhile a choice in code.
  local other = ui.ViewController{}
  screen.window.rootViewController = other
  main.segments.selectedSegmentIndex = 1
  assert.equal("Dennis Ritchie.png", shown())
  screen.window.rootViewController = main
  assert.equal("Brad Cox.png", shown())
end)
