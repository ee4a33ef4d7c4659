-- The verbs for rows.

local ui = require "lunette"
local t = require "lunette.test"

local function launch(counts, more, frame)
  local log, sections = {}, {}
  for section, count in ipairs(counts) do
    sections[section] = {}
    for row = 1, count do sections[section][row] = section .. "/" .. row end
  end
  local source = {
    numberOfSections_in = function() return #sections end,
    tableView_numberOfRowsInSection = function(_, _, section) return #sections[section] end,
    tableView_cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = sections[indexPath.section][indexPath.row]
      return cell
    end,
    tableView_didSelectRowAt = function(_, _, indexPath) log[#log + 1] = "select " .. tostring(indexPath) end,
    scrollViewWillBeginDragging = function() log[#log + 1] = "drag" end,
    tableView_commit_forRowAt = function(_, tableView, style, indexPath)
      log[#log + 1] = style .. " " .. tostring(indexPath)
      table.remove(sections[indexPath.section], indexPath.row)
      tableView:deleteRows(indexPath)
    end,
    tableView_moveRowAt_to = function(_, _, from, to)
      log[#log + 1] = tostring(from) .. " to " .. tostring(to)
      local moved = table.remove(sections[from.section], from.row)
      table.insert(sections[to.section], to.row, moved)
    end,
  }
  for name, value in pairs(more or {}) do source[name] = value or nil end
  local tableView = ui.TableView{ id = "list", frame = frame or { 0, 20, 375, 440 } }
  tableView:register(ui.TableViewCell, "row")
  tableView.dataSource, tableView.delegate = source, source
  local screen = t.launch(ui.View{ tableView, ui.Label{ text = "outside", frame = { 0, 500, 100, 20 } } })
  local function told()
    local list = log
    log = {}
    return list
  end
  return screen, tableView, told, sections
end

local function fails(text, run)
  local ok, message = pcall(run)
  assert.is_false(ok)
  assert.matches(text, tostring(message), 1, true)
end

describe("select", function()
  it("reveals a row with a finger and taps it", function()
    local screen, tableView, told = launch{ 3, 100 }
    screen:select("#list", 1, 2)
    assert.same({ "select [1, 2]" }, told())
    screen:step "select #list 2 50"
    assert.same({ "drag", "select [2, 50]" }, told())
    assert.equal(ui.indexPath(2, 50), tableView.indexPathForSelectedRow)
    -- As little as needed, so that it is the last one in sight.
    assert.equal(53 * 44, tableView.contentOffset.y + 440)
  end)

  it("goes far in tables that are long", function()
    local screen, tableView, told = launch{ 1000000 }
    screen:select("#list", 1, 1000000)
    assert.same({ "drag", "select [1, 1000000]" }, told())
    screen:select("#list", 1, 1)
    assert.same({ "drag", "select [1, 1]" }, told())
    assert.equal(0, tableView.contentOffset.y)
  end)

  it("finds rows of which the height is learned on the way", function()
    local screen, tableView, told = launch({ 300 }, {
      tableView_estimatedHeightForRowAt = function() return 20 end,
      tableView_heightForRowAt = function(_, _, indexPath) return 30 + indexPath.row % 7 * 10 end,
    })
    screen:select("#list", 1, 200)
    local list = told()
    assert.equal("select [1, 200]", list[#list])
  end)

  it("means the table around an element, and misses controls in the row", function()
    local pressed = 0
    local screen, _, told = launch({ 5 }, {
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.text = "row " .. indexPath.row
        cell.contentView:addSubview(ui.Button{
          title = "Buy", frame = { 137, 2, 100, 40 },
          onTouchUpInside = function() pressed = pressed + 1 end,
        })
        return cell
      end,
    })
    screen:select('"row 4"', 1, 2)
    assert.same({ "select [1, 2]" }, told())
    assert.equal(0, pressed)
  end)

  it("fails with a reason", function()
    local screen, tableView = launch{ 3, 5 }
    fails("section 2", function() screen:select("#list", 2, 9) end)
    fails("section 3", function() screen:select("#list", 3, 1) end)
    fails('select is for the rows of a TableView and the items of a CollectionView; Label "outside" at 0,500 100×20 is none, and lies in none',
      function() screen:select('"outside"', 1, 1) end)
    fails("select has to be told which element; expected select Q section row",
      function() screen:step "select 1 3" end)
    fails("row of select is a whole number of at least 1; found the number 0",
      function() screen:step "select #list 1 0" end)
    screen, tableView = launch{ 100 }
    tableView.isScrollEnabled = false
    fails("TableView #list at 0,20 375×440 cannot be scrolled: it has isScrollEnabled = false",
      function() screen:select("#list", 1, 50) end)
  end)
end)

describe("reveal", function()
  it("scrolls as little as needed", function()
    local screen, tableView, told = launch{ 3, 100 }
    screen:reveal("#list", 2, 20)
    assert.equal(23 * 44 - 440, tableView.contentOffset.y)
    screen:reveal("#list", 2, 15)
    assert.equal(23 * 44 - 440, tableView.contentOffset.y)
    screen:step "reveal #list 1 2"
    assert.equal(44, tableView.contentOffset.y)
    assert.same({ "drag", "drag" }, told())
  end)

  it("shows a row below a header that floats", function()
    local screen, tableView = launch({ 100 }, {
      tableView_titleForHeaderInSection = function() return "header" end,
    })
    screen:reveal("#list", 1, 90)
    screen:reveal("#list", 1, 10)
    assert.equal(28 + 9 * 44 - 28, tableView.contentOffset.y)
  end)

  it("is what a text that has no cell yet asks for", function()
    local screen = launch{ 1000 }
    fails("10 of 1,000 rows of #list exist; `reveal` one first", function() screen:tap '"1/500"' end)
    screen:reveal("#list", 1, 500)
    screen:tap '"1/500"'
    screen = launch{ 3 }
    local ok, message = pcall(function() screen:tap '"1/500"' end)
    assert.is_false(ok)
    assert.is_nil(tostring(message):find("exist", 1, true))
  end)
end)

describe("delete", function()
  it("swipes and taps the button", function()
    local screen, tableView, told, sections = launch{ 3, 50 }
    screen:delete("#list", 1, 2)
    assert.same({ "delete [1, 2]" }, told())
    screen:step "delete #list 2 40"
    assert.same({ "drag", "delete [2, 40]" }, told())
    assert.equal(49, tableView:numberOfRows(2))
    assert.equal("2/41", sections[2][40])
    assert.is_false(tableView.isEditing)
  end)

  it("takes the − in edit mode", function()
    local screen, tableView, told = launch{ 3 }
    tableView:setEditing(true)
    screen:delete("#list", 1, 3)
    assert.same({ "delete [1, 3]" }, told())
    assert.equal(2, tableView:numberOfRows(1))
  end)

  it("closes another row that is open first", function()
    local screen, tableView, told = launch{ 3 }
    screen:swipe('"1/1"', "left")
    screen:delete("#list", 1, 3)
    assert.same({ "delete [1, 3]" }, told())
  end)

  it("fails with a reason", function()
    local screen, tableView = launch({ 3 }, {
      tableView_canEditRowAt = function(_, _, indexPath) return indexPath.row > 1 end,
    })
    fails("delete cannot be done to row [1, 1] of TableView #list: a swipe does not open it",
      function() screen:delete("#list", 1, 1) end)
    tableView:setEditing(true)
    fails("delete cannot be done to row [1, 1] of TableView #list: it has no − at its left",
      function() screen:delete("#list", 1, 1) end)
    screen = launch({ 3 }, {
      tableView_editActionsForRowAt = function()
        return { ui.TableViewRowAction{ style = "normal", title = "Flag" } }
      end,
    })
    fails('no button deletes it; there are "Flag"', function() screen:delete("#list", 1, 1) end)
  end)
end)

describe("reorder", function()
  it("drags a row to another place", function()
    local screen, tableView, told, sections = launch{ 4, 2 }
    tableView:setEditing(true)
    screen:reorder("#list", 1, 1, 1, 3)
    assert.same({ "[1, 1] to [1, 3]" }, told())
    assert.same({ "1/2", "1/3", "1/1", "1/4" }, sections[1])
    screen:step "reorder #list 1 4 1 1"
    screen:step "reorder #list 1 1 2 1"
    screen:step "reorder #list 1 1 2 4"
    assert.same({ "[1, 4] to [1, 1]", "[1, 1] to [2, 1]", "[1, 1] to [2, 4]" }, told())
    assert.same({ { "1/3", "1/1" }, { "1/4", "2/1", "2/2", "1/2" } }, sections)
  end)

  it("goes beyond what is seen", function()
    local screen, tableView, told = launch{ 5, 100 }
    tableView:setEditing(true)
    screen:reorder("#list", 1, 2, 2, 60)
    assert.same({ "[1, 2] to [2, 60]" }, told())
    screen:reorder("#list", 2, 60, 1, 1)
    assert.same({ "[2, 60] to [1, 1]" }, told())
  end)

  it("puts a row into a section that has none, and at the end of one", function()
    local screen, tableView, told = launch({ 3, 0, 2, 0 }, {
      tableView_titleForHeaderInSection = function(_, _, section) return "section " .. section end,
    })
    tableView:setEditing(true)
    screen:reorder("#list", 1, 2, 2, 1)
    screen:reorder("#list", 1, 2, 4, 1)
    screen:reorder("#list", 3, 1, 1, 2)
    screen:reorder("#list", 1, 1, 3, 2)
    assert.same({ "[1, 2] to [2, 1]", "[1, 2] to [4, 1]", "[3, 1] to [1, 2]", "[1, 1] to [3, 2]" }, told())
  end)

  it("fails with a reason", function()
    local screen, tableView = launch({ 3 }, {
      tableView_canMoveRowAt = function(_, _, indexPath) return indexPath.row > 1 end,
    })
    fails("reorder cannot be done to row [1, 2] of TableView #list: the table is not in edit mode",
      function() screen:reorder("#list", 1, 2, 1, 1) end)
    tableView:setEditing(true)
    fails("it has no control for that", function() screen:reorder("#list", 1, 1, 1, 2) end)
    fails("there is no place [1, 4] for it", function() screen:reorder("#list", 1, 2, 1, 4) end)
    fails("there is no place [2, 1] for it", function() screen:reorder("#list", 1, 2, 2, 1) end)
  end)
end)

describe("pull", function()
  it("pulls the content down and lets it go", function()
    local screen, tableView, told = launch{ 100 }
    local least = 0
    tableView.delegate.scrollViewDidScroll = function(_, scrollView)
      least = math.min(least, scrollView.contentOffset.y)
    end
    screen:reveal("#list", 1, 50)
    told()
    screen:pull "#list"
    assert.is_true(least <= -119 and least >= -121, "pulled to " .. least)
    assert.equal(0, tableView.contentOffset.y)
    tableView.refreshControl = ui.RefreshControl{}
    screen:pull "#list"
    assert.is_true(tableView.refreshControl.isRefreshing)
    tableView.refreshControl:endRefreshing()
    screen:advance(1)
    tableView.refreshControl = nil
    tableView.bounces = false
    fails("TableView #list at 0,20 375×440 cannot be scrolled: it has bounces = false",
      function() screen:pull "#list" end)
  end)
end)

describe("A control in a row", function()
  it("has its texts to itself", function()
    local bought = {}
    local screen, tableView, told = launch({ 3 }, {
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.text = "row " .. indexPath.row
        if indexPath.row == 2 then
          cell.accessoryView = ui.Button{
            title = "OK", frame = { 0, 0, 60, 40 },
            onTouchUpInside = function() bought[#bought + 1] = indexPath.row end,
          }
        end
        return cell
      end,
    })
    screen:tap '"OK"'
    assert.same({ 2 }, bought)
    assert.is_nil(tableView.indexPathForSelectedRow)
    screen:tap 'TableViewCell"row 2" "OK"'
    assert.same({ 2, 2 }, bought)
    assert.is_false(screen:has 'TableViewCell"OK"')
    assert.is_false(screen:has '"row 2, OK"')
    screen:tap '"row 2"'
    assert.same({ "select [1, 2]" }, told())
  end)

  it("may be a text that is selected, or a field", function()
    local screen, tableView = launch({ 2 }, {
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.text = "row " .. indexPath.row
        if indexPath.row == 1 then
          cell.contentView:addSubview(ui.TextField{ text = "name", frame = { 150, 7, 100, 30 } })
        else
          cell.contentView:addSubview(ui.TextView{ text = "notes", frame = { 150, 2, 100, 40 } })
        end
        return cell
      end,
    })
    screen:tap '"name"'
    assert.is_true(screen:find "TextField".isFirstResponder)
    screen:tap '"notes"'
    assert.is_true(screen:find "TextView".isFirstResponder)
    assert.is_nil(tableView.indexPathForSelectedRow)
  end)
end)
