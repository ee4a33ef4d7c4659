-- Images: where they are drawn, their states, parts and edges, and images that follow each other.

local ui = require "lunette"
local Page = require "page"

local Pictures = Page:subclass "Pictures"

local modes = {
  "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "topLeft", "bottomRight",
}

--- An image view of a size that the row leaves as it is.
local Photo = ui.ImageView:subclass "Photo"
function Photo:sizeThatFits() return self.room or Photo.super.sizeThatFits(self, { 0, 0 }) end

function Pictures:build()
  local photo = Photo{
    id = "photo", room = ui.size(120, 40), image = "photo", clipsToBounds = true,
    isUserInteractionEnabled = true,
  }
  local index = 1
  photo:addGestureRecognizer(ui.TapGestureRecognizer{ action = function()
    index = index % #modes + 1
    photo.contentMode = modes[index]
    self:tell("contentMode is %s.", photo.contentMode)
  end })
  self:add("contentMode (tap it)", photo)
  self:add("size, scale: 48×48 pixels of bell@2x.png", ui.ImageView{ id = "bell", image = "bell" })
  local card = ui.ImageView{ id = "card", image = "sun", highlightedImage = "moon" }
  self:add("highlightedImage", card)
  self:add("isHighlighted of the one above", ui.Button{
    type = "system", id = "turn", title = "Turn",
    onTouchUpInside = function() card.isHighlighted = not card.isHighlighted end,
  })
  self:add("withRenderingMode", ui.ImageView{
    id = "stencil", tintColor = "red", image = ui.Image:named "sun":withRenderingMode "alwaysTemplate",
  })
  local pixels = ui.Image:named "photo".cgImage
  self:add("cgImage:cropping", ui.ImageView{
    id = "part", image = ui.Image{ cgImage = pixels:cropping{ 60, 20, 40, 30 } },
  })
  self:add("an asset catalogue, with slices", Photo{
    id = "bubble", room = ui.size(100, 32), image = "bubble",
  })
  local slides = self:add("animationImages", Photo{
    id = "slides", room = ui.size(30, 30), image = "photo", animationDuration = 4,
    animationImages = { "sun", "moon", "full", "empty" },
  })
  self:add("startAnimating, stopAnimating", ui.Button{
    type = "system", id = "play", title = "Play or stop",
    onTouchUpInside = function()
      if slides.isAnimating then slides:stopAnimating() else slides:startAnimating() end
      self:tell("The pictures %s.", slides.isAnimating and "follow each other" or "stand still")
    end,
  })
  self:add("animatedImageNamed, of a GIF", ui.ImageView{
    id = "wave", image = ui.Image:animatedImageNamed "wave.gif",
  })
  self:add("a name without a file", ui.ImageView{ id = "gone", image = "nothing" })
end

return Pictures
