-- The catalogue's scenarios of tables. Its rows and sections are counted from 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

-- A table that fills the screen below the status bar, with what its data source is to have.
local function launch(options, source, class)
  local tableView = ui.TableView{ frame = { 0, 20, 375, 647 }, id = "table" }
  if class then tableView:register(class, "row") end
  for key, value in pairs(options) do tableView[key] = value end
  tableView.dataSource = source
  return t.launch(ui.View{ tableView }), tableView
end

local function texts(tableView)
  local list = {}
  for index, cell in ipairs(tableView.visibleCells) do list[index] = cell.textLabel.text end
  return list
end

-- Scrolls and has the cells follow.
local function scrollTo(screen, tableView, y)
  tableView.contentOffset = { 0, y }
  screen:advance(0)
end

local function plainRows(count, text)
  return {
    tableView_numberOfRowsInSection = function() return count end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{ reuseIdentifier = "abc" }
      cell.textLabel.text = type(text) == "function" and text(indexPath) or text
      return cell
    end,
  }
end

describe("A table", function()
  it("has the properties that it is given (tables/SC-01)", function()
    local background = ui.ImageView{ image = ui.Image:named "1.png" }
    local header = ui.ImageView{ frame = { 0, 0, 10, 30 }, image = ui.Image:named "1.png" }
    local footer = ui.ImageView{ frame = { 0, 0, 10, 40 }, image = ui.Image:named "2.png" }
    local _, tableView = launch({
      separatorStyle = "singleLineEtched", separatorColor = "purple", rowHeight = 50,
      allowsMultipleSelection = true, allowsSelectionDuringEditing = true,
      allowsMultipleSelectionDuringEditing = true, backgroundView = background,
      tableHeaderView = header, tableFooterView = footer,
    }, plainRows(3, "row"))
    assert.equal("plain", tableView.style)
    assert.equal("singleLineEtched", tableView.separatorStyle)
    assert.equal(ui.color "purple", tableView.separatorColor)
    assert.equal(50, tableView.rowHeight)
    assert.is_true(tableView.allowsSelection)
    assert.is_true(tableView.allowsMultipleSelection)
    assert.is_true(tableView.allowsSelectionDuringEditing)
    assert.is_true(tableView.allowsMultipleSelectionDuringEditing)
    assert.equal(tableView.size, background.size)
    assert.equal(ui.rect(0, 0, 375, 30), header.frame)
    assert.equal(ui.rect(0, 180, 375, 40), footer.frame)
    assert.equal(3, tableView:numberOfRows(1))
    assert.equal(1, tableView.numberOfSections)
    assert.equal(220, tableView.contentSize.height)
  end)

  it("shows cells of four styles (tables/SC-03)", function()
    local titles = { "疯狂Android讲义", "疯狂iOS讲义", "疯狂Ajax讲义", "疯狂XML讲义" }
    local details = {
      "长期雄踞各网点销量排行榜榜首的图书", "全面而详细的iOS开发图书", "Ajax开发图书",
      "系统介绍XML相关知识",
    }
    local styles = { "subtitle", "default", "value1", "value2" }
    local screen, tableView = launch({}, {
      tableView_numberOfRowsInSection = function() return #titles end,
      tableView_cellForRowAt = function(_, _, indexPath)
        local row = indexPath.row
        local cell = ui.TableViewCell{ style = styles[row], reuseIdentifier = "cellId" }
        cell.layer.cornerRadius = 12
        cell.layer.masksToBounds = true
        cell.textLabel.text = titles[row]
        if cell.detailTextLabel then cell.detailTextLabel.text = details[row] end
        if cell.imageView then
          cell.imageView.image = ui.Image:named "1.png"
          cell.imageView.highlightedImage = ui.Image:named "3.png"
        end
        return cell
      end,
    })
    assert.equal(1, tableView.numberOfSections)
    assert.equal(4, tableView:numberOfRows(1))
    local first, second, third, fourth = table.unpack(tableView.visibleCells)
    assert.is_true(first.detailTextLabel.y > first.textLabel.y)
    assert.is_nil(second.detailTextLabel)
    assert.equal(third.detailTextLabel.center.y, third.textLabel.center.y)
    assert.is_true(third.detailTextLabel.x > third.textLabel.x)
    assert.is_true(fourth.imageView == nil or fourth.imageView.superview == nil)
    assert.is_true(fourth.detailTextLabel.x > fourth.textLabel.x)
    assert.is_true(scenario.shows(screen, "疯狂Android讲义"))
    -- A row under a finger shows its other image.
    screen:press "TableViewCell[1]"
    screen:advance(0.2)
    assert.is_true(first.imageView.isHighlighted)
    screen:release()
    assert.equal(ui.indexPath(1, 1), tableView.indexPathForSelectedRow)
  end)

  it("has cells that build their content themselves (tables/SC-07)", function()
    local Row = ui.TableViewCell:subclass "Row"
    function Row:init(options)
      Row.super.init(self, options)
      self.name = ui.Label{ frame = { 10, 5, 100, 30 }, text = "name" }
      self.contentView:addSubview(self.name)
      self.contentView:addSubview(ui.Switch{ frame = { 200, 5, 51, 31 } })
    end
    local _, tableView = launch({}, {
      tableView_numberOfRowsInSection = function() return 3 end,
      tableView_cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell("row", indexPath)
        cell.name.text = "row " .. indexPath.row
        return cell
      end,
    }, Row)
    assert.equal(3, #tableView.visibleCells)
    for row, cell in ipairs(tableView.visibleCells) do
      assert.equal(2, #cell.contentView.subviews)
      assert.equal("row " .. row, cell.contentView.subviews[1].text)
    end
  end)

  it("logs each tap (course/S42)", function()
    local log = {}
    local screen, tableView = launch({}, plainRows(10, "Hello World"))
    tableView.delegate = { tableView_didSelectRowAt = function() log[#log + 1] = "....." end }
    assert.equal(10, #tableView.visibleCells)
    screen:tap 'TableViewCell[3]'
    screen:tap 'TableViewCell[5]'
    assert.same({ ".....", "....." }, log)
  end)

  it("has sections with texts of their own (course/S44)", function()
    local counts = { 3, 2, 4 }
    local _, tableView = launch({}, {
      numberOfSections_in = function() return 3 end,
      tableView_numberOfRowsInSection = function(_, _, section) return counts[section] end,
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        local first = indexPath.row == 1 and "hello" or "Hello"
        cell.textLabel.text = ({ first, "hello wlord", "hello kity" })[indexPath.section]
        return cell
      end,
    })
    assert.same({
      "hello", "Hello", "Hello", "hello wlord", "hello wlord", "hello kity", "hello kity",
      "hello kity", "hello kity",
    }, texts(tableView))
  end)

  it("has a view above or below all rows (course/S45)", function()
    local header = ui.View{
      frame = { 0, 0, 375, 100 },
      ui.Label{ frame = { 100, 10, 100, 50 }, text = "header", textColor = "green",
        textAlignment = "center" },
    }
    local screen, tableView = launch({ tableHeaderView = header }, plainRows(2, "row"))
    assert.same({ "header", "row", "row" }, {
      scenario.rows(screen)[1], texts(tableView)[1], texts(tableView)[2],
    })
    assert.equal(100, tableView:rectForRow({ 1, 1 }).y)
    tableView.tableHeaderView = nil
    tableView.tableFooterView = header
    screen:advance(0)
    assert.equal(0, tableView:rectForRow({ 1, 1 }).y)
    assert.equal(88, header.y)
  end)

  it("has section headers by title or by view (course/S46)", function()
    local source = plainRows(1, "row")
    source.numberOfSections_in = function() return 3 end
    source.tableView_titleForHeaderInSection = function(_, _, section) return "title" .. section end
    local screen, tableView = launch({}, source)
    assert.is_true(scenario.shows(screen, "title1"))
    assert.equal("title3", tableView:headerView(3).textLabel.text)
    tableView.delegate = {
      tableView_viewForHeaderInSection = function(_, _, section)
        return ui.Label{ text = "view" .. section }
      end,
      tableView_heightForHeaderInSection = function() return 30 end,
    }
    screen:advance(0)
    assert.is_false(scenario.shows(screen, "title1"))
    assert.is_true(scenario.shows(screen, "view2"))
    assert.equal(ui.rect(0, 74, 375, 30), tableView:rectForHeader(2))
  end)

  it("shows a value and an image (course/S47)", function()
    local _, tableView = launch({ rowHeight = 70 }, {
      tableView_numberOfRowsInSection = function() return 1 end,
      tableView_cellForRowAt = function()
        local cell = ui.TableViewCell{ style = "value1" }
        cell.textLabel.text, cell.detailTextLabel.text = "title", "title2"
        cell.imageView.image = ui.Image:named "wifi.png"
        return cell
      end,
    })
    assert.equal(70, tableView.visibleCells[1].height)
  end)

  it("uses cells again that the script makes (course/S48, weibo/S58)", function()
    local made = 0
    local screen, tableView = launch({}, {
      tableView_numberOfRowsInSection = function() return 200 end,
      tableView_cellForRowAt = function(_, tableView)
        local cell = tableView:dequeueReusableCell "abc"
        if not cell then
          made = made + 1
          cell = ui.TableViewCell{ reuseIdentifier = "abc" }
        end
        cell.textLabel.text = "hello"
        return cell
      end,
    })
    assert.equal(15, made)
    for y = 0, 8000, 20 do scrollTo(screen, tableView, y) end
    assert.is_true(made <= 17, made .. " cells were made")
  end)

  it("makes cells of a registered class (course/S49)", function()
    local made = 0
    local Row = ui.TableViewCell:subclass "Made"
    function Row:init(options)
      Row.super.init(self, options)
      made = made + 1
    end
    local screen, tableView = launch({}, {
      tableView_numberOfRowsInSection = function() return 200 end,
      tableView_cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell("row", indexPath)
        cell.textLabel.text = "hello"
        return cell
      end,
    }, Row)
    assert.equal(15, made)
    for y = 0, 8000, 20 do scrollTo(screen, tableView, y) end
    assert.is_true(made <= 17, made .. " cells were made")
  end)

  it("shows a new row after a reload or an insertion (course/S50)", function()
    local asked = {}
    local model = { "a", "b" }
    local source = {
      tableView_numberOfRowsInSection = function() return #model end,
      tableView_cellForRowAt = function(_, _, indexPath)
        asked[#asked + 1] = indexPath.row
        local cell = ui.TableViewCell{}
        cell.textLabel.text = model[indexPath.row]
        return cell
      end,
    }
    local screen, tableView = launch({}, source)
    asked = {}
    model[3] = "c"
    tableView:insertRows({ 1, 3 }, "top")
    screen:advance(1)
    assert.same({ 3 }, asked)
    assert.same({ "a", "b", "c" }, texts(tableView))
    asked = {}
    model[4] = "d"
    tableView:reloadData()
    screen:advance(1)
    assert.same({ 1, 2, 3, 4 }, asked)
    assert.same({ "a", "b", "c", "d" }, texts(tableView))
  end)

  it("finds a label of its own by its tag (course/S58)", function()
    local cities = {}
    for city in ("北京 上海 广州 深圳 杭州 苏州 厦门 天津 重庆 呼和浩特 郑州 乌鲁木齐 拉萨 xx yy zz mm nn qq aa")
      :gmatch "%S+" do cities[#cities + 1] = city end
    local screen, tableView = launch({ rowHeight = 60 }, {
      tableView_numberOfRowsInSection = function() return #cities end,
      tableView_cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell "city"
        if not cell then
          cell = ui.TableViewCell{ reuseIdentifier = "city" }
          cell.contentView:addSubview(ui.Label{
            frame = { 0, 0, 375, 60 }, font = 22, shadowColor = "red", shadowOffset = { 2, 2 },
            textAlignment = "center", tag = 1,
          })
        end
        cell.contentView:viewWithTag(1).text = cities[indexPath.row]
        return cell
      end,
    })
    scrollTo(screen, tableView, 553)
    for _, cell in ipairs(tableView.visibleCells) do
      local labels = 0
      for _, view in ipairs(cell.contentView.subviews) do
        if view:isKind(ui.Label) and view.tag == 1 then
          labels = labels + 1
          assert.equal(cities[tableView:indexPath(cell).row], view.text)
        end
      end
      assert.equal(1, labels)
    end
    assert.equal("aa", tableView.visibleCells[#tableView.visibleCells].contentView:viewWithTag(1).text)
  end)

  it("has accessories that are tapped apart from the row (course/S59)", function()
    local log = {}
    local source = plainRows(5, "Hello World")
    local plain = source.tableView_cellForRowAt
    source.tableView_cellForRowAt = function(self, tableView, indexPath)
      local cell = plain(self, tableView, indexPath)
      if indexPath.row == 2 then
        cell.accessoryView = ui.Button{ frame = { 0, 0, 100, 40 }, title = "验证码" }
      elseif indexPath.row == 3 then
        cell.accessoryType = "detailButton"
      elseif indexPath.row == 4 then
        cell.accessoryView = ui.Switch{}
      end
      return cell
    end
    local screen, tableView = launch({}, source)
    tableView.delegate = {
      tableView_didSelectRowAt = function(_, _, indexPath) log[#log + 1] = "row " .. indexPath.row end,
      tableView_accessoryButtonTappedForRowWith = function(_, _, indexPath)
        log[#log + 1] = ".... " .. indexPath.row
      end,
    }
    screen:tap '"More Info"'
    screen:tap "Switch"
    screen:tap 'Button"验证码"'
    assert.same({ ".... 3" }, log)
    assert.is_nil(tableView.indexPathForSelectedRow)
    screen:tap 'TableViewCell[3]'
    assert.same({ ".... 3", "row 3" }, log)
  end)

  it("shows stale content of cells that are used again (course/S61)", function()
    local sections = {
      { "我的绿钻", "免流量服务", "QPlay与车载互联", "笛音传歌" },
      { "设置", "定时关闭", "关于QQ音乐" }, { "退出登录" },
    }
    local details = { ["免流量服务"] = "在线听歌免流量费" }
    local header = ui.View{ frame = { 0, 0, 375, 70 }, ui.Label{ frame = { 15, 40, 80, 30 }, text = "关注 3" } }
    local screen, tableView = launch({ rowHeight = 40, tableHeaderView = header }, {
      numberOfSections_in = function() return #sections end,
      tableView_numberOfRowsInSection = function(_, _, section) return #sections[section] end,
      tableView_titleForHeaderInSection = function() return " " end,
      tableView_cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell "one"
          or ui.TableViewCell{ style = "value1", reuseIdentifier = "one" }
        local text = sections[indexPath.section][indexPath.row]
        cell.textLabel.text = text
        cell.accessoryType = "disclosureIndicator"
        if details[text] then cell.detailTextLabel.text = details[text] end
        if text == "定时关闭" then cell.accessoryView = ui.Switch{} end
        if text == "退出登录" then cell.textLabel.textColor = "red" end
        return cell
      end,
    })
    assert.equal(28, tableView:rectForHeader(1).height)
    assert.is_true(scenario.shows(screen, "关注 3"))
    assert.equal("", tableView:cellForRow({ 1, 1 }).detailTextLabel.text)
    -- One cell after the other comes back from the pool, the last one first.
    tableView:reloadData()
    screen:advance(0)
    local red = {}
    for _, cell in ipairs(tableView.visibleCells) do
      if cell.textLabel.textColor == ui.color "red" then red[#red + 1] = cell.textLabel.text end
    end
    assert.equal(1, #red - (red[2] and 1 or 0))
    assert.not_equal("退出登录", red[1])
  end)

  it("has a data source and a delegate apart (course/S66)", function()
    local log = {}
    local source = plainRows(10, "hello")
    local delegate = {
      tableView_heightForRowAt = function() return 100 end,
      tableView_didSelectRowAt = function() log[#log + 1] = "..." end,
    }
    local screen, tableView = launch({}, source)
    tableView.delegate = delegate
    screen:advance(0)
    assert.equal(1000, tableView.contentSize.height)
    screen:tap "TableViewCell[2]"
    assert.same({ "..." }, log)
  end)

  it("shares a controller with another one (course/S67)", function()
    local Two = ui.ViewController:subclass "Two"
    function Two:viewDidLoad()
      self.upper = ui.TableView{ frame = { 0, 20, 375, 200 }, dataSource = self }
      self.lower = ui.TableView{ frame = { 0, 220, 375, 250 }, dataSource = self }
      self.view:addSubview(self.upper)
      self.view:addSubview(self.lower)
    end
    function Two:tableView_numberOfRowsInSection(tableView)
      return tableView == self.upper and 5 or 7
    end
    function Two:tableView_cellForRowAt(tableView)
      local cell = tableView:dequeueReusableCell "row"
      if tableView == self.upper then
        cell = cell or ui.TableViewCell{ reuseIdentifier = "row" }
        cell.textLabel.text = "HelloWord"
      else
        cell = cell or ui.TableViewCell{ style = "value1", reuseIdentifier = "row" }
        cell.textLabel.text, cell.detailTextLabel.text = "HelloKitty", "miao"
      end
      return cell
    end
    local page = Two{}
    local screen = t.launch(page)
    page.upper:reloadData()
    page.lower:reloadData()
    screen:advance(0)
    assert.equal("HelloWord", texts(page.upper)[1])
    assert.equal("HelloKitty", texts(page.lower)[1])
    for _, cell in ipairs(page.lower.visibleCells) do assert.equal("miao", cell.detailTextLabel.text) end
  end)

  it("shows a text, a detail and an image (weibo/S57)", function()
    local _, tableView = launch({}, {
      tableView_numberOfRowsInSection = function() return 1 end,
      tableView_cellForRowAt = function()
        local cell = ui.TableViewCell{ style = "subtitle" }
        cell.textLabel.text, cell.detailTextLabel.text = "A", "hi"
        cell.imageView.image = ui.Image:named "placeholder"
        return cell
      end,
    })
    local cell = tableView.visibleCells[1]
    assert.equal("placeholder", cell.imageView.image.name)
    cell.imageView.image = ui.Image:named "face"
    assert.equal("face", cell.imageView.image.name)
  end)

  it("does not ask for its rows before the layout", function()
    local asked = 0
    local source = plainRows(100, "row")
    local count = source.tableView_numberOfRowsInSection
    source.tableView_numberOfRowsInSection = function(...)
      asked = asked + 1
      return count(...)
    end
    local Page = ui.ViewController:subclass "Page"
    function Page:viewDidLoad()
      self.list = ui.TableView{ id = "list", dataSource = source }
      self.list.frame = self.view.bounds
      self.list.contentInset = { 20, 0, 0, 0 }
      self.view:addSubview(self.list)
      assert.equal(0, asked)
      -- Nothing is known of the content yet, so it begins below the inset.
      assert.equal(ui.point(0, -20), self.list.contentOffset)
    end
    local screen = t.launch(Page)
    assert.equal(1, asked)
    assert.equal(ui.point(0, -20), screen:find("#list").object.contentOffset)
  end)

  it("gives rows the heights that their texts need, at each width", function()
    local long = ("a text that wraps "):rep(8)
    local screen, tableView = launch({ estimatedRowHeight = 50 }, {
      tableView_numberOfRowsInSection = function() return 30 end,
      tableView_cellForRowAt = function(_, _, indexPath)
        local cell = ui.TableViewCell{}
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text = indexPath.row == 2 and long or "short"
        return cell
      end,
    })
    local function heights()
      return tableView:rectForRow({ 1, 1 }).height, tableView:rectForRow({ 1, 2 }).height
    end
    local short, wrapped = heights()
    assert.equal(44, short)
    assert.is_true(wrapped > 60)
    -- Rows that were never seen have the estimate.
    assert.equal(50, tableView:rectForRow({ 1, 30 }).height)
    tableView.frame = { 0, 20, 200, 647 }
    screen:advance(0)
    local _, narrow = heights()
    assert.is_true(narrow > wrapped, narrow .. " > " .. wrapped)
    assert.equal(narrow, tableView:cellForRow({ 1, 2 }).height)
    tableView.frame = { 0, 20, 375, 647 }
    screen:advance(0)
    assert.same({ short, wrapped }, { heights() })
  end)
end)
