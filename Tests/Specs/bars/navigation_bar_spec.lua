-- Navigation bars that stand alone (tables, SC-13 and SC-14), and the title of a controller (SC-17).

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local rule = ("─"):rep(75)

--- Numbered items: Add pushes the next one, Cancel pops. What an alert says there is printed here.
local function numbered()
  local Screen = ui.ViewController:subclass "NumberedItems"
  function Screen:viewDidLoad()
    Screen.super.viewDidLoad(self)
    self.count = 1
    self.bar = ui.NavigationBar{ frame = { 0, 20, self.view.width, 44 } }
    self.view.backgroundColor = "white"
    self.view:addSubview(self.bar)
    self:push()
  end
  function Screen:push()
    local item = ui.NavigationItem{ title = "第【" .. self.count .. "】个导航项" }
    item:setLeftBarButtonItem(ui.BarButtonItem{
      barButtonSystemItem = "add", target = self, action = "push" })
    item:setRightBarButtonItem(ui.BarButtonItem{
      barButtonSystemItem = "cancel", target = self, action = "pop" })
    self.bar:pushItem(item, false)
    self.count = self.count + 1
  end
  function Screen:pop()
    if #self.bar.items == 1 then
      print "只剩下一个导航项，再出栈就没有了"
      return
    end
    self.bar:popItem(false)
    self.count = self.count - 1
  end
  return Screen
end

it("tables/SC-13: numbered items are pushed and popped, but for the last", function()
  local Screen = numbered()
  local screen = t.launch(Screen)
  local bar = screen:find "NavigationBar"
  local function title() return bar.topItem.title end
  assert.equal(1, #bar.items)
  assert.same({ "+                           第【1】个导航项                      Cancel", rule },
    scenario.rows(screen))
  scenario.perform(screen, 'tap "Add"; tap "Add"')
  assert.equal(3, #bar.items)
  assert.equal("第【3】个导航项", title())
  assert.equal("第【2】个导航项", bar.backItem.title)
  -- An item at the left stands in the place of the button that leads back.
  assert.is_false(screen:has '"Back"')
  scenario.perform(screen, 'tap "Cancel"; tap "Cancel"')
  assert.equal("第【1】个导航项", title())
  assert.is_nil(bar.backItem)
  screen:step 'tap "Cancel"'
  assert.equal(1, #bar.items)
  assert.same({ "只剩下一个导航项，再出栈就没有了" }, screen.log)
  -- The number of what was popped is used again.
  screen:step 'tap "Add"'
  assert.equal("第【2】个导航项", title())
end)

it("tables/SC-14: style, tint and background image of a bar can be read", function()
  local bar
  local screen = t.launch(function()
    bar = ui.NavigationBar{
      frame = { 0, 20, 375, 44 }, barStyle = "black", barTintColor = "red", tintColor = "red",
      items = { ui.NavigationItem{ title = "Bar" } },
    }
    bar:setBackgroundImage(ui.Image:named "1", "default")
    return ui.View{ backgroundColor = "white", bar }
  end)
  assert.equal("black", bar.barStyle)
  assert.equal(ui.color "red", bar.barTintColor)
  assert.equal(ui.color "red", bar.tintColor)
  assert.equal(ui.Image:named "1", bar:backgroundImage "default")
  -- Titles of a black bar are white.
  assert.equal(ui.color "white", screen:find 'Label"Bar"'.textColor)
  assert.is_true(scenario.treeHas(screen, "barStyle=black"))
end)

it("tables/SC-17: the title of a controller goes to its item, and not the other way", function()
  local controller = ui.ViewController{}
  assert.is_nil(controller.navigationItem.title)
  controller.title = "好人"
  assert.equal("好人", controller.navigationItem.title)
  controller.navigationItem.title = "坏人"
  assert.equal("好人", controller.title)
  controller.title = nil
  assert.is_nil(controller.navigationItem.title)
end)

describe("The button that leads back", function()
  local bar, screen, told

  local function launch(options)
    told = {}
    screen = t.launch(function()
      options.frame = { 0, 20, 375, 44 }
      bar = ui.NavigationBar(options)
      return ui.View{ backgroundColor = "white", bar }
    end)
  end

  after_each(function() bar, screen = nil, nil end)

  local function item(title) return ui.NavigationItem{ title = title } end

  it("pops by its title, by Back and as it is printed", function()
    for _, query in ipairs{ '"Home"', '"Back"', '"‹ Home"' } do
      launch{ items = { item "Home", item "City" } }
      assert.same({ "‹ Home                            City", rule }, scenario.rows(screen))
      screen:step("tap " .. query)
      assert.equal(1, #bar.items)
      assert.same({ "Home", rule }, scenario.rows(screen))
    end
  end)

  it("asks the delegate, which is told after the animation", function()
    launch{ items = { item "Home", item "City" } }
    local allows = false
    bar.delegate = {
      navigationBar_shouldPop = function(_, _, gone)
        told[#told + 1] = "shouldPop " .. gone.title
        return allows
      end,
      navigationBar_didPop = function(_, _, gone) told[#told + 1] = "didPop " .. gone.title end,
    }
    screen:step 'tap "Back"'
    assert.equal(2, #bar.items)
    allows = true
    screen:step 'tap "Back"'
    assert.same({ "shouldPop City", "shouldPop City", "didPop City" }, told)
    assert.same({ "Home", rule }, scenario.rows(screen))
  end)

  it("says Back where the title below is too long, and nothing where that is, too", function()
    launch{ items = { item "The longest title of all that lie below", item "City" } }
    assert.is_true(scenario.shows(screen, "‹ Back "))
    bar.topItem.title = "A title that needs almost all of the width"
    assert.is_true(scenario.shows(screen, "‹                "))
    assert.is_false(scenario.shows(screen, "Back"))
    screen:step 'tap "Back"'
    assert.equal(1, #bar.items)
  end)

  it("says Back where the item below has no title, and what backBarButtonItem says", function()
    launch{ items = { ui.NavigationItem{}, item "City" } }
    assert.is_true(scenario.shows(screen, "‹ Back"))
    bar.backItem.backBarButtonItem = ui.BarButtonItem{ title = "Up" }
    assert.is_true(scenario.shows(screen, "‹ Up"))
    bar.backIndicatorImage = "star"
    assert.is_true(scenario.shows(screen, "▢star.png Up"))
  end)
end)

it("A title yields to the buttons, and stands in the middle where it can", function()
  local item = ui.NavigationItem{ title = "Middle" }
  local screen = t.launch(function()
    return ui.View{
      backgroundColor = "white", ui.NavigationBar{ frame = { 0, 20, 375, 44 }, items = { item } },
    }
  end)
  local function title() return screen:find "BarLabel" end
  assert.equal(187.5, title().frame.midX)
  item.rightBarButtonItem = ui.BarButtonItem{ title = "A button that takes half of it" }
  screen:step "advance 0"
  local button = screen:find "NavigationBar Button"
  assert.equal(367, button.frame.maxX)
  assert.is_true(title().frame.midX < 187.5)
  assert.is_true(title().frame.maxX <= button.frame.minX - 8)
  item.title = ("Long "):rep(40)
  screen:step "advance 0"
  assert.equal(button.frame.minX - 8, title().frame.maxX)
  assert.equal(16, title().x)
end)

it("State that a colour shows has a mark", function()
  local edit = ui.BarButtonItem{ title = "Edit" }
  local screen = t.launch(function()
    local item = ui.NavigationItem{ title = "City", rightBarButtonItem = edit }
    return ui.View{
      backgroundColor = "white", ui.NavigationBar{ frame = { 0, 20, 375, 44 }, items = { item } },
    }
  end)
  assert.is_true(scenario.shows(screen, " Edit"))
  screen:step 'press "Edit"'
  assert.is_true(scenario.shows(screen, "<Edit>"))
  screen:step "release"
  edit.isEnabled = false
  assert.is_true(scenario.shows(screen, "(Edit)"))
end)
