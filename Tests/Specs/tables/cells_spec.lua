-- What cells are by themselves; tables have specs of their own.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

local function screen_of(...)
  local view = ui.View{ backgroundColor = "white" }
  local y = 44
  for _, cell in ipairs{ ... } do
    cell.frame = { 0, y, 375, cell.height }
    y = y + cell.height
    view:addSubview(cell)
  end
  return t.launch(view)
end

describe("A cell", function()
  it("of each style shows what that style has", function()
    local titles = { "疯狂Android讲义", "疯狂iOS讲义", "疯狂Ajax讲义", "疯狂XML讲义" }
    local details = {
      "长期雄踞各网点销量排行榜榜首的图书", "全面而详细的iOS开发图书", "Ajax开发图书", "系统介绍XML相关知识",
    }
    local cells = {}
    for index, style in ipairs{ "subtitle", "default", "value1", "value2" } do
      local cell = ui.TableViewCell{ style = style, reuseIdentifier = "cellId" }
      cell.layer.cornerRadius = 12
      cell.layer.masksToBounds = true
      cell.textLabel.text = titles[index]
      if cell.detailTextLabel then cell.detailTextLabel.text = details[index] end
      cell.imageView.image = "1.png"
      cell.imageView.highlightedImage = "3.png"
      cells[index] = cell
    end
    local screen = screen_of(table.unpack(cells))
    assert.same({
      "▢1.png   疯狂Android讲义",
      "长期雄踞各网点销量排行榜榜首的图书",
      "▢1.png   疯狂iOS讲义",
      "▢1.png   疯狂Ajax讲义                                    Ajax开发图书",
      "疯狂XML讲义 系统介绍XML相关知识",
    }, rows(screen))
    cells[2].isHighlighted = true
    assert.is_true(scenario.shows(screen, "▢3.png"))
    cells[2].isHighlighted = false
    assert.is_false(scenario.shows(screen, "▢3.png"))
  end)

  it("of a subclass has the controls that it builds in its contentView (tables/SC-07)", function()
    local Card = ui.TableViewCell:subclass "Card"
    function Card:init(options)
      Card.super.init(self, options)
      self.name = ui.Label{ frame = { 15, 0, 200, 44 } }
      self.contentView:addSubview(self.name)
      self.contentView:addSubview(ui.Button{ title = "Call", frame = { 220, 7, 80, 30 } })
    end
    local first, second = Card{ reuseIdentifier = "card" }, Card{ reuseIdentifier = "card" }
    first.name.text, second.name.text = "Anna", "Ben"
    local screen = screen_of(first, second)
    assert.same({ "Anna                                          [Call]",
      "Ben                                           [Call]" }, rows(screen))
    for _, cell in ipairs{ first, second } do
      assert.equal(2, #cell.contentView.subviews)
      assert.equal("card", cell.reuseIdentifier)
    end
  end)

  it("of the style value1 has a title, details at the right, and an image (course/S47)", function()
    local cell = ui.TableViewCell{ style = "value1", frame = { 0, 0, 375, 70 } }
    cell.textLabel.text = "title"
    cell.detailTextLabel.text = "title2"
    cell.imageView.image = "wifi.png"
    local screen = screen_of(cell)
    assert.same({ "▢wifi.png title                                                 title2" },
      rows(screen))
    assert.equal(360, cell.detailTextLabel.frame.maxX)
    assert.equal(35, cell.textLabel.center.y // 1)
  end)

  it("gives its accessory to a finger, and the ⓘ has a name", function()
    local told = 0
    local cell = ui.TableViewCell{
      accessoryView = ui.Button{
        title = "验证码", frame = { 0, 0, 100, 40 }, onTouchUpInside = function() told = told + 1 end,
      },
    }
    cell.textLabel.text = "Hello World"
    local other = ui.TableViewCell{ accessoryType = "detailButton" }
    other.textLabel.text = "Hello World"
    local screen = screen_of(cell, other)
    screen:tap '"验证码"'
    assert.equal(1, told)
    assert.equal(other, screen:find '"More Info"'.object.superview)
    screen:tap '"More Info"'
    assert.equal(1, told)
  end)

  it("is found by the texts that it contains", function()
    local cell = ui.TableViewCell{ style = "subtitle", id = "row" }
    cell.textLabel.text, cell.detailTextLabel.text = "Lisbon", "Capital"
    local screen = screen_of(cell)
    assert.equal(cell, screen:find 'TableViewCell"Lisbon"'.object)
    assert.equal(cell, screen:find 'TableViewCell"Lisbon, Capital"'.object)
    assert.is_true(screen:has 'TableViewCell"Capital"')
    assert.is_false(screen:has "TableViewCell:selected")
    cell.isSelected = true
    assert.is_true(screen:has 'TableViewCell:selected')
  end)

  it("asks its script before states change, in the order of its table", function()
    local Card = ui.TableViewCell:subclass "Card"
    local log = {}
    for _, name in ipairs{
      "setHighlighted", "setSelected", "setEditing", "willTransition", "didTransition",
    } do
      Card[name] = function(self, ...)
        Card.super[name](self, ...)
        log[#log + 1] = name .. " " .. tostring((...))
      end
    end
    local card = Card{}
    card.isHighlighted = true
    card.isHighlighted = false
    card.isSelected = true
    card.isEditing = true
    assert.same({
      "setHighlighted true", "setHighlighted false", "setSelected true",
      "willTransition showingEditControl", "didTransition showingEditControl", "setEditing true",
    }, log)
  end)

  it("that a script tells nonsense stays as it was", function()
    local cell = ui.TableViewCell{}
    assert.error_matches(function() cell.accessoryView = ui.Window{} end, "Window")
    assert.error_matches(function() cell.accessoryType = "chevron" end, "disclosureIndicator")
    assert.error_matches(function() cell.textLabel = ui.Label{} end, "textLabel")
    assert.error_matches(function() ui.TableViewCell{ style = 1 } end, "subtitle")
    assert.error_matches(function() ui.TableViewCell{ reuseIdentifier = {} } end, "reuseIdentifier")
    assert.is_nil(cell.accessoryView)
    assert.equal("none", cell.accessoryType)
  end)
end)

describe("A header", function()
  it("is a bar with a text, and is found by it", function()
    local header = ui.TableViewHeaderFooterView{ frame = { 0, 0, 375, 28 } }
    header.textLabel.text = "Portugal"
    local screen = screen_of(header)
    assert.same({ "Portugal" }, rows(screen))
    assert.is_true(screen:has 'TableViewHeaderFooterView"Portugal"')
  end)
end)
