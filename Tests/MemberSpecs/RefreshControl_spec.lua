local ui = require "lunette"
require "members"

local view, control, told

before_each(function()
  told = 0
  control = ui.RefreshControl{ onValueChanged = function() told = told + 1 end }
  view = ui.ScrollView{
    frame = { 0, 0, 375, 667 }, contentSize = { 375, 400 }, refreshControl = control,
  }
end)

after_each(function() view, control = nil, nil end)

-- Pulls down so far and keeps the finger there.
local function pull(distance)
  down(100, 100)
  for step = 1, 10 do move(100, 100 + distance * step / 10) end
end

it("ScrollView.refreshControl", function()
  equal(view.refreshControl, control)
  equal(control.superview, view)
  equal(control.frame, ui.rect(0, -60, 375, 60))
  local other = ui.ScrollView{ refreshControl = control }
  equal(view.refreshControl, nil)
  equal(control.superview, other)
  other.refreshControl = nil
  equal(control.superview, nil)
  raises("expected RefreshControl", function() view.refreshControl = ui.Switch{} end)
end)

it("TableViewController.refreshControl", function()
  local controller = ui.TableViewController{ refreshControl = control }
  equal(controller.isViewLoaded, false)
  equal(controller.refreshControl, control)
  equal(controller.tableView.refreshControl, control)
  equal(controller.refreshControl, control)
  -- It goes with the controller from table to table.
  controller.tableView = ui.TableView{}
  equal(controller.tableView.refreshControl, control)
  controller.refreshControl = nil
  equal(controller.tableView.refreshControl, nil)
end)

it("RefreshControl.isRefreshing", function()
  show(view)
  equal(control.isRefreshing, false)
  pull(150)
  equal(control.isRefreshing, false)
  assert(view.contentOffset.y < -60 and view.contentOffset.y > -100)
  -- Its place is the upper edge of what is seen.
  equal(control.y, view.contentOffset.y)
  move(100, 400)
  equal(control.isRefreshing, true)
  equal(told, 1)
  -- The room comes when the finger goes.
  equal(view.contentInset, ui.insets(0, 0, 0, 0))
  local offset = view.contentOffset
  move(100, 150)
  move(100, 400)
  equal(told, 1)
  equal(view.contentOffset, offset)
  up()
  equal(view.contentInset, ui.insets(60, 0, 0, 0))
  advance(2)
  equal(view.contentOffset, ui.point(0, -60))
  equal(told, 1)
  -- A pull that is too short does nothing, nor does one of a disabled control.
  control:endRefreshing()
  advance(2)
  pull(150)
  up()
  advance(2)
  equal(view.contentOffset, ui.point(0, 0))
  control.isEnabled = false
  pull(400)
  up()
  advance(2)
  equal(told, 1)
  equal(control.isRefreshing, false)
end)

it("RefreshControl.beginRefreshing", function()
  show(view)
  control:beginRefreshing()
  equal(control.isRefreshing, true)
  equal(told, 0)
  -- As in UIKit nothing scrolls.
  equal(view.contentOffset, ui.point(0, 0))
  equal(view.contentInset, ui.insets(60, 0, 0, 0))
  control:beginRefreshing()
  equal(view.contentInset, ui.insets(60, 0, 0, 0))
  -- Also before it has a scroll view.
  local other = ui.RefreshControl{}
  other:beginRefreshing()
  local second = ui.ScrollView{ refreshControl = other }
  equal(second.contentInset, ui.insets(60, 0, 0, 0))
  second.refreshControl = nil
  equal(second.contentInset, ui.insets(0, 0, 0, 0))
end)

it("RefreshControl.endRefreshing", function()
  show(view)
  control:endRefreshing()
  equal(view.contentInset, ui.insets(0, 0, 0, 0))
  pull(400)
  up()
  advance(2)
  control:endRefreshing()
  equal(control.isRefreshing, false)
  equal(view.contentInset, ui.insets(0, 0, 0, 0))
  equal(view.contentOffset, ui.point(0, 0))
  advance(1)
  -- The next pull begins it again; one that is ended at once does not begin twice.
  control.onValueChanged = function()
    told = told + 1
    control:endRefreshing()
  end
  pull(400)
  move(100, 450)
  equal(told, 2)
  equal(control.isRefreshing, false)
  up()
  advance(2)
  equal(view.contentOffset, ui.point(0, 0))
end)

it("RefreshControl.attributedTitle", function()
  show(view)
  equal(control.attributedTitle, nil)
  control.attributedTitle = ui.AttributedString{ string = "Pull" }
  equal(control.attributedTitle.string, "Pull")
  assert(not printed():find "Pull")
  pull(400)
  up()
  advance(2)
  assert(printed():find "◌")
  assert(printed():find "Pull")
  control.tintColor = "red"
  assert(json():find('"attributedTitle"', 1, true))
  control:endRefreshing()
  advance(1)
  pull(150)
  assert(printed():find "↓")
  up()
end)
