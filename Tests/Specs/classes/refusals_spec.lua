local ui = require "lunette"
require "members"

describe("What classes refuse", function()
  it("Accessors in the way of Objective-C are refused, with ours", function()
    local Medal = ui.Control:subclass "Medal"
    raises("override the property as function Medal:set_frame(value) … end", function()
      function Medal:setFrame() end
    end)
    raises("set_frame", function() function Medal:setframe() end end)
    raises("get_frame", function() function Medal:getFrame() end end)
    raises("set_isHighlighted", function() function Medal:setHighlighted() end end)
    raises("get_isHighlighted", function() function Medal:isHighlighted() end end)
    function Medal:setStyle() end
    function Medal:getTotal() end
    same(warnings(), {})
  end)

  it("What belongs to the class is not found on its objects, and is said to be there", function()
    raises("subclass belongs to the class: ui.View:subclass(…)", function()
      return ui.View{}:subclass "Z"
    end)
    local Medal = ui.View:subclass "Medal"
    raises("white belongs to the class: ui.Color.white", function()
      return ui.color("red").white
    end)
    raises("Medal:subclass(…)", function() return Medal{}.subclass end)
  end)

  it("Calls of super in another form say the right one", function()
    local Medal = ui.Label:subclass "Medal"
    local badge = Medal{}
    raises("Class.super.layoutSubviews(self, …)", function()
      Medal.super:layoutSubviews()
    end)
    raises("Class.super.set_text(self, value)", function() Medal.super.set_text("x") end)
    raises("Class.super.init(self, options)", function() Medal.super:init{} end)
  end)

  it("An init that does not pass its options on is told", function()
    local Medal = ui.View:subclass "Medal"
    function Medal:init(options) Medal.super.init(self) end
    Medal{}
    raises("Medal{…} was given; pass them on: super.init(self, options)", function()
      Medal{ tag = 1 }
    end)
    local Plain = ui.View:subclass "Plain"
    function Plain:init(options) Plain.super.init(self, {}) end
    equal(Plain{ tag = 1 }.tag, 0)
  end)

  it("A class has no name that the host has for views and controllers", function()
    raises("View is a class of the host; yours needs another name, such as MyView", function()
      ui.View:subclass "View"
    end)
    raises("Label is a class of the host", function() ui.View:subclass "Label" end)
    ui.ViewController:subclass "Screen"
  end)

  it("Names that responders keep for themselves are no fields", function()
    local Medal = ui.View:subclass "Medal"
    local badge = Medal{}
    for _, name in ipairs{ "copy", "select", "delete" } do
      raises(name .. ": the name belongs to Responder", function() badge[name] = 1 end)
      raises("belongs to Responder", function() Medal{ [name] = 1 } end)
      raises("belongs to Responder", function() Medal[name] = 1 end)
    end
    raises("belongs to Object", function() badge.description = "x" end)
    function Medal:copy(sender) return 1 end
    equal(badge:copy(), 1)
    local Model = ui.Object:subclass "Model"
    equal(Model{ copy = 1 }.copy, 1)
  end)

  it("Metamethods and values that are no functions are refused by include and by "
    .. "classes", function()
    local Medal = ui.View:subclass "Medal"
    raises("classes have no metamethods", function() function Medal:__tostring() end end)
    raises("classes have no metamethods", function() Medal.__index = {} end)
    raises('include copies functions: [string "step"] is number 3', function()
      Medal:include{ step = 3, go = function() end }
    end)
    raises("include copies functions", function() Medal:include{ print } end)
    raises("classes have no metamethods", function() Medal:include{ __add = print } end)
    equal(rawequal(Medal.go, nil), true)
  end)

  it("Class.properties takes names of properties, each once", function()
    local Medal = ui.View:subclass "Medal"
    function Medal:blink() end
    local function refused(part, list) raises(part, function() Medal.properties = list end) end
    refused('expected names, as in { "angle" }, got "a b"', { "a b" })
    refused('got ""', { "" })
    refused('got "1"', { 1 })
    refused("'a' is listed twice", { "a", "a" })
    refused("'get_a' is an accessor; list 'a'", { "get_a" })
    refused("'blink' is a method of Medal", { "blink" })
    refused("belongs to Responder", { "copy" })
    Medal.properties = { "angle", "_hidden2" }
  end)
end)
