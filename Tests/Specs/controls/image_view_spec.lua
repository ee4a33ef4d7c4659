-- The catalogue's scenarios of images and image views.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

--- The value of a property in the JSON of a view.
local function described(screen, id, name)
  local node = screen:json():match('"id":"' .. id .. '"(.-)"children":')
  return node:match('"' .. name .. '":(%b[])') or node:match('"' .. name .. '":(%b{})')
    or node:match('"' .. name .. '":([^,]+)')
end

--- Where an image is drawn.
local function drawn(screen, id) return described(screen, id, "imageRect") end

describe("A picture that is tapped", function()
  -- Half as wide and half as high, around the place that was tapped.
  local function part(place, length)
    if place < length / 4 then return 0 end
    if place > length * 3 / 4 then return length * 3 / 4 end
    return place - length / 4
  end

  local function launch()
    local view
    local screen = t.launch(function()
      view = ui.ImageView{
        id = "photo", frame = { 0, 0, 320, 480 }, image = "magnify", isUserInteractionEnabled = true,
      }
      view:addGestureRecognizer(ui.TapGestureRecognizer{ action = function(recognizer)
        local place, image = recognizer:location(view), view.image
        local x = place.x * image.size.width / view.width
        local y = place.y * image.size.height / view.height
        local rect = ui.rect(
          part(x, image.size.width), part(y, image.size.height),
          image.size.width / 2, image.size.height / 2)
        view.image = ui.Image{ cgImage = image.cgImage:cropping(rect) }
      end })
      return view
    end, { size = "320x480" })
    local function tap(x, y)
      screen:touchDown(x, y)
      screen:touchUp()
    end
    return screen, tap, function() return view.image end
  end

  it("is replaced by the half of it around the finger (controls/S39)", function()
    local screen, tap, image = launch()
    assert.same({ "▢magnify.png" }, rows(screen))
    tap(160, 240)
    assert.equal(ui.size(320, 480), image().size)
    assert.equal("[160,240,320,480]", described(screen, "photo", "part"))
    assert.same({ "▢magnify.png (160 240; 320 480)" }, rows(screen))
    -- The part of the part.
    tap(160, 240)
    assert.equal("[240,360,160,240]", described(screen, "photo", "part"))
    assert.equal(ui.size(160, 240), image().size)
  end)

  it("is cut at the edges of the image (controls/S39)", function()
    local screen, tap = launch()
    tap(10, 10)
    assert.equal("[0,0,320,480]", described(screen, "photo", "part"))
    screen, tap = launch()
    tap(300, 460)
    assert.equal("[480,720,160,240]", described(screen, "photo", "part"))
  end)
end)

it("Six pictures follow each other, 44 times (controls/S40)", function()
  local view
  local screen = t.launch(function()
    view = ui.ImageView{
      id = "slides", frame = { 0, 0, 375, 667 }, animationDuration = 12, animationRepeatCount = 44,
      animationImages = { "1.png", "2.png", "3.png", "4.png", "5.png", "6.png" },
    }
    view:startAnimating()
    return ui.View{ view }
  end)
  local function shows(picture) assert.same({ "▢" .. picture .. ".png ▶" }, rows(screen)) end
  shows(1)
  t.clock:advance(1.9)
  shows(1)
  t.clock:advance(0.1)
  shows(2)
  t.clock:advance(9.9)
  shows(6)
  t.clock:advance(0.1)
  shows(1)
  t.clock:advance(528 - 12 - 0.5)
  assert.is_true(view.isAnimating)
  shows(6)
  t.clock:advance(0.5)
  assert.is_false(view.isAnimating)
  assert.same({}, rows(screen))
end)

it("The highlighted picture takes the place of the normal one (controls/S41)", function()
  local view
  local screen = t.launch(function()
    view = ui.ImageView{
      id = "card", x = 100, y = 100, image = "card", highlightedImage = "card_pressed",
    }
    return ui.View{ view }
  end)
  assert.same({ "▢card.png" }, rows(screen))
  view.isHighlighted = true
  assert.same({ "▢card_pressed.png" }, rows(screen))
  assert.is_true(scenario.treeHas(screen, "isHighlighted=true"))
  view.isHighlighted = false
  assert.same({ "▢card.png" }, rows(screen))
end)

describe("A picture of 200×100", function()
  local function launch(width, height, mode)
    return t.launch(ui.View{
      ui.ImageView{ id = "photo", frame = { 50, 50, width, height }, image = "wide",
        contentMode = mode },
    })
  end

  it("is drawn in a square as each mode says (controls/S42, weibo/S43)", function()
    for mode, rect in pairs{
      scaleToFill = "[0,0,100,100]", scaleAspectFit = "[0,25,100,50]",
      scaleAspectFill = "[-50,0,200,100]", redraw = "[0,0,100,100]", center = "[-50,0,200,100]",
      top = "[-50,0,200,100]", bottom = "[-50,0,200,100]", left = "[0,0,200,100]",
      right = "[-100,0,200,100]", topLeft = "[0,0,200,100]", topRight = "[-100,0,200,100]",
      bottomLeft = "[0,0,200,100]", bottomRight = "[-100,0,200,100]",
    } do
      assert.equal(rect, drawn(launch(100, 100, mode), "photo"), mode)
    end
  end)

  it("lies where the mode says in a view that is larger (controls/S42)", function()
    for mode, rect in pairs{
      scaleToFill = "[0,0,240,200]", scaleAspectFit = "[0,40,240,120]",
      scaleAspectFill = "[-80,0,400,200]", center = "[20,50,200,100]", top = "[20,0,200,100]",
      bottom = "[20,100,200,100]", left = "[0,50,200,100]", right = "[40,50,200,100]",
      topLeft = "[0,0,200,100]", topRight = "[40,0,200,100]", bottomLeft = "[0,100,200,100]",
      bottomRight = "[40,100,200,100]",
    } do
      assert.equal(rect, drawn(launch(240, 200, mode), "photo"), mode)
    end
  end)

  it("fills a small square, is cut, and hides what lies behind it there (weibo/S41)", function()
    local screen = t.launch(ui.View{
      ui.Label{ frame = { 100, 100, 270, 20 }, text = "behind the picture and beside it" },
      ui.ImageView{ id = "photo", frame = { 50, 75, 70, 70 }, image = "wide",
        contentMode = "scaleAspectFill", clipsToBounds = true },
    })
    assert.equal("[-35,0,140,70]", drawn(screen, "photo"))
    assert.same({ "▢wide.png  ⋯hind the picture and beside it" }, rows(screen))
  end)
end)

it("A picture fills the screen, with round corners (course/S34)", function()
  local view
  local screen = t.launch(function()
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      view = ui.ImageView{ id = "elephant", image = "Elephant.jpg" }
      assert.equal(ui.size(300, 200), view.bounds.size)
      view.frame = { 0, 0, self.view.width, self.view.height }
      view.layer.cornerRadius = 30
      view.layer.masksToBounds = true
      view.contentMode = "scaleAspectFit"
      self.view:addSubview(view)
    end
    return Main
  end)
  assert.equal(ui.rect(0, 0, 375, 667), view.frame)
  assert.equal("[0,208.5,375,250]", drawn(screen, "elephant"))
  assert.is_true(scenario.treeHas(screen, "clipsToBounds=true"))
  assert.is_true(scenario.treeHas(screen, "cornerRadius=30"))
  assert.same({ "▢Elephant.jpg" }, rows(screen))
  -- Without a size of its own there is nothing to see.
  view.frame = { 0, 0, 0, 0 }
  assert.same({}, rows(screen))
end)

it("A choice changes the picture, and so does coming back (the picture of course/S71)", function()
  local pictures = { "Brad Cox.png", "Dennis Ritchie.png", "Ray.png" }
  local main, choice, calls = nil, nil, 0
  local screen = t.launch(function()
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      choice = ui.Control:subclass "Choice"{ index = 1 }
      choice:addTarget(self, "changeHeaderImage", "valueChanged")
      self.header = ui.ImageView{ id = "header", frame = { 0, 64, 375, 160 },
        contentMode = "scaleAspectFit" }
      self.view:addSubview(self.header)
    end
    function Main:viewWillAppear(animated)
      Main.super.viewWillAppear(self, animated)
      self:changeHeaderImage(choice)
    end
    function Main:changeHeaderImage(sender)
      calls = calls + 1
      self.header.image = pictures[sender.index]
    end
    main = Main{}
    return main
  end)
  assert.same({ "▢Brad Cox.png" }, rows(screen))
  for index, name in ipairs(pictures) do
    choice.index = index
    choice:sendActions "valueChanged"
    assert.same({ "▢" .. name }, rows(screen))
  end
  assert.equal("[127.5,0,120,160]", drawn(screen, "header"))
  local window = screen.window
  window.rootViewController = ui.ViewController{}
  screen:advance(0)
  choice.index = 2
  window.rootViewController = main
  screen:advance(0)
  assert.equal(5, calls)
  assert.same({ "▢Dennis Ritchie.png" }, rows(screen))
end)
