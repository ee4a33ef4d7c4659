local ui = require "lunette"
require "members"
local stage = require "table_stage"

local path = ui.indexPath
local tableView, source, calls

local function texts() return stage.texts(tableView) end

before_each(function()
  tableView, source = stage.makeLoose()
  calls = {}
end)

after_each(function() tableView, source, calls = nil, nil, nil end)

it("TableView.style", function()
  equal(tableView.style, "plain")
  local grouped = ui.TableView{ style = "grouped" }
  equal(grouped.style, "grouped")
  equal(grouped.backgroundColor, ui.color(239 / 255, 239 / 255, 244 / 255))
  raises("style", function() tableView.style = "grouped" end)
  raises("expected", function() ui.TableView{ style = "inset" } end)
end)

it("TableView.dataSource", function()
  equal(tableView.dataSource, source)
  tableView.dataSource = nil
  equal(tableView.numberOfSections, 0)
  tableView.dataSource = source
  equal(tableView.numberOfSections, 2)
  raises("object or table", function() tableView.dataSource = 3 end)
end)

it("TableView.numberOfSections", function()
  equal(tableView.numberOfSections, 2)
  source.numberOfSections_in = nil
  tableView:reloadData()
  equal(tableView.numberOfSections, 1)
  equal(ui.TableView{}.numberOfSections, 0)
end)

it("TableView.numberOfRows", function()
  equal(tableView:numberOfRows(1), 3)
  equal(tableView:numberOfRows(2), 2)
  equal(tableView:numberOfRows(3), 0)
  raises("expected an index", function() tableView:numberOfRows(0) end)
end)

it("TableView.reloadData", function()
  source.sections[2] = nil
  equal(tableView.numberOfSections, 2)
  tableView:selectRow({ 1, 1 })
  tableView:reloadData()
  equal(tableView.numberOfSections, 1)
  equal(tableView.indexPathForSelectedRow, nil)
  -- The cells come with the layout.
  equal(#tableView.visibleCells, 0)
  equal(texts(), "a b c")
end)

it("TableView.reloadSectionIndexTitles", function()
  source.sectionIndexTitles_for = function() return { "A", "D" } end
  tableView:reloadSectionIndexTitles()
  tableView:layoutIfNeeded()
  equal(tableView.subviews[#tableView.subviews].frame, ui.rect(305, 0, 15, 480))
end)

it("TableView.allowsSelection", function()
  equal(tableView.allowsSelection, true)
  tableView.allowsSelection = false
  equal(tableView.allowsSelection, false)
end)

it("TableView.allowsMultipleSelection", function()
  equal(tableView.allowsMultipleSelection, false)
  tableView.allowsMultipleSelection = true
  tableView:selectRow{ 1, 3 }
  tableView:selectRow{ 1, 1 }
  equal(#tableView.indexPathsForSelectedRows, 2)
  tableView.allowsMultipleSelection = false
  equal(tableView.indexPathsForSelectedRows[1], path(1, 1))
  equal(#tableView.indexPathsForSelectedRows, 1)
end)

it("TableView.allowsSelectionDuringEditing", function()
  equal(tableView.allowsSelectionDuringEditing, false)
  tableView.allowsSelectionDuringEditing = true
  equal(tableView.allowsSelectionDuringEditing, true)
end)

it("TableView.allowsMultipleSelectionDuringEditing", function()
  equal(tableView.allowsMultipleSelectionDuringEditing, false)
  tableView.allowsMultipleSelectionDuringEditing = true
  tableView:setEditing(true)
  tableView:selectRow{ 1, 1 }
  tableView:selectRow{ 2, 1 }
  equal(#tableView.indexPathsForSelectedRows, 2)
end)

it("TableView.indexPathForSelectedRow", function()
  equal(tableView.indexPathForSelectedRow, nil)
  tableView:selectRow{ 2, 1 }
  equal(tableView.indexPathForSelectedRow, path(2, 1))
end)

it("TableView.indexPathsForSelectedRows", function()
  equal(#tableView.indexPathsForSelectedRows, 0)
  tableView:selectRow{ 1, 2 }
  equal(tableView.indexPathsForSelectedRows[1], path(1, 2))
end)

it("TableView.selectRow", function()
  tableView.delegate = { tableView_didSelectRowAt = function() calls[1] = "told" end }
  tableView:layoutIfNeeded()
  tableView:selectRow({ 1, 2 }, false, "top")
  tableView:layoutIfNeeded()
  equal(tableView:cellForRow{ 1, 2 }.isSelected, true)
  tableView:selectRow{ 1, 3 }
  equal(tableView:cellForRow{ 1, 2 }.isSelected, false)
  tableView:selectRow(nil)
  equal(tableView.indexPathForSelectedRow, nil)
  equal(#calls, 0)
  raises("TableView has 3 rows in section 1, so there is no row [1, 4]", function()
    tableView:selectRow{ 1, 4 }
  end)
  raises("TableView has 2 sections, so there is no section 3", function()
    tableView:selectRow{ 3, 1 }
  end)
end)

it("TableView.deselectRow", function()
  tableView:selectRow{ 1, 2 }
  tableView:deselectRow({ 1, 2 }, true)
  equal(tableView.indexPathForSelectedRow, nil)
  equal(tableView:cellForRow{ 1, 2 }.isSelected, false)
end)

it("TableView.register", function()
  local Row = ui.TableViewCell:subclass "Row"
  function Row:init(options)
    calls[1], calls[2] = options.style, options.reuseIdentifier
    return ui.TableViewCell.init(self, options)
  end
  tableView:register(Row, "own")
  local cell = tableView:dequeueReusableCell("own", { 1, 1 })
  equal(cell:isKind(Row), true)
  equal(calls[1], "default")
  equal(calls[2], "own")
  equal(cell.reuseIdentifier, "own")
  tableView:register(nil, "own")
  equal(tableView:dequeueReusableCell "own", nil)
  raises("expected TableViewCell or a subclass of it", function()
    tableView:register(ui.Label, "own")
  end)
end)

it("TableView.registerHeaderFooter", function()
  tableView:registerHeaderFooter(ui.TableViewHeaderFooterView, "head")
  equal(tableView:dequeueReusableHeaderFooterView("head").reuseIdentifier, "head")
  tableView:registerHeaderFooter(nil, "head")
  equal(tableView:dequeueReusableHeaderFooterView "head", nil)
  raises("expected TableViewHeaderFooterView or a subclass of it", function()
    tableView:registerHeaderFooter(ui.View, "head")
  end)
end)

it("TableView.dequeueReusableCell", function()
  local cell = tableView:dequeueReusableCell("row", { 2, 1 })
  equal(cell.frame, ui.rect(0, 132, 320, 44))
  equal(tableView:dequeueReusableCell("row", { 2, 1 }) == cell, false)
  equal(tableView:dequeueReusableCell "other", nil)
  raises('TableView has no class for cells of the identifier "other"', function()
    tableView:dequeueReusableCell("other", { 1, 1 })
  end)
end)

it("TableView.dequeueReusableHeaderFooterView", function()
  equal(tableView:dequeueReusableHeaderFooterView "none", nil)
end)

it("TableView.visibleCells", function()
  equal(#tableView.visibleCells, 5)
  equal(texts(), "a b c d e")
  tableView.contentSize = tableView.contentSize
  tableView.frame = { 0, 0, 320, 44 }
  equal(texts(), "a")
end)

it("TableView.cellForRow", function()
  equal(tableView:cellForRow({ 2, 2 }).textLabel.text, "e")
  equal(tableView:cellForRow{ 2, 3 }, nil)
end)

it("TableView.indexPath", function()
  equal(tableView:indexPath(tableView.visibleCells[4]), path(2, 1))
  equal(tableView:indexPath(ui.TableViewCell{}), nil)
end)

it("TableView.indexPathsForVisibleRows", function()
  equal(#tableView.indexPathsForVisibleRows, 5)
  equal(tableView.indexPathsForVisibleRows[5], path(2, 2))
end)

it("TableView.indexPathForRow", function()
  equal(tableView:indexPathForRow{ 10, 50 }, path(1, 2))
  equal(tableView:indexPathForRow{ 10, 5000 }, nil)
end)

it("TableView.indexPathsForRows", function()
  local rows = tableView:indexPathsForRows{ 0, 100, 10, 60 }
  equal(#rows, 2)
  equal(rows[1], path(1, 3))
  equal(rows[2], path(2, 1))
end)

it("TableView.rectForRow", function()
  equal(tableView:rectForRow{ 1, 2 }, ui.rect(0, 44, 320, 44))
  equal(tableView:rectForRow{ 9, 9 }, ui.rect(0, 0, 0, 0))
end)

it("TableView.rect", function()
  equal(tableView:rect(2), ui.rect(0, 132, 320, 88))
  equal(tableView:rect(7), ui.Rect.zero)
end)

it("TableView.rectForHeader", function()
  source.tableView_titleForHeaderInSection = function(_, _, section) return "S" .. section end
  tableView:reloadData()
  equal(tableView:rectForHeader(2), ui.rect(0, 160, 320, 28))
  equal(tableView:rectForHeader(3), ui.Rect.zero)
end)

it("TableView.rectForFooter", function()
  source.tableView_titleForFooterInSection = function(_, _, section) return "S" .. section end
  tableView:reloadData()
  equal(tableView:rectForFooter(1), ui.rect(0, 132, 320, 28))
end)

it("TableView.headerView", function()
  source.tableView_titleForHeaderInSection = function(_, _, section) return "S" .. section end
  tableView:reloadData()
  tableView:layoutIfNeeded()
  equal(tableView:headerView(2).textLabel.text, "S2")
  equal(tableView:headerView(3), nil)
  -- Titles of groups are in upper case, as iOS 7 and 8 have them.
  source.tableView_titleForHeaderInSection = function() return "Straße" end
  local grouped = ui.TableView{ style = "grouped", frame = { 0, 0, 320, 480 }, dataSource = source }
  grouped:register(ui.TableViewCell, "row")
  grouped:layoutIfNeeded()
  equal(grouped:headerView(1).textLabel.text, "STRASSE")
end)

it("TableView.footerView", function()
  equal(tableView:footerView(1), nil)
  source.tableView_titleForFooterInSection = function() return "F" end
  tableView:reloadData()
  tableView:layoutIfNeeded()
  equal(tableView:footerView(1).textLabel.text, "F")
end)

it("TableView.scrollToRow", function()
  tableView.frame = { 0, 0, 320, 88 }
  tableView:scrollToRow({ 2, 1 }, "top")
  equal(tableView.contentOffset, ui.point(0, 132))
  tableView:scrollToRow({ 1, 3 }, "bottom")
  equal(tableView.contentOffset, ui.point(0, 44))
  tableView:scrollToRow({ 1, 3 }, "middle")
  equal(tableView.contentOffset, ui.point(0, 66))
  tableView:scrollToRow{ 1, 1 }
  equal(tableView.contentOffset, ui.point(0, 0))
  raises("there is no row [1, 9]", function() tableView:scrollToRow({ 1, 9 }, "top") end)
end)

it("TableView.scrollToNearestSelectedRow", function()
  tableView.frame = { 0, 0, 320, 88 }
  tableView:scrollToNearestSelectedRow "top"
  equal(tableView.contentOffset, ui.point(0, 0))
  tableView:selectRow{ 2, 1 }
  tableView:scrollToNearestSelectedRow "top"
  equal(tableView.contentOffset, ui.point(0, 132))
end)

it("TableView.rowHeight", function()
  equal(tableView.rowHeight, ui.TableView.automaticDimension)
  tableView.rowHeight = 50
  equal(tableView:rectForRow{ 1, 2 }, ui.rect(0, 50, 320, 50))
  raises("a height from 0 to 1000000", function() tableView.rowHeight = -2 end)
end)

it("TableView.sectionHeaderHeight", function()
  source.tableView_titleForHeaderInSection = function() return "S" end
  tableView:reloadData()
  tableView.sectionHeaderHeight = 60
  equal(tableView:rectForHeader(1).height, 60)
end)

it("TableView.sectionFooterHeight", function()
  source.tableView_titleForFooterInSection = function() return "S" end
  tableView:reloadData()
  tableView.sectionFooterHeight = 70
  equal(tableView:rectForFooter(1).height, 70)
end)

it("TableView.estimatedRowHeight", function()
  local asked = 0
  tableView.delegate = {
    tableView_heightForRowAt = function()
      asked = asked + 1
      return 100
    end,
  }
  tableView.estimatedRowHeight = 50
  for row = 1, 100 do source.sections[1][row] = "r" end
  asked = 0
  tableView:reloadData()
  tableView:layoutIfNeeded()
  equal(asked, 5)
  equal(tableView.contentSize.height, 97 * 50 + 5 * 100)
end)

it("TableView.automaticDimension", function() equal(ui.TableView.automaticDimension, -1) end)

it("TableView.separatorStyle", function()
  equal(tableView.separatorStyle, "singleLine")
  tableView.separatorStyle = "none"
  equal(tableView.separatorStyle, "none")
end)

it("TableView.separatorColor", function()
  equal(tableView.separatorColor, nil)
  tableView.separatorColor = "purple"
  equal(tableView.separatorColor, ui.color "purple")
end)

it("TableView.separatorInset", function()
  equal(tableView.separatorInset, ui.insets(0, 15, 0, 0))
  tableView.separatorInset = 0
  equal(tableView.visibleCells[1].separatorInset, ui.EdgeInsets.zero)
end)

it("TableView.tableHeaderView", function()
  local view = ui.View{ frame = { 7, 8, 9, 30 } }
  tableView.tableHeaderView = view
  equal(view.frame, ui.rect(0, 0, 320, 30))
  equal(tableView:rectForRow{ 1, 1 }.y, 30)
  -- A later change is seen once it is given again.
  view.frame = { 0, 0, 320, 60 }
  equal(tableView:rectForRow{ 1, 1 }.y, 30)
  view.frame = { 0, 0, 320, 60 }
  tableView.tableHeaderView = view
  equal(tableView:rectForRow{ 1, 1 }.y, 60)
  tableView.tableHeaderView = nil
  equal(view.superview, nil)
  equal(tableView:rectForRow{ 1, 1 }.y, 0)
end)

it("TableView.tableFooterView", function()
  local view = ui.View{ frame = { 0, 0, 0, 50 } }
  tableView.tableFooterView = view
  tableView:layoutIfNeeded()
  equal(view.frame, ui.rect(0, 220, 320, 50))
  equal(tableView.contentSize.height, 270)
end)

it("TableView.backgroundView", function()
  local view = ui.View{}
  tableView.backgroundView = view
  equal(tableView.backgroundView, view)
  equal(view.frame, ui.rect(0, 0, 320, 480))
  equal(tableView.subviews[1], view)
end)

it("TableView.sectionIndexMinimumDisplayRowCount", function()
  equal(tableView.sectionIndexMinimumDisplayRowCount, 0)
  tableView.sectionIndexMinimumDisplayRowCount = 6
  source.sectionIndexTitles_for = function() return { "A" } end
  tableView:reloadData()
  tableView:layoutIfNeeded()
  equal(#tableView.subviews, 5)
end)

it("TableView.sectionIndexColor", function()
  equal(tableView.sectionIndexColor, nil)
  tableView.sectionIndexColor = "red"
  equal(tableView.sectionIndexColor, ui.color "red")
end)

it("TableView.sectionIndexBackgroundColor", function()
  tableView.sectionIndexBackgroundColor = "red"
  equal(tableView.sectionIndexBackgroundColor, ui.color "red")
end)

it("TableView.sectionIndexTrackingBackgroundColor", function()
  tableView.sectionIndexTrackingBackgroundColor = "red"
  equal(tableView.sectionIndexTrackingBackgroundColor, ui.color "red")
end)
