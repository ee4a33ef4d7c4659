-- The catalogue's scenarios of tables that lead to other screens.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local shows = scenario.shows

local function titles(nav) return table.concat(scenario.each(nav.viewControllers, "title"), " ") end

--- The texts of the cells of the table in front, each with its detail.
local function rows(screen)
  local list = {}
  for _, cell in ipairs(screen:all "TableViewCell") do
    local object = cell.object
    local detail = object.detailTextLabel and object.detailTextLabel.text or ""
    list[#list + 1] = object.textLabel.text .. (detail ~= "" and " " .. detail or "")
  end
  return list
end

--- A table whose rows are made from a list.
local function lister(name, style, fill)
  local List = ui.TableViewController:subclass(name)
  function List:tableView_numberOfRowsInSection() return #self.list end
  function List:tableView_cellForRowAt(tableView, path)
    local cell = tableView:dequeueReusableCell "cell"
      or ui.TableViewCell{ style = style, reuseIdentifier = "cell" }
    fill(cell, self.list[path.row])
    return cell
  end
  return List
end

local function stack(root)
  local nav
  local screen = t.launch(function()
    nav = ui.NavigationController{ rootViewController = root }
    return nav
  end)
  return screen, nav
end

describe("A table on a stack", function()
  it("begins below the bar, or the status bar, or neither (tables/SC-02)", function()
    local List = lister("Insets", "default", function(cell, text) cell.textLabel.text = text end)
    local function top(list)
      return list.tableView:convertTo(list.tableView:rectForRow{ 1, 1 }, nil).y
    end
    local list = List{ list = { "a", "b" } }
    local screen, nav = stack(list)
    assert.equal(64, top(list))
    assert.equal(-64, list.tableView.contentOffset.y)
    nav:setNavigationBarHidden(true)
    screen:advance(0)
    assert.equal(20, top(list))
    nav:setNavigationBarHidden(false, true)
    screen:advance(0)
    assert.equal(64, top(list))
    -- As the first subview of a view.
    local plain = ui.ViewController{}
    plain.view:addSubview(ui.TableView{ frame = plain.view.bounds })
    nav:pushViewController(plain)
    assert.equal(64, plain.view.subviews[1].contentInset.top)
    nav.isToolbarHidden = false
    assert.equal(44, plain.view.subviews[1].contentInset.bottom)
    local none = List{ list = { "a" }, automaticallyAdjustsScrollViewInsets = false }
    nav:pushViewController(none)
    assert.equal(0, top(none))
    assert.equal(0, none.tableView.contentInset.bottom)
  end)

  it("presents a page to edit a row (tables/SC-06)", function()
    local books = {
      { "疯狂Android讲义", "长期雄踞各网点销量排行榜榜首的图书" },
      { "疯狂Ajax讲义", "Ajax开发图书" },
    }
    local Edit = ui.ViewController:subclass "Edit"
    function Edit:viewDidLoad()
      self.view.backgroundColor = "white"
      local width = self.view.bounds.width - 40
      for index, y in ipairs{ 100, 160 } do
        self.view:addSubview(ui.TextField{
          frame = { 20, y, width, 40 }, borderStyle = "roundedRect", text = self.book[index],
        })
      end
    end
    local Books = ui.ViewController:subclass "Books"
    function Books:viewDidLoad()
      local bounds = self.view.bounds
      self.view:addSubview(ui.TableView{
        frame = { 0, 20, bounds.width, bounds.height - 20 }, dataSource = self, delegate = self,
      })
    end
    function Books:tableView_numberOfRowsInSection() return #books end
    function Books:tableView_cellForRowAt(_, path)
      local cell = ui.TableViewCell{ style = "subtitle", reuseIdentifier = "book" }
      cell.textLabel.text, cell.detailTextLabel.text = books[path.row][1], books[path.row][2]
      return cell
    end
    function Books:tableView_didSelectRowAt(_, path)
      self:present(Edit{ book = books[path.row] }, true)
    end
    local screen = t.launch(Books)
    screen:select("TableView", 1, 2)
    local fields = screen:all "TextField"
    assert.same({ "疯狂Ajax讲义", "Ajax开发图书" },
      { fields[1].object.text, fields[2].object.text })
    assert.equal(ui.rect(20, 100, 335, 40), fields[1].frame)
    assert.equal(ui.rect(20, 160, 335, 40), fields[2].frame)
    assert.is_false(screen:has "TableView")
  end)

  it("pushes a detail screen (course/S43)", function()
    local Hello = lister("Hello", "default", function(cell) cell.textLabel.text = "Hello Kitty" end)
    function Hello:viewDidLoad()
      Hello.super.viewDidLoad(self)
      self.title = "表格"
    end
    function Hello:tableView_didSelectRowAt()
      self.navigationController:pushViewController(ui.ViewController{ title = "detail" }, true)
    end
    local list = {}
    for index = 1, 10 do list[index] = index end
    local screen, nav = stack(Hello{ list = list })
    assert.is_true(shows(screen, "表格"))
    assert.equal(10, #rows(screen))
    screen:select("TableView", 1, 3)
    assert.equal("表格 detail", titles(nav))
    -- The row that was left is selected until the table comes back.
    screen:back()
    assert.is_nil(screen:find("TableView").object.indexPathForSelectedRow)
  end)

  it("shows cities and a plain detail (course/S51)", function()
    local Cities = lister("Cities", "default", function(cell, city) cell.textLabel.text = city[1] end)
    local Detail = ui.ViewController:subclass "Detail"
    function Detail:viewDidLoad()
      self.title = "城市详情"
      self.name = ui.Label{ id = "name", frame = { 20, 100, 200, 30 } }
      self.population = ui.Label{ id = "population", frame = { 20, 140, 200, 30 } }
      self.view:addSubview(self.name)
      self.view:addSubview(self.population)
    end
    function Detail:viewWillAppear()
      self.name.text = self.city[1]
      self.population.text = self.city[2] .. "万"
    end
    function Cities:tableView_didSelectRowAt(_, path)
      local detail = Detail{}
      detail.city = self.list[path.row]
      self.navigationController:pushViewController(detail, true)
    end
    local screen, nav = stack(Cities{
      title = "城市列表",
      list = { { "北京", 1000 }, { "上海", 900 }, { "广州", 800 }, { "深圳", 700 } },
    })
    assert.same({ "北京", "上海", "广州", "深圳" }, rows(screen))
    screen:tap '"北京"'
    assert.equal("城市列表 城市详情", titles(nav))
    assert.equal("北京", screen:find("#name").object.text)
    assert.equal("1000万", screen:find("#population").object.text)
  end)

  it("shows cities and a table of their areas (course/S52)", function()
    local Areas = ui.TableViewController:subclass "Areas"
    function Areas:viewDidLoad()
      Areas.super.viewDidLoad(self)
      self.tableView:register(ui.TableViewCell, "area")
    end
    function Areas:tableView_numberOfRowsInSection() return #self.areas end
    function Areas:tableView_cellForRowAt(tableView, path)
      local cell = tableView:dequeueReusableCell("area", path)
      cell.textLabel.text = self.areas[path.row]
      return cell
    end
    local Cities = lister("AreaCities", "default", function(cell, city)
      cell.textLabel.text = city.name
    end)
    function Cities:tableView_didSelectRowAt(_, path)
      local city = self.list[path.row]
      self.navigationController:pushViewController(Areas{ title = city.name, areas = city }, true)
    end
    local cities = {
      { name = "北京", "东城区", "西城区", "海淀区" }, { name = "上海", "浦东区", "静安区", "徐汇区" },
      { name = "广州", "白云区", "越秀区", "天河区" }, { name = "深圳", "未知区", "未知2区" },
    }
    local screen, nav = stack(Cities{ list = cities })
    for _, city in ipairs(cities) do
      screen:tap('"' .. city.name .. '"')
      assert.equal(city.name, nav.topViewController.title)
      assert.same({ table.unpack(city) }, rows(screen))
      screen:back()
    end
  end)

  it("gets a city from a form that was pushed (course/S54)", function()
    local Form = ui.ViewController:subclass "Form"
    function Form:viewDidLoad()
      self.view.backgroundColor = "white"
      self.fields = {}
      for index, id in ipairs{ "name", "population" } do
        self.fields[index] = ui.TextField{
          id = id, frame = { 20, 40 + 40 * index, 200, 30 }, delegate = self,
        }
        self.view:addSubview(self.fields[index])
      end
      self.view:addSubview(ui.Button{
        title = "保存", frame = { 20, 180, 100, 44 },
        onTouchUpInside = function()
          self.delegate:added(self.fields[1].text, self.fields[2].text)
          self.navigationController:popToRootViewController(true)
        end,
      })
    end
    function Form:textFieldShouldReturn(field)
      field:resignFirstResponder()
      return true
    end
    local Cities = lister("GrowingCities", "value1", function(cell, city)
      cell.textLabel.text, cell.detailTextLabel.text = city[1], "人口：" .. city[2]
    end)
    function Cities:viewDidLoad()
      Cities.super.viewDidLoad(self)
      self.title = "城市列表"
      self.navigationItem.rightBarButtonItem =
        ui.BarButtonItem{ barButtonSystemItem = "add", target = self, action = "add" }
    end
    function Cities:add()
      local form = Form{}
      self.navigationController:pushViewController(form, true)
      form.delegate = self
    end
    function Cities:added(name, population)
      self.list[#self.list + 1] = { name, math.tointeger(tonumber(population)) or 0 }
      self.tableView:insertRows({ { 1, #self.list } }, "top")
    end
    local screen, nav = stack(Cities{ list = { { "北京", 1000 }, { "上海", 800 }, { "广州", 600 } } })
    assert.same({ "北京 人口：1000", "上海 人口：800", "广州 人口：600" }, rows(screen))
    screen:tap '"Add"'
    screen:type("#name", "深圳")
    screen:enter()
    assert.is_false(screen:find("#name").object.isFirstResponder)
    screen:type("#population", "500")
    screen:tap '"保存"'
    assert.equal(1, #nav.viewControllers)
    assert.same(
      { "北京 人口：1000", "上海 人口：800", "广州 人口：600", "深圳 人口：500" }, rows(screen))
  end)

  it("shows a photo that can be zoomed (course/S63)", function()
    local Viewer = ui.ViewController:subclass "Viewer"
    function Viewer:viewDidLoad() self.scroll = ui.ScrollView{ frame = self.view.bounds } end
    function Viewer:viewWillAppear()
      print("->" .. self.name)
      local size = ui.size(750, 1000)
      self.picture = ui.ImageView{ frame = { 0, 0, 750, 1000 }, contentMode = "scaleAspectFit" }
      self.scroll.contentSize = size
      self.scroll.maximumZoomScale = 1
      self.scroll.minimumZoomScale =
        math.min(self.scroll.bounds.width / size.width, self.scroll.bounds.height / size.height)
      self.scroll.delegate = self
      self.scroll:addSubview(self.picture)
      self.view:addSubview(self.scroll)
    end
    function Viewer:viewForZooming_in() return self.picture end
    local Photos = lister("Photos", "subtitle", function(cell, name)
      cell.textLabel.text, cell.detailTextLabel.text = name, "achao"
    end)
    function Photos:tableView_didSelectRowAt(_, path)
      self.navigationController:pushViewController(Viewer{ name = self.list[path.row] }, true)
    end
    local screen = stack(Photos{
      list = { "welcome1.PNG", "welcome2.PNG", "welcome3.PNG", "welcome4.PNG" },
    })
    assert.equal("welcome1.PNG achao", rows(screen)[1])
    screen:select("TableView", 1, 2)
    assert.same({ "->welcome2.PNG" }, screen.log)
    local scroll = screen:find("ScrollView!").object
    assert.equal(ui.size(750, 1000), scroll.contentSize)
    assert.equal(0.5, scroll.minimumZoomScale)
    screen:pinch("ScrollView!", 0.7)
    assert.near(0.7, scroll.zoomScale, 0.05)
  end)

  it("leads down a tree with one class (course/S68)", function()
    local function area(name, ...) return { name = name, ... } end
    local tree = area("城市",
      area("北京", area "东城", area "西城",
        area("朝阳", area "潘家园",
          area("松榆路", area("建业苑", area "一楼",
            area("六楼", area("达内", area "第一教室", area "第二教室")))),
          area "麦当劳")),
      area("上海", area "徐汇", area "静安"))
    local Area = lister("Area", "default", function(cell, one)
      cell.textLabel.text = one.name
      local isLeaf = #one == 0
      cell.accessoryType = isLeaf and "none" or "disclosureIndicator"
      cell.selectionStyle = isLeaf and "none" or "default"
    end)
    local function screenOf(one) return Area{ title = one.name, list = one } end
    function Area:tableView_didSelectRowAt(_, path)
      local one = self.list[path.row]
      if #one > 0 then self.navigationController:pushViewController(screenOf(one), true) end
    end
    local screen, nav = stack(screenOf(tree))
    for _, name in ipairs{ "北京", "朝阳", "松榆路", "建业苑", "六楼", "达内" } do
      screen:tap('TableViewCell"' .. name .. '"')
    end
    assert.equal("城市 北京 朝阳 松榆路 建业苑 六楼 达内", titles(nav))
    screen:tap '"第一教室"'
    assert.equal(7, #nav.viewControllers)
    assert.same({ "第一教室", "第二教室" }, rows(screen))
    for _ = 1, 6 do screen:back() end
    assert.equal("城市", titles(nav))
  end)
end)

describe("A scroll view on a stack", function()
  it("jumps at a tap in the bar (course/S36)", function()
    local Jump = ui.ViewController:subclass "Jump"
    function Jump:viewDidLoad()
      self.title = "scrollView"
      self.scroll = ui.ScrollView{ frame = self.view.bounds, contentSize = { 3000, 3000 } }
      self.view:addSubview(self.scroll)
      self.navigationItem.rightBarButtonItem =
        ui.BarButtonItem{ title = "移动", style = "done", target = self, action = "jump" }
    end
    function Jump:jump()
      self.scroll.contentOffset = { 1000, 1000 }
      self.scroll.contentInset = 300
    end
    local screen, nav = stack(Jump)
    screen:tap '"移动"'
    local scroll = nav.topViewController.scroll
    assert.equal(ui.point(1000, 1000), scroll.contentOffset)
    assert.equal(ui.insets(300, 300, 300, 300), scroll.contentInset)
  end)

  it("is a strip of titles in the bar (course/S62)", function()
    local names = { "体育", "非新闻", "科技", "军事", "历史" }
    local counts = { 186, 17, 17, 178, 4374, 6, 0, 4 }
    local News = ui.TableViewController:subclass "News"
    function News:viewDidLoad()
      News.super.viewDidLoad(self)
      self.strip = ui.ScrollView{
        id = "strip", frame = { 0, 0, self.view.bounds.width, 30 }, contentSize = { 610, 30 },
        showsHorizontalScrollIndicator = false, bounces = false, delegate = self,
      }
      self.labels = {}
      for index, name in ipairs(names) do
        self.labels[index] = ui.Label{
          text = name, textAlignment = "center", frame = { 55 + 100 * (index - 1), 0, 100, 30 },
        }
        self.strip:addSubview(self.labels[index])
      end
      self.navigationItem.titleView = self.strip
      self.navigationItem.rightBarButtonItem = ui.BarButtonItem{ barButtonSystemItem = "add" }
      self.navigationItem.leftBarButtonItem = ui.BarButtonItem{ barButtonSystemItem = "reply" }
      self.tableView.tableHeaderView = ui.ImageView{ frame = { 0, 0, 320, 180 } }
      self.tableView.rowHeight = 100
      self.tableView.showsVerticalScrollIndicator = false
    end
    function News:tableView_numberOfRowsInSection() return #counts end
    function News:tableView_cellForRowAt(_, path)
      local cell = ui.TableViewCell{ style = "value1", reuseIdentifier = "news" }
      cell.textLabel.text, cell.detailTextLabel.text = "n" .. path.row, counts[path.row]
      return cell
    end
    function News:scrollViewDidScroll()
      local chosen = self.strip.contentOffset.x // 80 + 1
      for index, label in ipairs(self.labels) do
        label.textColor = index == chosen and "red" or "black"
      end
      self.strip:setNeedsDisplay()
    end
    local screen, nav = stack(News)
    local news = nav.topViewController
    assert.equal(180, news.tableView:rectForRow{ 1, 1 }.y)
    assert.equal("n1 186", rows(screen)[1])
    local reds = {}
    screen:scroll("#strip", 0, 170)
    for index, label in ipairs(news.labels) do
      if label.textColor == ui.color "red" then reds[#reds + 1] = index end
    end
    assert.same({ 3 }, reds)
  end)
end)
