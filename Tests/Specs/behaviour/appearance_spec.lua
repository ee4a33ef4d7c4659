-- Looks and tags as scripts meet them (BEHAVIOUR, 43 to 45).

local ui = require "lunette"
require "members"

describe("Appearance, tint and tags", function()
  -- Source: Apple, `UIAppearance`: "iOS applies appearance changes when a view enters a window, it
  -- doesn't change the appearance of a view that's already in a window"; and "Using appearance
  -- proxies": what was set on an object itself is not overwritten.
  it("BEHAVIOUR 43: what appearance says holds for views that come into a window", function()
    local there, own, later = ui.Label{}, ui.Label{ textColor = "blue" }, ui.Label{}
    local root = ui.View{ there }
    show(root)
    ui.Label:appearance().textColor = "red"
    equal(there.textColor, ui.Color.black)
    equal(later.textColor, ui.Color.black)
    root:addSubview(later)
    root:addSubview(own)
    equal(later.textColor, ui.Color.red)
    equal(own.textColor, ui.Color.blue)
    there:removeFromSuperview()
    root:addSubview(there)
    equal(there.textColor, ui.Color.red)
  end)

  -- Source: UIAppearance.h and "Using appearance proxies": the setters that were called on an
  -- object itself are remembered, whatever they were called with; and `UIAppearance`: "To change
  -- the appearance of a view that's currently in a window, remove the view from the view hierarchy
  -- and then put it back."
  it("BEHAVIOUR 43: the standard values that were set by hand stay, what appearance set does "
    .. "not", function()
    ui.Label:appearance().textColor = "red"
    ui.Label:appearance().font = 30
    ui.View:appearance().backgroundColor = "yellow"
    ui.Button:appearance():setTitleColor("green", "normal")
    ui.Button:appearance():setTitleColor("purple", "highlighted")
    ui.Button:appearance().contentEdgeInsets = 4
    local own = ui.Label{ textColor = "black", font = 17 }
    own.backgroundColor = nil
    local plain = ui.Label{}
    local button = ui.Button{ titleColor = { normal = "white" }, contentEdgeInsets = 0 }
    local root = ui.View{ own, plain, button }
    show(root)
    equal(own.textColor, ui.Color.black)
    equal(own.font, ui.Font:systemFont(17))
    equal(own.backgroundColor, nil)
    equal(plain.textColor, ui.Color.red)
    equal(plain.backgroundColor, ui.Color.yellow)
    equal(button:titleColor("normal"), ui.Color.white)
    equal(button:titleColor("highlighted"), ui.Color.purple)
    equal(button.contentEdgeInsets, ui.insets(0, 0, 0, 0))
    ui.Label:appearance().textColor = "blue"
    for _, label in ipairs{ own, plain } do
      label:removeFromSuperview()
      root:addSubview(label)
    end
    equal(own.textColor, ui.Color.black)
    equal(plain.textColor, ui.Color.blue)
  end)

  -- Source: Apple, `UIView.tintColor`: nil takes the superview's, the system's blue at the top;
  -- `tintColorDidChange()`: "the system calls this method on a view when your code changes the
  -- value of the tintColor property on that view. In addition, the system calls this method on a
  -- subview that inherits its interaction tint color"; `tintAdjustmentMode`: alerts dim.
  it("BEHAVIOUR 44: tint is inherited, and told down the tree", function()
    local told = {}
    local Noting = ui.View:subclass "Noting"
    function Noting:tintColorDidChange() told[#told + 1] = self.id end
    local leaf = Noting{ id = "leaf" }
    local outer = Noting{ id = "outer",
      Noting{ id = "inherits", leaf }, Noting{ id = "own", tintColor = "green" } }
    show(outer)
    equal(leaf.tintColor, ui.color "#007aff")
    told = {}
    outer.tintColor = "red"
    same(told, { "outer", "inherits", "leaf" })
    equal(leaf.tintColor, ui.Color.red)
    outer.tintColor = nil
    equal(leaf.tintColor, ui.color "#007aff")
    told = {}
    outer.tintAdjustmentMode = "dimmed"
    same(told, { "outer", "inherits", "leaf", "own" })
    equal(leaf.tintAdjustmentMode, "dimmed")
  end)

  -- Source: Apple, `UIView.viewWithTag(_:)`: "searches the view hierarchy, including the current
  -- view"; the default tag is 0.
  it("BEHAVIOUR 45: the view itself is searched too, so that tag 0 finds it", function()
    local inner = ui.View{ tag = 5 }
    local second = ui.View{ tag = 5 }
    local view = ui.View{ id = "self", ui.View{ inner }, second }
    equal(view:viewWithTag(0), view)
    equal(view:viewWithTag(5), inner)
    view.tag = 5
    equal(view:viewWithTag(5), view)
    equal(view:viewWithTag(-1), nil)
  end)
end)
