local ui = require "lunette"
require "members"

describe("Positions", function()
  local view

  before_each(function()
    view = ui.View{}
    for i = 1, 3 do view:addSubview(ui.View{ tag = i }) end
  end)

  local function tags()
    local list = {}
    for i, subview in ipairs(view.subviews) do list[i] = subview.tag end
    return table.concat(list, " ")
  end

  -- The tags after a view with the tag 9 was inserted, which is taken out again.
  local function insert(index)
    local new = ui.View{ tag = 9 }
    view:insertSubview(new, index)
    local result = tags()
    new:removeFromSuperview()
    return result
  end

  it("Positions begin at 1 and end at count + 1, where UIKit clamps", function()
    equal(insert(1), "9 1 2 3")
    equal(insert(2), "1 9 2 3")
    equal(insert(4), "1 2 3 9")
    equal(insert(5), "1 2 3 9")
    equal(insert(math.maxinteger), "1 2 3 9")
  end)

  it("2.0 is 2, and fractions raise", function()
    equal(insert(2.0), "1 9 2 3")
    raises("index", function() insert(2.5) end)
    raises("index", function() insert(0 / 0) end)
    raises("index", function() insert(math.huge) end)
    equal(tags(), "1 2 3")
  end)

  it("0, negative positions and other types raise and leave all as it was", function()
    for _, wrong in ipairs { 0, -1, math.mininteger, "1", true, {} } do
      raises("argument 2 (index)", function() insert(wrong) end)
    end
    equal(tags(), "1 2 3")
  end)

  it("Positions of a failed exchange are told as the script wrote them", function()
    view:exchangeSubview(1, 3)
    equal(tags(), "3 2 1")
    raises("position 4", function() view:exchangeSubview(1, 4) end)
    raises("exchangeSubview", function() view:exchangeSubview(0, 1) end)
    raises("exchangeSubview", function() view:exchangeSubview(1, math.maxinteger) end)
    equal(tags(), "3 2 1")
  end)

  it("Tags and counts are not converted", function()
    equal(view:viewWithTag(2), view.subviews[2])
    equal(view:viewWithTag(7), nil)
    equal(#view.subviews, 3)
  end)
end)
