local ui = require "lunette"
require "members"

-- A controller that notes what it is told.
local calls
local Noting = ui.ViewController:subclass "NotingScreen"
for _, name in ipairs{
  "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMoveToParent",
  "didMoveToParent",
} do
  Noting[name] = function(self, argument)
    calls[#calls + 1] = self.title .. " " .. name .. (argument == nil and " nil" or "")
    Noting.super[name](self, argument)
  end
end
local function take()
  local taken = calls
  calls = {}
  return taken
end

before_each(function() calls = {} end)
after_each(function() calls = nil end)

local function titles(list)
  local names = {}
  for index, controller in ipairs(list) do names[index] = controller.title end
  return table.concat(names, " ")
end

local function screen(title) return Noting{ title = title } end

--- A stack of a root in a window.
local function stack()
  local nav = ui.NavigationController{ rootViewController = screen "a" }
  show(nav)
  take()
  return nav
end

it("NavigationController.rootViewController", function()
  local a = screen "a"
  local nav = ui.NavigationController{ rootViewController = a }
  assert(nav.viewControllers[1] == a)
  -- The class of a controller will do.
  equal(#ui.NavigationController{ rootViewController = ui.TableViewController }.viewControllers, 1)
  equal(#ui.NavigationController{}.viewControllers, 0)
  raises("cannot be pushed", function()
    ui.NavigationController{ rootViewController = ui.NavigationController }
  end)
  -- The host goes through a script's pushViewController.
  local Nav = ui.NavigationController:subclass "PushNoting"
  local pushed = {}
  function Nav:pushViewController(controller, animated)
    pushed[#pushed + 1] = #self.viewControllers .. " " .. tostring(animated)
    Nav.super.pushViewController(self, controller, animated)
  end
  local own = Nav{ rootViewController = ui.ViewController }
  own:pushViewController(ui.ViewController{})
  same(pushed, { "0 false", "1 nil" })
end)

it("NavigationController.pushViewController, NavigationController.popViewController", function()
  local nav = stack()
  local b = screen "b"
  nav:pushViewController(b, true)
  equal(titles(nav.viewControllers), "a b")
  advance(1)
  same(take(), {
    "b willMoveToParent", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
    "b viewDidAppear", "b didMoveToParent",
  })
  assert(nav:popViewController(true) == b)
  equal(titles(nav.viewControllers), "a")
  assert(b.parent == nav)
  advance(1)
  same(take(), {
    "b willMoveToParent nil", "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear",
    "a viewDidAppear", "b didMoveToParent nil",
  })
  equal(b.parent, nil)
  -- The root stays.
  equal(nav:popViewController(), nil)
  -- Without an animation all is done in the call.
  nav:pushViewController(b)
  assert(b.view.window)
  same(take(), {
    "b willMoveToParent", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
    "b viewDidAppear", "b didMoveToParent",
  })
  raises("is on the stack of NavigationController already", function()
    nav:pushViewController(b)
  end)
  raises("cannot be pushed", function() nav:pushViewController(ui.NavigationController{}) end)
  take()
end)

it("NavigationController.popToViewController, "
  .. "NavigationController.popToRootViewController", function()
  local nav = stack()
  for title in ("b c d"):gmatch "%a" do nav:pushViewController(screen(title)) end
  take()
  equal(titles(nav:popToViewController(nav.viewControllers[2])), "c d")
  same(take(), {
    "c willMoveToParent nil", "d willMoveToParent nil", "d viewWillDisappear",
    "b viewWillAppear", "d viewDidDisappear", "b viewDidAppear", "c didMoveToParent nil",
    "d didMoveToParent nil",
  })
  equal(titles(nav:popToRootViewController()), "b")
  equal(#nav:popToRootViewController(), 0)
  raises("is not on the stack", function() nav:popToViewController(screen "x") end)
  take()
end)

it("NavigationController.viewControllers, NavigationController.setViewControllers", function()
  local nav = stack()
  local a, b, c = nav.topViewController, screen "b", screen "c"
  nav.viewControllers = { a, b, c }
  equal(titles(nav.viewControllers), "a b c")
  same(take(), {
    "b willMoveToParent", "c willMoveToParent", "a viewWillDisappear", "c viewWillAppear",
    "a viewDidDisappear", "c viewDidAppear", "b didMoveToParent", "c didMoveToParent",
  })
  nav:setViewControllers({ b, ui.ViewController }, true)
  advance(1)
  equal(a.parent, nil)
  take()
  nav:setViewControllers({ b }, true)
  advance(1)
  same(take(), { "b viewWillAppear", "b viewDidAppear" })
  raises("twice", function() nav.viewControllers = { a, a } end)
  equal(titles(nav.viewControllers), "b")
  nav.viewControllers = {}
  equal(nav.topViewController, nil)
  equal(b.view.window, nil)
  take()
end)

it("NavigationController.topViewController, NavigationController.visibleViewController", function()
  local nav = stack()
  assert(nav.topViewController == nav.viewControllers[1])
  assert(nav.visibleViewController == nav.topViewController)
  local over = ui.ViewController{}
  nav.topViewController:present(over)
  assert(nav.visibleViewController == over)
end)

it("NavigationController.navigationBar", function()
  local nav = stack()
  equal(nav.navigationBar.frame, ui.rect(0, 20, 375, 44))
  assert(nav.navigationBar.topItem == nav.topViewController.navigationItem)
  nav:pushViewController(ui.ViewController{ title = "b" })
  equal(nav.navigationBar.topItem.title, "b")
  take()
end)

it("NavigationController.isNavigationBarHidden, "
  .. "NavigationController.setNavigationBarHidden", function()
  local nav = stack()
  equal(nav.isNavigationBarHidden, false)
  nav.isNavigationBarHidden = true
  equal(nav.navigationBar.isHidden, true)
  nav:setNavigationBarHidden(false, true)
  equal(nav.navigationBar.isHidden, false)
  nav:setNavigationBarHidden(true, true)
  equal(nav.isNavigationBarHidden, true)
  equal(nav.navigationBar.isHidden, false)
  advance(1)
  equal(nav.navigationBar.isHidden, true)
end)

it("NavigationController.toolbar", function()
  local nav = stack()
  equal(nav.toolbar.isHidden, true)
  nav.isToolbarHidden = false
  equal(nav.toolbar.frame, ui.rect(0, 623, 375, 44))
  local item = ui.BarButtonItem{ title = "Go" }
  nav.topViewController.toolbarItems = { item }
  assert(nav.toolbar.items[1] == item)
end)

it("NavigationController.isToolbarHidden, NavigationController.setToolbarHidden", function()
  local nav = stack()
  equal(nav.isToolbarHidden, true)
  nav:setToolbarHidden(false, true)
  advance(1)
  equal(nav.toolbar.isHidden, false)
  nav:setToolbarHidden(true)
  equal(nav.toolbar.isHidden, true)
end)

it("NavigationController.delegate, NavigationControllerDelegate.navigationController_willShow_animated, "
  .. "NavigationControllerDelegate.navigationController_didShow_animated", function()
  local nav = ui.NavigationController{ rootViewController = screen "a" }
  local delegate = {}
  function delegate:navigationController_willShow_animated(controller, top, animated)
    assert(controller == nav)
    calls[#calls + 1] = "will show " .. top.title .. " " .. tostring(animated)
  end
  function delegate:navigationController_didShow_animated(_, top, animated)
    calls[#calls + 1] = "did show " .. top.title .. " " .. tostring(animated)
  end
  nav.delegate = delegate
  assert(nav.delegate == delegate)
  take()
  show(nav)
  same(take(), { "a viewWillAppear", "will show a false", "a viewDidAppear", "did show a false" })
  nav:pushViewController(screen "b", true)
  advance(1)
  same(take(), {
    "b willMoveToParent", "a viewWillDisappear", "b viewWillAppear", "will show b true",
    "a viewDidDisappear", "b viewDidAppear", "b didMoveToParent", "did show b true",
  })
  nav.delegate = nil
  take()
end)

it("NavigationController.interactivePopGestureRecognizer", function()
  local nav = ui.NavigationController{ rootViewController = screen "a" }
  equal(nav.interactivePopGestureRecognizer, nil)
  show(nav)
  local b = screen "b"
  nav:pushViewController(b)
  take()
  local recognizer = nav.interactivePopGestureRecognizer
  assert(recognizer:isKind(ui.ScreenEdgePanGestureRecognizer) and recognizer.delegate)
  assert(recognizer.view == nav.view)
  down(5, 300)
  advance(0.1)
  move(100, 300)
  move(250, 300)
  equal(b.view.frame.x, 150)
  advance(0.1)
  move(300, 300)
  equal(b.view.frame.x, 200)
  up()
  advance(1)
  equal(titles(nav.viewControllers), "a")
  same(take(), {
    "b willMoveToParent nil", "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear",
    "a viewDidAppear", "b didMoveToParent nil",
  })
end)

it("ViewController.navigationController", function()
  local nav = stack()
  local a = nav.topViewController
  assert(a.navigationController == nav)
  equal(nav.navigationController, nil)
  local child = ui.ViewController{}
  a:addChild(child)
  assert(child.navigationController == nav)
end)

it("ViewController.hidesBottomBarWhenPushed", function()
  local nav = stack()
  nav.isToolbarHidden = false
  local b = ui.ViewController{ title = "b", hidesBottomBarWhenPushed = true }
  equal(ui.ViewController{}.hidesBottomBarWhenPushed, false)
  nav:pushViewController(b)
  equal(nav.toolbar.isHidden, true)
  equal(nav.isToolbarHidden, false)
  -- It holds for what is above.
  nav:pushViewController(ui.ViewController{})
  equal(nav.toolbar.isHidden, true)
  nav:popToRootViewController()
  equal(nav.toolbar.isHidden, false)
  take()
end)

it("ViewController.automaticallyAdjustsScrollViewInsets", function()
  local function top(adjusts)
    local controller = ui.TableViewController{ automaticallyAdjustsScrollViewInsets = adjusts }
    show(ui.NavigationController{ rootViewController = controller })
    local table = controller.tableView
    return table.contentInset.top, table.contentOffset.y, table.scrollIndicatorInsets.top
  end
  equal(ui.ViewController{}.automaticallyAdjustsScrollViewInsets, true)
  same({ top(true) }, { 64, -64, 64 })
  same({ top(false) }, { 0, 0, 0 })
end)

it("ViewController.edgesForExtendedLayout", function()
  local controller = ui.TableViewController{ edgesForExtendedLayout = "" }
  equal(ui.ViewController{}.edgesForExtendedLayout, "all")
  show(ui.NavigationController{ rootViewController = controller })
  equal(controller.view.frame, ui.rect(0, 64, 375, 603))
  equal(controller.tableView.contentInset.top, 0)
  controller.edgesForExtendedLayout = "top"
  settle()
  equal(controller.view.frame, ui.rect(0, 0, 375, 667))
  equal(controller.tableView.contentInset.top, 64)
end)

it("ViewController.extendedLayoutIncludesOpaqueBars", function()
  local controller = ui.ViewController{}
  equal(controller.extendedLayoutIncludesOpaqueBars, false)
  local nav = ui.NavigationController{ rootViewController = controller }
  nav.navigationBar.isTranslucent = false
  show(nav)
  equal(controller.view.frame.y, 64)
  controller.extendedLayoutIncludesOpaqueBars = true
  settle()
  equal(controller.view.frame.y, 0)
end)

it("ViewController.topLayoutGuide, ViewController.bottomLayoutGuide, LayoutGuide.length", function()
  local nav = stack()
  local a = nav.topViewController
  assert(a.topLayoutGuide == a.topLayoutGuide)
  equal(a.topLayoutGuide.length, 64)
  equal(a.bottomLayoutGuide.length, 0)
  nav.isToolbarHidden = false
  equal(a.bottomLayoutGuide.length, 44)
  nav.isNavigationBarHidden = true
  equal(a.topLayoutGuide.length, 20)
  ui.Application.shared.isStatusBarHidden = true
  equal(a.topLayoutGuide.length, 0)
end)

it("ViewController.preferredStatusBarStyle", function()
  local Light = ui.ViewController:subclass "Light"
  function Light:get_preferredStatusBarStyle() return "lightContent" end
  equal(ui.ViewController{}.preferredStatusBarStyle, "default")
  equal(Light{}.preferredStatusBarStyle, "lightContent")
  local nav = stack()
  equal(nav.preferredStatusBarStyle, "default")
  nav.navigationBar.barStyle = "black"
  equal(nav.preferredStatusBarStyle, "lightContent")
end)
