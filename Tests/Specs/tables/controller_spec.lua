-- The catalogue's scenarios of table view controllers, of pulling to refresh, and of declared rows.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

-- The rows that show more than a line, with single blanks.
local function rows(screen)
  local list = {}
  for _, row in ipairs(scenario.rows(screen)) do
    if row:find("─", 1, true) ~= 1 then list[#list + 1] = row:gsub("%s+", " ") end
  end
  return list
end

describe("A table view controller", function()
  it("shows stories as sections with headers and footers (tables/SC-09)", function()
    local stories = {
      { "三国演义", { "关羽", "刘备", "张飞", "曹操", "张辽", "吕布" } },
      { "水浒", { "武松", "林冲", "鲁达", "杨志", "宋江", "史进" } },
      { "红楼梦", { "宝玉", "黛玉", "元春", "探春", "惜春", "可卿" } },
      { "西游记", { "孙悟空", "猪八戒", "牛魔王", "蜘蛛精", "唐僧", "沙和尚" } },
    }
    local Stories = ui.TableViewController:subclass "Stories"
    function Stories:numberOfSections_in() return #stories end
    function Stories:tableView_numberOfRowsInSection(_, section) return #stories[section][2] end
    function Stories:tableView_titleForHeaderInSection(_, section) return stories[section][1] end
    function Stories:tableView_titleForFooterInSection(_, section)
      return "一共有" .. #stories[section][2] .. "个人物"
    end
    function Stories:tableView_cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell "story" or ui.TableViewCell{ reuseIdentifier = "story" }
      cell.textLabel.text = stories[indexPath.section][2][indexPath.row]
      return cell
    end
    local screen = t.launch(Stories)
    screen:advance(2)
    local tableView = screen:find("TableView").object
    assert.equal(4, tableView.numberOfSections)
    for section = 1, 4 do assert.equal(6, tableView:numberOfRows(section)) end
    assert.equal(44, tableView:rectForRow{ 1, 1 }.height)
    local shown = rows(screen)
    assert.equal("三国演义", shown[1])
    assert.equal("关羽", shown[2])
    assert.is_true(scenario.shows(screen, "一共有6个人物"))
    assert.is_false(screen:has "TableIndexView")
    tableView.contentOffset = { 0, tableView.contentSize.height - 667 }
    screen:advance(0)
    assert.is_true(scenario.shows(screen, "沙和尚"))
  end)

  it("makes room for the keyboard and scrolls to what is typed into", function()
    local Form = ui.TableViewController:subclass "Form"
    function Form:viewDidLoad()
      Form.super.viewDidLoad(self)
      local list = {}
      for row = 1, 14 do
        list[row] = {
          text = "Field " .. row,
          accessoryView = ui.TextField{ id = "field" .. row, frame = { 0, 0, 150, 30 } },
        }
      end
      self.tableView.sections = { { rows = list } }
    end
    local screen = t.launch(Form)
    local tableView = screen:find("TableView").object
    screen:tap "#field13"
    assert.equal(216, tableView.contentInset.bottom)
    assert.equal(216, tableView.scrollIndicatorInsets.bottom)
    local field = screen:find("#field13").object
    assert.is_true(field.isFirstResponder)
    local frame = field:convertTo(field.bounds, nil)
    assert.is_true(frame.maxY <= 667 - 216)
    assert.equal(field:convertTo(field.bounds, tableView).maxY, tableView.contentOffset.y + 667 - 216)
    -- From field to field the keyboard stays, and what is typed into comes into sight.
    tableView.contentOffset = { 0, 0 }
    screen:tap "#field2"
    tableView:cellForRow{ 1, 12 }.accessoryView:becomeFirstResponder()
    screen:advance(1)
    assert.is_true(tableView.contentOffset.y > 0)
    tableView:endEditing(true)
    screen:advance(1)
    assert.equal(0, tableView.contentInset.bottom)
  end)

  it("flashes its scroll indicators when it has appeared", function()
    local rows = {}
    for row = 1, 30 do rows[row] = { text = "Row " .. row } end
    local screen = t.launch(function()
      local controller = ui.TableViewController{}
      controller.tableView.sections = { { rows = rows } }
      return controller
    end)
    local first = screen:text()
    screen:advance(2)
    assert.is_true(first ~= screen:text())
  end)
end)

describe("A refresh control", function()
  it("is pulled, and a row comes after two seconds (tables/SC-10)", function()
    local texts = { "疯狂Android讲义" }
    local tableView, control
    local List = ui.TableViewController:subclass "PulledList"
    function List:viewDidLoad()
      List.super.viewDidLoad(self)
      tableView = self.tableView
      control = ui.RefreshControl{ tintColor = "gray" }
      control.attributedTitle = ui.AttributedString{ string = "下拉刷新" }
      control:addTarget(self, "refresh", "valueChanged")
      self.refreshControl = control
    end
    function List:refresh() ui.Timer:scheduledTimer(2, false, self, "load") end
    function List:load()
      texts[#texts + 1] = tostring(math.random(0, 9999))
      control.attributedTitle = ui.AttributedString{ string = "正在刷新..." }
      control:endRefreshing()
      tableView:reloadData()
    end
    function List:tableView_numberOfRowsInSection() return #texts end
    function List:tableView_cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell "row" or ui.TableViewCell{ reuseIdentifier = "row" }
      cell.textLabel.text = texts[indexPath.row]
      return cell
    end
    local screen = t.launch(List)
    assert.same({ "疯狂Android讲义" }, { rows(screen)[1] })
    screen:drag("TableView", 0, 350)
    assert.is_true(control.isRefreshing)
    assert.equal(-60, tableView.contentOffset.y)
    local shown = rows(screen)
    assert.equal("◌", shown[1])
    assert.equal("下拉刷新", shown[2])
    assert.equal("疯狂Android讲义", shown[3])
    assert.equal(1, tableView:numberOfRows(1))
    screen:advance(2)
    assert.is_false(control.isRefreshing)
    assert.equal(2, tableView:numberOfRows(1))
    assert.equal("正在刷新...", control.attributedTitle.string)
    assert.equal(0, tableView.contentOffset.y)
    local number = math.tointeger(rows(screen)[2])
    assert.is_true(number >= 0 and number <= 9999)
  end)
end)

describe("Declared rows", function()
  it("are an account page (course/S64)", function()
    local user = {
      weChatNumber = "chat-num", qqNumber = "1234567", phoneNumber = "18600xxxx",
      email = "tom@tarena.com.cn",
    }
    local Account = ui.TableViewController:subclass "Account"
    function Account:viewDidLoad()
      Account.super.viewDidLoad(self)
      self.title = "账号与安全"
      local function row(text, detail)
        return { text = text, detail = detail, accessoryType = "disclosureIndicator" }
      end
      self.tableView.sections = {
        { rows = { { text = "微信号", detail = user.weChatNumber } } },
        { rows = {
          row("QQ号", user.qqNumber), row("手机号", user.phoneNumber), row("邮箱", user.email),
        } },
      }
    end
    local screen = t.launch(function() return Account{ style = "grouped" } end)
    assert.same({
      "微信号 chat-num", "QQ号 1234567 ›", "手机号 18600xxxx ›", "邮箱 tom@tarena.com.cn ›",
    }, rows(screen))
    local tableView = screen:find("TableView").object
    assert.equal(2, tableView.numberOfSections)
    assert.equal(1, tableView:numberOfRows(1))
    assert.equal(3, tableView:numberOfRows(2))
  end)

  it("change as their section is given others", function()
    local tableView
    local screen = t.launch(function()
      tableView = ui.TableView{
        sections = { { header = "Numbers", rows = { { text = "One" }, { text = "Two" } } } },
      }
      return tableView
    end)
    assert.same({ "Numbers", "One", "Two" }, { table.unpack(rows(screen), 1, 3) })
    local section = tableView.sections[1]
    local one, two = table.unpack(section.rows)
    section.rows = { two, { text = "Three", height = 88 }, one }
    screen:advance(1)
    one.text = "Uno"
    assert.equal(88, tableView:rectForRow{ 1, 2 }.height)
    local texts = {}
    for _, cell in ipairs(tableView.visibleCells) do texts[#texts + 1] = cell.textLabel.text end
    assert.same({ "Two", "Three", "Uno" }, texts)
  end)
end)
