-- Rows that a finger moves by the control at their right.

local ui = require "lunette"
local t = require "lunette.test"

local function launch(sections, more)
  local log = {}
  local object = {
    numberOfSections_in = function() return #sections end,
    tableView_numberOfRowsInSection = function(_, _, section) return #sections[section] end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{ reuseIdentifier = "row" }
      cell.textLabel.text = sections[indexPath.section][indexPath.row]
      return cell
    end,
    tableView_moveRowAt_to = function(_, _, from, to)
      log[#log + 1] = "move " .. tostring(from) .. tostring(to)
      table.insert(sections[to.section], to.row, table.remove(sections[from.section], from.row))
    end,
  }
  for name, value in pairs(more or {}) do object[name] = value(log) end
  local tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, id = "list", isEditing = true }
  tableView.dataSource, tableView.delegate = object, object
  return t.launch(ui.View{ tableView }), tableView, function()
    local list = log
    log = {}
    return list
  end
end

local function texts(tableView)
  local list = {}
  for index, cell in ipairs(tableView.visibleCells) do list[index] = cell.textLabel.text end
  return table.concat(list, " ")
end

local function handle(text) return 'TableViewCell"' .. text .. '" CellReorderControl' end

local function many(count)
  local rows = {}
  for row = 1, count do rows[row] = "row " .. row end
  return rows
end

describe("A row that a finger moves", function()
  it("goes from the first place to the third (course/S57)", function()
    local rows = { "张三", "李四", "王五", "赵六" }
    local screen, tableView, told = launch{ rows }
    screen:drag(handle "张三", 0, 88)
    assert.same({ "李四", "王五", "张三", "赵六" }, rows)
    assert.same({ "move [1, 1][1, 3]" }, told())
    assert.equal("李四 王五 张三 赵六", texts(tableView))
    for row, cell in ipairs(tableView.visibleCells) do
      assert.equal(tableView:rectForRow({ 1, row }), cell.frame)
    end
  end)

  it("floats above the others, which make room at once", function()
    local screen, tableView = launch{ { "a", "b", "c", "d" } }
    local cell = tableView:cellForRow({ 1, 1 })
    screen:press(handle "a")
    screen:move(0, 21)
    assert.equal(21, cell.y)
    assert.equal(44, tableView:cellForRow({ 1, 2 }).y)
    screen:move(0, 2)
    screen:advance(0.4)
    assert.equal(23, cell.y)
    assert.equal(0, tableView:cellForRow({ 1, 2 }).y)
    assert.equal(88, tableView:cellForRow({ 1, 3 }).y)
    local subviews, place = tableView.subviews, {}
    for index, view in ipairs(subviews) do place[view] = index end
    for row = 2, 4 do assert.is_true(place[cell] > place[tableView:cellForRow({ 1, row })]) end
    screen:release()
  end)

  it("tells nobody when it comes back to its place", function()
    local screen, tableView, told = launch{ { "a", "b", "c" } }
    screen:press(handle "a")
    screen:move(0, 60)
    screen:move(0, -55)
    screen:release()
    assert.same({}, told())
    assert.equal("a b c", texts(tableView))
    assert.equal(0, tableView:cellForRow({ 1, 1 }).y)
  end)

  it("goes back when the touch is taken away", function()
    local screen, tableView, told = launch{ { "a", "b", "c" } }
    screen:press(handle "a")
    screen:move(0, 60)
    screen:cancel()
    screen:advance(1)
    assert.same({}, told())
    assert.equal("a b c", texts(tableView))
    for row, cell in ipairs(tableView.visibleCells) do assert.equal((row - 1) * 44, cell.y) end
  end)

  it("is moved only where the data source allows it", function()
    local screen, tableView = launch({ { "a", "b" } }, {
      tableView_canMoveRowAt = function() return function(_, _, indexPath) return indexPath.row == 2 end end,
    })
    assert.is_false(screen:has(handle "a"))
    assert.is_true(screen:has(handle "b"))
    assert.is_false(tableView:cellForRow({ 1, 1 }).showsReorderControl)
  end)

  it("goes where the delegate sends it, which is asked once for each place", function()
    local screen, _, told = launch({ { "a", "b", "c", "d" } }, {
      tableView_targetIndexPathForMoveFromRowAt_toProposedIndexPath = function(log)
        return function(_, _, from, to)
          log[#log + 1] = "to " .. tostring(from) .. tostring(to)
          return to.row == 4 and { 1, 3 } or to
        end
      end,
    })
    screen:drag(handle "a", 0, 132)
    assert.same({
      "to [1, 1][1, 2]", "to [1, 1][1, 3]", "to [1, 1][1, 4]", "move [1, 1][1, 3]",
    }, told())
  end)

  it("goes to other sections, and their headers make room", function()
    local sections = { { "a", "b" }, { "c", "d" } }
    local screen, tableView, told = launch(sections, {
      tableView_titleForHeaderInSection = function() return function(_, _, section) return "part " .. section end end,
    })
    assert.equal(28 + 88, tableView:headerView(2).y)
    screen:press(handle "a")
    screen:move(0, 44 + 28 + 44)
    screen:advance(0.4)
    assert.equal(28 + 44, tableView:headerView(2).y)
    assert.equal(28, tableView:cellForRow({ 1, 2 }).y)
    assert.equal(28 + 44 + 28, tableView:cellForRow({ 2, 1 }).y)
    screen:release()
    assert.same({ "move [1, 1][2, 2]" }, told())
    assert.same({ { "b" }, { "c", "a", "d" } }, sections)
    -- Back, before the first one.
    screen:drag(handle "c", 0, -28 - 44)
    assert.same({ "move [2, 1][1, 1]" }, told())
    screen:drag(handle "c", 0, 44)
    told()
    screen:drag(handle "c", 0, 30)
    assert.same({ "move [1, 2][2, 1]" }, told())
  end)

  it("goes into sections without rows", function()
    local sections = { { "a", "b" }, {}, {} }
    local screen, _, told = launch(sections, {
      tableView_titleForHeaderInSection = function() return function() return "part" end end,
    })
    screen:drag(handle "b", 0, 28)
    assert.same({ "move [1, 2][2, 1]" }, told())
    screen:drag(handle "b", 0, 300)
    assert.same({ "move [2, 1][3, 1]" }, told())
    screen:drag(handle "b", 0, -300)
    assert.same({ "move [3, 1][1, 1]" }, told())
  end)

  it("scrolls the table while the finger rests at an edge", function()
    local screen, tableView, told = launch{ many(100) }
    screen:press(handle "row 2")
    screen:move(0, 390)
    local first = tableView.contentOffset.y
    screen:advance(1)
    assert.is_true(tableView.contentOffset.y > first + 300)
    first = tableView.contentOffset.y
    screen:advance(1)
    assert.is_true(tableView.contentOffset.y > first + 300)
    -- The cell stays under the finger, and all others have theirs.
    local cell = tableView:cellForRow({ 1, 2 })
    assert.equal(44 + 390, cell.y - tableView.contentOffset.y)
    assert.equal(cell, tableView.subviews[#tableView.subviews])
    screen:move(0, -100)
    local still = tableView.contentOffset.y
    screen:advance(1)
    assert.equal(still, tableView.contentOffset.y)
    screen:release()
    screen:advance(1)
    local move = told()
    assert.equal(1, #move)
    for row, shown in ipairs(tableView.visibleCells) do
      local path = tableView:indexPath(shown)
      assert.equal(tableView:rectForRow(path), shown.frame)
    end
  end)

  it("scrolls up, and stops at the first row", function()
    local screen, tableView, told = launch{ many(100) }
    screen:reveal("#list", 1, 60)
    screen:press(handle "row 55")
    screen:move(0, -230)
    screen:advance(5)
    assert.equal(0, tableView.contentOffset.y)
    screen:release()
    assert.same({ "move [1, 55][1, 1]" }, told())
  end)

  it("is let go when its row goes", function()
    local rows = { "a", "b", "c" }
    local screen, tableView, told = launch{ rows }
    screen:press(handle "a")
    screen:move(0, 50)
    table.remove(rows, 1)
    tableView:deleteRows{ 1, 1 }
    screen:advance(1)
    screen:move(0, 20)
    screen:release()
    assert.same({}, told())
    assert.equal("b c", texts(tableView))
  end)

  it("goes back when edit mode ends", function()
    local screen, tableView, told = launch{ { "a", "b", "c" } }
    screen:press(handle "a")
    screen:move(0, 50)
    tableView:setEditing(false, true)
    screen:release()
    screen:advance(1)
    assert.same({}, told())
    assert.equal(0, tableView:cellForRow({ 1, 1 }).y)
  end)
end)
