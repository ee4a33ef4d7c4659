local ui = require "lunette"
require "members"

describe("Accessors", function()
  it("get and set define a new property of a class", function()
    local Dial = ui.View:subclass "Dial"
    function Dial:get_angle() return self.stored or 0 end
    function Dial:set_angle(value) self.stored = value * 2 end
    local dial = Dial{ angle = 4 }
    equal(dial.stored, 8)
    equal(dial.angle, 8)
    dial.angle = 1
    equal(dial.angle, 2)
    equal(type(dial.angle), "number")
  end)

  it("A property without a setter is read-only, and one without a getter write-only", function()
    local A = ui.View:subclass "A"
    function A:get_area() return self.width * self.height end
    function A:set_secret(value) self.stored = value end
    local a = A{ frame = { 0, 0, 3, 4 } }
    equal(a.area, 12)
    raises("set_area", function() a.area = 1 end)
    raises("set_area", function() A{ area = 1 } end)
    a.secret = 5
    equal(a.stored, 5)
    raises("get_secret", function() return a.secret end)
  end)

  it("A host property is overridden for host and script", function()
    local Fixed = ui.View:subclass "Fixed"
    function Fixed:get_intrinsicContentSize() return { 30, 40 } end
    local view = Fixed{}
    assert(view.intrinsicContentSize == ui.size(30, 40) or view.intrinsicContentSize[1] == 30)

    local Loud = ui.Label:subclass "Loud"
    function Loud:set_text(value)
      Loud.super.set_text(self, value:upper())
      self.changes = (self.changes or 0) + 1
    end
    local loud = Loud{ text = "hello" }
    equal(loud.text, "HELLO")
    loud.text = "again"
    equal(loud.text, "AGAIN")
    equal(loud.changes, 2)
  end)

  it("A getter reaches the host's own through super", function()
    local A = ui.Label:subclass "A"
    function A:get_text() return "<" .. A.super.get_text(self) .. ">" end
    local a = A{ text = "x" }
    warned("A.get_text is read by scripts only")
    equal(a.text, "<x>")
    local B = A:subclass "B"
    function B:get_text() return B.super.get_text(self) .. "!" end
    equal(B{ text = "y" }.text, "<y>!")
  end)

  it("The host goes through an overridden setter", function()
    local states = {}
    local Key = ui.Button:subclass "Key"
    function Key:set_isHighlighted(value)
      states[#states + 1] = value
      Key.super.set_isHighlighted(self, value)
    end
    show(Key{ frame = { 0, 0, 50, 50 } })
    tap(10, 10)
    same(states, { true, false })
  end)

  it("Accessors of a class below replace those above", function()
    local A = ui.View:subclass "A"
    function A:get_name() return "A" end
    local B = A:subclass "B"
    function B:get_name() return "B" .. B.super.get_name(self) end
    local C = B:subclass "C"
    equal(A{}.name, "A")
    equal(C{}.name, "BA")
    C.get_name = function() return "C" end
    equal(C{}.name, "C")
    equal(B{}.name, "BA")
  end)

  it("A getter for a method, or a wrong name, is refused", function()
    local A = ui.View:subclass "A"
    raises("layoutSubviews", function() function A:get_layoutSubviews() end end)
    raises("get_intrinsicContentSize", function() function A:intrinsicContentSize() end end)
    raises("isHidden", function() function A:set_hidden(value) end end)
  end)

  it("An error in an accessor is the script's own", function()
    local A = ui.View:subclass "A"
    function A:get_bad() error("cannot read") end
    function A:set_bad(value) error("cannot write") end
    local a = A{}
    raises("cannot read", function() return a.bad end)
    raises("cannot write", function() a.bad = 1 end)
    raises("cannot write", function() A{ bad = 1 } end)
  end)

  it("An accessor cannot yield, and says so", function()
    local A = ui.View:subclass "A"
    function A:get_coming() return coroutine.yield("reading") end
    local a = A{}
    local read = coroutine.wrap(function() return a.coming end)
    raises("attempt to yield across a C-call boundary", function() read() end)
  end)

  it("set_ before super works on fields of the class alone", function()
    local A = ui.View:subclass "A"
    function A:set_extent(value) self.stored = value end
    function A:init(options)
      self.extent = 3
      A.super.init(self, options)
    end
    equal(A{}.stored, 3)
  end)

  it("Listed properties keep the order of the class that lists them first", function()
    local log = {}
    local function property(class, name)
      class["set_" .. name] = function(self, value) log[#log + 1] = name end
    end
    local A = ui.View:subclass "A"
    for _, name in ipairs { "first", "second", "third", "loose" } do property(A, name) end
    A.properties = { "third", "first", "second" }
    local B = A:subclass "B"
    property(B, "fourth")
    B.properties = { "fourth", "second", "first", "loose" }
    local function order(class)
      log = {}
      class{ first = 1, second = 1, third = 1, fourth = 1, loose = 1 }
      return log
    end
    same(order(B), { "third", "first", "second", "fourth", "loose" })
    same(order(A), { "third", "first", "second", "loose" })
    local C = A:subclass "C"
    same(order(C), { "third", "first", "second", "loose" })
    A.properties = { "second" }
    same(order(B), { "second", "fourth", "first", "loose", "third" })
    same(order(C), { "second", "first", "loose", "third" })
  end)

  it("A class may list what a class above defines later", function()
    local log = {}
    local A = ui.View:subclass "A"
    local B = A:subclass "B"
    B.properties = { "zebra", "apple" }
    function A:set_apple(value) log[#log + 1] = "apple" end
    function A:set_zebra(value) log[#log + 1] = "zebra" end
    B{ apple = 1, zebra = 1 }
    A{ apple = 1, zebra = 1 }
    same(log, { "zebra", "apple", "apple", "zebra" })
  end)

  it("A property whose accessors are taken away is a field again", function()
    local A = ui.View:subclass "A"
    function A:get_angle() return 7 end
    function A:set_angle(value) end
    local B = A:subclass "B"
    local a, b = A{ angle = 1 }, B{ angle = 1 }
    equal(a.angle, 7)
    A.get_angle, A.set_angle = nil, nil
    for _, object in ipairs { a, b } do
      equal(object.angle, nil)
      object.angle = 3
      equal(object.angle, 3)
    end
    equal(A{ angle = 4 }.angle, 4)
    equal(B{ angle = 5 }.angle, 5)
    function A:get_angle() return 8 end
    equal(b.angle, 8)
    raises("read-only", function() b.angle = 9 end)
    local L = ui.Label:subclass "L"
    function L:get_text() return "mine" end
    L.get_text = nil
    warnings()
    equal(L{ text = "host's" }.text, "host's")
  end)
end)
