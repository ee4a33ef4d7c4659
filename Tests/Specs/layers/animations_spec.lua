--- Animations of layers, where they meet windows, ends, each other and bad input.
local ui = require "lunette"
local t = require "lunette.test"

describe("animations of layers", function()
  local screen, box, told

  before_each(function()
    told = {}
    box = ui.View{ id = "box", frame = { 0, 100, 100, 100 }, backgroundColor = "white" }
    screen = t.launch(ui.View{ frame = { 0, 0, 375, 667 }, box })
  end)

  local function note(name)
    return {
      animationDidStart = function() told[#told + 1] = name .. " began" end,
      animationDidStop_finished = function(_, _, finished)
        told[#told + 1] = ("%s %s"):format(name, finished and "finished" or "ended")
      end,
    }
  end

  local function slide(name, options)
    options = options or {}
    options.keyPath = options.keyPath or "position.x"
    options.fromValue, options.toValue = options.fromValue or 50, options.toValue or 150
    options.duration = options.duration or 1
    options.delegate = name and note(name)
    return ui.BasicAnimation(options)
  end

  it("are seen in renderings, on top of those of the view", function()
    box.layer:add(slide(nil, { isAdditive = true, fromValue = 0, toValue = 100 }), "slide")
    ui.View:animate{
      withDuration = 1, options = "curveLinear", animations = function() box.y = 200 end,
    }
    t.clock:advance(0.5)
    assert.matches("presentation={frame=(50 150; 100 100)}", screen:tree(), 1, true)
    assert.matches("animations=[{class=BasicAnimation key=\"slide\" moves=position.x}]",
      screen:tree(), 1, true)
    assert.equal(ui.rect(50, 150, 100, 100), box.layer:presentation().frame)
    -- Touches go by the model, and are let through.
    assert.equal(ui.rect(0, 200, 100, 100), box.frame)
  end)

  it("move layers without a view, colours, shapes and gradients", function()
    local gradient = ui.GradientLayer{ frame = { 0, 0, 100, 100 }, colors = { "black", "black" } }
    local shape = ui.ShapeLayer{ frame = { 0, 0, 100, 100 } }
    box.layer:addSublayer(gradient)
    gradient:addSublayer(shape)
    gradient:add(ui.BasicAnimation{ keyPath = "colors", toValue = { "white", "black" }, duration = 1 })
    gradient:add(ui.BasicAnimation{ keyPath = "startPoint", toValue = { 0, 0 }, duration = 1 })
    shape:add(ui.BasicAnimation{ keyPath = "strokeEnd", fromValue = 0, duration = 1 }, "draw")
    shape:add(ui.BasicAnimation{ keyPath = "fillColor", toValue = "white", duration = 1 })
    box.layer:add(ui.BasicAnimation{ keyPath = "backgroundColor", toValue = "clear", duration = 1 })
    t.clock:advance(0.5)
    assert.equal(ui.color(0.5, 0.5, 0.5), gradient:presentation().colors[1])
    assert.equal(ui.point(0.25, 0), gradient:presentation().startPoint)
    assert.equal(0.5, shape:presentation().strokeEnd)
    assert.equal(ui.color(0.5, 0.5, 0.5), shape:presentation().fillColor)
    assert.equal(ui.color(1, 1, 1, 0.5), box.layer:presentation().backgroundColor)
    assert.matches("strokeEnd=0.5", screen:tree())
    t.clock:advance(0.5)
    assert.equal(1, shape:presentation().strokeEnd)
  end)

  it("move each part of a transform for itself, in space too", function()
    box.layer:add(ui.BasicAnimation{ keyPath = "transform.rotation.z", byValue = 4 * math.pi, duration = 1 })
    box.layer:add(ui.BasicAnimation{ keyPath = "transform.scale", toValue = 3, duration = 1 })
    box.layer:add(ui.BasicAnimation{ keyPath = "transform.translation.x", toValue = 100, duration = 1 })
    t.clock:advance(1 / 8)
    local seen = box.layer:presentation():affineTransform()
    assert.near(0, seen.a, 1e-9)
    assert.near(1.25, seen.b, 1e-9)
    assert.near(12.5, seen.tx, 1e-9)
    box.layer:removeAllAnimations()
    box.layer:add(ui.BasicAnimation{
      keyPath = "transform", toValue = ui.transform3D.rotation(math.pi / 2, 0, 1, 0), duration = 1,
    })
    t.clock:advance(0.5)
    assert.near(math.cos(math.pi / 4), box.layer:presentation():affineTransform().a, 1e-9)
  end)

  it("begin when their layer comes to a window, and end when it leaves", function()
    local loose, layer = ui.View{ frame = { 0, 0, 10, 10 } }, ui.Layer{}
    loose.layer:addSublayer(layer)
    loose.layer:add(slide "view", "slide")
    layer:add(slide "layer", "slide")
    t.clock:advance(1)
    assert.same({}, told)
    box:addSubview(loose)
    t.clock:advance(0)
    assert.same({ "view began", "layer began" }, told)
    t.clock:advance(0.5)
    assert.near(100, loose.layer:presentation().position.x, 0.01)
    loose:removeFromSuperview()
    assert.is_nil(loose.layer:animationKeys())
    t.clock:advance(0)
    assert.same({ "view began", "layer began", "view ended", "layer ended" }, told)
    -- A layer that leaves its view, too.
    box.layer:addSublayer(layer)
    layer:add(slide "alone")
    layer:removeFromSuperlayer()
    t.clock:advance(0)
    assert.same("alone ended", told[#told])
  end)

  it("end others of their key, and tell who waits in the next turn", function()
    box.layer:add(slide "first", "slide")
    t.clock:advance(0.5)
    box.layer:add(slide "second", "slide")
    assert.same({ "first began" }, told)
    t.clock:advance(0)
    assert.same({ "first began", "first ended", "second began" }, told)
    box.layer:removeAllAnimations()
    box.layer:removeAllAnimations()
    t.clock:advance(5)
    assert.same({ "first began", "first ended", "second began", "second ended" }, told)
  end)

  it("are waited for by steps when they end, and not when they do not", function()
    local button = ui.Button{ id = "go", title = "Go", frame = { 0, 300, 100, 44 } }
    box.superview:addSubview(button)
    button:on("touchUpInside", function() box.layer:add(slide "slide") end)
    screen:tap "#go"
    assert.same({ "slide began", "slide finished" }, told)
    box.layer:add(slide("endless", { repeatCount = math.huge }), "endless")
    local before = t.clock.time
    screen:step "memoryWarning"
    assert.equal(before, t.clock.time)
  end)

  it("count as they were when they were added", function()
    local animation = slide()
    box.layer:add(animation, "slide")
    animation.toValue = 1000
    t.clock:advance(0.5)
    assert.equal(100, box.layer:presentation().position.x)
    -- One object may move several layers.
    local other = ui.Layer{}
    box.layer:addSublayer(other)
    other:add(animation)
    t.clock:advance(0.25)
    assert.equal(125, box.layer:presentation().position.x)
    assert.equal(287.5, other:presentation().position.x)
  end)

  it("of delegates that change everything go on", function()
    local delegate = {
      animationDidStop_finished = function()
        told[#told + 1] = "stop"
        box:removeFromSuperview()
        box.layer:removeAllAnimations()
        error "no"
      end,
    }
    for index = 1, 3 do
      box.layer:add(ui.BasicAnimation{
        keyPath = "opacity", fromValue = 0, duration = 1, delegate = delegate,
      }, "key" .. index)
    end
    t.clock:advance(2)
    assert.same({ "stop", "stop", "stop" }, told)
    screen:expectError "no"
  end)

  it("along a path, or of many frames, have a place at each time", function()
    local walk = ui.KeyframeAnimation{ keyPath = "opacity", duration = 1, values = {} }
    box.layer:add(walk, "none")
    t.clock:advance(0.5)
    assert.equal(1, box.layer:presentation().opacity)
    local values = {}
    for index = 0, 1000 do values[#values + 1] = index / 1000 end
    walk.values = values
    box.layer:add(walk, "many")
    t.clock:advance(0.25)
    assert.near(0.25, box.layer:presentation().opacity, 1e-9)
    walk.values = { 0.5 }
    box.layer:add(walk, "one")
    assert.equal(0.5, box.layer:presentation().opacity)
  end)

  it("of groups in groups are bounded", function()
    local group = ui.AnimationGroup{ duration = 1, animations = { slide() } }
    for _ = 1, 40 do group = ui.AnimationGroup{ duration = 1, animations = { group, group } } end
    assert.has_error(function() box.layer:add(group) end, nil)
    local deep = slide()
    for _ = 1, 400 do deep = ui.AnimationGroup{ duration = 1, animations = { deep } } end
    box.layer:add(deep)
    t.clock:advance(0.5)
    assert.near(100, box.layer:presentation().position.x, 0.01)
    for _ = 1, 1000 do deep = ui.AnimationGroup{ duration = 1, animations = { deep } } end
    assert.has_error(function() box.layer:add(deep) end)
  end)

  it("of no use say why", function()
    for _, call in ipairs{
      function() box.layer:add(ui.BasicAnimation{}) end,
      function() box.layer:add(ui.BasicAnimation{ keyPath = "strokeEnd" }) end,
      function() box.layer:add(slide(nil, { fromValue = "red" })) end,
      function() slide(nil, { duration = -1 }) end,
      function() slide(nil, { duration = 0 / 0 }) end,
      function() slide(nil, { repeatCount = -1 }) end,
      function() slide(nil, { beginTime = math.huge }) end,
      function() ui.BasicAnimation{ keyPath = "nothing.of.the.kind" } end,
      function() ui.Animation{} end,
    } do assert.has_error(call) end
    box.layer:add(slide("huge", { repeatCount = 1e308, speed = 1e-300 }))
    box.layer:add(slide("past", { beginTime = -100 }))
    box.layer:add(slide("tiny", { duration = 1e-300, repeatCount = 1e300 }))
    t.clock:advance(1)
    screen:tree()
    screen:text()
  end)

  it("of a subclass written in a script run as well", function()
    local Pulse = ui.BasicAnimation:subclass "Pulse"
    function Pulse:init(options)
      Pulse.super.init(self, options)
      self.keyPath, self.fromValue, self.duration = "opacity", 0, 1
    end
    box.layer:add(Pulse{}, "pulse")
    t.clock:advance(0.5)
    assert.equal(0.5, box.layer:presentation().opacity)
    local Dot = ui.Layer:subclass "Dot"
    Dot.size = 4
    local dot = Dot{ name = "dot" }
    box.layer:addSublayer(dot)
    assert.equal(4, dot.size)
    assert.matches('{class=Dot name="dot"', screen:tree(), 1, true)
  end)
end)
