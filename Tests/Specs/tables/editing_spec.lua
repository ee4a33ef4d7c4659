-- Rows that a person deletes, inserts and opens by a swipe. The catalogue counts from 0.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local log = {}

local function note(...)
  local parts = table.pack(...)
  for index = 1, parts.n do parts[index] = tostring(parts[index]) end
  log[#log + 1] = table.concat(parts, " ")
end

local function told()
  local list = log
  log = {}
  return list
end

--- A table of words, which its rows can be deleted from.
local function launch(words, more, callbacks)
  local source = {
    tableView_numberOfRowsInSection = function() return #words end,
    tableView_cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = words[indexPath.row]
      return cell
    end,
    tableView_commit_forRowAt = function(_, tableView, style, indexPath)
      note(style, indexPath)
      table.remove(words, indexPath.row)
      tableView:deleteRows(indexPath, "automatic")
    end,
    tableView_willBeginEditingRowAt = function(_, _, indexPath) note("will begin", indexPath) end,
    tableView_didEndEditingRowAt = function(_, _, indexPath) note("did end", indexPath) end,
    tableView_didSelectRowAt = function(_, _, indexPath) note("select", indexPath) end,
  }
  for name, callback in pairs(callbacks or {}) do source[name] = callback or nil end
  local tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, id = "list" }
  tableView:register(ui.TableViewCell, "row")
  for key, value in pairs(more or {}) do tableView[key] = value end
  tableView.dataSource, tableView.delegate = source, source
  log = {}
  return t.launch(ui.View{ tableView }), tableView, source
end

local function numbers(count)
  local words = {}
  for index = 1, count do words[index] = "row " .. index end
  return words
end

local function texts(tableView)
  local list = {}
  for index, cell in ipairs(tableView.visibleCells) do list[index] = cell.textLabel.text end
  return list
end

describe("A swipe over a row", function()
  it("uncovers Delete, which deletes it", function()
    local screen, tableView = launch{ "Lisbon", "Porto", "Faro" }
    screen:swipe('"Porto"', "left")
    assert.same({ "will begin [1, 2]" }, told())
    local cell = tableView:cellForRow({ 1, 2 })
    assert.is_true(cell.showingDeleteConfirmation and cell.isEditing)
    assert.equal("delete", cell.editingStyle)
    -- As Apple's page of willBeginEditingRowAt has it.
    assert.is_true(tableView.isEditing)
    assert.is_false(tableView:cellForRow({ 1, 1 }).isEditing)
    assert.is_true(scenario.shows(screen, "Delete"))
    screen:tap '"Delete"'
    assert.is_false(tableView.isEditing)
    assert.same({ "delete [1, 2]", "did end [1, 2]" }, told())
    assert.same({ "Lisbon", "Faro" }, texts(tableView))
    assert.is_false(scenario.shows(screen, "Delete"))
  end)

  it("scrolls nothing and selects nothing, whatever the finger does then", function()
    local screen, tableView = launch(numbers(100))
    local scrolled = 0
    tableView.delegate.scrollViewDidScroll = function() scrolled = scrolled + 1 end
    screen:press '"row 3"'
    screen:move(-8, 0)
    assert.same({}, told())
    screen:move(-8, 2)
    assert.same({ "will begin [1, 3]" }, told())
    screen:move(-10, 80)
    screen:release()
    assert.equal(0, scrolled)
    assert.equal(ui.point(0, 0), tableView.contentOffset)
    assert.is_nil(tableView.indexPathForSelectedRow)
    assert.is_true(tableView:cellForRow({ 1, 3 }).showingDeleteConfirmation)
  end)

  it("is taken back by a finger that returns", function()
    local screen, tableView = launch{ "Lisbon", "Porto" }
    screen:press '"Porto"'
    screen:move(-30, 0)
    screen:move(40, 0)
    screen:release()
    assert.same({ "will begin [1, 2]", "did end [1, 2]" }, told())
    assert.is_false(tableView:cellForRow({ 1, 2 }).showingDeleteConfirmation)
  end)

  it("moves the row with the finger, which opens or shuts by where it is let go", function()
    local screen, tableView = launch{ "Lisbon", "Porto" }
    local cell = tableView:cellForRow({ 1, 2 })
    local function rest()
      screen:advance(0.5)
      screen:release()
    end
    screen:press '"Porto"'
    screen:move(-12, 0)
    assert.equal(2, cell.bounds.x)
    screen:move(-30, 0)
    assert.equal(32, cell.bounds.x)
    screen:move(20, 0)
    assert.equal(12, cell.bounds.x)
    screen:move(30, 0)
    assert.equal(0, cell.bounds.x)
    screen:move(-40, 0)
    rest()
    assert.same({ "will begin [1, 2]", "did end [1, 2]" }, told())
    assert.equal(0, cell.bounds.x)

    screen:press '"Porto"'
    screen:move(-12, 0)
    screen:move(-70, 0)
    rest()
    local whole = cell.bounds.x
    assert.is_true(whole > 70 and whole < 100)
    assert.is_true(cell.showingDeleteConfirmation)

    -- An open row goes on from where it is, and gives way beyond its buttons.
    screen:press '"Porto"'
    screen:move(-12, 0)
    screen:move(-50, 0)
    assert.is_true(cell.bounds.x > whole and cell.bounds.x < whole + 50)
    screen:move(90, 0)
    assert.is_true(math.abs(cell.bounds.x - (whole - 38)) < 0.01)
    screen:move(-10, 0)
    rest()
    assert.equal(whole, cell.bounds.x)
    assert.same({ "will begin [1, 2]" }, told())
  end)

  it("goes to the side to which the finger flicks the row", function()
    local screen, tableView = launch{ "Lisbon", "Porto" }
    local cell = tableView:cellForRow({ 1, 2 })
    screen:press '"Porto"'
    screen:move(-12, 0)
    screen:move(-90, 0)
    for _ = 1, 4 do screen:move(10, 0) end
    assert.is_true(cell.bounds.x > 45)
    screen:release()
    assert.is_false(cell.showingDeleteConfirmation)
    screen:press '"Porto"'
    screen:move(-12, 0)
    screen:move(-10, 0)
    screen:release()
    assert.is_true(cell.showingDeleteConfirmation)
    assert.same(
      { "will begin [1, 2]", "did end [1, 2]", "will begin [1, 2]" }, told())
  end)

  it("is given up when the table is taken away beneath the finger", function()
    local screen, tableView = launch{ "Lisbon", "Porto" }
    screen:press '"Porto"'
    screen:move(-12, 0)
    screen:move(-60, 0)
    tableView:reloadData()
    screen:move(-10, 0)
    tableView:removeFromSuperview()
    screen:move(-10, 0)
    screen:release()
    assert.is_nil(tableView.indexPathForSelectedRow)
  end)

  it("is no swipe when it begins up or down, or to the right", function()
    local screen = launch(numbers(100))
    screen:press '"row 3"'
    screen:move(0, -12)
    screen:move(-100, 0)
    screen:release()
    screen:swipe('"row 3"', "right")
    assert.same({ "select [1, 3]" }, told())
  end)

  it("takes the highlight of the row away", function()
    local screen, tableView = launch(numbers(100), nil, {
      tableView_didHighlightRowAt = function(_, _, indexPath) note("highlight", indexPath) end,
      tableView_didUnhighlightRowAt = function(_, _, indexPath) note("unhighlight", indexPath) end,
    })
    screen:press '"row 3"'
    screen:advance(0.2)
    screen:move(-20, 0)
    assert.same({ "highlight [1, 3]", "unhighlight [1, 3]", "will begin [1, 3]" }, told())
    assert.is_false(tableView:cellForRow({ 1, 3 }).isHighlighted)
    screen:release()
  end)

  it("opens only rows that can be deleted", function()
    local asked = {
      tableView_canEditRowAt = function(_, _, indexPath) return indexPath.row ~= 1 end,
      tableView_editingStyleForRowAt = function(_, _, indexPath)
        return indexPath.row == 2 and "insert" or "delete"
      end,
    }
    local screen = launch({ "fixed", "insertable", "deletable" }, nil, asked)
    screen:swipe('"fixed"', "left")
    screen:swipe('"insertable"', "left")
    assert.same({ "select [1, 1]", "select [1, 2]" }, told())
    screen:swipe('"deletable"', "left")
    assert.same({ "will begin [1, 3]" }, told())
    screen = launch({ "a", "b" }, nil, { tableView_commit_forRowAt = false })
    screen:swipe('"a"', "left")
    assert.same({ "select [1, 1]" }, told())
  end)

  it("says what is asked for in the place of Delete", function()
    local flagged
    local screen, tableView = launch({ "Lisbon", "Porto" }, nil, {
      tableView_titleForDeleteConfirmationButtonForRowAt = function() return "确认删除" end,
    })
    screen:swipe('"Lisbon"', "left")
    assert.is_true(scenario.shows(screen, "确认删除"))
    screen, tableView = launch({ "Lisbon", "Porto" }, nil, {
      tableView_editActionsForRowAt = function()
        return {
          ui.TableViewRowAction{ title = "Drop", style = "destructive" },
          ui.TableViewRowAction{
            title = "Flag", style = "normal", handler = function(_, indexPath) flagged = indexPath end,
          },
        }
      end,
    })
    screen:swipe('"Porto"', "left")
    screen:tap '"Flag"'
    assert.equal(ui.indexPath(1, 2), flagged)
    assert.is_true(tableView:cellForRow({ 1, 2 }).showingDeleteConfirmation)
  end)
end)

describe("An open row", function()
  it("is closed by a tap elsewhere, which does nothing else", function()
    local screen, tableView = launch(numbers(100))
    screen:swipe('"row 2"', "left")
    told()
    screen:tap '"row 4"'
    assert.same({ "did end [1, 2]" }, told())
    assert.is_nil(tableView.indexPathForSelectedRow)
    screen:tap '"row 4"'
    assert.same({ "select [1, 4]" }, told())
  end)

  it("is closed by a touch of a control in another row", function()
    local tapped = 0
    local screen = launch({ "Lisbon", "Porto" }, nil, {
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.text = "row " .. indexPath.row
        cell.accessoryView = ui.Button{
          frame = { 0, 0, 60, 40 }, title = "Buy " .. indexPath.row,
          onTouchUpInside = function() tapped = tapped + 1 end,
        }
        return cell
      end,
    })
    screen:swipe('"row 1"', "left")
    told()
    screen:tap '"Buy 2"'
    assert.same({ "did end [1, 1]" }, told())
    assert.equal(0, tapped)
    screen:tap '"Buy 2"'
    assert.equal(1, tapped)
  end)

  it("is closed by scrolling, by a swipe back and by a swipe over another row", function()
    local screen, tableView = launch(numbers(100))
    screen:swipe('"row 2"', "left")
    told()
    screen:scroll("#list", 44)
    assert.same({ "did end [1, 2]" }, told())
    assert.equal(44, tableView.contentOffset.y)
    screen:swipe('"row 5"', "left")
    screen:swipe('"row 5"', "right")
    assert.same({ "will begin [1, 5]", "did end [1, 5]" }, told())
    screen:swipe('"row 5"', "left")
    told()
    screen:swipe('"row 6"', "left")
    assert.same({ "did end [1, 5]" }, told())
    assert.is_false(tableView:cellForRow({ 1, 6 }).showingDeleteConfirmation)
  end)

  it("is closed by edit mode, by a reload, and by being scrolled out of sight", function()
    local screen, tableView = launch(numbers(100))
    screen:swipe('"row 2"', "left")
    told()
    tableView:setEditing(true, true)
    assert.same({ "did end [1, 2]" }, told())
    tableView:setEditing(false)
    screen:advance(1)
    screen:swipe('"row 2"', "left")
    tableView:reloadData()
    screen:swipe('"row 2"', "left")
    tableView.contentOffset = { 0, 2000 }
    screen:advance(0)
    assert.same({
      "will begin [1, 2]", "did end [1, 2]", "will begin [1, 2]", "did end [1, 2]",
    }, told())
    tableView.contentOffset = { 0, 0 }
    screen:advance(0)
    assert.is_false(tableView:cellForRow({ 1, 2 }).showingDeleteConfirmation)
  end)

  it("moves with its row", function()
    local words = numbers(5)
    local screen, tableView = launch(words)
    screen:swipe('"row 2"', "left")
    told()
    table.insert(words, 1, "first")
    tableView:insertRows({ 1, 1 }, "automatic")
    screen:advance(1)
    assert.is_true(tableView:cellForRow({ 1, 3 }).showingDeleteConfirmation)
    screen:tap '"Delete"'
    assert.same({ "delete [1, 3]", "did end [1, 3]" }, told())
  end)
end)

describe("Edit mode", function()
  it("begins and ends by a button (course/S55)", function()
    local screen, tableView = launch{ "张三", "李四" }
    local button
    button = ui.Button{
      frame = { 275, 500, 80, 40 }, title = "编辑",
      onTouchUpInside = function()
        tableView:setEditing(not tableView.isEditing, true)
        button:setTitle(tableView.isEditing and "完成" or "编辑", "normal")
      end,
    }
    tableView.superview:addSubview(button)
    screen:tap '"编辑"'
    assert.is_true(tableView.isEditing)
    assert.is_true(screen:has '"完成"')
    screen:tap '"完成"'
    assert.is_false(tableView.isEditing)
    assert.is_true(screen:has '"编辑"')
    assert.same({}, told())
  end)

  it("deletes and inserts rows (course/S56)", function()
    local words = { "张三", "李四", "王五", "赵六" }
    local screen, tableView = launch(words, nil, {
      tableView_editingStyleForRowAt = function(_, _, indexPath)
        return indexPath.row == #words and "insert" or "delete"
      end,
      tableView_commit_forRowAt = function(_, tableView, style, indexPath)
        if style == "delete" then
          table.remove(words, indexPath.row)
          tableView:deleteRows(indexPath, "left")
        else
          words[#words + 1] = "test"
          tableView:insertRows({ 1, #words }, "right")
        end
      end,
    })
    tableView:setEditing(true, true)
    screen:advance(1)
    screen:delete("#list", 1, 2)
    assert.same({ "张三", "王五", "赵六" }, texts(tableView))
    screen:tap '"Insert"'
    assert.same({ "张三", "王五", "赵六", "test" }, texts(tableView))
    tableView:reloadData()
    screen:advance(0)
    assert.equal("insert", tableView:cellForRow({ 1, 4 }).editingStyle)
    assert.equal("delete", tableView:cellForRow({ 1, 3 }).editingStyle)
  end)

  it("moves, deletes and inserts by rules of its own (tables/SC-04)", function()
    local words = { "孙悟空", "猪八戒", "牛魔王", "蜘蛛精", "白骨精", "狐狸精" }
    local action = 0
    local screen, tableView = launch(words, { rowHeight = 50, frame = { 0, 50, 375, 617 } }, {
      tableView_canEditRowAt = function(_, _, indexPath)
        return words[indexPath.row] ~= "孙悟空" and indexPath.row ~= 2
      end,
      tableView_editingStyleForRowAt = function() return action == 0 and "delete" or "insert" end,
      tableView_titleForDeleteConfirmationButtonForRowAt = function() return "确认删除" end,
      tableView_commit_forRowAt = function(_, tableView, style, indexPath)
        if style == "delete" then
          table.remove(words, indexPath.row)
          tableView:deleteRows(indexPath, "automatic")
        else
          table.insert(words, indexPath.row + 1, words[indexPath.row])
          tableView:insertRows(indexPath, "automatic")
        end
      end,
      tableView_moveRowAt_to = function(_, _, from, to)
        table.insert(words, to.row, table.remove(words, from.row))
      end,
    })
    local left, right
    local function toggle(sender)
      action = sender:title "normal" == "删除" and 0 or 1
      tableView:setEditing(not tableView.isEditing, true)
      left:setTitle(tableView.isEditing and "完成" or "添加", "normal")
      right:setTitle(tableView.isEditing and "完成" or "删除", "normal")
    end
    left = ui.Button{ id = "left", frame = { 0, 20, 60, 30 }, title = "删除", onTouchUpInside = toggle }
    right = ui.Button{ id = "right", frame = { 315, 20, 60, 30 }, title = "添加", onTouchUpInside = toggle }
    tableView.superview:addSubview(left)
    tableView.superview:addSubview(right)

    screen:tap "#left"
    assert.is_true(tableView.isEditing)
    local styles = {}
    for index, cell in ipairs(tableView.visibleCells) do styles[index] = cell.editingStyle end
    assert.same({ "none", "none", "delete", "delete", "delete", "delete" }, styles)
    screen:tap 'TableViewCell"牛魔王" CellEditControl'
    assert.is_true(scenario.shows(screen, "确认删除"))
    screen:tap '"确认删除"'
    assert.same({ "孙悟空", "猪八戒", "蜘蛛精", "白骨精", "狐狸精" }, texts(tableView))

    screen:tap "#left"
    assert.is_false(tableView.isEditing)
    assert.equal(1, action)
    assert.equal("添加", left.currentTitle)
    screen:tap "#left"
    screen:tap 'TableViewCell"蜘蛛精" CellEditControl'
    -- What the table shows in the new row is what the data has there.
    assert.same({ "孙悟空", "猪八戒", "蜘蛛精", "蜘蛛精", "白骨精", "狐狸精" }, words)
    assert.same(words, texts(tableView))
    screen:reorder("#list", 1, 6, 1, 1)
    assert.same({ "狐狸精", "孙悟空", "猪八戒", "蜘蛛精", "蜘蛛精", "白骨精" }, words)
    assert.same(words, texts(tableView))
  end)

  it("asks before it deletes, once for each tap of the −", function()
    local screen, tableView = launch{ "Lisbon", "Porto", "Faro" }
    tableView:setEditing(true, true)
    screen:advance(1)
    local function open()
      local list = {}
      for _, cell in ipairs(tableView.visibleCells) do
        if cell.showingDeleteConfirmation then list[#list + 1] = cell.textLabel.text end
      end
      return table.concat(list, " ")
    end
    screen:tap 'TableViewCell"Porto" CellEditControl'
    assert.equal("Porto", open())
    screen:tap 'TableViewCell"Faro" CellEditControl'
    assert.equal("Faro", open())
    screen:tap '"Lisbon"'
    assert.equal("", open())
    assert.same({}, told())
  end)
end)
