local ui = require "lunette"
require "members"

describe("Colours and fonts", function()
  it("Colours are written as names, hexadecimal and components", function()
    local view = ui.View{}
    local function through(color) view.backgroundColor = color return view.backgroundColor end
    equal(through "red".hexString, "#ff0000")
    equal(through "lightGray", ui.Color.lightGray)
    equal(through "clear".alpha, 0)
    equal(through "#f00", ui.Color.red)
    equal(through "#FF0000", ui.Color.red)
    equal(through "#ff0000ff", ui.Color.red)
    equal(through "#ff000080".hexString, "#ff000080")
    equal(through(ui.color(1, 0, 0)), ui.Color.red)
    equal(through(ui.color(0, 0, 1, 0.5)).alpha, 0.5)
    equal(through(ui.color "green"), ui.Color.green)
    equal(through(nil), nil)
  end)

  it("Wrong colours name the near ones", function()
    local view = ui.View{}
    raises('"lightGray"', function() view.backgroundColor = "lightgrey" end)
    raises('"gray"', function() view.backgroundColor = "grey" end)
    raises("#rrggbb", function() view.backgroundColor = "#12" end)
    raises("#rrggbb", function() view.backgroundColor = "#ggg" end)
    raises("#rrggbb", function() view.backgroundColor = "#" end)
    raises("#rrggbb", function() view.backgroundColor = "qqqqqq" end)
    raises("colour", function() view.backgroundColor = 5 end)
    raises("colour", function() view.backgroundColor = {} end)
    raises("colour", function() view.backgroundColor = ui.Font:systemFont(17) end)
    raises("colour", function() ui.Label{}.textColor = nil end)
    raises("green", function() ui.color(1) end)
    equal(view.backgroundColor, nil)
  end)

  it("Colours cannot be changed and have no fields", function()
    raises("red", function() ui.Color.red.red = 0 end)
    raises("no member", function() ui.Color.red.name = "x" end)
  end)

  it("Fonts are written as numbers, words and fonts", function()
    local label = ui.Label{}
    local function through(font) label.font = font return label.font end
    equal(through(15), ui.Font:systemFont(15))
    equal(through "bold 15", ui.Font:boldSystemFont(15))
    equal(through "italic 12", ui.Font:italicSystemFont(12))
    equal(through "15", ui.Font:systemFont(15))
    equal(through(ui.Font:boldSystemFont(20)).pointSize, 20)
    assert(rawequal(through(15), ui.Font:systemFont(15)))
    assert(label.font ~= 15)
    equal(ui.Font:systemFont(15):withSize(20), ui.Font:systemFont(20))
  end)

  it("Wrong fonts are refused with what would do", function()
    local label = ui.Label{}
    for _, wrong in ipairs {
      "bold", "bolt 17", "bold seventeen", "", -1, 1e9, true, {}, ui.Color.red, "bold -1",
      "bold nan", "inf", "bold 1e400",
    } do
      raises("bold 17", function() label.font = wrong end)
    end
    raises("bold 17", function() label.font = nil end)
    raises("size", function() ui.Font:systemFont(-1) end)
    raises("size", function() ui.Font:systemFont("17") end)
    equal(label.font, ui.Font:systemFont(17))
  end)
end)
