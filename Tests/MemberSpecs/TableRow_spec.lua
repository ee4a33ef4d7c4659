local ui = require "lunette"
require "members"

local tableView, section, row

before_each(function()
  row = ui.TableRow{ text = "Name", detail = "Ann" }
  section = ui.TableSection{ rows = { row, { text = "Age" } } }
  tableView = ui.TableView{ style = "grouped", frame = { 0, 0, 375, 480 }, sections = { section } }
  tableView:layoutIfNeeded()
end)

after_each(function() tableView, section, row = nil, nil, nil end)

it("TableRow.text", function()
  equal(row.cell.textLabel.text, "Name")
  row.text = "First name"
  equal(row.cell.textLabel.text, "First name")
  raises("did you mean 'text'", function() ui.TableRow{ txt = "Name" } end)
end)

it("TableRow.detail", function()
  equal(row.cell.detailTextLabel.text, "Ann")
  row.detail = "Bob"
  equal(row.cell.detailTextLabel.text, "Bob")
  equal(tableView:cellForRow{ 1, 1 }, row.cell)
end)

it("TableRow.style", function()
  equal(row.style, nil)
  local cell = row.cell
  assert(cell.detailTextLabel.x > cell.textLabel.x)
  equal(section.rows[2].cell.detailTextLabel, nil)
  row.style = "subtitle"
  tableView:layoutIfNeeded()
  assert(row.cell ~= cell)
  equal(tableView:cellForRow{ 1, 1 }, row.cell)
  equal(row.cell.detailTextLabel.x, row.cell.textLabel.x)
  -- A second text makes a row one with two.
  section.rows[2].detail = "33"
  tableView:layoutIfNeeded()
  equal(tableView:cellForRow{ 1, 2 }.detailTextLabel.text, "33")
end)

it("TableRow.image", function()
  equal(row.image, nil)
  row.image = "bell.png"
  equal(row.cell.imageView.image, row.image)
  row.image = nil
  equal(row.cell.imageView.image, nil)
  raises("expected", function() row.image = 3 end)
end)

it("TableRow.accessoryType", function()
  equal(row.accessoryType, "none")
  row.accessoryType = "disclosureIndicator"
  equal(row.cell.accessoryType, "disclosureIndicator")
  raises("expected", function() row.accessoryType = "arrow" end)
end)

it("TableRow.accessoryView", function()
  local switch = ui.Switch{}
  row.accessoryView = switch
  equal(row.accessoryView, switch)
  equal(row.cell.accessoryView, switch)
  row.style = "subtitle"
  equal(row.cell.accessoryView, switch)
  row.accessoryView = nil
  equal(row.cell.accessoryView, nil)
end)

it("TableRow.height", function()
  equal(row.height, nil)
  row.height = 80
  equal(tableView:rectForRow{ 1, 1 }.height, 80)
  equal(tableView:rectForRow{ 1, 2 }.height, 44)
  row.height = nil
  equal(tableView:rectForRow{ 1, 1 }.height, 44)
  raises("a height", function() row.height = -3 end)
end)

it("TableRow.cell", function()
  local Own = ui.TableViewCell:subclass "OwnCell"
  local cell = Own{ style = "subtitle" }
  cell.textLabel.text = "Mine"
  row.cell = cell
  tableView:layoutIfNeeded()
  equal(tableView:cellForRow{ 1, 1 }, cell)
  row.text = "Other"
  equal(cell.textLabel.text, "Mine")
  -- It stays the row's, also out of sight.
  tableView:reloadData()
  tableView:layoutIfNeeded()
  equal(tableView:cellForRow{ 1, 1 }, cell)
  equal(ui.TableRow{ cell = cell }.cell, cell)
end)

it("TableRow.isSelectable", function()
  show(tableView)
  equal(row.isSelectable, true)
  row.isSelectable = false
  equal(row.cell.selectionStyle, "none")
  tap(100, 57)
  equal(tableView.indexPathForSelectedRow, nil)
  tap(100, 101)
  equal(tableView.indexPathForSelectedRow, ui.indexPath(1, 2))
end)

it("TableRow.onSelect", function()
  local order = {}
  row.onSelect = function(chosen) order[#order + 1] = chosen.text end
  tableView.delegate = {
    tableView_didSelectRowAt = function(_, _, indexPath) order[#order + 1] = tostring(indexPath) end,
  }
  show(tableView)
  tap(100, 57)
  same(order, { "Name", "[1, 1]" })
  assert(row.onSelect)
  row.onSelect = nil
  tap(100, 57)
  same(order, { "Name", "[1, 1]", "[1, 1]" })
  row.onSelect = function() error "no" end
  tap(100, 57)
  failed "no"
end)
