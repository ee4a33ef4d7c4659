-- The circular slider, as the catalogue describes it.

local ui = require "lunette"
local t = require "lunette.test"
local CircularSlider = require "circular_slider"

--- The parts of a drawing in JSON: its clips and its commands.
local function parts(text)
  local clips, commands = {}, {}
  for list, part in pairs{
    [clips] = text:match '"clips":(%b[])' or "", [commands] = text:match '"commands":(%b[])}$',
  } do
    for object in part:sub(2):gmatch "%b{}" do list[#list + 1] = object end
  end
  return clips, commands
end

describe("The circular slider", function()
  local screen, slider, log

  --- Notes the callbacks of tracking, and what targets are told.
  local Noted = CircularSlider:subclass "Noted"
  local function note(name, result)
    Noted[name] = function(self, ...)
      log[#log + 1] = name
      return Noted.super[name](self, ...)
    end
  end
  for _, name in ipairs{ "beginTracking", "continueTracking", "endTracking" } do note(name) end

  before_each(function()
    log = {}
    slider = Noted{ id = "slider", frame = { 30, 100, 300, 300 } }
    slider:on("valueChanged", function() log[#log + 1] = "valueChanged" end)
    screen = t.launch(ui.View{ backgroundColor = "gray", slider })
  end)

  local function down(x, y) screen:touchDown(30 + x, 100 + y) end
  local function move(x, y) screen:touchMove(30 + x, 100 + y) end
  local function up()
    screen:touchUp()
    screen:advance(0)
  end

  --- Puts a finger down near the left edge, moves it to a point and lifts it.
  local function drag(x, y)
    down(10, 150)
    move(x, y)
    up()
  end

  --- What the slider drew.
  local function drawing() return parts(screen:json():match '"drawing":(%b{})') end

  it("has its angle from the right on, counter-clockwise (weibo/S120)", function()
    local angles = {}
    for i, point in ipairs{ { 250, 150 }, { 150, 50 }, { 50, 150 }, { 150, 250 } } do
      drag(point[1], point[2])
      angles[i] = { slider.angle, slider.textField.text }
    end
    assert.same({ { 360, "360" }, { 90, "90" }, { 180, "180" }, { 270, "270" } }, angles)
  end)

  it("rounds to 360 on the right and never to 0 (weibo/S121)", function()
    local function at(degrees)
      local angle = math.rad(degrees)
      slider:moveHandle(ui.point(150 + 100 * math.cos(angle), 150 + 100 * math.sin(angle)))
      return slider.angle
    end
    assert.equal(360, at(0.5))
    assert.equal(359, at(1.001))
    assert.equal(1, at(-0.5))
    -- A float is rounded up to 360 there, which the description leaves possible.
    assert.equal(0, at(-1e-6))
  end)

  it("does not care how far away the finger is (weibo/S122)", function()
    for _, distance in ipairs{ 1, 20, 100, 140 } do
      drag(150 + distance, 150 - distance)
      assert.equal(45, slider.angle)
    end
  end)

  it("keeps its angle in the very centre (weibo/S123)", function()
    drag(150, 50)
    drag(150, 150)
    assert.equal(90, slider.angle)
  end)

  it("has its handle on the ring (weibo/S124)", function()
    for angle, corner in pairs{
      [0] = { 230, 130 }, [90] = { 130, 30 }, [180] = { 30, 130 }, [270] = { 130, 230 },
      [360] = { 230, 130 },
    } do
      assert.equal(ui.point(corner[1], corner[2]), slider:pointFromAngle(angle))
    end
    slider.angle = 90
    local _, commands = drawing()
    assert.matches('"path":{"ellipse":[130,30,40,40]}', commands[3], 1, true)
  end)

  it("tells of each move (weibo/S125)", function()
    down(250, 150)
    for y = 140, 120, -10 do move(250, y) end
    up()
    assert.same({
      "beginTracking", "continueTracking", "valueChanged", "continueTracking", "valueChanged",
      "continueTracking", "valueChanged", "endTracking",
    }, log)
  end)

  it("leaves its angle where the finger does not move (weibo/S126)", function()
    slider.angle = 90
    down(50, 150)
    up()
    assert.same({ "beginTracking", "endTracking" }, log)
    assert.equal(90, slider.angle)
  end)

  it("shows its angle in digits, at every move (weibo/S127)", function()
    down(250, 150)
    for _, step in ipairs{ { 150, 50, "90" }, { 50, 150, "180" }, { 150, 250, "270" } } do
      move(step[1], step[2])
      assert.equal(step[3], slider.textField.text)
    end
    up()
  end)

  it("draws the ring, the gradient through the mask, and the handle last (weibo/S128)", function()
    slider.angle = 90
    local clips, commands = drawing()
    assert.same({
      '{"op":"stroke","path":{"arc":[150,150],"radius":100,"from":0,"to":360},"color":"#000000",'
        .. '"width":60}',
      '{"op":"linearGradient","colors":["#0000ff","#ff00ff"],"locations":[0,1],"from":[150,0],'
        .. '"to":[150,300],"clip":1}',
      '{"op":"fill","path":{"ellipse":[130,30,40,40]},"color":"#ffffffb3",'
        .. '"shadow":{"offset":[0,0],"blur":3,"color":"#000000"}}',
    }, commands)
    -- The mask goes 90 degrees down on the right. A mask lies upside down, so that the gradient is
    -- seen from there upwards: counter-clockwise, as the handle goes.
    assert.same({
      '{"mask":{"name":"drawing 300×300","size":[300,300],"picture":1,"drawing":{'
        .. '"size":[300,300],"commands":[{"op":"stroke","path":{"arc":[150,150],"radius":100,'
        .. '"from":0,"to":90},"color":"#ff0000","width":40,"shadow":{"offset":[0,0],"blur":4,'
        .. '"color":"#000000"}}]}},"rect":[0,0,300,300]}',
    }, clips)
  end)

  it("draws all of the arc at 360 degrees, in a wide blur (weibo/S129)", function()
    slider.angle = 360
    local clips, commands = drawing()
    assert.equal(3, #commands)
    assert.equal('{"op":"stroke","path":{"arc":[150,150],"radius":100,"from":0,"to":360},'
      .. '"color":"#000000","width":60}', commands[1])
    assert.matches('^{"op":"linearGradient",.*"clip":1}$', commands[2])
    assert.matches('^{"op":"fill","path":{"ellipse":%[230,130,40,40%]}', commands[3])
    assert.equal('{"mask":{"name":"drawing 300×300","size":[300,300],"picture":1,"drawing":{'
      .. '"size":[300,300],"commands":[{"op":"stroke","path":{"arc":[150,150],"radius":100,'
      .. '"from":0,"to":360},"color":"#ff0000","width":40,"shadow":{"offset":[0,0],"blur":18,'
      .. '"color":"#000000"}}]}},"rect":[0,0,300,300]}', clips[1])
  end)

  it("draws once in a turn, however often its angle changes", function()
    local count = 0
    function Noted:draw(rect)
      count = count + 1
      Noted.super.draw(self, rect)
    end
    slider.angle = 10
    slider.angle = 20
    screen:advance(0)
    assert.equal(1, count)
    Noted.draw = nil
  end)
end)

describe("The screen of the circular slider", function()
  it("says what the slider says", function()
    local screen = t.launch()
    assert.equal("Drag anywhere around the middle.", screen:find("#status").text)
    screen:drag("#slider", 0, -100)
    assert.equal(screen:find("#slider").angle .. " degrees", screen:find("#status").text)
  end)

  it("tells its angle, which a reload carries over", function()
    local screen = t.launch()
    screen:find("#slider").object.angle = 200
    assert.matches('"angle":200', screen:json(), 1, true)
  end)
end)
