local ui = require "lunette"
require "members"
local stage = require "table_stage"

local tableView, source, calls

local function texts() return stage.texts(tableView) end

before_each(function()
  tableView, source = stage.makeLoose()
  calls = {}
end)

after_each(function() tableView, source, calls = nil, nil, nil end)

it("TableView.beginUpdates", function()
  tableView:beginUpdates()
  table.remove(source.sections[1], 1)
  tableView:deleteRows{ 1, 1 }
  equal(tableView:numberOfRows(1), 3)
  tableView:endUpdates()
  equal(tableView:numberOfRows(1), 2)
end)

it("TableView.endUpdates", function()
  raises("call beginUpdates() before endUpdates()", function() tableView:endUpdates() end)
  tableView:beginUpdates()
  tableView:insertRows{ 1, 1 }
  raises("The number of rows contained in an existing section after the update (3) must be equal",
    function() tableView:endUpdates() end)
  -- The table has asked for all anew.
  equal(texts(), "a b c d e")
end)

it("TableView.performBatchUpdates", function()
  local done
  tableView:performBatchUpdates(function()
    source.sections[1][4] = "x"
    tableView:insertRows{ 1, 4 }
  end, function(finished) done = finished end)
  equal(done, true)
  equal(texts(), "a b c x d e")
end)

it("TableView.insertRows", function()
  table.insert(source.sections[2], 1, "x")
  tableView:insertRows({ { 2, 1 } }, "fade")
  equal(texts(), "a b c x d e")
end)

it("TableView.deleteRows", function()
  source.sections[1] = { "c" }
  tableView:deleteRows({ { 1, 1 }, { 1, 2 } }, "none")
  equal(texts(), "c d e")
  raises("Invalid update: invalid number of rows in section 1", function()
    tableView:deleteRows{ 1, 1 }
  end)
end)

it("TableView.reloadRows", function()
  source.sections[1][2] = "B"
  tableView:selectRow{ 1, 2 }
  tableView:reloadRows{ 1, 2 }
  equal(texts(), "a B c d e")
  equal(tableView.indexPathForSelectedRow, nil)
end)

it("TableView.moveRow", function()
  local cell = tableView:cellForRow{ 1, 1 }
  table.insert(source.sections[2], 2, table.remove(source.sections[1], 1))
  tableView:moveRow({ 1, 1 }, { 2, 2 })
  equal(texts(), "b c d a e")
  equal(tableView:cellForRow{ 2, 2 }, cell)
end)

it("TableView.insertSections", function()
  table.insert(source.sections, 1, { "x", "y" })
  tableView:insertSections(1)
  equal(texts(), "x y a b c d e")
end)

it("TableView.deleteSections", function()
  table.remove(source.sections, 1)
  tableView:deleteSections({ 1 }, "left")
  equal(texts(), "d e")
end)

it("TableView.reloadSections", function()
  source.sections[2] = { "x" }
  tableView:reloadSections(2)
  equal(texts(), "a b c x")
end)

it("TableView.moveSection", function()
  table.insert(source.sections, 2, table.remove(source.sections, 1))
  tableView:moveSection(1, 2)
  equal(texts(), "d e a b c")
end)

it("TableView.isEditing", function()
  equal(tableView.isEditing, false)
  tableView.isEditing = true
  equal(tableView.isEditing, true)
  equal(tableView.visibleCells[1].isEditing, true)
end)

it("TableView.setEditing", function()
  local Own = ui.TableView:subclass "Own"
  function Own:setEditing(editing, animated)
    calls[1], calls[2] = editing, animated
    Own.super.setEditing(self, editing, animated)
  end
  local own = Own{}
  own.isEditing = true
  equal(calls[1], true)
  equal(calls[2], false)
  equal(own.isEditing, true)
end)
