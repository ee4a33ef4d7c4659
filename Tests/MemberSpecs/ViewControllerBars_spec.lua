local ui = require "lunette"
require "members"

local controller

before_each(function() controller = ui.ViewController{ title = "Cities" } end)

after_each(function() controller = nil end)

it("ViewController.navigationItem", function()
  local item = controller.navigationItem
  equal(item.title, "Cities")
  equal(controller.navigationItem, item)
  controller.title = "Towns"
  equal(item.title, "Towns")
  item.title = "Villages"
  equal(controller.title, "Towns")
  raises("navigationItem", function() controller.navigationItem = ui.NavigationItem{} end)
end)

it("ViewController.toolbarItems, ViewController.setToolbarItems", function()
  equal(controller.toolbarItems, nil)
  local item = ui.BarButtonItem{ title = "OK" }
  controller.toolbarItems = { item }
  same(controller.toolbarItems, { item })
  controller:setToolbarItems({}, true)
  equal(#controller.toolbarItems, 0)
  controller:setToolbarItems(nil)
  equal(controller.toolbarItems, nil)
end)

it("ViewController.editButtonItem", function()
  local item = controller.editButtonItem
  equal(controller.editButtonItem, item)
  equal(item.title, "Edit")
  equal(item.style, "plain")
  controller.isEditing = true
  equal(item.title, "Done")
  equal(item.style, "done")
  controller.view:addSubview(ui.Toolbar{ frame = { 0, 100, 375, 44 }, items = { item } })
  show(controller)
  tap(30, 122)
  equal(controller.isEditing, false)
  equal(item.title, "Edit")
end)
