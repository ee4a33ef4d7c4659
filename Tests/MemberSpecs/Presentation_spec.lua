local ui = require "lunette"
require "members"

-- A controller that notes what it is told.
local calls
local Noting = ui.ViewController:subclass "NotingPresented"
for _, name in ipairs{ "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
  Noting[name] = function(self, animated)
    calls[#calls + 1] = self.title .. " " .. name
    Noting.super[name](self, animated)
  end
end
local function take()
  local taken = calls
  calls = {}
  return taken
end

before_each(function() calls = {} end)

--- A controller in a window of its own.
local function root(class, title)
  local controller = class{ title = title }
  show(controller)
  take()
  return controller
end

it("ViewController.present, ViewController.dismiss", function()
  local a, b = root(Noting, "a"), Noting{ title = "b" }
  a:present(b, true, function() calls[#calls + 1] = "there" end)
  advance(1)
  same(take(), {
    "a viewWillDisappear", "b viewWillAppear", "b viewDidAppear", "a viewDidDisappear", "there",
  })
  equal(a.view.window, nil)
  b:dismiss(true, function() calls[#calls + 1] = "gone" end)
  advance(1)
  same(take(), {
    "b viewWillDisappear", "a viewWillAppear", "a viewDidAppear", "b viewDidDisappear", "gone",
  })
  equal(b.view.window, nil)
  -- The class of a controller will do; without a word it is not animated, and is done at once.
  a:present(ui.TableViewController)
  assert(a.presentedViewController.tableView.window)
  a:dismiss()
  equal(a.presentedViewController, nil)
  raises("cannot be presented, as it is the one that presents", function() a:present(a) end)
  take()
end)

it("ViewController.presentedViewController, ViewController.presentingViewController", function()
  local a, child, b = root(ui.ViewController), ui.ViewController{}, ui.ViewController{}
  equal(a.presentedViewController, nil)
  equal(b.presentingViewController, nil)
  a:addChild(child)
  child:present(b)
  assert(a.presentedViewController == b and child.presentedViewController == b)
  local inside = ui.ViewController{}
  b:addChild(inside)
  assert(inside.presentingViewController == a)
  raises("presentedViewController", function() a.presentedViewController = nil end)
end)

it("ViewController.isBeingPresented, ViewController.isBeingDismissed", function()
  local seen = {}
  local Modal = ui.ViewController:subclass "Modal"
  local function note(self, name)
    seen[#seen + 1] = name .. " " .. tostring(self.isBeingPresented) .. " "
      .. tostring(self.isBeingDismissed)
  end
  function Modal:viewWillAppear() note(self, "willAppear") end
  function Modal:viewDidAppear() note(self, "didAppear") end
  function Modal:viewWillDisappear() note(self, "willDisappear") end
  function Modal:viewDidDisappear() note(self, "didDisappear") end
  local a, b = root(ui.ViewController), Modal{}
  a:present(b)
  equal(b.isBeingPresented, false)
  -- Covered, it goes and comes without being dismissed.
  b:present(ui.ViewController{})
  b:dismiss()
  b:dismiss()
  same(seen, {
    "willAppear true false", "didAppear true false",
    "willDisappear false false", "didDisappear false false",
    "willAppear false false", "didAppear false false",
    "willDisappear false true", "didDisappear false true",
  })
end)

it("ViewController.modalPresentationStyle", function()
  local a, b = root(Noting, "a"), Noting{ title = "b", modalPresentationStyle = "overFullScreen" }
  equal(a.modalPresentationStyle, "fullScreen")
  a:present(b)
  -- The presenter is still there, and hears nothing.
  assert(a.view.window)
  same(take(), { "b viewWillAppear", "b viewDidAppear" })
  a:dismiss()
  same(take(), { "b viewWillDisappear", "b viewDidDisappear" })
  b.modalPresentationStyle = "formSheet"
  a:present(b)
  equal(a.view.window, nil)
  equal(b.view.frame, ui.Screen.main.bounds)
  raises("fullScreen", function() b.modalPresentationStyle = "sheet" end)
end)

it("ViewController.modalTransitionStyle", function()
  local a, b = root(ui.ViewController), ui.ViewController{}
  equal(b.modalTransitionStyle, "coverVertical")
  for _, style in ipairs{ "flipHorizontal", "crossDissolve", "partialCurl" } do
    b.modalTransitionStyle = style
    a:present(b, true)
    advance(1)
    assert(b.view.window)
    equal(b.view.alpha, 1)
    a:dismiss(true)
    advance(1)
    equal(b.view.window, nil)
    equal(b.view.alpha, 1)
  end
  raises("coverVertical", function() b.modalTransitionStyle = "fade" end)
end)

it("ViewController.definesPresentationContext", function()
  local a, child = root(ui.ViewController), ui.ViewController{ definesPresentationContext = true }
  equal(a.definesPresentationContext, false)
  a:addChild(child)
  child.view.frame = { 0, 100, 375, 200 }
  a.view:addSubview(child.view)
  local b = ui.ViewController{ modalPresentationStyle = "overCurrentContext" }
  child:present(b)
  assert(child.presentedViewController == b)
  equal(a.presentedViewController, nil)
  equal(b.view.superview.frame, ui.rect(0, 100, 375, 200))
  -- It goes with its context.
  child:removeFromParent()
  equal(b.view.window, nil)
end)

it("ModalPresentationStyle, ModalTransitionStyle", function()
  local controller = ui.ViewController{}
  for _, style in ipairs{
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover", "none",
  } do
    controller.modalPresentationStyle = style
    equal(controller.modalPresentationStyle, style)
  end
  for _, style in ipairs{ "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl" } do
    controller.modalTransitionStyle = style
    equal(controller.modalTransitionStyle, style)
  end
end)
