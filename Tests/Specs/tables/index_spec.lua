-- The index at the right edge. The catalogue counts from 0.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local names = { "三国演义", "水浒", "红楼梦", "西游记" }
local people = {
  ["西游记"] = { "孙悟空", "猪八戒", "牛魔王", "蜘蛛精", "唐僧", "沙和尚" },
  ["红楼梦"] = { "宝玉", "黛玉", "元春", "探春", "惜春", "可卿" },
  ["水浒"] = { "武松", "林冲", "鲁达", "杨志", "宋江", "史进" },
  ["三国演义"] = { "关羽", "刘备", "张飞", "曹操", "张辽", "吕布" },
}

local function launch(more, frame)
  local source = {
    numberOfSections_in = function() return #names end,
    tableView_numberOfRowsInSection = function(_, _, section) return #people[names[section]] end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{}
      cell.textLabel.text = people[names[indexPath.section]][indexPath.row]
      cell.accessoryType = "disclosureIndicator"
      return cell
    end,
    tableView_titleForHeaderInSection = function(_, _, section) return names[section] end,
    tableView_titleForFooterInSection = function(_, _, section)
      return "一共有" .. #people[names[section]] .. "个人物"
    end,
    sectionIndexTitles_for = function() return names end,
  }
  for name, value in pairs(more or {}) do source[name] = value or nil end
  local tableView = ui.TableView{ frame = frame or { 0, 50, 375, 617 }, id = "list", rowHeight = 50 }
  tableView.dataSource, tableView.delegate = source, source
  return t.launch(ui.View{ tableView }), tableView, source
end

describe("The index of a table", function()
  it("goes with sections that have headers and footers (tables/SC-05)", function()
    local screen, tableView = launch()
    assert.equal(4, tableView.numberOfSections)
    for section = 1, 4 do assert.equal(6, tableView:numberOfRows(section)) end
    assert.equal("三国演义", tableView:headerView(1).textLabel.text)
    assert.equal("一共有6个人物", tableView:footerView(1).textLabel.text)
    for _, name in ipairs(names) do assert.is_true(scenario.shows(screen, name)) end
    tableView.superview:addSubview(ui.Button{
      frame = { 0, 20, 60, 30 }, title = "选择",
      onTouchUpInside = function() tableView:scrollToRow({ 3, 1 }, "top") end,
    })
    screen:tap '"选择"'
    assert.equal(tableView:rectForHeader(3).y, tableView.contentOffset.y)
    assert.is_true(screen:has 'TableViewCell"宝玉"')
  end)

  it("is followed by a finger: a tap, and a slide", function()
    local screen, tableView = launch()
    local asked = {}
    local height = tableView:rectForHeader(2).y
    -- Four titles of 14 points in the middle of 617.
    local top = (617 - 4 * 14) / 2
    screen:tap("TableIndexView", 7, top + 20)
    assert.equal(height, tableView.contentOffset.y)
    screen:press("TableIndexView", 7, top + 5)
    assert.equal(0, tableView.contentOffset.y)
    screen:move(0, 30)
    assert.equal(2 * height, tableView.contentOffset.y)
    screen:move(-100, -15)
    assert.equal(height, tableView.contentOffset.y)
    -- Beyond the ends it is the last one.
    screen:move(0, 300)
    assert.equal(tableView.contentSize.height - 617, tableView.contentOffset.y)
    screen:release()
    assert.is_nil(tableView.indexPathForSelectedRow)
    assert.same({}, asked)
  end)

  it("asks which section a title means", function()
    local asked = {}
    local screen, tableView = launch{
      sectionIndexTitles_for = function() return { "A", "B", "C" } end,
      tableView_sectionForSectionIndexTitle_at = function(_, _, title, index)
        asked[#asked + 1] = title .. index
        return ({ A = 1, B = 3, C = 3 })[title]
      end,
    }
    local top = (617 - 3 * 14) / 2
    screen:press("TableIndexView", 7, top + 20)
    assert.equal(tableView:rectForHeader(3).y, tableView.contentOffset.y)
    screen:move(0, 3)
    screen:move(0, 12)
    screen:release()
    assert.same({ "B2", "C3" }, asked)
  end)

  it("goes nowhere with a title that means no section", function()
    local screen, tableView = launch{
      sectionIndexTitles_for = function() return { "*", "A" } end,
      tableView_sectionForSectionIndexTitle_at = function(_, tableView, title)
        if title == "A" then return 3 end
        tableView.contentOffset = { 0, 10 }
        return nil
      end,
    }
    local top = (617 - 2 * 14) / 2
    screen:tap("TableIndexView", 7, top + 20)
    assert.equal(tableView:rectForHeader(3).y, tableView.contentOffset.y)
    screen:tap("TableIndexView", 7, top + 5)
    assert.equal(10, tableView.contentOffset.y)
  end)

  it("takes 15 points of the rows and their accessories", function()
    local screen, tableView, source = launch()
    local cell = tableView:cellForRow({ 1, 1 })
    local width = cell.contentView.width
    local function chevron()
      for _, view in ipairs(cell.subviews) do
        if view ~= cell.contentView and view.height == 13 then return view.x end
      end
    end
    local x = chevron()
    assert.equal(375, cell.width)
    source.sectionIndexTitles_for = function() return nil end
    tableView:reloadSectionIndexTitles()
    screen:advance(0)
    assert.equal(width + 15, cell.contentView.width)
    assert.equal(x + 15, chevron())
    source.sectionIndexTitles_for = function() return names end
    tableView:reloadSectionIndexTitles()
    screen:advance(0)
    assert.equal(width, cell.contentView.width)
    tableView:setEditing(true)
    source.tableView_moveRowAt_to = function() end
    tableView:reloadData()
    screen:advance(0)
    cell = tableView:cellForRow({ 1, 1 })
    assert.equal(375 - 15, screen:find('TableViewCell"关羽" CellReorderControl').frame.maxX)
  end)

  it("is there from so many rows on", function()
    local screen, tableView = launch()
    tableView.sectionIndexMinimumDisplayRowCount = 25
    tableView:reloadSectionIndexTitles()
    screen:advance(0)
    assert.is_false(screen:has "TableIndexView")
    assert.equal(375, tableView:cellForRow({ 1, 1 }).width)
    tableView.sectionIndexMinimumDisplayRowCount = 24
    tableView:reloadSectionIndexTitles()
    screen:advance(0)
    assert.is_true(screen:has "TableIndexView")
  end)
end)
