-- Items of bars: actions, views, attributes and appearance (weibo, §27 and §29).

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

--- A bar that shows the item of a controller, which a navigation controller would do.
local function launch(controller, setUp)
  return t.launch(function()
    if setUp then setUp() end
    controller.view.backgroundColor = "white"
    controller.view:addSubview(ui.NavigationBar{
      frame = { 0, 20, 375, 44 }, items = { controller.navigationItem } })
    return controller
  end)
end

--- A button with an image as an item: as large as the image.
local function imageItem(name, target, action)
  local button = ui.Button{ backgroundImage = { normal = name, highlighted = name .. "_highlighted" } }
  button.size = button.currentBackgroundImage.size
  button:addTarget(target, action, "touchUpInside")
  return ui.BarButtonItem{ customView = button }
end

it("weibo/S83: the items of the home screen send their actions to it", function()
  local told = {}
  local Home = ui.ViewController:subclass "Home"
  function Home:viewDidLoad()
    self.navigationItem.leftBarButtonItem = imageItem("navigationbar_friendsearch", self, "friendSearch")
    self.navigationItem.rightBarButtonItem = imageItem("navigationbar_pop", self, "pop")
    self.navigationItem.leftBarButtonItem.customView.id = "search"
    self.navigationItem.rightBarButtonItem.customView.id = "pop"
  end
  function Home:friendSearch() told[#told + 1] = "friendSearch" end
  function Home:pop() told[#told + 1] = "pop" end
  local screen = launch(Home{})
  screen:step "tap #search"
  screen:step "tap #pop"
  assert.same({ "friendSearch", "pop" }, told)
end)

it("weibo/S84, weibo/S89: an item that is off is grey, and orange once it is on", function()
  local count = 0
  local Messages = ui.ViewController:subclass "Messages"
  function Messages:viewDidLoad()
    self.navigationItem.rightBarButtonItem = ui.BarButtonItem{
      title = "写私信", style = "plain", target = self, action = "composeMsg", isEnabled = false }
  end
  function Messages:composeMsg() count = count + 1 end
  local controller = Messages{}
  local screen = launch(controller, function()
    ui.BarButtonItem:appearance():setTitleTextAttributes(
      { font = 14, foregroundColor = "orange" }, "normal")
    ui.BarButtonItem:appearance():setTitleTextAttributes(
      { font = 14, foregroundColor = ui.color(0.6, 0.6, 0.6, 0.7) }, "disabled")
  end)
  local item = controller.navigationItem.rightBarButtonItem
  local function look()
    screen:step "advance 0"
    local run = screen:find '"写私信"'.currentAttributedTitle.runs[1]
    return run.foregroundColor, run.font
  end
  local color, font = look()
  assert.equal(ui.color(0.6, 0.6, 0.6, 0.7), color)
  assert.equal(ui.Font:systemFont(14), font)
  assert.is_true(scenario.shows(screen, "(写私信)"))
  screen:step 'tap "写私信"'
  assert.equal(0, count)
  item.isEnabled = true
  assert.equal(ui.color "orange", (look()))
  screen:step 'tap "写私信"'
  assert.equal(1, count)
end)

it("weibo/S85: the item of the profile is orange and can be used", function()
  local Profile = ui.ViewController:subclass "Profile"
  local sender
  function Profile:viewDidLoad()
    self.navigationItem.rightBarButtonItem = ui.BarButtonItem{
      title = "设置", style = "plain", target = self, action = "setting" }
  end
  function Profile:setting(item) sender = item end
  local controller = Profile{}
  local screen = launch(controller, function()
    ui.BarButtonItem:appearance():setTitleTextAttributes({ foregroundColor = "orange" }, "normal")
  end)
  local item = controller.navigationItem.rightBarButtonItem
  assert.is_true(item.isEnabled)
  assert.equal(ui.color "orange", item:titleTextAttributes "normal".foregroundColor)
  screen:step 'tap "设置"'
  assert.equal(item, sender)
end)

it("weibo/S86: an item with an image is as large as that", function()
  local item = imageItem("navigationbar_pop", { pop = function() end }, "pop")
  assert.equal(ui.rect(0, 0, 30, 30), item.customView.frame)
end)

it("weibo/S88: appearance holds for all items, or inside of a container alone", function()
  local Container = ui.ViewController:subclass "Container"
  local inside, outside = ui.BarButtonItem{ title = "In" }, ui.BarButtonItem{ title = "Out" }
  local function bar(item, y)
    return ui.NavigationBar{
      frame = { 0, y, 375, 44 }, items = { ui.NavigationItem{ rightBarButtonItem = item } } }
  end
  t.launch(function()
    ui.BarButtonItem:appearance{ Container }:setTitleTextAttributes(
      { foregroundColor = "orange" }, "normal")
    local container = Container{}
    container.view:addSubview(bar(inside, 0))
    container.view.frame = { 0, 100, 375, 100 }
    local root = ui.ViewController{}
    root:addChild(container)
    root.view:addSubview(container.view)
    root.view:addSubview(bar(outside, 20))
    return root
  end)
  assert.equal(ui.color "orange", inside:titleTextAttributes().foregroundColor)
  assert.is_nil(outside:titleTextAttributes())
end)

describe("Bad input", function()
  local bar, screen

  before_each(function()
    screen = t.launch(function()
      bar = ui.NavigationBar{ frame = { 0, 20, 375, 44 } }
      return ui.View{ backgroundColor = "white", bar }
    end)
  end)

  after_each(function() bar, screen = nil, nil end)

  local function button(title) return ui.BarButtonItem{ title = title } end

  it("One item in two bars is shown by both, a view by the last", function()
    local view = ui.View{ frame = { 0, 0, 20, 20 } }
    local shared = ui.NavigationItem{
      title = "Shared", leftBarButtonItem = button "L",
      rightBarButtonItem = ui.BarButtonItem{ customView = view } }
    local other = ui.NavigationBar{ frame = { 0, 100, 375, 44 }, items = { shared } }
    bar.superview:addSubview(other)
    screen:step "advance 0"
    assert.equal(other, view.superview)
    bar.items = { shared }
    screen:step "advance 0"
    assert.equal(2, #screen:all '"Shared"')
    assert.equal(2, #screen:all '"L"')
    assert.equal(bar, view.superview)
    shared.title = "Both"
    assert.equal(2, #screen:all '"Both"')
  end)

  it("Titles may be nil, empty, long, of emoji and of control characters", function()
    for _, title in ipairs{ "", "👨‍👩‍👧 ok", ("x"):rep(10000), "a\nb\27[31m", "\xff" } do
      bar.items = {
        ui.NavigationItem{ title = title },
        ui.NavigationItem{ title = title, rightBarButtonItem = button(title) },
      }
      assert.is_string(screen:text())
      assert.is_nil(screen:text():find "\27")
    end
    bar.items = { ui.NavigationItem{}, ui.NavigationItem{ rightBarButtonItem = ui.BarButtonItem{} } }
    assert.is_true(scenario.shows(screen, "‹ Back"))
  end)

  it("Widths may be huge, and spaces negative", function()
    bar.items = {
      ui.NavigationItem{
        title = "T",
        leftBarButtonItems = {
          ui.BarButtonItem{ systemItem = "fixedSpace", width = -16 }, button "L" },
        rightBarButtonItem = ui.BarButtonItem{ title = "R", width = 1e15 },
      },
    }
    assert.is_string(screen:text())
    -- Past the edge, as such a space is meant to bring it there.
    assert.equal(-8, screen:find '"L"'.x)
    assert.error_matches(function() button("x").width = 0 / 0 end, "NaN")
  end)

  it("Thousands of items are shown as far as there is room", function()
    local items = {}
    for index = 1, 3000 do items[index] = button("b" .. index) end
    bar.items = { ui.NavigationItem{ title = "T", leftBarButtonItems = items } }
    assert.is_true(scenario.shows(screen, " b1   b2   b3 "))
    bar.topItem.leftBarButtonItems = {}
    assert.is_true(scenario.shows(screen, "T"))
  end)

  it("Callbacks may change the stack", function()
    local a, b, c = ui.NavigationItem{ title = "a" }, ui.NavigationItem{ title = "b" },
      ui.NavigationItem{ title = "c" }
    bar.items = { a, b }
    bar.delegate = {
      navigationBar_shouldPop = function() bar.items = { c } return true end,
    }
    assert.is_nil(bar:popItem())
    assert.same({ c }, bar.items)
    bar.delegate = {
      navigationBar_shouldPush = function() bar.items = { c, a } return true end,
    }
    assert.error_matches(function() bar:pushItem(a) end, "has changed the hierarchy meanwhile")
    bar.delegate = { navigationBar_shouldPush = function() error "no" end }
    bar:pushItem(b)
    assert.equal(b, bar.topItem)
    assert.equal(1, #screen:takeErrors())
    bar.delegate = { navigationBar_didPop = function() bar.delegate = nil bar:popItem() end }
    bar:popItem()
    assert.same({ c }, bar.items)
  end)

  it("A view that holds the bar is no part of it", function()
    local holder = bar.superview
    bar.items = { ui.NavigationItem{ titleView = holder, title = "T" } }
    screen:step "advance 0"
    assert.equal(holder, bar.superview)
    assert.equal(1, #screen:takeErrors())
  end)
end)
