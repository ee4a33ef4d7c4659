local ui = require "lunette"
require "members"

describe("Numbers, booleans and strings", function()
  it("Whole numbers below 2^53 are integers in Lua, others floats", function()
    local function through(x) return ui.point(x, 0).x end
    equal(through(1), 1)
    equal(through(1.0), 1)
    equal(math.type(through(1.0)), "integer")
    equal(math.type(through(0.5)), "float")
    equal(through(-3.0), -3)
    equal(math.type(through(-3.0)), "integer")
    equal(through(2^53 - 1), 9007199254740991)
    equal(through(-(2^53 - 1)), -9007199254740991)
    equal(math.type(through(2^53)), "float")
    equal(math.type(through(-2^53)), "float")
    equal(through(2^53), 2^53)
    equal(math.type(through(1e300)), "float")
  end)

  it("Negative zero, infinity and NaN stay floats", function()
    local function through(x) local v = ui.View{} v.alpha = x return v.alpha end
    local zero = ui.point(-0.0, 0).x
    equal(math.type(zero), "float")
    equal(1 / zero, -math.huge)
    equal(ui.point(0.0, 0).x, 0)
    equal(ui.point(math.huge, 0).x, math.huge)
    equal(ui.point(-math.huge, 0).x, -math.huge)
  end)

  it("Integer parameters take whole floats and refuse others with the value", function()
    local view = ui.View{}
    view.tag = 2.0
    equal(view.tag, 2)
    view.tag = -7
    equal(view.tag, -7)
    raises("2.5", function() view.tag = 2.5 end)
    raises("whole number", function() view.tag = 2.5 end)
    raises("whole number", function() view.tag = math.huge end)
    raises("whole number", function() view.tag = 0 / 0 end)
    raises("whole number", function() view.tag = 1e300 end)
    raises("whole number", function() view.tag = 2^63 end)
    view.tag = math.maxinteger
    equal(view.tag, math.maxinteger)
    view.tag = math.mininteger
    equal(view.tag, math.mininteger)
    raises("expected integer", function() view.tag = "2" end)
    raises("expected integer", function() view.tag = nil end)
    raises("expected integer", function() view.tag = true end)
  end)

  it("Huge integers do no harm where the host counts", function()
    local label = ui.Label{ text = "a b c", frame = { 0, 0, 50, 50 } }
    for _, n in ipairs { math.maxinteger, math.mininteger, -1, 0, 2^31, -2^31, 2^53 } do
      label.numberOfLines = n
      equal(label.numberOfLines, math.tointeger(n))
      show(label)
      label:sizeThatFits{ 10, 10 }
      label:textRect({ 0, 0, 10, 10 }, n)
    end
  end)

  it("Huge numbers do no harm where the host computes", function()
    local values = { 0, -1, 1e308, -1e308, 2^53, 2^63, -2^63, math.huge, -math.huge, 1e-300 }
    for _, a in ipairs(values) do
      for _, b in ipairs(values) do
        local view = ui.Button{ title = "x" }
        view.alpha = a
        -- A view is at no infinite place.
        pcall(function() view.frame = { a, b, b, a } end)
        pcall(function() view.bounds = { b, a, a, b } end)
        pcall(function() view.center = { a, b } end)
        view.contentEdgeInsets = { a, b, a, b }
        local label = ui.Label{ text = "x y", numberOfLines = 0 }
        pcall(function() label.frame = { 0, 0, a, b } end)
        label.preferredMaxLayoutWidth = a
        label.minimumScaleFactor = b
        view:addSubview(label)
        label:sizeToFit()
        view:sizeThatFits{ a, b }
        view:hitTest{ a, b }
        view:convertTo({ a, b, a, b }, nil)
        show(view)
        ui.Application.shared.windows[1].isHidden = true
      end
    end
    for _, report in ipairs(reports()) do
      assert(report:find("must be made of finite numbers", 1, true), report)
    end
  end)

  it("String parameters take numbers as Lua writes them, and nothing else", function()
    local label = ui.Label{}
    label.text = 5
    equal(label.text, "5")
    label.text = 5.0
    equal(label.text, "5.0")
    label.text = 1e100
    equal(label.text, "1e+100")
    label.text = -0.0
    equal(label.text, "-0.0")
    raises("expected string", function() label.text = true end)
    raises("expected string", function() label.text = {} end)
    raises("expected string", function()
      label.text = setmetatable({}, { __tostring = function() return "x" end })
    end)
    raises("expected string", function() label.text = ui.Color.red end)
  end)

  it("A number that is given as text stays a number in the script", function()
    local number, list = 5, { 7 }
    ui.Label{ text = number }
    ui.Label{ text = list[1] }
    equal(math.type(number), "integer")
    equal(math.type(list[1]), "integer")
    local options = { text = 9 }
    ui.Label(options)
    equal(math.type(options.text), "integer")
  end)

  it("Number parameters take numbers only", function()
    local view = ui.View{}
    raises("expected number", function() view.alpha = "1" end)
    raises("expected number", function() view.alpha = nil end)
    raises("expected number", function() view.alpha = true end)
    raises("expected number", function() ui.rect("1", 2, 3, 4) end)
  end)

  it("Boolean parameters take true and false only", function()
    local view = ui.View{}
    view.isHidden = true
    equal(view.isHidden, true)
    for _, wrong in ipairs { 1, 0, "true", {}, view } do
      raises("expected boolean", function() view.isHidden = wrong end)
    end
    raises("expected boolean", function() view.isHidden = nil end)
    equal(view.isHidden, true)
  end)
end)
