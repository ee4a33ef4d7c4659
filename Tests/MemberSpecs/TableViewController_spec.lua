local ui = require "lunette"
require "members"

local names, controller

-- A table of names, whose controller gives the rows.
local Names = ui.TableViewController:subclass "Names"

function Names:viewDidLoad()
  Names.super.viewDidLoad(self)
  self.tableView:register(ui.TableViewCell, "name")
end

function Names:tableView_numberOfRowsInSection() return #names end

function Names:tableView_cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("name", indexPath)
  cell.textLabel.text = names[indexPath.row]
  return cell
end

function Names:tableView_didSelectRowAt(_, indexPath) self.chosen = indexPath end

before_each(function()
  names = { "Lisbon", "Porto", "Faro" }
  controller = Names{}
end)

after_each(function() names, controller = nil, nil end)

it("TableViewController.style", function()
  equal(controller.tableView.style, "plain")
  equal(ui.TableViewController{ style = "grouped" }.tableView.style, "grouped")
  local Grouped = ui.TableViewController:subclass "Grouped"
  function Grouped:init(options)
    options.style = "grouped"
    Grouped.super.init(self, options)
  end
  equal(Grouped{}.tableView.style, "grouped")
  raises("expected", function() ui.TableViewController{ style = "round" } end)
end)

it("TableViewController.tableView", function()
  local tableView = controller.tableView
  equal(tableView, controller.view)
  equal(tableView.dataSource, controller)
  equal(tableView.delegate, controller)
  equal(tableView.frame, ui.Screen.main.bounds)
  equal(tableView.autoresizingMask, "flexibleWidth|flexibleHeight")
  show(controller)
  equal(#tableView.visibleCells, 3)
  tap(100, 30)
  equal(controller.chosen, ui.indexPath(1, 1))
  -- Another table keeps those whom it has.
  local source = {}
  local other = ui.TableView{ dataSource = source }
  controller.tableView = other
  equal(controller.view, other)
  equal(other.dataSource, source)
  equal(other.delegate, controller)
  equal(other.frame, tableView.frame)
  equal(tableView.superview, nil)
  raises("whose view is a TableView", function() controller.view = ui.View{} end)
  raises("expected TableView, got View", function() controller.tableView = ui.View{} end)
  -- Without rows it is empty.
  local empty = ui.TableViewController{}
  show(empty)
  equal(empty.tableView.numberOfSections, 1)
  equal(empty.tableView:numberOfRows(1), 0)
end)

it("TableViewController.clearsSelectionOnViewWillAppear", function()
  equal(controller.clearsSelectionOnViewWillAppear, true)
  local window = show(controller)
  controller.tableView:selectRow{ 1, 2 }
  window.isHidden = true
  equal(controller.tableView.indexPathForSelectedRow, ui.indexPath(1, 2))
  controller:beginAppearanceTransition(false)
  controller:endAppearanceTransition()
  controller:beginAppearanceTransition(true)
  equal(controller.tableView.indexPathForSelectedRow, nil)
  controller:endAppearanceTransition()
  controller.clearsSelectionOnViewWillAppear = false
  controller.tableView:selectRow{ 1, 2 }
  controller:beginAppearanceTransition(false)
  controller:endAppearanceTransition()
  controller:beginAppearanceTransition(true)
  equal(controller.tableView.indexPathForSelectedRow, ui.indexPath(1, 2))
end)
