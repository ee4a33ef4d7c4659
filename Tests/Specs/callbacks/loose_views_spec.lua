-- Views that are in no window, or leave while it is being told.

local ui = require "lunette"
require "members"

describe("Loose views", function()
  it("A view outside of all windows that marks itself for ever is reported", function()
    local Restless = ui.View:subclass "Restless"
    function Restless:layoutSubviews() self:setNeedsLayout() end
    local view = Restless{ id = "loose", frame = { 0, 0, 10, 10 } }
    view:setNeedsLayout()
    view:layoutIfNeeded()
    local told = reports()
    equal(#told, 1)
    assert(told[1]:find("Restless #loose", 1, true), told[1])
  end)

  it("A view that was taken out meanwhile is not told that it will move", function()
    local told = {}
    local Told = ui.View:subclass "Told"
    function Told:willMoveToWindow(window)
      told[#told + 1] = "will " .. self.id
      if self.id == "outer" then self.subviews[1]:removeFromSuperview() end
    end
    function Told:didMoveToWindow() told[#told + 1] = "did " .. self.id end
    show(Told{ id = "outer", Told{ id = "inner" } })
    equal(table.concat(told, ", "), "will outer, did outer")
  end)
end)
