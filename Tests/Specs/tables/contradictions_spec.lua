-- Data sources, delegates and lists that change what is being asked of them.

local ui = require "lunette"
local t = require "lunette.test"

local function cell(text)
  local made = ui.TableViewCell{}
  made.textLabel.text = text
  return made
end

local function texts(tableView)
  local list = {}
  for index, shown in ipairs(tableView.visibleCells) do list[index] = shown.textLabel.text end
  return list
end

describe("A table whose data changes", function()
  local count, tableView
  local function launch(options, delegate)
    count = 6
    options.frame = { 0, 20, 375, 440 }
    options.delegate = delegate
    tableView = ui.TableView(options)
    tableView.dataSource = {
      tableView_numberOfRowsInSection = function() return count end,
      tableView_cellForRowAt = function(_, _, path) return cell("row " .. path.row) end,
    }
    return t.launch(ui.View{ tableView })
  end

  it("takes an empty block of changes after a reload to fewer rows", function()
    local screen = launch{ estimatedRowHeight = 40 }
    count = 2
    tableView:reloadData()
    tableView:beginUpdates()
    tableView:endUpdates()
    screen:advance(0)
    assert.same({ "row 1", "row 2" }, texts(tableView))
  end)

  it("takes changes of rows after a reload, before the layout", function()
    local screen = launch{}
    count = 2
    tableView:reloadData()
    count = 3
    tableView:insertRows{ 1, 1 }
    screen:advance(0)
    assert.same({ "row 1", "row 2", "row 3" }, texts(tableView))
  end)

  it("asks again when a row is deleted while heights are asked", function()
    local isDone = false
    launch({}, {
      tableView_heightForRowAt = function(_, view, path)
        if path.row == 3 and not isDone then
          isDone = true
          count = 5
          view:deleteRows{ 1, 4 }
        end
        return 40
      end,
    })
    assert.equal(5, tableView:numberOfRows(1))
    assert.equal(5, #tableView.visibleCells)
  end)

  it("knows its numbers while heights are asked", function()
    local sections, rows = {}, {}
    launch({}, {
      tableView_heightForRowAt = function(_, view, path)
        sections[view.numberOfSections] = true
        rows[view:numberOfRows(path.section)] = true
        return 40
      end,
    })
    count = 7
    tableView:insertRows{ 1, 7 }
    assert.same({ [1] = true }, sections)
    assert.same({ [6] = true, [7] = true }, rows)
  end)
end)

describe("A list", function()
  it("tells of what an update reloads", function()
    local second = { name = "b" }
    local list = ui.List{ { name = "a" }, second, { name = "c" } }
    local told = {}
    list:observe(function(changes) told[#told + 1] = changes end)
    list:update(function()
      second.name = "B"
      list:reload(2)
      list:insert(1, { name = "new" })
    end)
    assert.equal(1, #told)
    assert.same({ 3 }, told[1].changed)
    assert.same({ 1 }, told[1].inserted)
    list:update(function()
      list:reload(1)
      list:remove(1)
    end)
    assert.same({}, told[2].changed)
    assert.same({ 1 }, told[2].removed)
    -- Nothing of it is left for the next one.
    list:update(function() list:append{ name = "last" } end)
    assert.same({}, told[3].changed)
  end)

  it("tells of what an update reloads by keys, and where it moved", function()
    local list = ui.List{ key = function(value) return value.id end, { id = 1 }, { id = 2 } }
    local told
    list:observe(function(changes) told = changes end)
    list:update(function()
      list:reload(2)
      list[1] = list[1]
    end)
    assert.same({ 1, 2 }, told.changed)
  end)
end)

describe("A row under a finger", function()
  local log, tableView, screen
  before_each(function()
    log = {}
    local delegate = {}
    local function hear(name, word)
      delegate[name] = function(_, _, path)
        log[#log + 1] = word .. " " .. path.row
        return path
      end
    end
    hear("tableView_didSelectRowAt", "selected")
    hear("tableView_willBeginEditingRowAt", "opened")
    hear("tableView_didEndEditingRowAt", "closed")
    tableView = ui.TableView{ frame = { 0, 20, 375, 440 }, delegate = delegate }
    tableView.dataSource = {
      tableView_numberOfRowsInSection = function() return 6 end,
      tableView_cellForRowAt = function(_, _, path) return cell("row " .. path.row) end,
      tableView_commit_forRowAt = function() end,
    }
    screen = t.launch(ui.View{ tableView })
  end)

  it("can be reloaded, and others take taps afterwards", function()
    screen:press '"row 3"'
    screen:advance(0.2)
    tableView:reloadRows{ 1, 3 }
    screen:release()
    screen:tap '"row 4"'
    assert.same({ "selected 4" }, log)
  end)

  it("can be taken out of the table, and others take taps afterwards", function()
    screen:press '"row 3"'
    screen:advance(0.2)
    tableView:cellForRow{ 1, 3 }:removeFromSuperview()
    screen:release()
    screen:tap '"row 4"'
    assert.same({ "selected 4" }, log)
  end)

  it("is closed by a reload after a swipe has opened it", function()
    screen:swipe('"row 2"', "left")
    tableView:reloadRows{ 1, 2 }
    assert.same({ "opened 2", "closed 2" }, log)
    screen:tap '"row 4"'
    assert.equal("selected 4", log[3])
  end)

  it("no longer asks for confirmation after a reload", function()
    tableView.isEditing = true
    screen:tap '"Delete"[2]'
    tableView:reloadRows{ 1, 2 }
    screen:advance(1)
    tableView.allowsSelectionDuringEditing = true
    screen:tap '"row 4"'
    assert.same({ "selected 4" }, log)
  end)
end)

describe("The index of a table", function()
  it("takes a finger that goes as far as can be, and shows what has room", function()
    local titles = {}
    for index = 1, 40 do titles[index] = "T" .. index end
    local tableView = ui.TableView{ frame = { 0, 20, 375, 140 } }
    tableView.dataSource = {
      tableView_numberOfRowsInSection = function() return 30 end,
      tableView_cellForRowAt = function() return cell "row" end,
      sectionIndexTitles_for = function() return titles end,
    }
    local screen = t.launch(ui.View{ tableView })
    screen:touch("down", 368, 30)
    screen:touch("move", 368, 1e300)
    screen:touch("move", 368, -1e300)
    screen:touch("up", 368, 30)
    local text = screen:text()
    local shown = {}
    for word in text:gmatch "T%d+" do shown[#shown + 1] = word end
    assert.same({ "T1", "T10", "T20", "T30", "T40" }, shown)
    assert.matches("T1 •", text)
  end)
end)
