-- What the screens of the gallery share: a title, a way back, rows, and a line that tells what
-- happened last.
--
-- A screen is a subclass with a method `build`, which adds its rows.

local ui = require "lunette"

local Page = ui.ViewController:subclass "Page"
Page.margin, Page.rowHeight = 20, 44

function Page:viewDidLoad()
  Page.super.viewDidLoad(self)
  self.view.backgroundColor = "white"
  self.rows = {}
  self.back = ui.Button{
    type = "system", id = "back", title = "‹ Gallery", contentHorizontalAlignment = "left",
    onTouchUpInside = function() self.view.window.rootViewController = self.menu{} end,
  }
  self.heading = ui.Label{ text = self.title, font = "bold 17", textAlignment = "center" }
  self.news = ui.Label{ id = "news", font = 14, textColor = "gray" }
  for _, view in ipairs{ self.back, self.heading, self.news } do self.view:addSubview(view) end
  self:build()
end

--- Adds a row: a caption, and what stands at its right edge. With a `width` the view is that wide,
--- or as wide as the row below its caption for "all".
function Page:add(caption, view, width)
  local label = ui.Label{ text = caption, font = 14 }
  self.view:addSubview(label)
  self.view:addSubview(view)
  self.rows[#self.rows + 1] = { label = label, view = view, width = width }
  return view
end

--- Tells what happened.
function Page:tell(format, ...) self.news.text = format:format(...) end

function Page:viewWillLayoutSubviews()
  Page.super.viewWillLayoutSubviews(self)
  local inner = self.view.bounds.width - 2 * self.margin
  self.back.frame = { self.margin, 22, 80, 44 }
  self.heading.frame = { self.margin + 80, 22, inner - 160, 44 }
  local top = 66
  for _, row in ipairs(self.rows) do
    local view, isBelow = row.view, row.width == "all"
    local captionHeight = isBelow and self.rowHeight / 2 or self.rowHeight
    row.label.frame = { self.margin, top, inner, captionHeight }
    if isBelow then top = top + captionHeight end
    local width = isBelow and inner or row.width or view:sizeThatFits{ inner, self.rowHeight }.width
    local height = view:sizeThatFits{ width, self.rowHeight }.height
    local space = isBelow and 0 or (self.rowHeight - height) / 2
    view.frame = { self.margin + inner - width, top + space, width, height }
    top = top + self.rowHeight
  end
  self.news.frame = { self.margin, top, inner, self.rowHeight }
end

return Page
