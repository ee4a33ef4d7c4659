-- What the library has, on one screen.

local ui = require "lunette"
local Card = require "card"
local Column = require "column"
local format = require "format"

local Gallery = ui.ViewController:subclass "Gallery"

function Gallery:viewDidLoad()
  Gallery.super.viewDidLoad(self)
  self.view.backgroundColor = "white"
  self.column = Column{
    id = "cards",
    Card{ title = "A number", value = format.number(1234567), detail = "format.number" },
    Card{ title = "An amount", value = format.money(-123450), detail = "format.money" },
    Card{ title = "A count", value = format.count(3, "entry", "entries"), detail = "format.count" },
  }
  self.view:addSubview(self.column)
end

function Gallery:viewWillLayoutSubviews()
  Gallery.super.viewWillLayoutSubviews(self)
  local size = self.view.bounds.size
  self.column.frame = { 20, 44, size.width - 40, size.height - 64 }
end

return Gallery
