local ui = require "lunette"
require "members"

describe("init", function()
  it("init gets the object and the options, and super applies them", function()
    local Card = ui.View:subclass "Card"
    function Card:init(options)
      self.early = options.title
      Card.super.init(self, { frame = options.frame })
      self.label = ui.Label{ text = options.title }
      self:addSubview(self.label)
    end
    local card = Card{ title = "Hi", frame = { 1, 2, 3, 4 } }
    equal(card.early, "Hi")
    equal(card.title, nil)
    equal(card.label.text, "Hi")
    equal(card.frame, ui.rect(1, 2, 3, 4))
  end)

  it("Options are never nil", function()
    local Card = ui.View:subclass "Card"
    function Card:init(options)
      equal(type(options), "table")
      equal(next(options), nil)
      Card.super.init(self, options)
    end
    Card() Card{} Card(nil)
  end)

  it("Chains of init run from the class up and back", function()
    local order = {}
    local A = ui.View:subclass "A"
    function A:init(options)
      order[#order + 1] = "A>"
      A.super.init(self, options)
      order[#order + 1] = "<A"
    end
    local B = A:subclass "B"
    local C = B:subclass "C"
    function C:init(options)
      order[#order + 1] = "C>"
      C.super.init(self, options)
      order[#order + 1] = "<C"
    end
    local c = C{ tag = 3 }
    same(order, { "C>", "A>", "<A", "<C" })
    equal(c.tag, 3)
  end)

  it("A class without init inherits one", function()
    local A = ui.View:subclass "A"
    function A:init(options) A.super.init(self, options) self.made = true end
    local B = A:subclass "B"
    equal(B{}.made, true)
    equal(B{ made = false }.made, true)
  end)

  it("init may call super with no options of those that it got", function()
    local A = ui.View:subclass "A"
    function A:init(options) A.super.init(self, {}) end
    equal(A{ tag = 3 }.tag, 0)
  end)

  it("Returning without super raises and says so", function()
    local A = ui.View:subclass "A"
    function A:init(options) end
    raises("super.init(self, options)", function() A{} end)
    local B = A:subclass "B"
    raises("super.init(self, options)", function() B{} end)
  end)

  it("Calling super twice raises and says so", function()
    local A = ui.View:subclass "A"
    function A:init(options)
      A.super.init(self, options)
      A.super.init(self, options)
    end
    raises("twice", function() A{} end)
    raises("twice", function() ui.View{}:init{} end)
  end)

  it("A host member that is touched before super raises and says so", function()
    local A = ui.Label:subclass "A"
    function A:init(options) options.before(self) A.super.init(self, options) end
    local function early(part, fn)
      local message = raises(part, function() A{ before = fn } end)
      assert(message:find("super.init(self, options)", 1, true), message)
    end
    early("A.text", function(self) self.text = "x" end)
    early("A.text", function(self) return self.text end)
    early("A.frame", function(self) return self.frame end)
    early("addSubview", function(self) self:addSubview(ui.View{}) end)
    early("layoutIfNeeded", function(self) self:layoutIfNeeded() end)
    early("addSubview", function(self) ui.View{}:addSubview(self) end)
  end)

  it("Fields can be set and read before super", function()
    local A = ui.View:subclass "A"
    A.step = 2
    function A:double() return self.value * self.step end
    function A:init(options)
      self.value = 4
      equal(self.value, 4)
      equal(self.nothing, nil)
      equal(self:double(), 8)
      equal(tostring(self), "<A>")
      A.super.init(self, {})
    end
    equal(A{}.value, 4)
  end)

  it("An object whose init fails is gone", function()
    local kept
    local A = ui.View:subclass "A"
    function A:init(options)
      kept = self
      if options.before then error("before") end
      A.super.init(self, {})
      error("after")
    end
    raises("before", function() A{ before = true } end)
    raises("super.init", function() kept.tag = 1 end)
    raises("super.init", function() return kept:layoutIfNeeded() end)
    raises("View", function() ui.View{ kept } end)
    kept = nil
    raises("after", function() A{} end)
    kept.tag = 1
    equal(kept.tag, 1)
    kept = nil
  end)

  it("init of one class cannot be run on objects of another", function()
    local A = ui.View:subclass "A"
    function A:init(options) ui.Label.init(self, options) end
    raises("init", function() A{ text = "x" } end)
    raises("init", function() ui.View.init({}, {}) end)
    raises("init", function() ui.View.init() end)
  end)

  it("A constructor cannot yield, and says so", function()
    local A = ui.View:subclass "A"
    function A:init(options)
      A.super.init(self, options)
      coroutine.yield("after")
    end
    local make = coroutine.wrap(function() return A{ tag = 1 } end)
    raises("attempt to yield across a C-call boundary", function() make() end)
  end)

  it("self.view inside init loads the view at once", function()
    local order = {}
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:init(options)
      Screen.super.init(self, options)
      order[#order + 1] = "init"
      self.view.tag = 5
      order[#order + 1] = "end"
    end
    function Screen:viewDidLoad() order[#order + 1] = "load" end
    equal(Screen{}.view.tag, 5)
    same(order, { "init", "load", "end" })
  end)

  it("A controller's class will do wherever a controller is wanted", function()
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:init(options)
      Screen.super.init(self, options)
      self.count = 0
      for _ in pairs(options) do self.count = self.count + 1 end
    end
    local window = ui.Window{ rootViewController = Screen }
    equal(window.rootViewController.count, 0)
    assert(window.rootViewController:isKind(Screen))
    local parent = ui.ViewController{}
    parent:addChild(Screen)
    assert(parent.children[1]:isKind(Screen))
    raises("ViewController", function() window.rootViewController = ui.View end)
    raises("ViewController", function() parent:addChild(ui.View) end)
    parent:addChild(ui.ViewController)
    equal(#parent.children, 2)
  end)

  it("A class whose init fails is refused where a controller is wanted", function()
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:init(options) error("no screen") end
    local window = ui.Window{}
    raises("no screen", function() window.rootViewController = Screen end)
    equal(window.rootViewController, nil)
  end)
end)
