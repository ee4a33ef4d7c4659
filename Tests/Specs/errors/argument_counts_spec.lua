local ui = require "lunette"
require "members"

describe("Argument counts", function()
  it("Arguments that nothing takes raise", function()
    local v, w = ui.View{}, ui.View{}
    raises("ui.color: takes at most", function() ui.color(1, 1, 1, 1, 0.5) end)
    raises("ui.rect: takes at most 4 arguments, got 5", function() ui.rect(1, 2, 3, 4, 5) end)
    raises("View:addSubview: takes at most 1 argument, got 2", function() v:addSubview(w, 1) end)
    raises("View:layoutSubviews: takes no arguments, got 1", function() v:layoutSubviews(1) end)
    raises("Rect:union: takes at most 1 argument, got 2", function()
      local r = ui.rect(1, 2, 3, 4)
      r:union(r, 3)
    end)
    raises("View:subclass: takes at most 1 argument, got 2", function()
      ui.View:subclass("Z", {})
    end)
    equal(#v.subviews, 0)
    v:addSubview(w, nil, nil)
    equal(#v.subviews, 1)
  end)
end)
