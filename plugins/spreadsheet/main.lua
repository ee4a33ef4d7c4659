-- A sheet of rows and columns. Its body scrolls both ways; the names of the rows follow it up and
-- down, the names of the columns sideways.

local ui = require "lunette"

local Sheet = ui.ViewController:subclass "Sheet"

local COLUMN, ROW, NAMES = 90, 44, 96
local COLUMNS, ROWS = 12, 1000

local function name(column) return string.char(64 + column) end
local function value(row, column) return row * column end

function Sheet:viewDidLoad()
  Sheet.super.viewDidLoad(self)
  self.title = "Sheet"
  self.view.backgroundColor = "white"
  self.top = ui.ScrollView{ id = "top", isUserInteractionEnabled = false }
  for column = 1, COLUMNS do
    self.top:addSubview(ui.Label{
      frame = { (column - 1) * COLUMN, 0, COLUMN, ROW }, text = name(column), font = "bold 17",
      textAlignment = "center",
    })
  end
  self.top.contentSize = { COLUMN * COLUMNS, ROW }
  self.names = self:makeTable "names"
  self.body = self:makeTable "body"
  self.side = ui.ScrollView{ id = "side", delegate = self }
  self.side:addSubview(self.body)
  self.picked = ui.Label{ id = "picked", text = "tap a number", font = 12, textColor = "gray" }
  for _, view in ipairs{ self.top, self.names, self.side, self.picked } do
    self.view:addSubview(view)
  end
end

function Sheet:makeTable(id)
  return ui.TableView{
    id = id, dataSource = self, delegate = self, rowHeight = ROW, allowsSelection = false,
    tableFooterView = ui.View{},
  }
end

function Sheet:viewWillLayoutSubviews()
  Sheet.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  local rows = height - 20 - ROW
  self.picked.frame = { 8, 20, NAMES - 8, ROW }
  self.top.frame = { NAMES, 20, width - NAMES, ROW }
  self.names.frame = { 0, 20 + ROW, NAMES, rows }
  self.side.frame = { NAMES, 20 + ROW, width - NAMES, rows }
  self.side.contentSize = { COLUMN * COLUMNS, rows }
  self.body.frame = { 0, 0, COLUMN * COLUMNS, rows }
end

function Sheet:tableView_numberOfRowsInSection() return ROWS end

function Sheet:tableView_cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "row"
    or ui.TableViewCell{ reuseIdentifier = "row" }
  if tableView == self.names then
    cell.textLabel.text = "Row " .. indexPath.row
    return cell
  end
  for column = 1, COLUMNS do
    local button = cell.contentView:viewWithTag(column) or self:addButton(cell, column)
    button:setTitle(tostring(value(indexPath.row, column)), "normal")
  end
  return cell
end

-- A number of a row, which can be tapped.
function Sheet:addButton(cell, column)
  local button = ui.Button{
    type = "system", tag = column, frame = { (column - 1) * COLUMN, 0, COLUMN, ROW },
    onTouchUpInside = function()
      local row = self.body:indexPath(cell).row
      self.picked.text = ("%s%d = %d"):format(name(column), row, value(row, column))
    end,
  }
  cell.contentView:addSubview(button)
  return button
end

--- One part was scrolled: the others follow.
function Sheet:scrollViewDidScroll(scrollView)
  local offset = scrollView.contentOffset
  if scrollView == self.side then
    self.top.contentOffset = { offset.x, 0 }
  elseif scrollView == self.body then
    self.names.contentOffset = { 0, offset.y }
  elseif scrollView == self.names then
    self.body.contentOffset = { 0, offset.y }
  end
end

return Sheet
