local ui = require "lunette"
require "members"

describe("Constructors", function()
  it("No options, an empty table and nil are the same", function()
    for _, view in ipairs { ui.View(), ui.View{}, ui.View(nil) } do
      equal(view.frame, ui.Rect.zero)
    end
  end)

  it("Anything but one table raises and shows the form", function()
    raises("View{ key = value }", function() ui.View("x") end)
    raises("View{ key = value }", function() ui.View "x" end)
    raises("View{ key = value }", function() ui.View(1) end)
    raises("View{ key = value }", function() ui.View({}, {}) end)
    raises("View{ key = value }", function() ui.View(ui.View{}) end)
    raises("View{ key = value }", function() ui.View(true) end)
    local Card = ui.View:subclass "Card"
    raises("Card{ key = value }", function() Card("x") end)
  end)

  it("Properties are applied superclass first, in declared order", function()
    local order = {}
    local Probe = ui.Button:subclass "Probe"
    for _, name in ipairs { "contentEdgeInsets", "isEnabled", "tag", "frame", "alpha" } do
      Probe["set_" .. name] = function(self, value)
        order[#order + 1] = name
        Probe.super["set_" .. name](self, value)
      end
    end
    Probe{ contentEdgeInsets = 1, isEnabled = true, tag = 1, alpha = 1, frame = { 0, 0, 1, 1 } }
    same(order, { "frame", "alpha", "tag", "isEnabled", "contentEdgeInsets" })
  end)

  it("Fields come in byte order after properties, subviews then, handlers last", function()
    local order = {}
    local Probe = ui.Button:subclass "Probe"
    function Probe:set_zeta(value) order[#order + 1] = "zeta" end
    function Probe:set_Zulu(value) order[#order + 1] = "Zulu" end
    function Probe:set_beta(value) order[#order + 1] = "beta" end
    function Probe:set_tag(value) order[#order + 1] = "tag" end
    function Probe:didAddSubview(view)
      if view.tag > 0 then order[#order + 1] = "child " .. view.tag end
    end
    function Probe:set_isSelected(value)
      order[#order + 1] = "isSelected"
      Probe.super.set_isSelected(self, value)
      self:sendActions("valueChanged")
    end
    local fired = 0
    Probe{
      onValueChanged = function() fired = fired + 1 end,
      ui.View{ tag = 1 }, ui.View{ tag = 2 }, ui.View{ tag = 3 },
      zeta = 1, Zulu = 1, beta = 1, tag = 1, isSelected = true, title = "x",
    }
    same(order, { "tag", "isSelected", "Zulu", "beta", "zeta", "child 1", "child 2", "child 3" })
    equal(fired, 0)
  end)

  it("Labels of initialisers are taken at construction only", function()
    equal(ui.Button{ type = "system" }.buttonType, "system")
    equal(ui.Button{}.buttonType, "custom")
    local button = ui.Button{}
    raises("type can be given at construction only", function() button.type = "system" end)
    raises("type", function() return button.type end)
    raises("system", function() ui.Button{ type = "sistem" } end)
    raises("type", function() ui.Button{ type = 1 } end)
    local Mine = ui.Button:subclass "Mine"
    equal(Mine{ type = "system" }.buttonType, "system")
  end)

  it("Setters by state take one value or a table by state", function()
    local button = ui.Button{
      title = { normal = "Add", disabled = "…", ["highlighted|selected"] = "Both" },
      titleColor = "red",
    }
    equal(button:title "normal", "Add")
    equal(button:title "disabled", "…")
    equal(button:title "selected|highlighted", "Both")
    equal(button:title(), "Add")
    equal(button.currentTitle, "Add")
    equal(button:titleColor(), ui.Color.red)
    equal(type(button.title), "function")
    raises('setTitle("New", "normal")', function() button.title = "New" end)
    button:setTitle("New", "normal")
    equal(button.currentTitle, "New")
    button:setTitle("Plain")
    equal(button:title "normal", "Plain")
    button:setTitle(nil, "disabled")
    button.isEnabled = false
    equal(button.currentTitle, "Plain")
    raises("nrmal", function() ui.Button{ title = { nrmal = "x" } } end)
    raises("title", function() ui.Button{ title = true } end)
    raises("title", function() ui.Button{ title = { normal = {} } } end)
  end)

  it("The array part of a view is its subviews, in order", function()
    local a, b, c = ui.View{}, ui.Label{}, ui.Button{}
    local view = ui.View{ a, b, c }
    assert(view.subviews[1] == a and view.subviews[2] == b and view.subviews[3] == c)
    raises("View", function() ui.View{ 1 } end)
    raises("View", function() ui.View{ "x" } end)
    raises("View", function() ui.View{ ui.ViewController{} } end)
    raises("View", function() ui.View{ {} } end)
  end)

  it("An array part where none makes sense raises", function()
    raises("ViewController", function() ui.ViewController{ ui.View{} } end)
    local Screen = ui.ViewController:subclass "Screen"
    raises("Screen", function() Screen{ ui.View{} } end)
  end)

  it("Unknown keys of host classes raise with the nearest name", function()
    raises("did you mean 'text'", function() ui.Label{ txt = "x" } end)
    raises("'isHidden'", function() ui.View{ hidden = true } end)
    raises("'backgroundColor'", function() ui.View{ backgroundColour = "red" } end)
    raises("no member 'qqqqqq'", function() ui.View{ qqqqqq = 1 } end)
    raises("addSubview is a method", function() ui.View{ addSubview = 1 } end)
    raises("'onTouchUpInside'", function() ui.Button{ onTouchUpinside = function() end } end)
    raises("name", function() ui.View{ [true] = 1 } end)
    raises("name", function() ui.View{ [1.5] = 1 } end)
    raises("name", function() ui.View{ [ui.View{}] = 1 } end)
  end)

  it("Unknown keys of Lua classes are fields, unless they are misspelt members", function()
    local Card = ui.View:subclass "Card"
    local key = {}
    local card = Card{ qqqqqq = 1, [true] = 2, [1.5] = 3, [key] = 4 }
    equal(card.qqqqqq, 1)
    equal(card[true], 2)
    equal(card[1.5], 3)
    equal(card[key], 4)
    raises("'isHidden'", function() Card{ hidden = true } end)
    raises("addSubview", function() Card{ addSubview = function() end } end)
  end)

  it("Read-only properties cannot be given", function()
    raises("read-only", function() ui.View{ superview = ui.View{} } end)
    raises("read-only", function() ui.Button{ currentTitle = "x" } end)
    local Card = ui.View:subclass "Card"
    raises("read-only", function() Card{ window = ui.Window{} } end)
  end)

  it("A wrong value names the class, the key, what was expected and what came", function()
    raises("Label.text: expected string", function() ui.Label{ text = {} } end)
    raises("got table", function() ui.Label{ text = {} } end)
    raises("View.frame: expected Rect", function() ui.View{ frame = 3 } end)
    raises("View.alpha: expected number", function() ui.View{ alpha = "1" } end)
    raises("View.isHidden: expected boolean", function() ui.View{ isHidden = 1 } end)
  end)

  it("The table of options is left as it was", function()
    local options = { frame = { 0, 0, 1, 1 }, id = "x", ui.View{} }
    local view = ui.View(options)
    equal(options.id, "x")
    equal(options[1].superview, view)
    local count = 0
    for _ in pairs(options) do count = count + 1 end
    equal(count, 3)
  end)

  it("Big tables work, and huge ones raise or work", function()
    local Bag = ui.View:subclass "Bag"
    local options = {}
    for i = 1, 2000 do options["key" .. i] = i end
    for i = 1, 300 do options[i] = ui.View{ tag = i } end
    local bag = Bag(options)
    equal(bag.key1, 1)
    equal(bag.key2000, 2000)
    equal(#bag.subviews, 300)
    for i = 1, 300 do equal(bag.subviews[i].tag, i) end
  end)

  it("Constructors inside constructors, in tables, setters and inits", function()
    local Node = ui.View:subclass "Node"
    function Node:init(options)
      Node.super.init(self, options)
      if options.depth > 0 then
        self:addSubview(Node{ depth = options.depth - 1, parent = self })
      end
    end
    local node = Node{ depth = 20 }
    local depth = 0
    while node.subviews[1] do
      equal(node.subviews[1].parent, node)
      node, depth = node.subviews[1], depth + 1
    end
    equal(depth, 20)

    local Maker = ui.View:subclass "Maker"
    function Maker:set_items(list)
      for i, title in ipairs(list) do self:addSubview(ui.Label{ text = title }) end
    end
    local maker = Maker{ items = { "a", "b" }, frame = { 0, 0, 1, 1 }, tag = 2 }
    equal(maker.subviews[2].text, "b")
  end)

  it("Options are read before any is applied", function()
    local options
    local Probe = ui.View:subclass "Probe"
    function Probe:set_mark(value)
      options.mark, options.gone, options.zz = nil, nil, nil
      for i = 1, 100 do options["new" .. i] = i end
      collect()
    end
    options = { mark = 1, gone = 2, tag = 3, zz = 4, other = 5 }
    local probe = Probe(options)
    equal(probe.tag, 3)
    equal(probe.gone, 2)
    equal(probe.other, 5)
    equal(probe.zz, 4)
    equal(probe.new1, nil)
  end)

  it("Options with a metatable are read as they are", function()
    local options = setmetatable({ tag = 1 }, {
      __index = function() error("read") end,
      __pairs = function() error("pairs") end,
      __len = function() error("len") end,
    })
    equal(ui.View(options).tag, 1)
  end)

  it("Keys are found whatever wrong ones were tried before", function()
    for _ = 1, 2 do
      for i = 1, 100 do
        raises("nope" .. i, function() ui.View{ ["nope" .. i] = 1 } end)
      end
      collectgarbage()
      local view = ui.View{ tag = 3, alpha = 0.5, isHidden = true, contentMode = "center" }
      equal(view.tag, 3)
      equal(view.alpha, 0.5)
      equal(view.isHidden, true)
      equal(view.contentMode, "center")
      raises("tag", function() ui.View{ ["tag\0x"] = 1 } end)
    end
  end)

  it("A text of several looks keeps them beside those of the whole", function()
    for _, class in ipairs { ui.Label, ui.TextField, ui.TextView } do
      local text = class{
        attributedText = { "a", { "b", font = "bold 30", foregroundColor = "red" } },
        font = 15, textColor = "blue", textAlignment = "center",
      }
      local runs = text.attributedText.runs
      equal(#runs, 2)
      equal(runs[2].font, ui.Font:boldSystemFont(30))
      equal(runs[2].foregroundColor, ui.Color.red)
    end
    local view = ui.TextView{ text = "abc", font = 15, selectedRange = { 2, 3 } }
    equal(view.selectedRange.first, 2)
  end)
end)
