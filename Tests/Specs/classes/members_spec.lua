local ui = require "lunette"
require "members"

describe("Members of classes", function()
  it("A field of a class is a default that its objects read", function()
    local Counter = ui.View:subclass "Counter"
    Counter.step = 1
    local a, b = Counter{}, Counter{ step = 5 }
    equal(a.step, 1)
    equal(b.step, 5)
    Counter.step = 2
    equal(a.step, 2)
    equal(b.step, 5)
    a.step = 3
    equal(a.step, 3)
    equal(Counter.step, 2)
    a.step = nil
    equal(a.step, 2)
  end)

  it("Classes below inherit the field until they have their own", function()
    local A = ui.View:subclass "A"
    local B = A:subclass "B"
    A.list = { 1 }
    assert(B.list == A.list and B{}.list == A.list)
    B.list = { 2 }
    equal(A{}.list[1], 1)
    equal(B{}.list[1], 2)
    B.list = nil
    equal(B{}.list[1], 1)
    A.flag = false
    equal(B{}.flag, false)
    equal(B.flag, false)
  end)

  it("A false default and a false field are values", function()
    local A = ui.View:subclass "A"
    A.on = true
    local a = A{}
    a.on = false
    equal(a.on, false)
    A.off = false
    equal(a.off, false)
    a.off = true
    equal(a.off, true)
  end)

  it("Naming a host property in a class raises and says where to set it", function()
    local A = ui.Label:subclass "A"
    raises("set it in init", function() A.text = "x" end)
    raises("set it in init", function() A.frame = { 0, 0, 1, 1 } end)
    raises("get_intrinsicContentSize", function()
      function A:intrinsicContentSize() return { 1, 1 } end
    end)
    raises("'isHidden'", function() A.hidden = true end)
    raises("property", function() return A.text end)
  end)

  it("A method of a class is not read from the class of a property", function()
    equal(type(ui.View.addSubview), "function")
    raises("frame", function() return ui.View.frame end)
    raises("no member 'nonsense'", function() return ui.View.nonsense end)
    local A = ui.View:subclass "A"
    equal(A.nonsense, nil)
    raises("'isHidden'", function() return A.hidden end)
  end)

  it("Class properties of the host are read with a dot and belong to this application", function()
    assert(ui.Application.shared:isKind(ui.Application))
    equal(ui.Screen.main.bounds.width, 375)
    equal(ui.Font.labelFontSize, 17)
    equal(ui.Color.red, ui.color "red")
    raises("host", function() ui.Application.shared = nil end)
  end)

  it("What the host alone makes cannot be constructed", function()
    for _, name in ipairs {
      "Application", "Screen", "Touch", "Event", "Timer", "Color", "Font",
    } do
      raises(name, function() ui[name]{} end)
    end
  end)

  it("Mixins add the functions that the class does not define itself", function()
    local walking = {}
    function walking:walk() return self.name .. " walks" end
    function walking:rest() return "mixin" end
    function walking:layoutSubviews() self.laidOut = true end
    local Animal = ui.View:subclass "Animal"
    function Animal:rest() return "own" end
    Animal:include(walking)
    local animal = Animal{ name = "cat" }
    equal(animal:walk(), "cat walks")
    equal(animal:rest(), "own")
    show(animal)
    equal(animal.laidOut, true)
  end)

  it("A mixin overrides what the class inherits", function()
    local A = ui.View:subclass "A"
    function A:name() return "A" end
    local B = A:subclass "B"
    B:include{ name = function(self) return "mixin" .. B.super.name(self) end }
    equal(B{}:name(), "mixinA")
  end)

  it("A mixin that cannot be included says why", function()
    local A = ui.Label:subclass "A"
    raises("table", function() A:include(1) end)
    raises("table", function() A:include() end)
    raises("text", function() A:include{ text = function() end } end)
    raises("class of a script", function() ui.View:include{} end)
  end)
end)
