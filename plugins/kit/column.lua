-- Lays its subviews out below each other, each as high as it wants to be.

local ui = require "lunette"

local Column = ui.View:subclass "Column"
Column.properties = { "spacing" }
Column.gap = 12

function Column:get_spacing()
  return self.gap
end

function Column:set_spacing(spacing)
  self.gap = spacing
  self:setNeedsLayout()
end

function Column:sizeThatFits(size)
  local height = 0
  for _, view in ipairs(self.subviews) do
    height = height + (height > 0 and self.gap or 0) + view:sizeThatFits(size).height
  end
  return { size.width, height }
end

function Column:layoutSubviews()
  Column.super.layoutSubviews(self)
  local size = self.bounds.size
  local top = 0
  for _, view in ipairs(self.subviews) do
    local height = view:sizeThatFits(size).height
    view.frame = { 0, top, size.width, height }
    top = top + height + self.gap
  end
end

return Column
