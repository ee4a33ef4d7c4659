local ui = require "lunette"
require "members"

describe("Identity", function()
  it("An object that is seen twice is the same value", function()
    local view, child = ui.View{}, ui.View{}
    view:addSubview(child)
    equal(view.subviews[1], child)
    assert(rawequal(view.subviews[1], child))
    assert(child.superview == view and rawequal(child.superview, view))
    assert(rawequal(ui.Application.shared, ui.Application.shared))
    assert(rawequal(ui.Screen.main, ui.Screen.main))
    assert(view ~= child and not rawequal(view, child))
  end)

  it("An object is one key of a table, before and after a collection", function()
    local view, child = ui.View{}, ui.View{}
    view:addSubview(child)
    local names = { [child] = "child", [view] = "view" }
    collect()
    equal(names[view.subviews[1]], "child")
    equal(names[child.superview], "view")
    child = nil
    collect()
    equal(names[view.subviews[1]], "child")
    names[view.subviews[1]] = nil
    assert(next(names) == view and next(names, view) == nil)
  end)

  it("A class is the same value each time", function()
    assert(rawequal(ui.View, ui.View))
    local A = ui.View:subclass "A"
    assert(rawequal(A.super, ui.View))
    equal(ui.View.super, ui.Responder)
    local keys = { [A] = 1 }
    collect()
    equal(keys[A], 1)
  end)

  it("Equal colours and fonts are one value, also as keys", function()
    local label = ui.Label{ textColor = "red", font = 17 }
    equal(label.textColor, ui.color "red")
    assert(rawequal(label.textColor, ui.color(1, 0, 0)))
    equal(label.textColor, ui.Color.red)
    assert(label.textColor ~= "red")
    equal(label.font, ui.Font:systemFont(17))
    assert(label.font ~= ui.Font:boldSystemFont(17))
    local keys = { [ui.Color.red] = "r" }
    collect()
    equal(keys[label.textColor], "r")
  end)

  it("Views that the host made are seen as the same objects deep in a tree", function()
    local button = ui.Button{ title = "Go" }
    local outer = ui.View{ ui.View{ ui.View{ button } } }
    local label = button.titleLabel
    label.user.mark = "mine"
    label = nil
    collect()
    local found = outer.subviews[1].subviews[1].subviews[1].titleLabel
    equal(found.user.mark, "mine")
    equal(found.text, "Go")
    equal(found.superview, button)
  end)

  it("The root view that a controller made itself keeps what a script hung on it", function()
    local window = show(ui.ViewController{})
    window.rootViewController.view.user.mark = 1
    window.rootViewController.user.mark = 2
    window.user.mark = 3
    window = nil
    collect() collect()
    window = ui.Application.shared.windows[1]
    equal(window.user.mark, 3)
    equal(window.rootViewController.user.mark, 2)
    equal(window.rootViewController.view.user.mark, 1)
    equal(window.subviews[1].user.mark, 1)
  end)
end)
