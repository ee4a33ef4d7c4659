-- Which callbacks a finger on rows brings, and in which order (BEHAVIOUR 31 to 33), and what the
-- renderings show of rows.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local function launch(count, more, options)
  local log = {}
  local object = {
    tableView_numberOfRowsInSection = function() return count end,
    tableView_cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = "row " .. indexPath.row
      return cell
    end,
  }
  for _, name in ipairs{
    "tableView_didHighlightRowAt", "tableView_didUnhighlightRowAt", "tableView_didSelectRowAt",
    "tableView_didDeselectRowAt",
  } do
    object[name] = function(_, _, indexPath)
      log[#log + 1] = name:match "_(.-)RowAt$" .. " " .. indexPath.row
    end
  end
  for _, name in ipairs{ "tableView_willSelectRowAt", "tableView_willDeselectRowAt" } do
    object[name] = function(_, _, indexPath)
      log[#log + 1] = name:match "_(.-)RowAt$" .. " " .. indexPath.row
      return indexPath
    end
  end
  function object:tableView_shouldHighlightRowAt(_, indexPath)
    log[#log + 1] = "shouldHighlight " .. indexPath.row
    return true
  end
  for name, value in pairs(more or {}) do object[name] = value(log) end
  local tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, id = "list" }
  tableView:register(ui.TableViewCell, "row")
  for key, value in pairs(options or {}) do tableView[key] = value end
  tableView.dataSource, tableView.delegate = object, object
  return t.launch(ui.View{ tableView }), tableView, function()
    local list = table.concat(log, ", ")
    for index = #log, 1, -1 do log[index] = nil end
    return list
  end
end

describe("A tap on a row", function()
  it("highlights, then selects, and deselects what was selected in between", function()
    local screen, _, told = launch(100)
    screen:tap '"row 2"'
    assert.equal(
      "shouldHighlight 2, didHighlight 2, didUnhighlight 2, willSelect 2, didSelect 2", told())
    screen:tap '"row 4"'
    assert.equal(
      "shouldHighlight 4, didHighlight 4, didUnhighlight 4, willSelect 4, willDeselect 2, "
      .. "didDeselect 2, didSelect 4", told())
    -- Once more.
    screen:tap '"row 4"'
    assert.equal(
      "shouldHighlight 4, didHighlight 4, didUnhighlight 4, willSelect 4, didSelect 4", told())
  end)

  it("highlights while the finger is down, after a moment", function()
    local screen, tableView, told = launch(100)
    screen:press '"row 2"'
    screen:advance(0.1)
    assert.equal("", told())
    screen:advance(0.1)
    assert.equal("shouldHighlight 2, didHighlight 2", told())
    local cell = tableView:cellForRow({ 1, 2 })
    assert.is_true(cell.isHighlighted and cell.textLabel.isHighlighted and not cell.isSelected)
    screen:release()
    assert.equal("didUnhighlight 2, willSelect 2, didSelect 2", told())
    assert.is_true(cell.isSelected and cell.textLabel.isHighlighted)
  end)

  it("becomes a scroll that selects nothing", function()
    local screen, tableView, told = launch(100)
    screen:press '"row 5"'
    screen:advance(0.2)
    screen:move(0, -20)
    screen:release()
    assert.equal("shouldHighlight 5, didHighlight 5, didUnhighlight 5", told())
    assert.is_nil(tableView.indexPathForSelectedRow)
  end)

  it("toggles where several can be selected", function()
    local screen, tableView, told = launch(100, nil, { allowsMultipleSelection = true })
    screen:tap '"row 2"'
    screen:tap '"row 4"'
    told()
    screen:tap '"row 2"'
    assert.equal(
      "shouldHighlight 2, didHighlight 2, didUnhighlight 2, willDeselect 2, didDeselect 2", told())
    assert.same({ ui.indexPath(1, 4) }, tableView.indexPathsForSelectedRows)
  end)

  it("does nothing where the row is not to be highlighted or selected", function()
    local screen, tableView, told = launch(100, {
      tableView_shouldHighlightRowAt = function() return function(_, _, path) return path.row ~= 1 end end,
      tableView_willSelectRowAt = function() return function(_, _, path) return path.row > 2 and path or nil end end,
    })
    screen:tap '"row 1"'
    assert.equal("", told())
    screen:tap '"row 2"'
    assert.equal("didHighlight 2, didUnhighlight 2", told())
    assert.is_nil(tableView.indexPathForSelectedRow)
  end)

  it("is nobody's business in code", function()
    local screen, tableView, told = launch(100)
    tableView:selectRow({ 1, 3 }, true, "top")
    screen:advance(1)
    tableView:deselectRow({ 1, 3 }, true)
    screen:advance(1)
    assert.equal("", told())
  end)
end)

describe("Rows that come into sight", function()
  it("are asked for, then announced; those that left are told of with the row they had", function()
    local screen, tableView, told = launch(100, {
      tableView_willDisplay_forRowAt = function(log)
        return function(_, _, cell, path)
          log[#log + 1] = "will " .. path.row .. tostring(cell.superview ~= nil)
        end
      end,
      tableView_didEndDisplaying_forRowAt = function(log)
        return function(_, _, cell, path)
          log[#log + 1] = "end " .. path.row .. tostring(cell.superview ~= nil)
        end
      end,
    })
    told()
    tableView.contentOffset = { 0, 88 }
    screen:advance(0)
    assert.equal("end 1false, end 2false, will 11false, will 12false", told())
  end)
end)

describe("The renderings of rows", function()
  it("tell what is selected, highlighted and edited", function()
    local screen, tableView = launch(3, {
      tableView_commit_forRowAt = function() return function() end end,
    })
    screen:tap '"row 2"'
    assert.is_true(scenario.shows(screen, "*row 2"))
    assert.matches("isSelected", screen:tree())
    assert.matches('"isSelected":true', screen:json(), 1, true)
    screen:press '"row 3"'
    -- The table waits whether the finger scrolls.
    screen:advance(0.2)
    assert.is_true(scenario.shows(screen, "<row 3"))
    assert.matches('"isHighlighted":true', screen:json(), 1, true)
    screen:cancel()
    screen:swipe('"row 1"', "left")
    assert.matches('"showingDeleteConfirmation":true', screen:json(), 1, true)
    assert.matches("showingDeleteConfirmation", screen:tree(), 1, true)
    tableView:setEditing(true, true)
    screen:advance(1)
    assert.matches('"editingStyle":"delete"', screen:json(), 1, true)
    assert.matches("isEditing", screen:tree(), 1, true)
  end)
end)
