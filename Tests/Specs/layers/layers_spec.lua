--- Layers, where they meet views, renderings, reloads and each other.
local ui = require "lunette"
local t = require "lunette.test"

describe("layers", function()
  local screen, root

  before_each(function()
    root = ui.View{ id = "root", frame = { 0, 0, 375, 667 }, backgroundColor = "white" }
    screen = t.launch(root)
  end)

  --- The subviews and layers of a view in order, by their names.
  local function order(view)
    local names = {}
    for _, layer in ipairs(view.layer.sublayers) do
      names[#names + 1] = layer.name
    end
    return table.concat(names, " ")
  end

  local function view(name)
    local new = ui.View{ frame = { 0, 0, 10, 10 } }
    new.layer.name = name
    return new
  end

  it("show nothing in the text while they are squeezed flat", function()
    local label = ui.Label{ text = "squeezed", frame = { 20, 44, 200, 22 } }
    root:addSubview(label)
    for _, transform in ipairs{
      ui.transform.scale(0, 0), ui.transform.scale(0.001, 0.001), ui.transform.scale(1, 0),
    } do
      label.transform = transform
      assert.is_nil(screen:text():find("squeezed", 1, true))
    end
    label.layer.transform = ui.transform3D.rotation(math.pi / 2, 0, 1, 0)
    assert.is_nil(screen:text():find("squeezed", 1, true))
    label.layer.transform = ui.transform3D.rotation(math.pi / 3, 0, 1, 0)
    assert.matches("squeezed", screen:text(), 1, true)
  end)

  it("keep their places among subviews that come, go and change places", function()
    local a, b, c = view "a", view "b", view "c"
    for _, new in ipairs{ a, b } do root:addSubview(new) end
    local front, back = ui.Layer{ name = "front" }, ui.Layer{ name = "back" }
    root.layer:addSublayer(front)
    root.layer:insertSublayer(back, 1)
    assert.equal("back a b front", order(root))
    root:addSubview(c)
    assert.equal("back a b front c", order(root))
    root:bringSubviewToFront(a)
    assert.equal("back b front c a", order(root))
    root:bringSubviewToFront(a)
    assert.equal("back b front c a", order(root))
    root:exchangeSubview(1, 3)
    assert.equal("back a front c b", order(root))
    a:removeFromSuperview()
    assert.equal("back front c b", order(root))
    root:insertSubviewBelow(a, c)
    assert.equal("back front a c b", order(root))
    root:insertSubviewAbove(b, a)
    assert.equal("back front a b c", order(root))
    root:sendSubviewToBack(c)
    assert.equal("c back front a b", order(root))
    root:insertSubview(b, 1)
    assert.equal("b c back front a", order(root))
  end)

  it("stay with a view that goes, and go with the last that holds them", function()
    local loose = setmetatable({}, { __mode = "k" })
    do
      local host, layer = view "host", ui.Layer{ name = "layer" }
      host.layer:addSublayer(layer)
      host:addSubview(view "inner")
      loose[host], loose[layer] = true, true
      local kept = layer
      host = nil
      collectgarbage()
      assert.equal(kept, next(loose) and kept)
    end
    local own
    do
      local host = view "gone"
      host:addSubview(view "inner")
      host.layer:addSublayer(ui.Layer{ name = "stays" })
      own = host.layer
    end
    collectgarbage()
    assert.equal(1, #own.sublayers >= 1 and 1)
    own:insertSublayer(ui.Layer{ name = "new" }, 1)
    assert.equal("new", own.sublayers[1].name)
  end)

  it("are seen by their zPosition, and touched by their order", function()
    local taps = {}
    local function button(title)
      return ui.Button{
        title = title, frame = { 0, 100, 375, 44 }, backgroundColor = "white",
        onTouchUpInside = function() taps[#taps + 1] = title end,
      }
    end
    local first, second = button "First", button "Second"
    root:addSubview(first)
    root:addSubview(second)
    assert.matches("Second", screen:text())
    assert.not_matches("First", screen:text())
    first.layer.zPosition = 1
    assert.matches("First", screen:text())
    assert.not_matches("Second", screen:text())
    screen:touchDown(100, 120)
    screen:touchUp()
    assert.same({ "Second" }, taps)
  end)

  it("cover what lies behind them, and show what fills them", function()
    root:addSubview(ui.Label{ text = "Behind", frame = { 0, 100, 375, 44 } })
    assert.matches("Behind", screen:text())
    local cover = ui.Layer{ frame = { 0, 100, 375, 44 }, backgroundColor = "gray" }
    root.layer:addSublayer(cover)
    assert.not_matches("Behind", screen:text())
    cover.isHidden = true
    assert.matches("Behind", screen:text())
    cover:removeFromSuperlayer()
    local picture = ui.Layer{ frame = { 0, 200, 375, 100 }, contents = "images/bell.png" }
    root.layer:insertSublayer(picture, 1)
    assert.matches("bell.png", screen:text(), 1, true)
    picture.contents = nil
    root.layer.contents = "images/bell.png"
    assert.matches("bell.png", screen:text(), 1, true)
  end)

  it("are described with all that differs from a new one", function()
    local box = ui.View{ id = "box", frame = { 0, 100, 100, 100 } }
    root:addSubview(box)
    box.layer.cornerRadius, box.layer.shadowOpacity = 8, 0.5
    assert.matches("#box (0 100; 100 100) cornerRadius=8 layer={shadowOpacity=0.5}",
      screen:tree(), 1, true)
    box.layer.shadowOpacity = 0
    local gradient = ui.GradientLayer{
      name = "sky", frame = { 0, 0, 100, 50 }, colors = { "red", "blue" }, zPosition = -1,
    }
    box.layer:addSublayer(gradient)
    gradient.mask = ui.ShapeLayer{ strokeColor = "red", lineWidth = 2 }
    gradient:addSublayer(ui.Layer{ opacity = 0.5 })
    assert.matches('layer={sublayers=[{class=GradientLayer name="sky" frame=(0 0; 100 50) '
      .. "colors=[#ff0000, #0000ff] zPosition=-1 "
      .. "mask={class=ShapeLayer strokeColor=#ff0000 lineWidth=2} "
      .. "sublayers=[{class=Layer opacity=0.5}]}]}", screen:tree(), 1, true)
    assert.matches('"layer":{"sublayers":[{"class":"GradientLayer","name":"sky",'
      .. '"frame":[0,0,100,50],"colors":["#ff0000","#0000ff"]', screen:json(), 1, true)
    box.layer.transform = ui.transform3D.identity:with{ m34 = -0.5 }
    assert.matches("layer={transform=[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.5, 0, 0, 0, 1] ",
      screen:tree(), 1, true)
  end)

  it("that are nowhere take numbers that are places alone", function()
    local layer = ui.Layer{ name = "dot" }
    for _, change in ipairs{
      function() layer.frame = { 0, 0, math.huge, 1 } end,
      function() layer.position = { 0 / 0, 1 } end,
      function() layer.bounds = { 0, 0, 1e300, 1 } end,
      function() layer.zPosition = math.huge end,
      function() layer.shadowOffset = { math.huge, 0 } end,
    } do assert.has_error(change) end
    layer.opacity = 7
    assert.equal(1, layer.opacity)
    layer.frame = { 10, 10, -4, 6 }
    assert.equal(ui.rect(6, 10, 4, 6), layer.frame)
  end)

  it("lie in each other up to a depth, whichever is added to which", function()
    local top = ui.Layer{}
    local inner = top
    local message
    for _ = 1, 600 do
      local new = ui.Layer{}
      local done, problem = pcall(inner.addSublayer, inner, new)
      if not done then
        message = problem
        break
      end
      inner = new
    end
    assert.matches("at most 500 layers may lie in each other", message)
    assert.has_error(function() ui.Layer{}:addSublayer(top) end)
    root.layer.mask = ui.Layer{}
    screen:tree()
  end)

  it("that were seen are pictures, which take no part in anything", function()
    local seen = root.layer:presentation()
    assert.has_error(function() seen:addSublayer(ui.Layer{}) end)
    assert.has_error(function() root.layer:addSublayer(seen) end)
    assert.has_error(function() seen:add(ui.Transition{}) end)
    seen.position = { 1, 1 }
    assert.equal(ui.point(187.5, 333.5), root.center)
    assert.is_nil(seen:presentation())
    assert.is_nil(ui.Layer{}:presentation())
  end)
end)
