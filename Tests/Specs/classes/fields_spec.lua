local ui = require "lunette"
require "members"

describe("Fields and members", function()
  it("An object of a Lua class takes any field", function()
    local Card = ui.View:subclass "Card"
    local card = Card{ a = 1 }
    card.b = "two"
    card[3] = {}
    card[card] = "self"
    card[true] = false
    equal(card.a, 1)
    equal(card.b, "two")
    equal(type(card[3]), "table")
    equal(card[card], "self")
    equal(card[true], false)
    card.a = nil
    equal(card.a, nil)
  end)

  it("A field that was never set reads as nil", function()
    local Card = ui.View:subclass "Card"
    local card = Card{}
    equal(card.nothing, nil)
    equal(card.nothing, nil)
    equal(card[1], nil)
    equal(card[2.5], nil)
    equal(card[{}], nil)
    equal(card[true], nil)
    raises("nil", function() card[nil] = 1 end)
    equal(card[nil], nil)
    raises("no member number", function() card[0 / 0] = 1 end)
    equal(card[0 / 0], nil)
  end)

  it("A misspelt member is refused on read and on write, each time", function()
    local Field = ui.Label:subclass "Field"
    local field = Field{}
    for _ = 1, 2 do
      raises("'isHidden'", function() field.hidden = true end)
      raises("'isHidden'", function() return field.hidden end)
      raises("'isHidden'", function() return field.ishidden end)
      raises("'text'", function() field.Text = "x" end)
      raises("'text'", function() return field._text end)
      raises("'numberOfLines'", function() field.number_of_lines = 1 end)
      raises("'backgroundColor'", function() field.BackgroundColor = 1 end)
      raises("'isUserInteractionEnabled'", function() return field.userInteractionEnabled end)
      raises("'layoutSubviews'", function() return field.LayoutSubviews end)
      raises("'setNeedsLayout'", function() field:set_needs_layout() end)
    end
  end)

  it("A name one letter away from a member is taken and warned about once", function()
    -- Below another class than in the tests around it, so that it is not theirs, made anew.
    local Card = ui.Control:subclass "Card"
    local card = Card{}
    for _ = 1, 3 do card.backgroundColour = "red" end
    Card{}.backgroundColour = "blue"
    equal(card.backgroundColour, "red")
    warned("did you mean 'backgroundColor'")
  end)

  it("A short name is no slip, and neither is one two letters away", function()
    local Card = ui.View:subclass "Card"
    local card = Card{}
    card.z = 1
    card.tak = 2
    card.backgroundHolours = 3
    equal(card.z + card.tak + card.backgroundHolours, 6)
  end)

  it("A host method cannot be replaced on an object, and the message shows the class", function()
    local Card = ui.View:subclass "Card"
    raises("function Card:layoutSubviews(", function() Card{}.layoutSubviews = function() end end)
    raises("layoutSubviews is a method", function() ui.View{}.layoutSubviews = function() end end)
    raises("addSubview is a method", function() Card{}.addSubview = nil end)
  end)

  it("A method of the Lua class can be hidden by a field of one object", function()
    local Card = ui.View:subclass "Card"
    function Card:name() return "class" end
    local a, b = Card{}, Card{}
    a.name = function() return "own" end
    equal(a:name(), "own")
    equal(b:name(), "class")
    a.name = nil
    equal(a:name(), "class")
    equal(Card{ name = function() return "given" end }:name(), "given")
  end)

  it("An object of a host class has exactly its members", function()
    local label = ui.Label{}
    raises("no member 'qqqqqq'", function() return label.qqqqqq end)
    raises("object.user", function() return label.qqqqqq end)
    raises("object.user", function() label.qqqqqq = 1 end)
    raises("did you mean 'text'", function() label.texd = "x" end)
    raises("did you mean 'text'", function() return label.txt end)
    raises("'isHidden'", function() label.hidden = true end)
    raises("no member", function() return label[1] end)
    raises("no member", function() label[1] = 1 end)
    raises("no member", function() return label[nil] end)
    raises("no member", function() label[true] = 1 end)
    raises("no member", function() label[label] = 1 end)
  end)

  it("What a script hangs on a host object lies in user", function()
    local view = ui.View{}
    equal(type(view.user), "table")
    assert(rawequal(view.user, view.user))
    view.user.anything = 5
    collect()
    equal(view.user.anything, 5)
    raises("read-only", function() view.user = {} end)
    local Card = ui.View:subclass "Card"
    local card = Card{ mark = 1 }
    card.user.mark = 2
    equal(card.mark, 1)
    equal(card.user.mark, 2)
    for _, object in ipairs { ui.Application.shared, ui.Screen.main, ui.ViewController{},
        ui.View{}.layer, ui.Window{} } do
      object.user.x = 1
      equal(object.user.x, 1)
    end
    ui.Application.shared.user.x = nil
    ui.Screen.main.user.x = nil
  end)

  it("Members that responders have are taken", function()
    local Card = ui.View:subclass "Card"
    raises("next", function() Card{}.next = 1 end)
    raises("Responder", function() Card{}.next = 1 end)
    raises("next", function() Card{ next = 1 } end)
  end)

  it("Read-only members raise on write", function()
    local view = ui.View{}
    raises("View.superview is read-only", function() view.superview = ui.View{} end)
    raises("read-only", function() view.subviews = {} end)
    raises("read-only", function() view.layer = nil end)
  end)

  it("Methods on the wrong receiver say what they expected", function()
    local view = ui.View{}
    raises("Label:drawText", function() ui.Label{}.drawText(view, { 0, 0, 1, 1 }) end)
    raises("expects View as receiver", function() view.addSubview(nil, view) end)
    raises("expects View as receiver", function() view.addSubview("x", view) end)
    raises("expects View as receiver", function() view.addSubview({}, view) end)
    raises("expects View as receiver", function() view.addSubview(ui.View, view) end)
    raises("expects View as receiver", function() view.addSubview(ui.rect(0, 0, 1, 1), view) end)
    raises("expects View as receiver", function() view.addSubview(ui.ViewController{}, view) end)
    raises("expects View as receiver", function() view.addSubview(io, view) end)
  end)

  it("A missing required argument is named", function()
    local view = ui.View{}
    raises("View:addSubview: argument 1 (view): expected View, got nothing",
      function() view:addSubview() end)
    raises("View:addSubview: argument 1 (view): expected View, got nil",
      function() view:addSubview(nil) end)
    raises("argument 2 (index)", function() view:insertSubview(ui.View{}) end)
    raises("ui.rect: argument 4 (height)", function() ui.rect(1, 2, 3) end)
    raises("Font:systemFont: argument 1 (size)", function() ui.Font:systemFont() end)
  end)

  it("A list that is read is a fresh table", function()
    local view = ui.View{ ui.View{}, ui.View{} }
    local list = view.subviews
    assert(not rawequal(list, view.subviews))
    list[1] = nil
    equal(#view.subviews, 2)
  end)

  it("Lists without holes, and with them", function()
    local button = ui.Button{}
    raises("element 2", function() button:addTarget(function() end, { "touchDown", false }) end)
    raises("element 1", function() button:addTarget(function() end, { nil, "touchDown" }) end)
  end)
end)
