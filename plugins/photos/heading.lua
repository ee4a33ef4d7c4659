-- The header of the photos: how many there are.

local ui = require "lunette"

local Heading = ui.CollectionReusableView:subclass "Heading"

function Heading:init(options)
  Heading.super.init(self, options)
  self.backgroundColor = "white"
  self.label = ui.Label{ font = "bold 14" }
  self:addSubview(self.label)
end

function Heading:layoutSubviews()
  Heading.super.layoutSubviews(self)
  self.label.frame = { 12, 0, self.width - 24, self.height }
end

return Heading
