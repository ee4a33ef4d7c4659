-- The catalogue's scenarios of whole pages with tables, as far as they need no navigation bar. Its
-- rows and sections are counted from 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

describe("A page with a table", function()
  it("has a section for each city, with its areas (course/S53)", function()
    local cities = {
      { name = "北京", population = 1000, areas = { "东城区", "西城区", "海淀区" } },
      { name = "上海", population = 900, areas = { "浦东区", "静安区", "徐汇区" } },
      { name = "广州", population = 800, areas = { "白云区", "越秀区", "天河区" } },
      { name = "深圳", population = 700, areas = { "未知区", "未知2区" } },
    }
    local Cities = ui.TableViewController:subclass "Cities"
    function Cities:numberOfSections_in() return #cities end
    function Cities:tableView_numberOfRowsInSection(_, section) return #cities[section].areas end
    function Cities:tableView_titleForHeaderInSection(_, section) return cities[section].name end
    function Cities:tableView_titleForFooterInSection(_, section)
      return ("人口数:%d万"):format(cities[section].population)
    end
    function Cities:tableView_cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell "area" or ui.TableViewCell{ reuseIdentifier = "area" }
      cell.textLabel.text = cities[indexPath.section].areas[indexPath.row]
      return cell
    end
    local page = Cities{}
    local screen = t.launch(page)
    local tableView = page.tableView
    assert.equal(4, tableView.numberOfSections)
    assert.equal(2, tableView:numberOfRows(4))
    assert.equal("北京", tableView:headerView(1).textLabel.text)
    assert.equal("人口数:1000万", tableView:footerView(1).textLabel.text)
    tableView:scrollToRow({ 4, 2 }, "bottom")
    screen:advance(0)
    assert.is_true(scenario.shows(screen, "未知2区"))
    assert.equal("深圳", tableView:headerView(4).textLabel.text)
  end)

  it("has a strip of titles that tells where it is, and news below it (course/S62)", function()
    local counts = { 186, 17, 17, 178, 4374, 6, 0, 4 }
    local strip = ui.ScrollView{
      id = "strip", frame = { 0, 20, 320, 30 }, contentSize = { 610, 30 }, bounces = false,
      showsHorizontalScrollIndicator = false,
    }
    local labels, redrawn = {}, 0
    for index, title in ipairs{ "体育", "非新闻", "科技", "军事", "历史" } do
      labels[index] = ui.Label{
        frame = { 55 + 100 * (index - 1), 0, 100, 30 }, text = title, textAlignment = "center",
      }
      strip:addSubview(labels[index])
    end
    local list = ui.TableView{
      id = "news", frame = { 0, 50, 320, 518 }, rowHeight = 100,
      tableHeaderView = ui.ImageView{ frame = { 0, 0, 320, 180 } },
      showsVerticalScrollIndicator = false,
    }
    local page = {
      tableView_numberOfRowsInSection = function() return #counts end,
      tableView_cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell "news"
          or ui.TableViewCell{ style = "value1", reuseIdentifier = "news" }
        cell.textLabel.text = "n" .. indexPath.row
        cell.detailTextLabel.text = tostring(counts[indexPath.row])
        return cell
      end,
      scrollViewDidScroll = function(_, scrollView)
        if scrollView ~= strip then return end
        local current = scrollView.contentOffset.x // 80
        for index, label in ipairs(labels) do
          label.textColor = index - 1 == current and "red" or "black"
        end
        redrawn = redrawn + 1
        strip:setNeedsDisplay()
      end,
    }
    list.dataSource, list.delegate, strip.delegate = page, page, page
    local screen = t.launch(ui.View{ strip, list }, { size = "iphone-5" })
    local function red()
      for index, label in ipairs(labels) do
        if label.textColor == ui.color "red" then return index - 1 end
      end
    end
    assert.is_nil(red())
    assert.equal(180 + 800, list.contentSize.height)
    strip.contentOffset = { 100, 0 }
    assert.equal(1, red())
    -- As far as it goes: the fifth is out of reach.
    screen:scroll("#strip", 0, 1000)
    assert.equal(ui.point(290, 0), strip.contentOffset)
    assert.equal(3, red())
    -- The list's own scrolling changes no title.
    local before = redrawn
    screen:scroll("#news", 200)
    assert.equal(before, redrawn)
    assert.equal(3, red())
  end)
end)
