-- Scripts that change their minds, or fail, in the middle of what a person does with rows.

local ui = require "lunette"
local t = require "lunette.test"

local function launch(callbacks, more)
  local words = {}
  for index = 1, 30 do words[index] = "row " .. index end
  local source = {
    tableView_numberOfRowsInSection = function() return #words end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{ reuseIdentifier = "row" }
      cell.textLabel.text = words[indexPath.row]
      return cell
    end,
    tableView_commit_forRowAt = function(_, tableView, _, indexPath)
      table.remove(words, indexPath.row)
      tableView:deleteRows(indexPath)
    end,
    tableView_moveRowAt_to = function(_, _, from, to)
      table.insert(words, to.row, table.remove(words, from.row))
    end,
  }
  for name, callback in pairs(callbacks) do
    source[name] = function(...) return callback(words, ...) end
  end
  local tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, id = "list" }
  for key, value in pairs(more or {}) do tableView[key] = value end
  tableView.dataSource, tableView.delegate = source, source
  return t.launch(ui.View{ tableView }), tableView, words
end

--- Cells are where their rows are, and show what these have.
local function check(tableView, words)
  assert.equal(#words, tableView:numberOfRows(1))
  assert.is_true(#tableView.visibleCells > 0)
  for _, cell in ipairs(tableView.visibleCells) do
    local indexPath = tableView:indexPath(cell)
    assert.equal(tableView:rectForRow(indexPath), cell.frame)
    assert.equal(words[indexPath.row], cell.textLabel.text)
  end
end

local changes = {
  ["reloads"] = function(_, tableView) tableView:reloadData() end,
  ["deletes the row"] = function(words, tableView, indexPath)
    table.remove(words, indexPath.row)
    tableView:deleteRows(indexPath)
  end,
  ["inserts a row"] = function(words, tableView)
    table.insert(words, 1, "new")
    tableView:insertRows{ 1, 1 }
  end,
  ["begins edit mode"] = function(_, tableView) tableView:setEditing(true, true) end,
  ["takes the table away"] = function(_, tableView)
    local parent = tableView.superview
    tableView:removeFromSuperview()
    if parent then parent:addSubview(tableView) end
  end,
}

for name, change in pairs(changes) do
  describe("A script that " .. name, function()
    it("does so before a swipe opens the row", function()
      local screen, tableView, words = launch{
        tableView_willBeginEditingRowAt = function(words, _, tableView, indexPath)
          change(words, tableView, indexPath)
        end,
      }
      screen:swipe('"row 3"', "left")
      screen:advance(1)
      check(tableView, words)
    end)

    it("does so when the row is closed", function()
      local done = false
      local screen, tableView, words = launch{
        tableView_didEndEditingRowAt = function(words, _, tableView, indexPath)
          if done then return end
          done = true
          change(words, tableView, indexPath)
        end,
      }
      screen:swipe('"row 3"', "left")
      screen:tap '"row 5"'
      screen:advance(1)
      check(tableView, words)
      assert.is_true(done)
    end)

    it("does so when it is asked about the menu", function()
      local screen, tableView, words = launch{
        tableView_shouldShowMenuForRowAt = function(words, _, tableView, indexPath)
          change(words, tableView, indexPath)
          return true
        end,
        tableView_canPerformAction_forRowAt_withSender = function() return true end,
      }
      screen:longPress '"row 3"'
      screen:advance(1)
      check(tableView, words)
    end)

    it("does so while the menu is shown, and when an item is chosen", function()
      local screen, tableView, words = launch{
        tableView_shouldShowMenuForRowAt = function() return true end,
        tableView_canPerformAction_forRowAt_withSender = function(_, _, _, action) return action == "copy" end,
        tableView_performAction_forRowAt_withSender = function(words, _, tableView, _, indexPath)
          change(words, tableView, indexPath)
        end,
      }
      screen:longPress '"row 3"'
      screen:menu "Copy"
      screen:advance(1)
      check(tableView, words)
      tableView:setEditing(false)
      screen:advance(1)
      screen:longPress '"row 4"'
      change(words, tableView, ui.indexPath(1, 4))
      screen:advance(1)
      check(tableView, words)
    end)

    it("does so while a finger moves a row", function()
      local screen, tableView, words = launch({}, { isEditing = true })
      screen:press 'TableViewCell"row 3" CellReorderControl'
      screen:move(0, 60)
      change(words, tableView, ui.indexPath(1, 3))
      screen:advance(1)
      screen:move(0, 60)
      screen:release()
      screen:advance(1)
      check(tableView, words)
    end)

    it("does so when it is asked where a row may go", function()
      local done = false
      local screen, tableView, words = launch({
        tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath = function(words, _, tableView, from, to)
          if not done then
            done = true
            change(words, tableView, from)
          end
          return to
        end,
      }, { isEditing = true })
      screen:press 'TableViewCell"row 3" CellReorderControl'
      screen:move(0, 60)
      screen:move(0, 60)
      screen:release()
      screen:advance(1)
      check(tableView, words)
    end)
  end)
end

describe("A callback that fails", function()
  local function fail() error "no" end

  it("leaves the row, which is closed", function()
    local screen, tableView, words = launch{ tableView_commit_forRowAt = fail }
    screen:delete("#list", 1, 3)
    screen:advance(1)
    assert.equal(1, #screen:takeErrors())
    check(tableView, words)
    assert.is_false(tableView.isEditing)
    assert.is_false(tableView:cellForRow({ 1, 3 }).showingDeleteConfirmation)
  end)

  it("has a row moved in the table alone", function()
    local screen, tableView = launch({ tableView_moveRowAt_to = fail }, { isEditing = true })
    screen:reorder("#list", 1, 1, 1, 3)
    screen:advance(1)
    assert.equal(1, #screen:takeErrors())
    assert.equal("row 1", tableView:cellForRow({ 1, 3 }).textLabel.text)
  end)

  it("moves a row where the finger is", function()
    local screen, tableView, words = launch({
      tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath = fail,
    }, { isEditing = true })
    screen:reorder("#list", 1, 1, 1, 3)
    screen:advance(1)
    screen:takeErrors()
    check(tableView, words)
    assert.equal("row 1", words[3])
  end)

  it("shows no menu", function()
    local screen, tableView = launch{ tableView_shouldShowMenuForRowAt = fail }
    screen:longPress '"row 3"'
    assert.equal(1, #screen:takeErrors())
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    assert.equal(ui.indexPath(1, 3), tableView.indexPathForSelectedRow)
  end)
end)

describe("A target that does not exist", function()
  for _, target in ipairs{ { 1, 31 }, { 2, 1 }, { 9, 9 } } do
    it("is left out, and reported: " .. target[1] .. ", " .. target[2], function()
      local screen, tableView, words = launch({
        tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath = function() return target end,
      }, { isEditing = true })
      screen:reorder("#list", 1, 1, 1, 3)
      check(tableView, words)
      assert.equal("row 1", words[3])
      local wanted = ("moved to [%d, %d], which does not exist"):format(target[1], target[2])
      assert.matches(wanted, screen:takeErrors()[1].message, 1, true)
    end)
  end
end)
