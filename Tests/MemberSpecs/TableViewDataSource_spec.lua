local ui = require "lunette"
require "members"
local stage = require "table_stage"

local note, told = stage.note, stage.told
local tableView, source, delegate

local function reload() stage.reload(tableView) end

before_each(function() tableView, source, delegate = stage.make() end)

after_each(function() tableView, source, delegate = nil, nil, nil end)

it("TableViewDataSource.tableView_numberOfRowsInSection", function()
  equal(tableView:numberOfRows(1), 3)
  source.tableView_numberOfRowsInSection = function() return -4 end
  reload()
  equal(tableView:numberOfRows(1), 0)
  equal(errors()[1]:match "must return .*", "must return a number from 0 on, got number -4")
  source.tableView_numberOfRowsInSection = function() return "many" end
  reload()
  equal(tableView:numberOfRows(1), 0)
  equal(errors()[1]:match "must return .*", 'must return integer, got string "many"')
end)

it("TableViewDataSource.tableView_cellForRowAt", function()
  equal(tableView:cellForRow({ 2, 1 }).textLabel.text, "d")
  source.tableView_cellForRowAt = function(_, _, indexPath)
    if indexPath.row == 1 then return nil end
    if indexPath.row == 2 then return ui.Label{} end
    error "no more"
  end
  reload()
  local texts = {}
  for _, cell in ipairs(tableView.visibleCells) do texts[#texts + 1] = cell.textLabel.text end
  equal(texts[1]:match "must return .*", "must return a TableViewCell, got nil")
  equal(texts[2]:match "must return .*", "must return a TableViewCell, got Label")
  equal(texts[3]:match "no more$", "no more")
  equal(#errors(), 5)
  source.tableView_cellForRowAt = nil
  reload()
  equal(reports()[1]:match "must implement tableView_cellForRowAt", "must implement tableView_cellForRowAt")
end)

it("TableViewDataSource.numberOfSections_in", function()
  source.numberOfSections_in = function(self, given)
    equal(self, source)
    equal(given, tableView)
    return 1
  end
  reload()
  equal(tableView.numberOfSections, 1)
end)

it("TableViewDataSource.tableView_titleForHeaderInSection", function()
  source.tableView_titleForHeaderInSection = function(_, _, section)
    if section == 2 then return "Two" end
  end
  reload()
  equal(tableView:headerView(1), nil)
  equal(tableView:headerView(2).textLabel.text, "Two")
  equal(tableView:rectForRow({ 2, 1 }).y, 3 * 44 + 28)
end)

it("TableViewDataSource.tableView_titleForFooterInSection", function()
  source.tableView_titleForFooterInSection = function(_, _, section) return "End " .. section end
  reload()
  equal(tableView:footerView(1).textLabel.text, "End 1")
end)

it("TableViewDataSource.sectionIndexTitles_for", function()
  source.sectionIndexTitles_for = function(_, given)
    equal(given, tableView)
    return { "A", "D" }
  end
  reload()
  -- The middle of the second title.
  tap(312, 100 + 200 + 7)
  equal(tableView.contentOffset.y, 0)
  tableView.frame = { 0, 100, 320, 60 }
  settle()
  tap(312, 100 + 30 + 7)
  equal(tableView.contentOffset.y, 132)
end)

it("TableViewDataSource.tableView_sectionForSectionIndexTitle_at", function()
  source.sectionIndexTitles_for = function() return { "A", "D" } end
  source.tableView_sectionForSectionIndexTitle_at = function(_, _, title, index)
    note(title, index)
    return index == 2 and 7 or 2
  end
  reload()
  tap(312, 100 + 200 - 7)
  equal(told(), "A 1")
  tap(312, 100 + 200 + 7)
  equal(told(), "D 2")
  equal(reports()[1], "TableView has 2 sections, so there is no section 7")
end)

it("TableViewDataSource.tableView_canEditRowAt", function()
  source.tableView_commit_forRowAt = function() end
  source.tableView_canEditRowAt = function(_, _, indexPath) return indexPath.row ~= 2 end
  reload()
  tableView:setEditing(true)
  equal(tableView:cellForRow({ 1, 1 }).editingStyle, "delete")
  equal(tableView:cellForRow({ 1, 2 }).editingStyle, "none")
end)

it("TableViewDataSource.tableView_commit_forRowAt", function()
  source.tableView_commit_forRowAt = function(_, given, style, indexPath)
    note(style, indexPath)
    table.remove(source.sections[indexPath.section], indexPath.row)
    given:deleteRows{ indexPath }
  end
  reload()
  tableView:setEditing(true)
  settle()
  -- The red control, then the button.
  tap(20, 100 + 66)
  advance(1)
  tap(300, 100 + 66)
  equal(told(), "delete [1, 2]")
  equal(tableView:numberOfRows(1), 2)
end)

it("TableViewDataSource.tableView_canMoveRowAt", function()
  source.tableView_moveRowAt_to = function() end
  source.tableView_canMoveRowAt = function(_, _, indexPath) return indexPath.row == 1 end
  reload()
  tableView:setEditing(true)
  equal(tableView:cellForRow({ 1, 1 }).showsReorderControl, true)
  equal(tableView:cellForRow({ 1, 2 }).showsReorderControl, false)
end)

it("TableViewDataSource.tableView_moveRowAt_to", function()
  source.tableView_moveRowAt_to = function(_, _, from, to)
    note(from, to)
    local row = table.remove(source.sections[from.section], from.row)
    table.insert(source.sections[to.section], to.row, row)
  end
  reload()
  tableView:setEditing(true)
  settle()
  drag({ 300, 100 + 22 }, { 300, 100 + 110 })
  advance(1)
  equal(told(), "[1, 1] [1, 3]")
  equal(tableView:cellForRow({ 1, 3 }).textLabel.text, "a")
  equal(tableView:cellForRow({ 1, 1 }).textLabel.text, "b")
end)
