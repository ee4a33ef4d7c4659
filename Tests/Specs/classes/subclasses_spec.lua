local ui = require "lunette"
require "members"

describe("Subclasses", function()
  it("Methods are inherited over several levels and super is bound to the defining "
    .. "class", function()
    local calls = {}
    local A = ui.View:subclass "A"
    function A:layoutSubviews() A.super.layoutSubviews(self) calls[#calls + 1] = "A" end
    function A:name() return "A" end
    local B = A:subclass "B"
    function B:name() return "B" .. B.super.name(self) end
    local C = B:subclass "C"
    function C:layoutSubviews() C.super.layoutSubviews(self) calls[#calls + 1] = "C" end
    function C:name() return "C" .. C.super.name(self) end
    local D = C:subclass "D"

    equal(D{}:name(), "CBA")
    equal(B{}:name(), "BA")
    show(D{})
    same(calls, { "A", "C" })
    calls = {}
    show(B{})
    same(calls, { "A" })
  end)

  it("Classes know their superclass and their objects know their class", function()
    local A = ui.Control:subclass "A"
    local B = A:subclass "B"
    assert(B.super == A and A.super == ui.Control and ui.Control.super == ui.View)
    local b = B{}
    assert(b:isKind(B) and b:isKind(A) and b:isKind(ui.Control) and b:isKind(ui.Responder))
    assert(not b:isKind(ui.Button) and not A{}:isKind(B) and not ui.Control{}:isKind(A))
    equal(tostring(B), "class B")
    equal(tostring(b), "<B>")
    b.id = "list"
    equal(tostring(b), "<B #list>")
  end)

  it("responds tells own methods, the host's, and none", function()
    local A = ui.View:subclass "A"
    function A:go() end
    local a = A{ value = 1, fn = function() end }
    equal(a:responds "go", true)
    equal(a:responds "layoutSubviews", true)
    equal(a:responds "addSubview", true)
    equal(a:responds "value", false)
    equal(a:responds "nothing", false)
    equal(ui.View{}:responds "go", false)
    equal(ui.Button{}:responds "setTitle", true)
  end)

  it("A class name is an identifier and unique", function()
    raises("identifier", function() ui.View:subclass "1st" end)
    raises("identifier", function() ui.View:subclass "a b" end)
    raises("identifier", function() ui.View:subclass "" end)
    raises("identifier", function() ui.View:subclass "Größe" end)
    raises("expected string", function() ui.View:subclass() end)
    raises("expected string", function() ui.View:subclass {} end)
    local _A1 = ui.View:subclass "_A1"
    raises('"_A1"', function() ui.Label:subclass "_A1" end)
  end)

  it("A call with the wrong sign raises and shows the right one", function()
    raises("subclass", function() ui.View.subclass "X" end)
    raises("colon", function() ui.View.subclass "X" end)
    raises("colon", function() ui.Font.systemFont(17) end)
    raises("dot", function() ui:rect(1, 2, 3, 4) end)
    raises("colon", function() ui.View{}.layoutIfNeeded() end)
    local rect = ui.rect(1, 2, 3, 4)
    raises("inset", function() rect.inset(1) end)
  end)

  it("Host classes cannot be changed", function()
    raises("ui.View:subclass", function() ui.View.step = 1 end)
    raises("ui.View:subclass", function() function ui.View:layoutSubviews() end end)
    raises("ui is read-only", function() ui.step = 1 end)
    raises("ui is read-only", function() ui.View = nil end)
    equal(getmetatable(ui.View), false)
    equal(getmetatable(ui.View{}), false)
    equal(getmetatable(ui), false)
    equal(pcall(setmetatable, ui.View{}, {}), false)
    equal(pcall(rawset, ui, "x", 1), false)
    equal(pcall(rawset, ui.View, "x", 1), false)
  end)

  it("ui names what it does not have", function()
    raises("did you mean 'ui.Label'", function() return ui.Lable end)
    raises("'ui.Button'", function() return ui.UIButton end)
    raises("ui has no member", function() return ui.Nonsense end)
    raises("ui has no member", function() return ui[1] end)
    raises("did you mean 'ui.rect'", function() return ui.react(1, 2, 3, 4) end)
  end)

  it("super of an object raises and names the class to write", function()
    local Cities = ui.View:subclass "Cities"
    local cities = Cities{}
    raises("Cities.super", function() return cities.super end)
    raises("super", function() cities.super = 1 end)
    raises("super", function() Cities.super = ui.View end)
    raises("super", function() return ui.View{}.super end)
  end)

  it("Methods set after objects exist are found on them", function()
    local A = ui.View:subclass "A"
    local B = A:subclass "B"
    local b = B{ frame = { 0, 0, 10, 10 } }
    show(b)
    local layouts = {}
    function A:layoutSubviews() layouts[#layouts + 1] = "A" end
    function A:go() return "A" end
    b:setNeedsLayout() settle()
    equal(b:go(), "A")
    function B:layoutSubviews() layouts[#layouts + 1] = "B" end
    function B:go() return "B" end
    b:setNeedsLayout() settle()
    equal(b:go(), "B")
    B.layoutSubviews = nil
    B.go = nil
    b:setNeedsLayout() settle()
    equal(b:go(), "A")
    A.layoutSubviews = nil
    b:setNeedsLayout() settle()
    same(layouts, { "A", "B", "A" })
    function A:layoutSubviews() layouts[#layouts + 1] = "again" end
    b:setNeedsLayout() settle()
    equal(layouts[4], "again")
  end)

  it("An override in a class above reaches all classes below that have none", function()
    local A = ui.View:subclass "A"
    local B = A:subclass "B"
    local C = B:subclass "C"
    function B:sizeThatFits(size) return { 2, 2 } end
    function A:sizeThatFits(size) return { 1, 1 } end
    local function fit(class) local v = class{} v:sizeToFit() return v.width end
    equal(fit(A), 1)
    equal(fit(B), 2)
    equal(fit(C), 2)
  end)

  it("An object of a host class has no class of the script", function()
    local A = ui.Label:subclass "A"
    function A:go() end
    raises("no member 'go'", function() ui.Label{}:go() end)
  end)

  it("A method is a value that can be read and called with the object", function()
    local A = ui.View:subclass "A"
    function A:go(x) return self, x end
    local a = A{}
    local object, x = a.go(a, 5)
    assert(object == a and x == 5)
    equal(a.go, A.go)
    equal(a.layoutSubviews, ui.View{}.layoutSubviews)
  end)
end)
