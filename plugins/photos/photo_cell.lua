-- The cell of a photo: a coloured picture, and its name and day below it.

local ui = require "lunette"

local PhotoCell = ui.CollectionViewCell:subclass "PhotoCell"

function PhotoCell:init(options)
  PhotoCell.super.init(self, options)
  self.backgroundView = ui.View{ backgroundColor = "#f4f4f4" }
  self.selectedBackgroundView = ui.View{ backgroundColor = "#cfe3ff" }
  self.layer.borderWidth = 0.5
  self.layer.borderColor = "#cccccc"
  self.picture = ui.View{}
  self.name = ui.Label{ font = 13, textAlignment = "center" }
  self.day = ui.Label{ font = 11, textColor = "#808080", textAlignment = "center" }
  for _, view in ipairs{ self.picture, self.name, self.day } do self.contentView:addSubview(view) end
end

function PhotoCell:show(photo)
  self.picture.backgroundColor = photo.color
  self.name.text = photo.name
  self.day.text = photo.day
end

function PhotoCell:layoutSubviews()
  PhotoCell.super.layoutSubviews(self)
  local width, height = self.bounds.size:unpack()
  self.picture.frame = { 0, 0, width, height - 44 }
  self.name.frame = { 2, height - 44, width - 4, 22 }
  self.day.frame = { 2, height - 22, width - 4, 22 }
end

return PhotoCell
