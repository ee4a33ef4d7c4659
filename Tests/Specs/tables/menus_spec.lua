-- The edit menu of a row, by a finger that rests on it.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local function launch(more)
  local log, words = {}, { "Lisbon", "Porto", "Faro" }
  local object = {
    tableView_numberOfRowsInSection = function() return #words end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{}
      cell.textLabel.text = words[indexPath.row]
      return cell
    end,
    tableView_shouldShowMenuForRowAt = function(_, _, indexPath)
      log[#log + 1] = "should " .. indexPath.row
      return indexPath.row ~= 3
    end,
    tableView_canPerformAction_forRowAt_withSender = function(_, _, action, indexPath)
      return action == "copy" or action == "paste" and indexPath.row == 2
    end,
    tableView_performAction_forRowAt_withSender = function(_, tableView, action, indexPath, sender)
      log[#log + 1] = action .. " " .. indexPath.row .. " " .. tostring(sender == ui.MenuController.shared)
      if action == "copy" then
        ui.Pasteboard.general.string = words[indexPath.row]
      else
        words[indexPath.row] = ui.Pasteboard.general.string
        tableView:reloadRows(indexPath)
      end
    end,
    tableView_didHighlightRowAt = function(_, _, indexPath) log[#log + 1] = "highlight " .. indexPath.row end,
    tableView_didUnhighlightRowAt = function(_, _, indexPath) log[#log + 1] = "unhighlight " .. indexPath.row end,
    tableView_didSelectRowAt = function(_, _, indexPath) log[#log + 1] = "select " .. indexPath.row end,
  }
  for name, value in pairs(more or {}) do object[name] = value or nil end
  local tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, id = "list" }
  tableView.dataSource, tableView.delegate = object, object
  local screen = t.launch(ui.View{ tableView })
  return screen, tableView, function()
    local list = log
    log = {}
    return list
  end
end

describe("A finger that rests on a row", function()
  it("shows the menu with what can be done, and the row is not selected", function()
    local screen, tableView, told = launch()
    screen:longPress '"Lisbon"'
    assert.same({ "highlight 1", "should 1", "unhighlight 1" }, told())
    local menu = ui.MenuController.shared
    assert.is_true(menu.isMenuVisible)
    assert.is_true(scenario.shows(screen, "Copy"))
    assert.is_false(scenario.shows(screen, "Paste"))
    assert.is_nil(tableView.indexPathForSelectedRow)
    assert.is_true(tableView:cellForRow({ 1, 1 }).isFirstResponder)
    screen:menu "Copy"
    assert.same({ "copy 1 true" }, told())
    assert.equal("Lisbon", ui.Pasteboard.general.string)
    assert.is_false(menu.isMenuVisible)
    assert.is_false(tableView:cellForRow({ 1, 1 }).isFirstResponder)
  end)

  it("copies one row and pastes it into another", function()
    local screen, _, told = launch()
    screen:longPress '"Lisbon"'
    screen:menu "Copy"
    told()
    screen:longPress '"Porto"'
    screen:menu "Paste"
    assert.same({ "highlight 2", "should 2", "unhighlight 2", "paste 2 true" }, told())
    assert.equal(2, #screen:all 'TableViewCell"Lisbon"')
  end)

  it("shows it after half a second, and not before", function()
    local screen = launch()
    screen:press '"Lisbon"'
    screen:advance(0.49)
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    screen:advance(0.02)
    assert.is_true(ui.MenuController.shared.isMenuVisible)
    screen:release()
    assert.is_true(ui.MenuController.shared.isMenuVisible)
  end)

  it("selects where there is no menu", function()
    local screen, tableView, told = launch()
    screen:longPress '"Faro"'
    assert.same({ "highlight 3", "should 3", "unhighlight 3", "select 3" }, told())
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    tableView.delegate = nil
    screen:longPress '"Porto"'
    assert.equal(ui.indexPath(1, 2), tableView.indexPathForSelectedRow)
  end)

  it("shows nothing when nothing can be done", function()
    local screen, tableView, told = launch{
      tableView_canPerformAction_forRowAt_withSender = function() return false end,
    }
    screen:longPress '"Lisbon"'
    assert.same({ "highlight 1", "should 1", "unhighlight 1" }, told())
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    assert.is_false(tableView:cellForRow({ 1, 1 }).isFirstResponder)
  end)

  it("hides the menu with a tap elsewhere, which also selects", function()
    local screen, tableView, told = launch()
    screen:longPress '"Lisbon"'
    told()
    screen:tap '"Faro"'
    assert.is_false(ui.MenuController.shared.isMenuVisible)
    assert.is_false(tableView:cellForRow({ 1, 1 }).isFirstResponder)
    assert.same({ "highlight 3", "unhighlight 3", "select 3" }, told())
  end)

  it("is for controls in the row what it always is", function()
    local held = 0
    local screen, _, told = launch{
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.text = "row " .. indexPath.row
        cell.accessoryView = ui.Button{
          frame = { 0, 0, 60, 40 }, title = "Buy " .. indexPath.row,
          onTouchUpInside = function() held = held + 1 end,
        }
        return cell
      end,
    }
    screen:longPress '"Buy 1"'
    assert.equal(1, held)
    assert.same({}, told())
  end)

  it("does not get in the way of a recogniser of the script", function()
    local pressed = 0
    local screen, tableView = launch{ tableView_shouldShowMenuForRowAt = false }
    tableView:addGestureRecognizer(ui.LongPressGestureRecognizer{
      action = function(sender) if sender.state == "began" then pressed = pressed + 1 end end,
    })
    screen:longPress '"Lisbon"'
    assert.equal(1, pressed)
  end)
end)

it("A row's menu has items of the script's, which the cell performs", function()
  local Row, told = ui.TableViewCell:subclass "MenuRow", {}
  function Row:more() told[#told + 1] = self.textLabel.text end
  ui.MenuController.shared.menuItems = { ui.MenuItem{ title = "More", action = "more" } }
  local screen = launch{
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = Row{}
      cell.textLabel.text = "row " .. indexPath.row
      return cell
    end,
  }
  ui.MenuController.shared.menuItems = { ui.MenuItem{ title = "More", action = "more" } }
  screen:longPress '"row 2"'
  assert.is_true(scenario.shows(screen, "Paste"))
  screen:menu "More"
  assert.same({ "row 2" }, told)
end)
