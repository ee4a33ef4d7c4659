local ui = require "lunette"
require "members"

it("ActivityIndicatorView.style, ActivityIndicatorViewStyle", function()
  local view = ui.ActivityIndicatorView{}
  equal(view.style, "white")
  equal(view.size, ui.size(20, 20))
  view.style = "whiteLarge"
  equal(view.size, ui.size(37, 37))
  view.style = "gray"
  equal(view.size, ui.size(20, 20))
  equal(view.color, ui.Color.gray)
end)

it("ActivityIndicatorView.color", function()
  local view = ui.ActivityIndicatorView{ style = "whiteLarge" }
  equal(view.color, ui.Color.white)
  view.color = "red"
  equal(view.color, ui.Color.red)
  equal(view.size, ui.size(37, 37))
  view.color = nil
  equal(view.color, ui.Color.white)
end)

it("ActivityIndicatorView.hidesWhenStopped", function()
  local view = ui.ActivityIndicatorView{}
  same({ view.hidesWhenStopped, view.isHidden }, { true, true })
  view.hidesWhenStopped = false
  equal(view.isHidden, false)
  view:startAnimating()
  view:stopAnimating()
  equal(view.isHidden, false)
  view.hidesWhenStopped = true
  equal(view.isHidden, true)
end)

it("ActivityIndicatorView.isAnimating, ActivityIndicatorView.startAnimating, "
  .. "ActivityIndicatorView.stopAnimating", function()
  local view = ui.ActivityIndicatorView{}
  equal(view.isAnimating, false)
  view:startAnimating()
  view:startAnimating()
  same({ view.isAnimating, view.isHidden }, { true, false })
  view:stopAnimating()
  same({ view.isAnimating, view.isHidden }, { false, true })
  raises("isAnimating", function() view.isAnimating = true end)
end)
