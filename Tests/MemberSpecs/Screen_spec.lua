local ui = require "lunette"
require "members"

local screen

before_each(function() screen = ui.Screen.main end)

it("Screen.main", function()
  assert(screen == ui.Screen.main)
end)

it("Screen.bounds", function()
  equal(screen.bounds, ui.rect(0, 0, 375, 667))
end)

it("Screen.applicationFrame", function()
  equal(screen.applicationFrame, ui.rect(0, 20, 375, 647))
end)

it("Screen.nativeBounds", function()
  equal(screen.nativeBounds, ui.rect(0, 0, 750, 1334))
end)

it("Screen.scale", function()
  equal(screen.scale, 2)
end)
