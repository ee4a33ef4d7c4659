-- The screen of images.

local t = require "lunette.test"

local screen

before_each(function()
  screen = t.launch()
  screen:tap '"Images"'
end)

it("Images", function()
  assert.matches_snapshot(screen)
  assert.same({}, screen.errors)
end)

it("A tap draws the photo in the next mode", function()
  screen:tap "#photo"
  assert.equal("contentMode is scaleAspectFit.", screen:find("#news").text)
  assert.is_truthy(screen:tree():find("imageRect=(20 0; 80 40)", 1, true))
  for _ = 1, 5 do screen:tap "#photo" end
  assert.equal("contentMode is scaleToFill.", screen:find("#news").text)
end)

it("A card turns", function()
  screen:tap "#turn"
  assert.is_true(screen:find("#card").isHighlighted)
  assert.is_truthy(screen:text():find("▢moon.png", 1, true))
end)

it("The pictures follow each other until they are stopped", function()
  local slides = screen:find "#slides"
  screen:tap "#play"
  assert.is_true(slides.isAnimating)
  assert.is_truthy(screen:text():find("▢sun.png ▶", 1, true))
  screen:advance(1)
  assert.is_truthy(screen:text():find("▢moon.png ▶", 1, true))
  screen:tap "#play"
  assert.is_false(slides.isAnimating)
  assert.equal("The pictures stand still.", screen:find("#news").text)
end)

it("The frames of a file have their own times", function()
  assert.is_truthy(screen:text():find("▢wave.gif[1] ▶", 1, true))
  screen:advance(0.5)
  assert.is_truthy(screen:text():find("▢wave.gif[2] ▶", 1, true))
  screen:advance(0.1)
  assert.is_truthy(screen:text():find("▢wave.gif[3] ▶", 1, true))
end)
