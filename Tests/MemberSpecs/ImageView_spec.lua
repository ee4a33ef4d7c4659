local ui = require "lunette"
require "members"

it("ImageView.image", function()
  local view = ui.ImageView{ image = "icon" }
  equal(view.image, ui.Image:named "icon")
  equal(view.frame, ui.rect(0, 0, 20, 10))
  view.image = "bell"
  equal(view.frame, ui.rect(0, 0, 20, 10))
  view:sizeToFit()
  equal(view.bounds.size, ui.size(30, 30))
  equal(view.intrinsicContentSize, ui.size(30, 30))
  view.image = nil
  equal(view.image, nil)
  view:sizeToFit()
  equal(view.bounds.size, ui.size(30, 30))
  equal(ui.ImageView{ image = "icon", frame = { 1, 2, 3, 4 } }.frame, ui.rect(1, 2, 3, 4))
  equal(ui.ImageView{ frame = { 1, 2, 3, 4 } }.image, nil)
  equal(ui.ImageView{}.isUserInteractionEnabled, false)
end)

it("ImageView.image", function()
  local Photo = ui.ImageView:subclass "Photo"
  function Photo:init(options)
    Photo.super.init(self, { image = "icon", contentMode = "scaleAspectFill", id = options.id })
  end
  local photo = Photo{ id = "p" }
  equal(photo.image, ui.Image:named "icon")
  equal(photo.bounds.size, ui.size(20, 10))
  equal(photo.contentMode, "scaleAspectFill")
end)

it("ImageView.highlightedImage, ImageView.isHighlighted", function()
  local view = ui.ImageView{ image = "add", highlightedImage = "add_highlighted" }
  equal(view.isHighlighted, false)
  show(view)
  view.isHighlighted = true
  equal(view.isHighlighted, true)
  equal(view.highlightedImage.name, "add_highlighted")
  equal(view.image.name, "add")
  view.highlightedImage = nil
  equal(view.highlightedImage, nil)
end)

it("ImageView.animationImages, ImageView.highlightedAnimationImages", function()
  local view = ui.ImageView{}
  equal(view.animationImages, nil)
  equal(view.highlightedAnimationImages, nil)
  view.animationImages = { "bell", ui.Image:named "home" }
  same(view.animationImages, { ui.Image:named "bell", ui.Image:named "home" })
  view.highlightedAnimationImages = { "add" }
  same(view.highlightedAnimationImages, { ui.Image:named "add" })
  view.animationImages = nil
  equal(view.animationImages, nil)
  raises("expected list of Image (element 1 is number 3)", function() view.animationImages = { 3 } end)
end)

it("ImageView.animationDuration, ImageView.animationRepeatCount, ImageView.isAnimating, "
  .. "ImageView.startAnimating, ImageView.stopAnimating", function()
  local view = ui.ImageView{ animationImages = { "bell", "home" } }
  equal(view.animationDuration, 0)
  equal(view.animationRepeatCount, 0)
  equal(view.isAnimating, false)
  view.animationDuration = 2
  view.animationRepeatCount = 3
  show(view)
  view:startAnimating()
  equal(view.isAnimating, true)
  advance(5.9)
  equal(view.isAnimating, true)
  advance(0.1)
  equal(view.isAnimating, false)
  view:startAnimating()
  equal(view.isAnimating, true)
  view:stopAnimating()
  equal(view.isAnimating, false)
  raises("isAnimating", function() view.isAnimating = true end)
end)
