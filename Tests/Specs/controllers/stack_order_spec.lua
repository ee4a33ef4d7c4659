-- Stacks of screens: the order of what is told, and what is done in the middle of it.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local callbacks = {
  "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
}

--- A controller that notes what it is told.
local function noting()
  local told = {}
  local Noting = ui.ViewController:subclass "Noting"
  for _, call in ipairs(callbacks) do
    Noting[call] = function(self, ...)
      told[#told + 1] = self.title .. " " .. call
      Noting.super[call](self, ...)
    end
  end
  local function take()
    local taken = told
    told = {}
    return taken
  end
  return Noting, take
end

local function titles(nav) return table.concat(scenario.each(nav.viewControllers, "title"), " ") end

describe("A stack", function()
  local Noting, take, nav, screen

  before_each(function()
    Noting, take = noting()
    screen = t.launch(function()
      nav = ui.NavigationController{ rootViewController = Noting{ title = "a" } }
      return nav
    end)
    take()
  end)

  -- Order: readke.com/c/0Z41505102021, BEHAVIOUR 3 and 8.
  it("lays a new screen out before the animation and after it", function()
    local layouts = {}
    local Laid = ui.ViewController:subclass "Laid"
    for _, call in ipairs{ "viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear" } do
      Laid[call] = function() layouts[#layouts + 1] = call end
    end
    nav:pushViewController(Laid{}, true)
    t.clock:advance(0.1)
    assert.same({ "viewWillAppear", "viewDidLayoutSubviews" }, layouts)
    t.clock:advance(1)
    assert.equal("viewDidAppear", layouts[3])
    assert.equal("viewDidLayoutSubviews", layouts[4])
  end)

  it("is told nothing while it is not seen", function()
    local loose = ui.NavigationController{ rootViewController = Noting{ title = "x" } }
    loose:pushViewController(Noting{ title = "y" }, true)
    loose:popViewController(true)
    assert.same({}, take())
    -- Covered by a presented controller, it is silent until it comes back.
    nav:present(ui.ViewController{})
    take()
    nav:pushViewController(Noting{ title = "b" }, true)
    assert.equal("a b", titles(nav))
    assert.same({}, take())
    nav:dismiss()
    assert.same({ "b viewDidLoad", "b viewWillAppear", "b viewDidAppear" }, take())
    assert.is_true(screen:has 'Label"b"')
  end)

  it("moves both screens, and the one below by less", function()
    local b = Noting{ title = "b" }
    local a = nav.topViewController
    nav:pushViewController(b, true)
    assert.equal(a.view.superview, b.view.superview)
    t.clock:advance(0.175)
    local x = b.view.layer:presentation().frame.x
    assert.near(187.5, x, 1)
    assert.near(-112.5 / 2, a.view.layer:presentation().frame.x, 1)
    t.clock:advance(0.2)
    assert.is_nil(a.view.superview)
    assert.equal(0, a.view.frame.x)
  end)

  it("shows one after the other what is pushed at once", function()
    nav:pushViewController(Noting{ title = "b" }, true)
    nav:pushViewController(Noting{ title = "c" }, true)
    nav:popToRootViewController(true)
    nav:pushViewController(Noting{ title = "d" }, true)
    assert.equal("a d", titles(nav))
    t.clock:advance(2)
    assert.same({
      "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
      "b viewDidAppear", "d viewDidLoad", "b viewWillDisappear", "d viewWillAppear",
      "b viewDidDisappear", "d viewDidAppear",
    }, take())
    assert.equal(2, #nav.children)
    assert.equal("d", nav.navigationBar.topItem.title)
  end)

  it("ignores fingers in the middle", function()
    nav:pushViewController(Noting{ title = "b" }, true)
    assert.is_true(ui.Application.shared.isIgnoringInteractionEvents)
    assert.error_matches(function() screen:step 'tap BackButton' end, "push of Noting is under way")
    t.clock:advance(1)
    screen:back()
    assert.equal("a", titles(nav))
  end)

  -- Order: wangling.me/2014/02.
  it("tells of a swipe back that is called off", function()
    local shown = {}
    nav:pushViewController(Noting{ title = "b" })
    nav.delegate = {
      navigationController_willShow_animated = function(_, _, c) shown[#shown + 1] = "will " .. c.title end,
      navigationController_didShow_animated = function(_, _, c) shown[#shown + 1] = "did " .. c.title end,
    }
    take()
    screen:touch("down", 2, 300)
    screen:touch("move", 60, 300, 0.1, 1)
    screen:touch("move", 100, 300, 0.1, 1)
    assert.equal("a", titles(nav))
    screen:touch("move", 60, 300, 0.2, 1)
    screen:touch("up", 60, 300, 0.2, 1)
    screen:advance(1)
    assert.same({
      "b viewWillDisappear", "a viewWillAppear", "a viewWillDisappear", "a viewDidDisappear",
      "b viewWillAppear", "b viewDidAppear",
    }, take())
    assert.same({ "will a" }, shown)
    assert.equal("a b", titles(nav))
    assert.equal(0, nav.topViewController.view.frame.x)
    assert.is_true(screen:has 'Label"b"')
    -- And of one that is not.
    screen:swipe("NavigationView", "fromLeft")
    assert.equal("a", titles(nav))
    assert.same({ "will a", "will a", "did a" }, shown)
  end)

  it("has no swipe back where no button leads back", function()
    nav:pushViewController(Noting{ title = "b" })
    local item = nav.topViewController.navigationItem
    local function swipe()
      screen:swipe("NavigationView", "fromLeft")
      return #nav.viewControllers == 1
    end
    item.hidesBackButton = true
    assert.is_false(swipe())
    assert.error_matches(function() screen:back() end, "hidesBackButton is true")
    item.hidesBackButton = false
    item.leftBarButtonItem = ui.BarButtonItem{ title = "Menu" }
    assert.is_false(swipe())
    assert.error_matches(function() screen:back() end, 'an item at the left "Menu" stands in its place')
    item.leftItemsSupplementBackButton = true
    nav.isNavigationBarHidden = true
    assert.is_false(swipe())
    assert.error_matches(function() screen:back() end, "is hidden")
    nav.isNavigationBarHidden = false
    assert.is_true(swipe())
  end)

  it("takes what callbacks do to it, one after the other", function()
    local acts = {
      push = function(own, animated) nav:pushViewController(ui.ViewController{ title = "x" }, animated) end,
      pop = function(own, animated) nav:popViewController(animated) end,
      root = function(own, animated) nav:popToRootViewController(animated) end,
      set = function(own, animated)
        nav:setViewControllers({ ui.ViewController{ title = "y" } }, animated)
      end,
      present = function(own, animated) own:present(ui.ViewController{}, animated) end,
      bar = function(own, animated) nav:setNavigationBarHidden(true, animated) end,
      window = function() ui.Application.shared.keyWindow.rootViewController = ui.ViewController{} end,
      leave = function(own) own:removeFromParent() end,
      elsewhere = function(own) ui.ViewController{}:addChild(own) end,
      fail = function() error "on purpose" end,
    }
    local places = {
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewDidLayoutSubviews", "willMoveToParent", "didMoveToParent", "willShow", "didShow",
    }
    for _, place in ipairs(places) do
      for name, act in pairs(acts) do
        for _, animated in ipairs{ true, false } do
          local what = place .. " " .. name .. " " .. tostring(animated)
          local screen = t.launch(function()
            nav = ui.NavigationController{ rootViewController = ui.ViewController{ title = "a" } }
            return nav
          end)
          local done
          local Busy = ui.ViewController:subclass "Busy"
          local function once(self)
            if done then return end
            done = true
            act(self, animated)
          end
          local busy
          if place == "willShow" or place == "didShow" then
            nav.delegate = {
              ["navigationController_" .. place .. "_animated"] = function(_, _, controller)
                if controller == busy then once(controller) end
              end,
            }
          else
            Busy[place] = function(self, ...)
              Busy.super[place](self, ...)
              once(self)
            end
          end
          busy = Busy{ title = "busy" }
          nav:pushViewController(busy, animated)
          screen:advance(3)
          if nav.topViewController == busy then nav:popViewController(animated) end
          screen:advance(3)
          screen:takeErrors()
          assert.is_false(ui.Application.shared.isIgnoringInteractionEvents, what)
          local root = screen.window.rootViewController
          while root.presentedViewController do root:dismiss() end
          -- What the stack says is what is seen.
          if root == nav then
            local top = nav.topViewController
            assert.equal(nav.view, top.view.superview and top.view.superview.superview, what)
            assert.equal(#nav.viewControllers, #nav.navigationBar.items, what)
            assert.equal(#nav.viewControllers, #nav.children, what)
            assert.equal(1, #top.view.superview.subviews, what)
          end
          -- It goes on working.
          nav:pushViewController(ui.ViewController{ title = "last" }, animated)
          screen:advance(3)
          assert.equal("last", nav.topViewController.title, what)
          assert.equal(root == nav, nav.topViewController.view.window ~= nil, what)
        end
      end
    end
  end)

  it("that callbacks change for ever is stopped", function()
    local Endless = ui.ViewController:subclass "Endless"
    function Endless:viewDidAppear()
      self.navigationController:pushViewController(Endless{ title = "e" })
      nav.viewControllers = { nav.topViewController }
    end
    nav:pushViewController(Endless{ title = "e" })
    screen:expectError "does not come to rest"
    function Endless:viewDidAppear() end
    pcall(screen.advance, screen, 0)
    screen:takeErrors()
  end)

  it("takes a thousand screens", function()
    for index = 1, 1000 do
      nav:pushViewController(ui.ViewController{ title = "s" .. index }, index % 100 == 0)
    end
    screen:advance(1)
    assert.equal(1001, #nav.viewControllers)
    assert.is_true(screen:has 'Label"s1000"')
    assert.equal(1000, #nav:popToRootViewController(true))
    screen:advance(1)
    assert.equal(1, #nav.children)
    assert.is_true(screen:has 'Label"a"')
  end)

  it("shows a screen whose view cannot be made", function()
    local Bad = ui.ViewController:subclass "Bad"
    function Bad:loadView() error "no view" end
    nav:pushViewController(Bad{ title = "bad" }, true)
    screen:advance(1)
    screen:expectError "no view"
    screen:takeErrors()
    screen:back()
    assert.equal("a", titles(nav))
  end)

  it("lets go of what was popped, also in cycles", function()
    local weak = setmetatable({}, { __mode = "v" })
    for _, animated in ipairs{ true, false } do
      function Noting:go() end
      local function go()
        local b = Noting{ title = "b" }
        b.nav = nav
        b.view:addSubview(ui.Button{ title = "x", onTouchUpInside = function() return b end })
        b.navigationItem.rightBarButtonItem = ui.BarButtonItem{ title = "r", target = b, action = "go" }
        weak[1] = b
        nav:pushViewController(b, animated)
        screen:advance(1)
        collectgarbage()
        assert.is_true(weak[1] ~= nil)
        nav:popViewController(animated)
        screen:advance(1)
      end
      go()
      collectgarbage()
      collectgarbage()
      assert.is_nil(weak[1])
    end
    -- The whole stack goes with its window.
    local seen = setmetatable({ nav }, { __mode = "v" })
    nav = nil
    screen.window.rootViewController = nil
    screen:advance(0)
    collectgarbage()
    collectgarbage()
    assert.is_nil(seen[1])
  end)

  it("takes the keyboard away with its screen", function()
    local field = ui.TextField{ frame = { 20, 100, 200, 30 } }
    nav.topViewController.view:addSubview(field)
    screen:tap "TextField"
    nav:pushViewController(Noting{ title = "b" }, true)
    assert.is_false(field.isFirstResponder)
    screen:advance(0)
    assert.is_false(screen:has "Keyboard")
  end)

  it("lets a script refuse the way back", function()
    local asked
    local Asking = ui.NavigationController:subclass "Asking"
    function Asking:navigationBar_shouldPop(bar, item)
      asked = item.title
      return false
    end
    local own
    local other = t.launch(function()
      own = Asking{ rootViewController = ui.ViewController{ title = "a" } }
      own:pushViewController(ui.ViewController{ title = "b" })
      return own
    end)
    other:tap "BackButton"
    assert.equal("b", asked)
    assert.equal("a b", titles(own))
  end)

  it("keeps the items of its bar to itself", function()
    local bar = nav.navigationBar
    local message = "are those of the stack of NavigationController"
    assert.error_matches(function() bar:pushItem(ui.NavigationItem{ title = "x" }) end, message)
    assert.error_matches(function() bar:popItem() end, message)
    assert.error_matches(function() bar.items = {} end, message)
    assert.equal(1, #bar.items)
  end)

  it("gives a screen to another stack", function()
    local other = ui.NavigationController{ rootViewController = Noting{ title = "x" } }
    nav:pushViewController(Noting{ title = "b" })
    local b = nav.topViewController
    other:pushViewController(b)
    assert.equal("a", titles(nav))
    assert.equal("x b", titles(other))
    assert.equal(nav.view.window, nav.topViewController.view.window)
  end)
end)
