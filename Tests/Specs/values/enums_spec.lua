local ui = require "lunette"
require "members"

describe("Enums and option sets", function()
  it("An enum reads and writes as the name of its case", function()
    local label = ui.Label{}
    equal(label.textAlignment, "left")
    for _, name in ipairs { "left", "center", "right", "justified", "natural" } do
      label.textAlignment = name
      equal(label.textAlignment, name)
    end
  end)

  it("A wrong name lists all", function()
    local label = ui.Label{}
    local message = raises("textAlignment", function() label.textAlignment = "centre" end)
    for _, name in ipairs { "left", "center", "right", "justified", "natural" } do
      assert(message:find('"' .. name .. '"', 1, true), message)
    end
    assert(message:find('"centre"', 1, true), message)
    for _, wrong in ipairs { "", "Center", "center ", "center|left", "cent\0er" } do
      raises('"justified"', function() label.textAlignment = wrong end)
    end
    for _, wrong in ipairs { 1, true, {} } do
      raises('"justified"', function() label.textAlignment = wrong end)
    end
    raises('"justified"', function() label.textAlignment = nil end)
    equal(label.textAlignment, "left")
  end)

  it("An option set is written as a name, a list or joined names", function()
    local view = ui.View{}
    local function through(value) view.autoresizingMask = value return view.autoresizingMask end
    equal(view.autoresizingMask, "")
    equal(through "flexibleWidth", "flexibleWidth")
    equal(through { "flexibleWidth" }, "flexibleWidth")
    equal(through { "flexibleHeight", "flexibleWidth" }, "flexibleWidth|flexibleHeight")
    equal(through "flexibleHeight|flexibleWidth", "flexibleWidth|flexibleHeight")
    equal(through "flexibleWidth|flexibleWidth", "flexibleWidth")
    equal(through {}, "")
    equal(through "", "")
  end)

  it("A set that was read is a key and compares", function()
    local control = ui.Control{ isSelected = true, isHighlighted = true }
    equal(control.state, "highlighted|selected")
    local texts = { ["highlighted|selected"] = "both", normal = "none" }
    equal(texts[control.state], "both")
    control.isSelected, control.isHighlighted = false, false
    equal(control.state, "normal")
    equal(texts[control.state], "none")
    control.isEnabled = false
    equal(control.state, "disabled")
  end)

  it("A wrong option is refused and all are listed", function()
    local view = ui.View{}
    for _, wrong in ipairs { "flexible", "flexibleWidth|", "|", "flexibleWidth | flexibleHeight",
        { "flexibleWidth", "x" }, { 1 }, { {} }, 5, true } do
      raises('"flexibleHeight"', function() view.autoresizingMask = wrong end)
    end
    raises('"flexibleHeight"', function() view.autoresizingMask = nil end)
    equal(view.autoresizingMask, "")
  end)

  it("Names for several bits can be written and are read when exactly meant", function()
    local control = ui.Control{}
    control:addTarget(function() end, "allTouchEvents")
    equal(control.allControlEvents, "allTouchEvents")
    control:addTarget(function() end, { "touchDown", "valueChanged" })
    assert(control.allControlEvents:find("valueChanged", 1, true))
    control:removeTarget(nil, nil, "allEvents")
    equal(control.allControlEvents, "")
  end)
end)
