local ui = require "lunette"
require "members"
local stage = require "table_stage"

local path, note, told = ui.indexPath, stage.note, stage.told
local tableView, source, delegate

local function reload() stage.reload(tableView) end

before_each(function() tableView, source, delegate = stage.make() end)

after_each(function() tableView, source, delegate = nil, nil, nil end)

it("TableViewStyle", function()
  equal(ui.TableView{ style = "plain" }.style, "plain")
  equal(ui.TableView{ style = "grouped" }.style, "grouped")
end)

it("TableViewScrollPosition", function()
  for _, name in ipairs{ "none", "top", "middle", "bottom" } do
    tableView:scrollToRow({ 1, 1 }, name)
  end
  raises('expected one of "none" "top" "middle" "bottom"', function()
    tableView:scrollToRow({ 1, 1 }, "center")
  end)
end)

it("TableViewCellSeparatorStyle", function()
  for _, name in ipairs{ "none", "singleLine", "singleLineEtched" } do
    tableView.separatorStyle = name
    equal(tableView.separatorStyle, name)
  end
end)

it("RowAnimation", function()
  for _, name in ipairs{ "fade", "right", "left", "top", "bottom", "none", "middle", "automatic" } do
    tableView:reloadRows({ 1, 1 }, name)
  end
  raises("expected", function() tableView:reloadRows({ 1, 1 }, "slowly") end)
  advance(1)
  local function come(name)
    table.insert(source.sections[1], 1, "x")
    tableView:insertRows({ 1, 1 }, name)
    local cell = tableView:cellForRow{ 1, 1 }
    local seen = cell.layer:presentation()
    local frame, opacity = seen.frame, seen.opacity
    advance(1)
    equal(cell.frame, ui.rect(0, 0, 320, 44))
    equal(cell.alpha, 1)
    return frame.x, frame.y, opacity
  end
  same({ come "left" }, { -320, 0, 1 })
  same({ come "right" }, { 320, 0, 1 })
  same({ come "top" }, { 0, -44, 0 })
  same({ come "bottom" }, { 0, 44, 0 })
  same({ come "fade" }, { 0, 0, 0 })
  same({ come "none" }, { 0, 0, 1 })
  local function go(name)
    local cell = tableView:cellForRow{ 1, 1 }
    table.remove(source.sections[1], 1)
    tableView:deleteRows({ 1, 1 }, name)
    local first = cell.layer:presentation()
    local opacity = first.opacity
    advance(0.15)
    local seen = cell.layer:presentation()
    local x, y = seen.frame.x, seen.frame.y
    advance(1)
    equal(cell.superview, nil)
    equal(cell.alpha, 1)
    return x < 0 and "left" or x > 0 and "right" or y < 0 and "up" or y > 0 and "down" or "stays",
      opacity
  end
  same({ go "left" }, { "left", 1 })
  same({ go "right" }, { "right", 1 })
  same({ go "top" }, { "up", 1 })
  same({ go "bottom" }, { "down", 1 })
  same({ go "fade" }, { "stays", 1 })
  -- Gone at once.
  same({ go "none" }, { "stays", 0 })
end)

it("TableViewDelegate.tableView_heightForRowAt", function()
  delegate.tableView_heightForRowAt = function(_, _, indexPath) return indexPath.row * 10 end
  reload()
  equal(tableView:rectForRow{ 1, 3 }, ui.rect(0, 30, 320, 30))
  delegate.tableView_heightForRowAt = function() return -7 end
  reload()
  equal(tableView:rectForRow{ 1, 3 }, ui.rect(0, 88, 320, 44))
end)

it("TableViewDelegate.tableView_estimatedHeightForRowAt", function()
  for row = 1, 50 do source.sections[1][row] = "x" end
  delegate.tableView_estimatedHeightForRowAt = function() return 20 end
  delegate.tableView_heightForRowAt = function(_, _, indexPath)
    note(indexPath.row)
    return 100
  end
  reload()
  equal(told(), "1, 2, 3, 4")
end)

it("TableViewDelegate.tableView_heightForHeaderInSection", function()
  delegate.tableView_heightForHeaderInSection = function(_, _, section) return section * 5 end
  reload()
  equal(tableView:rectForHeader(2), ui.rect(0, 5 + 132, 320, 10))
end)

it("TableViewDelegate.tableView_heightForFooterInSection", function()
  delegate.tableView_heightForFooterInSection = function() return 12 end
  reload()
  equal(tableView:rectForFooter(1), ui.rect(0, 132, 320, 12))
end)

it("TableViewDelegate.tableView_viewForHeaderInSection", function()
  local view = ui.TableViewHeaderFooterView{}
  delegate.tableView_viewForHeaderInSection = function(_, _, section)
    if section == 1 then return view end
  end
  reload()
  equal(tableView:headerView(1), view)
  equal(view.frame, ui.rect(0, 0, 320, 28))
end)

it("TableViewDelegate.tableView_viewForFooterInSection", function()
  local view = ui.View{}
  delegate.tableView_viewForFooterInSection = function(_, _, section)
    if section == 1 then return view end
  end
  delegate.tableView_heightForFooterInSection = function() return 40 end
  reload()
  equal(view.superview, tableView)
  equal(view.frame, ui.rect(0, 132, 320, 40))
end)

it("TableViewDelegate.tableView_willDisplay_forRowAt", function()
  delegate.tableView_willDisplay_forRowAt = function(_, _, cell, indexPath)
    note(cell.textLabel.text, indexPath, cell.superview)
  end
  source.sections = { { "a" } }
  reload()
  equal(told(), "a [1, 1] nil")
end)

it("TableViewDelegate.tableView_didEndDisplaying_forRowAt", function()
  delegate.tableView_didEndDisplaying_forRowAt = function(_, _, cell, indexPath)
    note(cell.textLabel.text, indexPath, cell.superview)
  end
  reload()
  told()
  tableView.frame = { 0, 100, 320, 170 }
  settle()
  equal(told(), "e [2, 2] nil")
end)

it("TableViewDelegate.tableView_willDisplayHeaderView_forSection", function()
  source.tableView_titleForHeaderInSection = function(_, _, section) return "S" .. section end
  delegate.tableView_willDisplayHeaderView_forSection = function(_, _, view, section)
    note(view.textLabel.text, section)
  end
  reload()
  equal(told(), "S1 1, S2 2")
end)

it("TableViewDelegate.tableView_willDisplayFooterView_forSection", function()
  source.tableView_titleForFooterInSection = function(_, _, section) return "S" .. section end
  delegate.tableView_willDisplayFooterView_forSection = function(_, _, view, section)
    note(view.textLabel.text, section)
  end
  reload()
  equal(told(), "S1 1, S2 2")
end)

it("TableViewDelegate.tableView_didEndDisplayingHeaderView_forSection", function()
  source.tableView_titleForHeaderInSection = function(_, _, section) return "S" .. section end
  delegate.tableView_didEndDisplayingHeaderView_forSection = function(_, _, view, section)
    note(view.textLabel.text, section)
  end
  reload()
  tableView.frame = { 0, 100, 320, 100 }
  settle()
  equal(told(), "S2 2")
end)

it("TableViewDelegate.tableView_didEndDisplayingFooterView_forSection", function()
  source.tableView_titleForFooterInSection = function(_, _, section) return "S" .. section end
  delegate.tableView_didEndDisplayingFooterView_forSection = function(_, _, view, section)
    note(view.textLabel.text, section)
  end
  reload()
  tableView:reloadData()
  settle()
  equal(told(), "S1 1, S2 2")
end)

it("TableViewDelegate.tableView_shouldHighlightRowAt", function()
  delegate.tableView_shouldHighlightRowAt = function(_, _, indexPath) return indexPath.row ~= 1 end
  delegate.tableView_didSelectRowAt = function(_, _, indexPath) note(indexPath) end
  reload()
  tap(100, 122)
  tap(100, 166)
  equal(told(), "[1, 2]")
end)

it("TableViewDelegate.tableView_didHighlightRowAt", function()
  delegate.tableView_didHighlightRowAt = function(_, _, indexPath)
    note(indexPath, tableView:cellForRow(indexPath).isHighlighted)
  end
  reload()
  tap(100, 122)
  equal(told(), "[1, 1] true")
end)

it("TableViewDelegate.tableView_didUnhighlightRowAt", function()
  delegate.tableView_didUnhighlightRowAt = function(_, _, indexPath)
    note(indexPath, tableView:cellForRow(indexPath).isHighlighted)
  end
  reload()
  tap(100, 122)
  equal(told(), "[1, 1] false")
end)

it("TableViewDelegate.tableView_willSelectRowAt", function()
  delegate.tableView_willSelectRowAt = function(_, _, indexPath)
    return indexPath.row == 1 and path(2, 2) or nil
  end
  delegate.tableView_didSelectRowAt = function(_, _, indexPath) note(indexPath) end
  reload()
  tap(100, 122)
  equal(told(), "[2, 2]")
  equal(tableView.indexPathForSelectedRow, path(2, 2))
  tap(100, 166)
  equal(told(), "")
end)

it("TableViewDelegate.tableView_didSelectRowAt", function()
  delegate.tableView_didSelectRowAt = function(self, given, indexPath)
    note(self == delegate, given == tableView, indexPath, tableView.indexPathForSelectedRow)
  end
  reload()
  tap(100, 166)
  equal(told(), "true true [1, 2] [1, 2]")
end)

it("TableViewDelegate.tableView_willDeselectRowAt", function()
  delegate.tableView_willDeselectRowAt = function(_, _, indexPath)
    note(indexPath)
    return indexPath
  end
  reload()
  tap(100, 122)
  tap(100, 166)
  equal(told(), "[1, 1]")
  equal(tableView.indexPathForSelectedRow, path(1, 2))
end)

it("TableViewDelegate.tableView_didDeselectRowAt", function()
  delegate.tableView_didDeselectRowAt = function(_, _, indexPath) note(indexPath) end
  tableView.allowsMultipleSelection = true
  reload()
  tap(100, 122)
  equal(told(), "")
  tap(100, 122)
  equal(told(), "[1, 1]")
end)

it("TableViewDelegate.tableView_accessoryButtonTappedForRowWith", function()
  delegate.tableView_accessoryButtonTappedForRowWith = function(_, _, indexPath) note(indexPath) end
  reload()
  tableView:cellForRow({ 1, 2 }).accessoryType = "detailButton"
  settle()
  tap(300, 166)
  equal(told(), "[1, 2]")
  equal(tableView.indexPathForSelectedRow, nil)
end)

it("TableViewDelegate.tableView_editingStyleForRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_editingStyleForRowAt = function(_, _, indexPath)
    return indexPath.row == 1 and "insert" or "none"
  end
  reload()
  tableView:setEditing(true)
  equal(tableView:cellForRow({ 1, 1 }).editingStyle, "insert")
  equal(tableView:cellForRow({ 1, 2 }).editingStyle, "none")
end)

it("TableViewDelegate.tableView_titleForDeleteConfirmationButtonForRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_titleForDeleteConfirmationButtonForRowAt = function(_, _, indexPath)
    return "Drop " .. indexPath.row
  end
  reload()
  tableView:setEditing(true)
  settle()
  tap(20, 166)
  equal(json():find('"Drop 2"', 1, true) ~= nil, true)
end)

it("TableViewDelegate.tableView_editActionsForRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_editActionsForRowAt = function()
    return { ui.TableViewRowAction{ title = "Flag", handler = function(_, row) note(row) end } }
  end
  reload()
  tableView:setEditing(true)
  settle()
  tap(20, 166)
  advance(1)
  tap(300, 166)
  equal(told(), "[1, 2]")
end)

it("TableViewDelegate.tableView_shouldIndentWhileEditingRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_editingStyleForRowAt = function() return "none" end
  delegate.tableView_shouldIndentWhileEditingRowAt = function(_, _, indexPath)
    return indexPath.row == 1
  end
  reload()
  tableView:setEditing(true)
  equal(tableView:cellForRow({ 1, 1 }).shouldIndentWhileEditing, true)
  equal(tableView:cellForRow({ 1, 2 }).shouldIndentWhileEditing, false)
end)

it("TableViewDelegate.tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath", function()
  source.tableView_moveRowAt_to = function(_, _, from, to)
    note(from, to)
    local row = table.remove(source.sections[from.section], from.row)
    table.insert(source.sections[to.section], to.row, row)
  end
  delegate.tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath = function(_, _, from, to)
    note(from, to)
    return { 1, 2 }
  end
  reload()
  tableView:setEditing(true)
  settle()
  drag({ 300, 100 + 22 }, { 300, 100 + 110 })
  equal(told(), "[1, 1] [1, 3], [1, 1] [1, 2]")
end)

it("TableViewDelegate.tableView_indentationLevelForRowAt", function()
  delegate.tableView_indentationLevelForRowAt = function(_, _, indexPath) return indexPath.row end
  reload()
  equal(tableView:cellForRow({ 1, 2 }).indentationLevel, 2)
end)

--- A finger that sweeps over the second row.
local function sweep(dx)
  drag({ 200, 166 }, { 200 + dx, 166 })
  advance(1)
end

it("TableViewDelegate.tableView_willBeginEditingRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_willBeginEditingRowAt = function(self, given, indexPath)
    note(self == delegate, given == tableView, indexPath, tableView:cellForRow(indexPath).isEditing)
  end
  reload()
  sweep(-60)
  equal(told(), "true true [1, 2] false")
  equal(tableView:cellForRow({ 1, 2 }).isEditing, true)
end)

it("TableViewDelegate.tableView_didEndEditingRowAt", function()
  source.tableView_commit_forRowAt = function() end
  delegate.tableView_didEndEditingRowAt = function(_, _, indexPath) note(indexPath) end
  reload()
  sweep(-60)
  equal(told(), "")
  sweep(60)
  equal(told(), "[1, 2]")
  equal(tableView:cellForRow({ 1, 2 }).isEditing, false)
end)

--- A finger that rests on the second row.
local function rest()
  down(100, 166)
  advance(0.6)
  up()
  advance(1)
end

it("TableViewDelegate.tableView_shouldShowMenuForRowAt", function()
  delegate.tableView_shouldShowMenuForRowAt = function(_, _, indexPath)
    note(indexPath)
    return true
  end
  delegate.tableView_canPerformAction_forRowAt_withSender = function() return true end
  reload()
  rest()
  equal(told(), "[1, 2]")
  equal(ui.MenuController.shared.isMenuVisible, true)
  equal(tableView.indexPathForSelectedRow, nil)
end)

it("TableViewDelegate.tableView_canPerformAction_forRowAt_withSender", function()
  local menu = ui.MenuController.shared
  local seen = {}
  delegate.tableView_shouldShowMenuForRowAt = function() return true end
  delegate.tableView_canPerformAction_forRowAt_withSender = function(_, _, action, indexPath, sender)
    if not seen[action] then note(action, indexPath, sender == menu) end
    seen[action] = true
    return action == "copy"
  end
  reload()
  rest()
  equal(told(), "cut [1, 2] true, copy [1, 2] true, select [1, 2] true, selectAll [1, 2] true, "
    .. "paste [1, 2] true, delete [1, 2] true")
  equal(json():find('"Copy"', 1, true) ~= nil, true)
  equal(json():find('"Paste"', 1, true), nil)
end)

it("TableViewDelegate.tableView_performAction_forRowAt_withSender", function()
  local menu = ui.MenuController.shared
  delegate.tableView_shouldShowMenuForRowAt = function() return true end
  delegate.tableView_canPerformAction_forRowAt_withSender = function(_, _, action)
    return action == "copy"
  end
  delegate.tableView_performAction_forRowAt_withSender = function(_, _, action, indexPath, sender)
    note(action, indexPath, sender == menu)
  end
  reload()
  rest()
  local frame = menu.menuFrame
  tap(frame.x + 10, frame.y + 10)
  equal(told(), "copy [1, 2] true")
end)
