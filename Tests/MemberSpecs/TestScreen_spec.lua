-- The members of `lunette.test`: screens that specs launch, their elements, the clock.

local ui = require "lunette"
local t = require "lunette.test"
require "members"

-- Notes what fingers do to it.
local Pad = ui.View:subclass "Pad"
function Pad:note(name, touches, event)
  local place = touches[1]:location(self)
  self.log[#self.log + 1] = ("%s %g,%g"):format(name, place.x, place.y)
  self.most = math.max(self.most, #event.allTouches)
  self.taps = touches[1].tapCount
end
function Pad:touchesBegan(touches, event) self:note("down", touches, event) end
function Pad:touchesMoved(touches, event) self:note("move", touches, event) end
function Pad:touchesEnded(touches, event) self:note("up", touches, event) end
function Pad:touchesCancelled(touches, event) self:note("cancel", touches, event) end

local pad

after_each(function() pad = nil end)

--- A screen with a pad of 200 by 100 points.
local function launch()
  pad = Pad{ id = "pad", frame = { 20, 100, 200, 100 }, isMultipleTouchEnabled = true }
  pad.log, pad.most, pad.taps = {}, 0, 0
  return t.launch(ui.View{ backgroundColor = "white", pad })
end

local function take()
  local log = pad.log
  pad.log = {}
  return log
end

--- Does a step by a method of the screen with a query, then by one of the element.
local function both(name, ...)
  local screen = launch()
  local before = t.clock.time
  screen[name](screen, "#pad", ...)
  local first, took = take(), t.clock.time - before
  local element = screen:find "#pad"
  element[name](element, ...)
  same(take(), first)
  return first, took
end

--- Fails unless a call fails with a text in its message, which may be a table.
local function fails(part, fn, ...)
  local done, problem = pcall(fn, ...)
  assert.is_false(done)
  assert.matches(part, tostring(problem), 1, true)
end

it("t.launch", function()
  local screen = t.launch(ui.Label{ id = "a", text = "hello" }, { size = { 200, 300 } })
  equal(screen:find "#a".text, "hello")
  equal(ui.Screen.main.bounds, ui.rect(0, 0, 200, 300))
  raises("there is no option 'sise'; did you mean 'size'?", t.launch, ui.View, { sise = 1 })
end)

it("t.start", function()
  local old = ui.Application.shared
  local screen = t.start{ locale = "zh_CN", now = "2014-09-30T00:00:00Z" }
  assert(screen.application == ui.Application.shared and screen.application ~= old)
  equal(#screen.application.windows, 0)
  equal(screen.application.applicationState, "inactive")
  equal(ui.Locale.current.identifier, "zh_CN")
  equal(ui.now(), ui.date "2014-09-30T00:00:00Z")
  raises("there is no option 'sise'; did you mean 'size'?", t.start, { sise = 1 })
end)

it("t.clock, TestClock.now, TestClock.time, TestClock.advance", function()
  equal(t.clock.time, 0)
  equal(t.clock.now, ui.now())
  local calls = 0
  ui.Timer:scheduledTimer(1, true, function() calls = calls + 1 end)
  t.clock:advance(2.5)
  equal(t.clock.time, 2.5)
  equal(calls, 2)
  raises("expected seconds from 0 on", function() t.clock:advance(-1) end)
end)

it("TestScreen.application, TestScreen.window", function()
  local screen = launch()
  assert(screen.application == ui.Application.shared)
  assert(screen.window == screen.application.keyWindow and screen.window:isKind(ui.Window))
  t.launch(ui.View{})
  raises("this screen has ended", function() return screen.application end)
  raises("this screen has ended", function() return screen.window end)
end)

it("TestScreen.defaults", function()
  local screen = t.launch(ui.View, { defaults = { highScore = 3, name = "Ann", list = {} } })
  assert(screen.defaults == ui.UserDefaults.standard)
  equal(screen.defaults:integer "highScore", 3)
  screen.defaults:set(4, "highScore")
  equal(ui.UserDefaults.standard:integer "highScore", 4)
  equal(t.launch(ui.View).defaults:object "highScore", nil)
  raises("defaults: expected a table of values by key", t.launch, ui.View, { defaults = 1 })
  raises("expected a table of values by key, got a list", t.launch, ui.View, { defaults = { 1 } })
  raises("defaults: the table.x must be", t.launch, ui.View, { defaults = { x = print } })
end)

it("TestScreen.requests", function()
  local screen = t.start{ responses = { ["*"] = {} } }
  same(screen.requests, {})
  advance(1)
  ui.URLSession.shared:dataTask(ui.URLRequest{
    url = "https://example.com/a", httpMethod = "PUT", httpBody = "\0x",
    allHTTPHeaderFields = { Accept = "text/html" },
  }):resume()
  ui.URLSession.shared:dataTask("https://example.com/b"):resume()
  equal(#screen.requests, 2)
  local first, second = table.unpack(screen.requests)
  equal(first.method, "PUT")
  equal(first.url, "https://example.com/a")
  equal(first.headers.Accept, "text/html")
  equal(first.body, "\0x")
  equal(first.time, 1)
  equal(second.method, "GET")
  equal(second.body, nil)
end)

it("TestScreen.require", function()
  local screen = t.launch "../../plugins/login"
  assert(screen:require "account".new "12":accepts "12")
  raises("nothing", function() screen:require "nothing" end)
end)

it("TestScreen.find, Element.object, Element.query", function()
  local screen = launch()
  local element = screen:find "#pad"
  assert(element.object == pad)
  equal(element.query, "#pad")
  equal(element.frame, pad.frame)
  fails("did you mean #pad?", screen.find, screen, "#pa")
  pad:removeFromSuperview()
  raises("#pad has left the window", function() return element.object end)
end)

it("TestScreen.all", function()
  local screen = t.launch(ui.View{
    ui.Label{ text = "b", frame = { 0, 100, 50, 20 } }, ui.Label{ text = "a", frame = { 0, 40, 50, 20 } },
  })
  local all = screen:all "Label"
  equal(#all, 2)
  equal(all[1].text .. all[2].text, "ab")
  equal(#screen:all "Button", 0)
end)

it("TestScreen.has", function()
  local screen = launch()
  equal(screen:has "#pad", true)
  equal(screen:has "#no", false)
end)

it("TestScreen.step", function()
  local screen = launch()
  screen:step "tap #pad 5 6"
  same(take(), { "down 5,6", "up 5,6" })
  raises("did you mean tap?", function() screen:step "tip #pad" end)
end)

it("TestScreen.run", function()
  local screen = launch()
  local path = os.tmpname()
  local file = assert(io.open(path, "w"))
  file:write "-- two taps\ntap #pad\ntap #pad 1 2\n"
  file:close()
  screen:run(path)
  os.remove(path)
  same(take(), { "down 100,50", "up 100,50", "down 1,2", "up 1,2" })
  raises("no.steps: the steps cannot be read", function() screen:run "no.steps" end)
end)

it("TestScreen.text", function()
  local screen = t.launch(ui.Label{ text = "hello" })
  assert(screen:text():find("hello", 1, true))
  assert(screen:text{ cell = { 20, 40 } } ~= screen:text())
  assert(screen:text{ color = true }:find("\27[", 1, true))
  raises("there is no option 'cel'; did you mean 'cell'?", function() screen:text{ cel = 1 } end)
end)

it("TestScreen.tree", function()
  assert(launch():tree():find("Pad #pad (20 100; 200 100)", 1, true))
end)

it("TestScreen.json", function()
  assert(launch():json():find('"id":"pad"', 1, true))
end)

it("TestScreen.svg", function()
  local svg = launch():svg()
  assert(svg:find("^<svg ") and svg:find("</svg>\n$"))
end)

it("TestScreen.log", function()
  local screen = launch()
  print("one", 2)
  same(screen.log, { "one\t2" })
  same(launch().log, {})
end)

it("TestScreen.errors, TestScreen.takeErrors", function()
  local screen = t.launch(ui.Button{ title = "Go", frame = { 20, 50, 100, 40 },
    onTouchUpInside = function() error "oops" end })
  equal(#screen.errors, 0)
  screen:tap "Button"
  equal(screen.errors[1].message, "oops")
  equal(screen.errors[1].handler, "an action of Button")
  equal(#screen:takeErrors(), 1)
  equal(#screen.errors, 0)
end)

it("TestScreen.expectError", function()
  local screen = t.launch(ui.Button{ title = "Go", frame = { 20, 50, 100, 40 },
    onTouchUpInside = function() error "oops" end })
  screen:tap "Button"
  equal(screen:expectError "oo".message, "oops")
  fails('no script failed with "oo"', screen.expectError, screen, "oo")
end)

it("TestScreen.touchDown, TestScreen.touchMove, TestScreen.touchUp", function()
  local screen = launch()
  screen:touchDown(30, 110)
  screen:touchDown(40, 120, 2)
  screen:touchMove(50, 130, 2)
  screen:touchUp(2)
  screen:touchUp()
  same(take(), { "down 10,10", "down 20,20", "move 30,30", "up 30,30", "up 10,10" })
  equal(pad.most, 2)
  raises("expected a finger from 1 to 10, got 11", function() screen:touchDown(1, 1, 11) end)
end)

it("TestScreen.touchCancel", function()
  local screen = launch()
  screen:touchDown(30, 110, 3)
  screen:touchCancel(3)
  same(take(), { "down 10,10", "cancel 10,10" })
end)

it("TestScreen.tap, Element.tap", function()
  local log, took = both "tap"
  same(log, { "down 100,50", "up 100,50" })
  assert.near(0.05, took, 1e-9)
  same(both("tap", 1, 2), { "down 1,2", "up 1,2" })
  fails("nothing that can be touched matches #no", function() launch():tap "#no" end)
end)

it("TestScreen.doubleTap, Element.doubleTap", function()
  same(both "doubleTap", { "down 100,50", "up 100,50", "down 100,50", "up 100,50" })
  equal(pad.taps, 2)
end)

it("TestScreen.longPress, Element.longPress", function()
  local log, took = both "longPress"
  same(log, { "down 100,50", "up 100,50" })
  assert(took >= 0.6)
end)

it("TestScreen.press, Element.press, TestScreen.move, TestScreen.release", function()
  local screen = launch()
  screen:press("#pad", 10, 10)
  fails("cannot be done while a finger is down", screen.tap, screen, "#pad")
  screen:move(5, 0)
  screen:release()
  screen:find "#pad":press()
  screen:release()
  same(take(), { "down 10,10", "move 15,10", "up 15,10", "down 100,50", "up 100,50" })
  fails("needs a finger that is down", screen.release, screen)
end)

it("TestScreen.cancel", function()
  local screen = launch()
  screen:press "#pad"
  screen:cancel()
  same(take(), { "down 100,50", "cancel 100,50" })
end)

it("TestScreen.swipe, Element.swipe", function()
  local log = both("swipe", "left")
  local first = tonumber(log[1]:match "down (%S+),")
  local last = tonumber(log[#log]:match "up (%S+),")
  assert(last < first and #log > 3)
  fails("left, right, up, down or fromLeft", function() launch():swipe("#pad", "lef") end)
end)

it("TestScreen.drag, Element.drag", function()
  local log = both("drag", 30, -20)
  equal(log[1], "down 100,50")
  equal(log[#log], "up 130,30")
end)

it("TestScreen.pinch, Element.pinch", function()
  local log = both("pinch", 2)
  equal(pad.most, 2)
  equal(log[1]:match "%a+", "down")
end)

it("TestScreen.twist, Element.twist", function()
  local log = both("twist", 90)
  equal(pad.most, 2)
  equal(log[1]:match "%a+", "down")
end)

it("TestScreen.advance", function()
  local screen = launch()
  screen:advance(1.5)
  equal(t.clock.time, 1.5)
end)

it("TestScreen.home, TestScreen.open, TestScreen.kill", function()
  local screen = launch()
  local app = screen.application
  equal(app.applicationState, "active")
  screen:home()
  equal(app.applicationState, "background")
  fails("while the application is in the background", screen.tap, screen, "#pad")
  screen:open()
  equal(app.applicationState, "active")
  screen:kill()
  fails("the application was killed", screen.tap, screen, "#pad")
  -- What t.start has begun is launched by it.
  screen = t.start()
  screen:open()
  equal(screen.application.applicationState, "active")
end)

it("TestScreen.memoryWarning", function()
  local warned = 0
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:didReceiveMemoryWarning() warned = warned + 1 end
  t.launch(Screen):memoryWarning()
  equal(warned, 1)
end)

it("TestScreen.shake", function()
  local shaken
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:get_canBecomeFirstResponder() return true end
  function Screen:viewDidAppear() self:becomeFirstResponder() end
  function Screen:motionEnded(motion) shaken = motion end
  t.launch(Screen):shake()
  equal(shaken, "motionShake")
end)

-- Steps for classes that do not exist yet say what they wait for.
local function waits(class, name, ...)
  local screen = launch()
  fails(name .. " waits for " .. class, screen[name], screen, ...)
end

it("TestScreen.type, Element.type, TestScreen.clear, Element.clear, TestScreen.enter, "
  .. "TestScreen.key", function()
  local returns = 0
  local field = ui.TextField{
    id = "field", frame = { 20, 100, 200, 30 }, autocapitalizationType = "none",
    delegate = { textFieldShouldReturn = function() returns = returns + 1 return true end },
  }
  local screen = t.launch(ui.View{ field, ui.View{ id = "plain", frame = { 20, 200, 50, 20 } } })
  fails("there is no keyboard", screen.type, screen, "x")
  fails("does not give it the focus", screen.type, screen, "#plain", "x")
  screen:type("#field", "ab")
  screen:type "c"
  screen:find("#field"):type "d"
  equal(field.text, "abcd")
  screen:key "delete"
  screen:key "shift"
  screen:key "e"
  equal(field.text, "abcE")
  fails("has no key", screen.key, screen, "hyper")
  screen:enter()
  equal(returns, 1)
  screen:clear "#field"
  equal(field.text, "")
  screen:type "x"
  screen:find("#field"):clear()
  equal(field.text, "")
end)

it("TestScreen.selectText, Element.selectText", function()
  local screen = t.launch(ui.View{
    ui.TextView{ id = "note", frame = { 20, 100, 200, 60 }, text = "one twó", isEditable = false },
    ui.Label{ id = "label", frame = { 20, 200, 200, 20 }, text = "label" },
  })
  local note = screen:find "#note"
  screen:selectText("#note", 5, 8)
  equal(note.selectedRange, ui.range(5, 8, note.text))
  equal(note.isFirstResponder, true)
  screen:find("#note"):selectText(1, 3)
  equal(note.selectedRange.count, 3)
  fails("has no text that can be selected", screen.selectText, screen, "#label", 1, 2)
  fails("the range 1…99 does not lie in the text", screen.selectText, screen, "#note", 1, 99)
end)

it("TestScreen.menu", function()
  local screen = t.launch(ui.View{
    ui.TextField{ id = "name", frame = { 20, 100, 200, 30 }, text = "Bob" },
  })
  fails("nothing has the focus", screen.menu, screen, "Copy")
  screen:selectText("#name", 1, 2)
  fails('has no "Paste"; it has "Cut", "Copy"', screen.menu, screen, "Paste")
  screen:menu "Copy"
  equal(ui.Pasteboard.general.string, "Bo")
  screen:menu "Cut" -- a finger on what is selected shows the menu again
  equal(screen:find("#name").text, "b")
end)

it("TestScreen.scroll, Element.scroll", function()
  local screen = t.launch(ui.ScrollView{
    id = "list", frame = { 0, 100, 100, 100 }, contentSize = { 300, 500 },
    ui.Label{ id = "row", frame = { 0, 0, 100, 20 }, text = "row" },
  })
  local list = screen:find "#list"
  screen:scroll("#list", 30)
  equal(list.contentOffset, ui.point(0, 30))
  list:scroll(900, 20) -- as far as it goes
  equal(list.contentOffset, ui.point(20, 400))
  list:scroll(-900, -900)
  equal(list.contentOffset, ui.point(0, 0))
  screen:scroll("#row", 10)
  equal(list.contentOffset, ui.point(0, 10))
  screen = launch()
  fails("Pad #pad at 20,100 200×100 cannot be scrolled: it lies in no scroll view", screen.scroll,
    screen, "#pad", 10)
end)

--- A screen with a table of 40 rows that can be deleted and moved, and the numbers of the rows.
local function launchRows()
  local rows = {}
  for row = 1, 40 do rows[row] = row end
  local source = {
    tableView_numberOfRowsInSection = function() return #rows end,
    tableView_cellForRowAt = function(_, _, indexPath)
      local cell = ui.TableViewCell{}
      cell.textLabel.text = "row " .. rows[indexPath.row]
      return cell
    end,
    tableView_commit_forRowAt = function(_, tableView, _, indexPath)
      table.remove(rows, indexPath.row)
      tableView:deleteRows(indexPath)
    end,
    tableView_moveRowAt_to = function(_, _, from, to)
      table.insert(rows, to.row, table.remove(rows, from.row))
    end,
  }
  return t.launch(ui.TableView{ id = "list", dataSource = source }), rows
end

it("TestScreen.pull, Element.pull", function()
  local screen = launchRows()
  local list = screen:find "#list"
  local least = 0
  list.object.delegate = {
    scrollViewDidScroll = function(_, view) least = math.min(least, view.contentOffset.y) end,
  }
  screen:pull "#list"
  assert(least < -100)
  equal(list.contentOffset.y, 0)
  least = 0
  list:pull()
  assert(least < -100)
  fails("cannot be scrolled: it lies in no scroll view", launch().pull, launch(), "#pad")
end)

it("TestScreen.select, Element.select, TestScreen.reveal, Element.reveal", function()
  local screen = launchRows()
  local list = screen:find "#list"
  screen:select("#list", 1, 30)
  equal(list.indexPathForSelectedRow, ui.indexPath(1, 30))
  list:select(1, 2)
  equal(list.indexPathForSelectedRow, ui.indexPath(1, 2))
  screen:reveal("#list", 1, 40)
  screen:find '"row 40"'
  list:reveal(1, 1)
  equal(list.contentOffset.y, 0)
  fails("40 rows", list.select, list, 1, 41)
end)

it("TestScreen.delete, Element.delete", function()
  local screen, rows = launchRows()
  screen:delete("#list", 1, 2)
  screen:find "#list":delete(1, 30)
  equal(#rows, 38)
  equal(rows[2], 3)
  equal(rows[30], 32)
end)

it("TestScreen.reorder, Element.reorder", function()
  local screen, rows = launchRows()
  local list = screen:find "#list"
  list.object.isEditing = true
  screen:reorder("#list", 1, 1, 1, 3)
  list:reorder(1, 2, 1, 1)
  same({ table.unpack(rows, 1, 4) }, { 3, 2, 1, 4 })
end)

it("TestScreen.set, Element.set", function()
  local screen = t.launch(ui.View{
    ui.Switch{ id = "switch", frame = { 20, 40, 0, 0 } },
    ui.Slider{ id = "slider", frame = { 20, 80, 200, 31 } },
    ui.Stepper{ id = "stepper", frame = { 20, 120, 0, 0 } },
    ui.SegmentedControl{ id = "segments", frame = { 20, 160, 200, 29 }, items = { "One", "Two" } },
    ui.PageControl{ id = "pages", frame = { 20, 200, 200, 37 }, numberOfPages = 5 },
  })
  screen:set("#switch", true)
  equal(screen:find("#switch").isOn, true)
  screen:find("#switch"):set "off"
  equal(screen:find("#switch").isOn, false)
  screen:set("#slider", 0.3)
  equal(screen:find("#slider").value, 0.3)
  screen:find("#slider"):set(1)
  equal(screen:find("#slider").value, 1)
  screen:set("#stepper", 7)
  equal(screen:find("#stepper").value, 7)
  screen:set("#segments", "Two")
  equal(screen:find("#segments").selectedSegmentIndex, 2)
  screen:set("#segments", 1)
  equal(screen:find("#segments").selectedSegmentIndex, 1)
  screen:set("#pages", 4)
  equal(screen:find("#pages").currentPage, 4)
  fails("a switch is set to on or off", screen.set, screen, "#switch", 1)
  fails("the slider goes from 0 to 1", screen.set, screen, "#slider", 2)
  fails("the stepper goes from 0 to 100 by 1", screen.set, screen, "#stepper", 0.5)
  fails('there are 2 segments: "One" "Two"', screen.set, screen, "#segments", "Three")
  fails("there are 5 pages", screen.set, screen, "#pages", 6)
  screen:find("#switch").object.isEnabled = false
  fails("it is disabled", screen.set, screen, "#switch", true)
end)

it("TestScreen.pick, Element.pick", function() waits("PickerView", "pick", "#pad", 1, 1) end)

it("TestScreen.back", function()
  local nav
  local screen = t.launch(function()
    nav = ui.NavigationController{ rootViewController = ui.ViewController{ title = "a" } }
    nav:pushViewController(ui.ViewController{ title = "b" })
    return nav
  end)
  screen:back()
  equal(nav.topViewController.title, "a")
  fails("NavigationController has nothing below what it shows", screen.back, screen)
  local plain = launch()
  fails("no NavigationController is on the screen", plain.back, plain)
end)

it("TestScreen.rotate", function() waits("rotation", "rotate", "portrait") end)

it("TestScreen.relaunch", function() waits("saved state", "relaunch") end)

it("TestScreen.touch", function()
  local screen = launch()
  screen:touch("down", 30, 110)
  screen:touch("move", 40, 120, 0.25, 1)
  screen:touch("down", 50, 130, 0, 2)
  screen:touch("cancel", 0, 0, 0, 2)
  screen:touch("up", 45, 120, 0.05, 1)
  same(take(), { "down 10,10", "move 20,20", "down 30,30", "cancel 30,30", "up 25,20" })
  fails("down, move, up or cancel", function() screen:touch("tap", 1, 2) end)
  fails("takes all of seconds and finger or none", function() screen:touch("down", 1, 2, 0.5) end)
end)

it("TestScreen.record, TestScreen.recorded", function()
  local screen = launch()
  screen:record()
  screen:tap "#pad"
  screen:tap("#pad", 10, 20)
  screen:doubleTap "#pad"
  screen:drag("#pad", 20, -10)
  screen:press "#pad"
  screen:move(5, 5)
  screen:release()
  local log, steps = take(), screen:recorded()
  same(steps, {
    "tap #pad", "tap #pad 10 20", "doubleTap #pad", "drag #pad 20 -10", "touch down 120 150",
    "touch move 125 155 0.05 1", "touch up 125 155",
  })
  for _, step in ipairs(steps) do screen:step(step) end
  same(take(), log)
  raises("nothing was recorded: call record() before the touches", screen.recorded, screen)
end)
