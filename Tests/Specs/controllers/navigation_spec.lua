-- The catalogue's scenarios of stacks of screens.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows, shows, perform = scenario.rows, scenario.shows, scenario.perform

local function button(title, y, action)
  return ui.Button{ title = title, frame = { 20, y, 200, 44 }, onTouchUpInside = action }
end

--- The titles of a stack, from the root on.
local function titles(nav) return table.concat(scenario.each(nav.viewControllers, "title"), " ") end

--- A controller that prints what it is told, with its title.
local function noting(name)
  local Noting = ui.ViewController:subclass(name)
  for _, call in ipairs{
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  } do
    Noting[call] = function(self, ...)
      print((self.title or name) .. " " .. call)
      Noting.super[call](self, ...)
    end
  end
  return Noting
end

local function since(screen, count) return { table.unpack(screen.log, count + 1) } end

describe("A navigation controller", function()
  it("pushes a screen and pops it by a button or by the bar (course/S28)", function()
    local weak = setmetatable({}, { __mode = "v" })
    local A, B = ui.ViewController:subclass "A", noting "B"
    function A:viewDidLoad()
      self.title = "A"
      self.view:addSubview(button("To B", 100, function()
        local b = B{ title = "B" }
        b.view:addSubview(button("To A", 100, function()
          b.navigationController:popViewController(true)
        end))
        weak[1] = b
        self.navigationController:pushViewController(b, true)
      end))
      self.view:addSubview(button("Pop", 160, function()
        print(tostring(self.navigationController:popViewController(true)))
      end))
    end
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = A }
      return nav
    end)
    assert.same({
      "A", "───────────────────────────────────────────────────────────────────────────",
      "[To B]", "[Pop]",
    }, rows(screen))
    screen:tap '"To B"'
    assert.equal("A B", titles(nav))
    assert.equal("‹ A                                B", rows(screen)[1])
    screen:tap '"To A"'
    assert.equal("A", titles(nav))
    screen:tap '"To B"'
    screen:back()
    assert.equal("A", titles(nav))
    screen:tap '"To B"'
    screen:tap 'BackButton"A"'
    assert.equal("A", titles(nav))
    collectgarbage()
    collectgarbage()
    assert.is_nil(weak[1])
    -- The root stays.
    screen:tap '"Pop"'
    assert.equal("nil", screen.log[#screen.log])
    -- Each push makes a new one, whose view is loaded.
    local loads = 0
    for _, line in ipairs(screen.log) do if line == "B viewDidLoad" then loads = loads + 1 end end
    assert.equal(3, loads)
  end)

  it("shows what each screen has for the bar (course/S29)", function()
    local A, B = ui.ViewController:subclass "A", ui.ViewController:subclass "B"
    function A:viewDidLoad()
      self.title = "A界面"
      self.navigationItem.rightBarButtonItems = {
        ui.BarButtonItem{ title = "下一个", style = "done", target = self, action = "goOn" },
        ui.BarButtonItem{ barButtonSystemItem = "search" },
      }
    end
    function A:goOn() self.navigationController:pushViewController(B{}, true) end
    function B:viewDidLoad() self.title = "B界面" end
    local screen = t.launch(function() return ui.NavigationController{ rootViewController = A } end)
    assert.is_true(shows(screen, "A界面"))
    local next, search = screen:find 'BarButton"下一个"', screen:find 'BarButton"Search"'
    assert.is_true(next.frame.x > search.frame.x)
    screen:tap '"Search"'
    screen:tap '"下一个"'
    assert.is_true(shows(screen, "‹ A界面"))
    assert.is_true(shows(screen, "B界面"))
    assert.is_false(screen:has '"下一个"')
  end)

  it("has a toolbar for one screen through viewWillAppear (course/S30)", function()
    local A, B = ui.ViewController:subclass "A", ui.ViewController:subclass "B"
    function A:viewDidLoad() self.toolbarItems = { ui.BarButtonItem{ title = "Tool" } } end
    function A:viewWillAppear() self.navigationController.isToolbarHidden = false end
    function B:viewWillAppear() self.navigationController.isToolbarHidden = true end
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = A }
      return nav
    end)
    assert.is_true(shows(screen, "Tool"))
    nav:pushViewController(B{}, true)
    screen:advance(0)
    assert.is_false(shows(screen, "Tool"))
    screen:back()
    assert.is_true(shows(screen, "Tool"))
  end)

  it("has a toolbar for one screen through hidesBottomBarWhenPushed (course/S31)", function()
    local A = ui.ViewController:subclass "A"
    function A:viewDidLoad()
      self.toolbarItems = { ui.BarButtonItem{ title = "Tool" } }
      self.navigationController.isToolbarHidden = false
    end
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = A }
      return nav
    end)
    assert.is_true(shows(screen, "Tool"))
    nav:pushViewController(ui.ViewController{ hidesBottomBarWhenPushed = true }, true)
    screen:advance(0)
    assert.is_false(shows(screen, "Tool"))
    screen:back()
    assert.is_true(shows(screen, "Tool"))
  end)

  it("presents another stack (course/S33)", function()
    local A, B = ui.ViewController:subclass "A", ui.ViewController:subclass "B"
    local first, second
    function A:viewDidLoad()
      self.title = "A"
      self.view:addSubview(button("Go", 100, function()
        second = ui.NavigationController{ rootViewController = B }
        self.navigationController:present(second, true)
      end))
    end
    function B:viewDidLoad()
      self.title = "B"
      self.view:addSubview(button("Close", 100, function()
        self.navigationController:dismiss(true)
      end))
    end
    local screen = t.launch(function()
      first = ui.NavigationController{ rootViewController = A }
      return first
    end)
    screen:tap '"Go"'
    local b = second.topViewController
    assert.equal(second, b.navigationController)
    assert.equal(first, b.presentingViewController)
    assert.equal(second, first.visibleViewController)
    assert.is_false(screen:has '"Go"')
    screen:tap '"Close"'
    assert.equal("A", titles(first))
    assert.is_true(shows(screen, "[Go]"))
  end)

  it("tests eyes with a smaller letter each time (course/S39)", function()
    local Eye = ui.ViewController:subclass "Eye"
    Eye.size = 100
    function Eye:viewDidLoad()
      self.title = ("%.6f"):format(self.size)
      self.view:addSubview(
        ui.Label{ text = "E", font = self.size, textAlignment = "center", frame = { 0, 100, 375, 130 } })
      self.view:addSubview(button("清楚", 300, function()
        if self.size - 5 < 0 then return print "视力太好了" end
        self.navigationController:pushViewController(Eye{ size = self.size - 10 }, true)
      end))
    end
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = Eye }
      return nav
    end)
    local count = 1
    while #screen.log == 0 do
      screen:tap '"清楚"'
      count = #nav.viewControllers
    end
    -- 100, 90, … 0.
    assert.equal(11, count)
    assert.equal("0.000000", nav.topViewController.title)
    for size = 10, 100, 10 do
      screen:back()
      assert.equal(("%.6f"):format(size), nav.topViewController.title)
    end
    assert.error_matches(function() screen:back() end, "nothing below what it shows")
  end)

  it("shows the toolbar items of its screen (tables/SC-15, controls/S68)", function()
    local nav, content
    local screen = t.launch(function()
      content = ui.ViewController{}
      nav = ui.NavigationController{ rootViewController = content }
      return nav
    end)
    local items = {
      ui.BarButtonItem{ title = "OK" }, ui.BarButtonItem{ image = "bell" },
      ui.BarButtonItem{ barButtonSystemItem = "add" },
      ui.BarButtonItem{ barButtonSystemItem = "flexibleSpace" },
      ui.BarButtonItem{ customView = ui.ProgressView{ frame = { 0, 0, 80, 20 }, progress = 0.8 } },
    }
    nav:setToolbarHidden(true)
    content:setToolbarItems(items)
    assert.is_false(screen:has "Toolbar")
    nav:setToolbarHidden(false)
    assert.equal(5, #nav.toolbar.items)
    for index, item in ipairs(items) do assert.equal(item, nav.toolbar.items[index]) end
    assert.equal(ui.rect(0, 623, 375, 44), screen:find("Toolbar").frame)
    assert.is_true(shows(screen, "OK"))
  end)

  it("drills down through three levels of settings (tables/SC-16)", function()
    local names = { root = { "General" }, General = { "Auto-Lock" }, ["Auto-Lock"] = { "5 minutes" } }
    local Settings = ui.TableViewController:subclass "Settings"
    function Settings:tableView_numberOfRowsInSection() return #names[self.title] end
    function Settings:tableView_cellForRowAt(_, path)
      return ui.TableViewCell{ textLabel = nil, reuseIdentifier = "c" }
    end
    function Settings:tableView_willDisplay_forRowAt(_, cell, path)
      cell.textLabel.text = names[self.title][path.row]
    end
    function Settings:tableView_didSelectRowAt(_, path)
      local name = names[self.title][path.row]
      if names[name] then
        self.navigationController:pushViewController(Settings{ title = name }, true)
      end
    end
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = Settings{ title = "root" } }
      return nav
    end)
    screen:select("TableView", 1, 1)
    screen:select("TableView", 1, 1)
    assert.equal("root General Auto-Lock", titles(nav))
    screen:back()
    assert.equal("root General", titles(nav))
    screen:back()
    assert.equal("root", titles(nav))
  end)

  it("has the title's look and the arrow that its bar has (tables/SC-18)", function()
    local nav
    local screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = ui.ViewController{ title = "One" } }
      return nav
    end)
    nav.navigationBar.titleTextAttributes = { font = 20, foregroundColor = "red" }
    nav.navigationBar.backIndicatorImage = "bell"
    nav.navigationBar.backIndicatorTransitionMaskImage = "bell"
    nav:pushViewController(ui.ViewController{ title = "Two" }, true)
    screen:advance(0)
    local label = screen:find 'Label"Two"'
    assert.equal(ui.color "red", label.object.textColor)
    assert.equal(20, label.object.font.pointSize)
    screen:back()
    assert.equal("One", titles(nav))
  end)
end)

describe("A stack that dresses its screens", function()
  -- Version A of the source: what is pushed onto another gets buttons.
  local function dressed(after)
    local Nav = ui.NavigationController:subclass "NYNavigationController"
    function Nav:pushViewController(controller, animated)
      if after then Nav.super.pushViewController(self, controller, animated) end
      if #self.viewControllers > 0 then
        controller.navigationItem.leftBarButtonItem =
          ui.BarButtonItem{ title = "back", target = self, action = "back" }
        controller.navigationItem.rightBarButtonItem =
          ui.BarButtonItem{ title = "more", target = self, action = "more" }
        if not after then controller.hidesBottomBarWhenPushed = true end
      end
      if not after then Nav.super.pushViewController(self, controller, animated) end
    end
    function Nav:back() self:popViewController(true) end
    function Nav:more() self:popToRootViewController(true) end
    return Nav
  end

  local nav
  local function launch(Nav, root)
    return t.launch(function()
      nav = Nav{ rootViewController = root or ui.ViewController{ title = "root" } }
      nav.isToolbarHidden = false
      nav.viewControllers[1].toolbarItems = { ui.BarButtonItem{ title = "tool" } }
      return nav
    end)
  end
  local function push(screen, title)
    nav:pushViewController(ui.ViewController{ title = title }, true)
    screen:advance(0)
  end

  it("gives pushed screens back and more, and hides the bar below (weibo/S75)", function()
    local screen = launch(dressed())
    assert.is_false(screen:has '"back"' or screen:has '"more"')
    assert.is_true(screen:has '"tool"')
    push(screen, "X")
    assert.is_true(screen:has '"back"' and screen:has '"more"')
    assert.is_false(screen:has "Toolbar")
    push(screen, "Y")
    assert.equal("root X Y", titles(nav))
  end)

  it("goes back one level, or to the root (weibo/S76)", function()
    local screen = launch(dressed())
    push(screen, "X")
    push(screen, "Y")
    screen:tap '"back"'
    assert.equal("root X", titles(nav))
    push(screen, "Y")
    screen:tap '"more"'
    assert.equal("root", titles(nav))
    assert.is_true(screen:has '"tool"')
  end)

  it("that looks after the push dresses the root too (weibo/S77)", function()
    local screen = launch(dressed(true))
    assert.is_true(screen:has '"back"' and screen:has '"more"')
    perform(screen, 'tap "back"; tap "more"')
    assert.equal("root", titles(nav))
  end)

  it("leaves a screen its own item (weibo/S78)", function()
    local Own = ui.ViewController:subclass "Own"
    function Own:viewDidLoad()
      self.navigationItem.rightBarButtonItem = ui.BarButtonItem{ title = "own" }
    end
    local screen = launch(dressed())
    nav:pushViewController(Own{ title = "own" }, true)
    screen:advance(0)
    assert.is_true(screen:has '"own"' and screen:has '"back"')
    assert.is_false(screen:has '"more"')
  end)

  it("loses the swipe back with the button in the bar (weibo/S79)", function()
    local screen = launch(dressed())
    push(screen, "X")
    screen:swipe("NavigationView", "fromLeft")
    assert.equal("root X", titles(nav))
  end)

  -- Version B: the delegate of the swipe goes while a screen lies on another.
  local function repaired(restores)
    local Nav = dressed()
    function Nav:viewDidLoad()
      Nav.super.viewDidLoad(self)
      self.popDelegate = self.interactivePopGestureRecognizer.delegate
      self.delegate = self
    end
    function Nav:navigationController_didShow_animated(_, controller)
      local isRoot = controller == self.viewControllers[1]
      self.interactivePopGestureRecognizer.delegate =
        isRoot and restores and self.popDelegate or nil
    end
    return Nav
  end

  it("swipes back without a delegate (weibo/S80)", function()
    local screen = launch(repaired(true))
    local recognizer = nav.interactivePopGestureRecognizer
    assert.equal(nav.popDelegate, recognizer.delegate)
    push(screen, "X")
    assert.is_nil(recognizer.delegate)
    screen:swipe("NavigationView", "fromLeft")
    assert.equal("root", titles(nav))
    assert.equal(nav.popDelegate, recognizer.delegate)
  end)

  it("does nothing on the root, and later pushes work (weibo/S81, S82)", function()
    for _, restores in ipairs{ true, false } do
      local screen = launch(repaired(restores))
      screen:swipe("NavigationView", "fromLeft")
      push(screen, "X")
      assert.is_true(screen:has '"more"')
      push(screen, "Y")
      screen:tap '"more"'
      assert.equal("root", titles(nav))
    end
  end)

  it("leads from messages to two screens and back (weibo/S87)", function()
    local Messages = ui.TableViewController:subclass "Messages"
    local Test = ui.ViewController:subclass "Test"
    function Messages:viewDidLoad()
      Messages.super.viewDidLoad(self)
      print "NYMessageCenterViewController-viewDidLoad"
    end
    function Messages:tableView_numberOfRowsInSection() return 20 end
    function Messages:tableView_cellForRowAt(tableView, path)
      local cell = tableView:dequeueReusableCell "ID"
        or ui.TableViewCell{ style = "subtitle", reuseIdentifier = "ID" }
      cell.textLabel.text = "test~~~~message - " .. path.row - 1
      return cell
    end
    function Messages:tableView_didSelectRowAt(tableView, path)
      tableView:deselectRow(path, true)
      self.navigationController:pushViewController(Test{ title = "测试1控制器" }, true)
    end
    function Test:touchesBegan()
      self.navigationController:pushViewController(ui.ViewController{ title = "test2" }, true)
    end
    local screen = launch(dressed(), Messages{ title = "root" })
    assert.same({ "NYMessageCenterViewController-viewDidLoad" }, screen.log)
    assert.is_true(shows(screen, "test~~~~message - 0"))
    screen:reveal("TableView", 1, 20)
    assert.is_true(shows(screen, "test~~~~message - 19"))
    screen:select("TableView", 1, 4)
    assert.equal("root 测试1控制器", titles(nav))
    assert.is_true(screen:has '"back"' and screen:has '"more"')
    assert.is_false(screen:has "Toolbar")
    screen:touch("down", 180, 300)
    screen:touch("up", 180, 300)
    screen:advance(0)
    assert.equal("root 测试1控制器 test2", titles(nav))
    screen:tap '"more"'
    assert.equal("root", titles(nav))
    assert.is_true(screen:has '"tool"')
  end)
end)
