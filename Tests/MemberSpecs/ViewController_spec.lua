local ui = require "lunette"
require "members"

-- A controller that notes what it is told.
local calls

before_each(function() calls = {} end)

local Noting = ui.ViewController:subclass "Noting"
for _, name in ipairs{
  "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
  "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willMoveToParent",
  "didMoveToParent", "didReceiveMemoryWarning",
} do
  Noting[name] = function(self, ...)
    calls[#calls + 1] = (self.id or "") .. name
    Noting.super[name](self, ...)
  end
end
local function take()
  local taken = calls
  calls = {}
  return taken
end

it("ViewController.title", function()
  local controller = ui.ViewController{ title = "Cities" }
  equal(controller.title, "Cities")
  controller.title = nil
  equal(controller.title, nil)
end)

it("ViewController.isEditing", function()
  local Listening = ui.ViewController:subclass "ListeningToEdits"
  function Listening:setEditing(isEditing, animated)
    Listening.super.setEditing(self, isEditing, animated)
    calls[#calls + 1] = tostring(isEditing) .. " " .. tostring(animated)
  end
  local controller = Listening{}
  equal(controller.isEditing, false)
  controller.isEditing = true
  equal(controller.isEditing, true)
  same(take(), { "true false" })
  raises("expected", function() controller.isEditing = 1 end)
end)

it("ViewController.setEditing", function()
  local controller = ui.ViewController{}
  controller:setEditing(true, true)
  equal(controller.isEditing, true)
  -- That of a table does the same to the table.
  local tables = ui.TableViewController{}
  tables:setEditing(true)
  equal(tables.tableView.isEditing, true)
  tables.isEditing = false
  equal(tables.tableView.isEditing, false)
end)

it("ViewController.view", function()
  local controller = Noting{}
  same(take(), {})
  local view = controller.view
  equal(view.frame, ui.Screen.main.bounds)
  equal(view.autoresizingMask, "flexibleWidth|flexibleHeight")
  same(take(), { "loadView", "viewDidLoad" })
  assert(controller.view == view)
  local other = ui.View{}
  controller.view = other
  assert(controller.view == other)
  raises("already the view of Noting", function() ui.ViewController{}.view = other end)
  -- A new one takes the place of the old in the window; a window is none.
  local window = show(controller)
  local new = ui.View{ id = "new" }
  controller.view = new
  equal(window.subviews[1], new)
  equal(new.frame, window.bounds)
  raises("Window cannot be the view of Noting", function() controller.view = ui.Window{} end)
  take()
end)

it("ViewController.viewIfLoaded, ViewController.isViewLoaded", function()
  local controller = ui.ViewController{}
  equal(controller.viewIfLoaded, nil)
  equal(controller.isViewLoaded, false)
  local view = controller.view
  assert(controller.viewIfLoaded == view)
  equal(controller.isViewLoaded, true)
end)

it("ViewController.loadView", function()
  local Own = ui.ViewController:subclass "Own"
  function Own:loadView() self.view = ui.Label{ text = "own" } end
  equal(Own{}.view.text, "own")
end)

it("ViewController.loadViewIfNeeded", function()
  local controller = Noting{}
  controller:loadViewIfNeeded()
  controller:loadViewIfNeeded()
  same(take(), { "loadView", "viewDidLoad" })
end)

it("ViewController.viewDidLoad, ViewController.viewWillAppear, "
  .. "ViewController.viewWillLayoutSubviews, ViewController.viewDidLayoutSubviews, "
  .. "ViewController.viewDidAppear", function()
  -- BEHAVIOUR 3.
  show(Noting{})
  same(take(), {
    "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear",
  })
end)

it("ViewController.viewWillDisappear, ViewController.viewDidDisappear", function()
  local window = show(Noting{})
  take()
  window.rootViewController = ui.ViewController{}
  settle()
  same(take(), { "viewWillDisappear", "viewDidDisappear" })
end)

it("ViewController.parent, ViewController.children", function()
  local parent, child = ui.ViewController{}, ui.ViewController{}
  equal(child.parent, nil)
  equal(#parent.children, 0)
  parent:addChild(child)
  assert(child.parent == parent and parent.children[1] == child)
end)

it("ViewController.addChild, ViewController.willMoveToParent", function()
  local parent, child = ui.ViewController{}, Noting{}
  parent:addChild(child)
  same(take(), { "willMoveToParent" })
  -- The class of a controller will do.
  parent:addChild(Noting)
  equal(#parent.children, 2)
  raises("cannot become a child", function() child:addChild(parent) end)
  take()
end)

it("ViewController.removeFromParent, ViewController.didMoveToParent", function()
  local parent, child = ui.ViewController{}, Noting{}
  parent:addChild(child)
  child:didMoveToParent(parent)
  child:willMoveToParent(nil)
  child:removeFromParent()
  same(take(), { "willMoveToParent", "didMoveToParent", "willMoveToParent", "didMoveToParent" })
  equal(child.parent, nil)
end)

it("ViewController.isMovingToParent, ViewController.isMovingFromParent", function()
  local seen = {}
  local Child = ui.ViewController:subclass "Child"
  local function note(self, name)
    seen[#seen + 1] = name .. " " .. tostring(self.isMovingToParent) .. " "
      .. tostring(self.isMovingFromParent)
  end
  function Child:viewWillAppear() note(self, "willAppear") end
  function Child:viewDidAppear() note(self, "didAppear") end
  function Child:viewWillDisappear() note(self, "willDisappear") end
  function Child:viewDidDisappear() note(self, "didDisappear") end
  local parent, child = ui.ViewController{}, Child{}
  local window = show(parent)
  parent:addChild(child)
  parent.view:addSubview(child.view)
  child:didMoveToParent(parent)
  settle()
  equal(child.isMovingToParent, false)
  -- The window goes and comes: nothing moves between parents.
  window.rootViewController = nil
  window.rootViewController = parent
  settle()
  child:willMoveToParent(nil)
  child.view:removeFromSuperview()
  child:removeFromParent()
  equal(child.isMovingFromParent, false)
  same(seen, {
    "willAppear true false", "didAppear true false",
    "willDisappear false false", "didDisappear false false",
    "willAppear false false", "didAppear false false",
    "willDisappear false true", "didDisappear false true",
  })
end)

it("ViewController.shouldAutomaticallyForwardAppearanceMethods, "
  .. "ViewController.beginAppearanceTransition, ViewController.endAppearanceTransition", function()
  equal(ui.ViewController{}.shouldAutomaticallyForwardAppearanceMethods, true)
  local Container = ui.ViewController:subclass "Container"
  function Container:get_shouldAutomaticallyForwardAppearanceMethods() return false end
  local container, child = Container{}, Noting{}
  container:addChild(child)
  show(container)
  container.view:addSubview(child.view)
  settle()
  same(take(), { "willMoveToParent", "loadView", "viewDidLoad", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews" })
  child:beginAppearanceTransition(true, false)
  child:endAppearanceTransition()
  child:beginAppearanceTransition(false)
  child:endAppearanceTransition()
  same(take(), { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" })
end)

it("ViewController.transition", function()
  local parent = ui.ViewController{}
  local old, new = Noting{ id = "old " }, Noting{ id = "new " }
  parent:addChild(old)
  parent:addChild(new)
  parent.view:addSubview(old.view)
  show(parent)
  take()
  local done
  parent:transition(old, new, 0.3, "curveEaseIn|transitionCrossDissolve", function()
    calls[#calls + 1] = "animations"
  end, function(finished) done = finished end)
  assert(new.view.superview == parent.view)
  same(take(), {
    "old viewWillDisappear", "new loadView", "new viewDidLoad", "new viewWillAppear", "animations",
  })
  advance(0.2)
  equal(done, nil)
  assert(old.view.superview == parent.view)
  advance(0.2)
  equal(done, true)
  equal(old.view.superview, nil)
  same(take(), {
    "new viewWillLayoutSubviews", "new viewDidLayoutSubviews",
    "old viewDidDisappear", "new viewDidAppear",
  })
  raises("must both be children", function() parent:transition(old, ui.ViewController{}, 1) end)
end)

it("ViewController.didReceiveMemoryWarning", function()
  local controller, unseen = Noting{}, Noting{}
  show(controller)
  take()
  memoryWarning()
  same(take(), { "didReceiveMemoryWarning", "didReceiveMemoryWarning" })
end)

it("AnimationOptions", function()
  local parent, a, b = ui.ViewController{}, ui.ViewController{}, ui.ViewController{}
  parent:addChild(a)
  parent:addChild(b)
  for _, option in ipairs{
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "allowAnimatedContent",
    "showHideTransitionViews", "overrideInheritedOptions", "curveEaseInOut", "curveEaseIn",
    "curveEaseOut", "curveLinear", "transitionFlipFromLeft", "transitionFlipFromRight",
    "transitionCurlUp", "transitionCurlDown", "transitionCrossDissolve", "transitionFlipFromTop",
    "transitionFlipFromBottom",
  } do
    parent:transition(a, b, 0, option)
    settle()
  end
  raises("one or more of", function() parent:transition(a, b, 0, "spin") end)
end)
