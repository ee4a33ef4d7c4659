-- Controllers over others: what is seen, who is told what, and what is refused.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows, shows = scenario.rows, scenario.shows

-- A controller that prints what it is told.
local function noting(name)
  local Noting = ui.ViewController:subclass(name)
  for _, call in ipairs{
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  } do
    Noting[call] = function(self, ...)
      print(name .. " " .. call)
      Noting.super[call](self, ...)
    end
  end
  return Noting
end

local function button(title, y, action)
  return ui.Button{ title = title, frame = { 20, y, 200, 44 }, onTouchUpInside = action }
end

local function since(screen, count) return { table.unpack(screen.log, count + 1) } end

describe("A presented controller", function()
  it("comes from a button and goes by its own (course/S21)", function()
    local A, B = noting "A", noting "B"
    local a
    local screen = t.launch(function()
      a = A{}
      a.view:addSubview(button("To B", 100, function()
        local b = B{}
        b.view:addSubview(button("Back", 100, function() b:dismiss(true) end))
        a:present(b, true)
      end))
      return a
    end)
    local count = #screen.log
    screen:tap '"To B"'
    -- Order: velog.io/@rudin_/iOS-LifeCycle-in-Modal, jianshu.com/p/28c6a69787a7.
    assert.same({
      "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewDidAppear",
      "A viewDidDisappear",
    }, since(screen, count))
    assert.same({ "[Back]" }, rows(screen))
    assert.is_false(screen:has '"To B"')
    count = #screen.log
    screen:tap '"Back"'
    assert.same({
      "B viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "B viewDidDisappear",
    }, since(screen, count))
    assert.same({ "[To B]" }, rows(screen))
    assert.equal(a, screen.window.rootViewController)
  end)

  it("shows what it was given before (course/S22)", function()
    local B = ui.ViewController:subclass "B"
    function B:viewDidLoad()
      self.label = ui.Label{ text = self.string, frame = { 20, 100, 200, 30 } }
      self.view:addSubview(self.label)
    end
    function B:viewWillAppear() self.label.text = self.string end
    local screen = t.launch(function()
      local a = ui.ViewController{}
      a.view:addSubview(ui.Label{ id = "text", text = "hello", frame = { 20, 40, 200, 30 } })
      a.view:addSubview(button("Go", 100, function()
        local b = B{}
        b.string = "hello"
        a:present(b, true)
      end))
      return a
    end)
    screen:tap '"Go"'
    assert.same({ "hello" }, rows(screen))
  end)

  it("gives an answer through a reference (course/S23)", function()
    local A, B = ui.ViewController:subclass "A", ui.ViewController:subclass "B"
    function A:viewDidLoad()
      self.label = ui.Label{ frame = { 20, 40, 200, 30 } }
      self.view:addSubview(self.label)
      self.view:addSubview(button("Ask", 100, function() self:present(B{ asker = self }, true) end))
    end
    function A:viewWillAppear() self.label.text = self.message end
    function B:viewDidLoad()
      self.field = ui.TextField{ frame = { 20, 40, 200, 30 }, borderStyle = "roundedRect" }
      self.view:addSubview(self.field)
      self.view:addSubview(button("Back", 100, function()
        self.asker.message = self.field.text
        self:dismiss(true)
      end))
    end
    local screen = t.launch(A)
    assert.same({ "[Ask]" }, rows(screen))
    screen:tap '"Ask"'
    screen:type("TextField", "42")
    screen:tap '"Back"'
    assert.same({ "42", "[Ask]" }, rows(screen))
    -- The keyboard has gone with the field.
    assert.is_false(screen:has "Keyboard")
  end)

  it("gives an answer to a delegate before it goes (course/S24)", function()
    local A, B = ui.ViewController:subclass "A", ui.ViewController:subclass "B"
    function A:viewDidLoad()
      self.label = ui.Label{ frame = { 20, 40, 200, 30 } }
      self.view:addSubview(self.label)
      self.view:addSubview(button("Ask", 100, function() self:present(B{ teller = self }, true) end))
    end
    function A:b_didAnswer(b, message)
      print(b.title .. " " .. message .. " " .. tostring(b.isBeingDismissed))
      self.label.text = message
    end
    function B:viewDidLoad()
      self.title = "B"
      self.field = ui.TextField{ frame = { 20, 40, 200, 30 } }
      self.view:addSubview(self.field)
      self.view:addSubview(button("Back", 100, function()
        self.teller:b_didAnswer(self, self.field.text)
        self:dismiss(true)
      end))
    end
    local screen = t.launch(A)
    screen:tap '"Ask"'
    screen:type("TextField", "yes")
    screen:tap '"Back"'
    assert.same({ "B Yes false" }, screen.log)
    assert.same({ "Yes", "[Ask]" }, rows(screen))
  end)

  it("tells a fortune by the sign that was chosen (course/S26)", function()
    local fortunes = { "恭喜发财", "万事如意", "顺风顺水", "新年快乐" }
    local Signs = ui.ViewController:subclass "Signs"
    function Signs:viewDidLoad()
      self.buttons = {}
      for index, sign in ipairs{ "白羊座", "金牛座", "双子座", "巨蟹座" } do
        self.buttons[index] = ui.Button{ title = sign, frame = { 20, 40 * index, 100, 40 } }
        self.buttons[index]:addTarget(self, "choose", "touchUpInside")
        self.view:addSubview(self.buttons[index])
      end
    end
    function Signs:choose(sender)
      for index, one in ipairs(self.buttons) do
        if one == sender then self.chosen(index) end
      end
      self:dismiss(true)
    end
    local screen = t.launch(function()
      local a = ui.ViewController{}
      local label = ui.Label{ frame = { 20, 200, 200, 30 } }
      a.view:addSubview(label)
      a.view:addSubview(button("请选择您的星座", 100, function()
        a:present(Signs{ chosen = function(index) label.text = fortunes[index] end }, true)
      end))
      return a
    end)
    for index, sign in ipairs{ "白羊座", "金牛座", "双子座", "巨蟹座" } do
      screen:tap '"请选择您的星座"'
      screen:tap('"' .. sign .. '"')
      assert.same({ "[请选择您的星座]", fortunes[index] }, rows(screen))
    end
  end)

  it("makes labels with the frames that were typed (course/S27)", function()
    local Maker = ui.ViewController:subclass "Maker"
    function Maker:viewDidLoad()
      self.fields = {}
      for index, name in ipairs{ "x", "width", "y", "height", "text" } do
        self.fields[index] =
          ui.TextField{ id = name, frame = { 20, 30 * index, 200, 30 }, placeholder = name }
        self.view:addSubview(self.fields[index])
      end
      self.view:addSubview(button("确定", 200, function()
        local texts = scenario.each(self.fields, "text")
        self.delegate:make(table.unpack(texts))
        self:dismiss(true)
      end))
    end
    local screen = t.launch(function()
      local a = ui.ViewController:subclass "A"{}
      function a.make(self, x, width, y, height, text)
        local function int(s) return math.tointeger(tonumber(s:match "^%d+" or "0")) end
        self.view:addSubview(
          ui.Label{ text = text, frame = { int(x), int(y), int(width), int(height) } })
        print(#self.view.subviews .. " " .. tostring(self.view.window ~= nil))
      end
      a.view:addSubview(button("创建文本", 40, function() a:present(Maker{ delegate = a }, true) end))
      return a
    end)
    local function make(...)
      screen:tap '"创建文本"'
      for index, id in ipairs{ "x", "width", "y", "height", "text" } do
        screen:type("#" .. id, (select(index, ...)))
      end
      screen:tap '"确定"'
    end
    make("20", "100", "300", "30", "first")
    make("x", "100", "400", "30", "second")
    assert.same({ "[创建文本]", "First", "Second" }, rows(screen))
    -- They are added while the other screen is still there.
    assert.same({ "2 false", "3 false" }, screen.log)
    assert.equal(ui.rect(0, 400, 100, 30), screen:find 'Label"Second"'.frame)
  end)

  it("is seen to come from below, and fingers are ignored meanwhile", function()
    local a, b
    local screen = t.launch(function()
      a, b = ui.ViewController{}, ui.ViewController{}
      a.view:addSubview(button("A", 100, function() print "a" end))
      b.view.backgroundColor = "white"
      b.view:addSubview(button("B", 300, function() print "b" end))
      return a
    end)
    a:present(b, true)
    assert.is_true(ui.Application.shared.isIgnoringInteractionEvents)
    t.clock:advance(0.2)
    local seen = b.view.layer:presentation().frame.y
    assert.is_true(seen > 100 and seen < 567)
    assert.equal(0, b.view.frame.y)
    assert.is_true(shows(screen, "[A]") and shows(screen, "[B]"))
    assert.error_matches(function() screen:tap '"B"' end, "presentation of ViewController is under way")
    screen:touchDown(40, 320)
    screen:touchUp()
    assert.same({}, screen.log)
    t.clock:advance(0.2)
    assert.is_false(ui.Application.shared.isIgnoringInteractionEvents)
    screen:tap '"B"'
    assert.same({ "b" }, screen.log)
  end)

  it("over the full screen leaves what is behind to be seen, not to be touched", function()
    local a
    local screen = t.launch(function()
      a = ui.ViewController{}
      a.view:addSubview(button("Behind", 100))
      return a
    end)
    local sheet = ui.ViewController{ modalPresentationStyle = "overFullScreen" }
    sheet.view:addSubview(button("Front", 300))
    a:present(sheet, true)
    screen:advance(1)
    assert.same({ "[Behind]", "[Front]" }, rows(screen))
    assert.is_true(screen:has '"Front"')
    assert.is_false(screen:has '"Behind"')
    assert.is_true(screen:has '"Behind":covered')
  end)

  it("goes with all that was presented over it", function()
    local A, B, C = noting "A", noting "B", noting "C"
    local a, b, c
    local screen = t.launch(function()
      a, b, c = A{}, B{}, C{}
      return a
    end)
    a:present(b)
    b:present(c)
    assert.equal(b, c.presentingViewController)
    local count = #screen.log
    a:dismiss(true)
    screen:advance(1)
    -- The one in between had gone when it was covered.
    assert.same({
      "C viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "C viewDidDisappear",
    }, since(screen, count))
    assert.is_nil(a.presentedViewController)
    assert.is_nil(b.presentedViewController)
    -- Each can be presented again.
    a:present(c)
    assert.equal(c, a.presentedViewController)
    -- One that has presented takes that away, not itself.
    c:present(b)
    c:dismiss()
    assert.equal(c, a.presentedViewController)
    c:dismiss()
    assert.is_nil(a.presentedViewController)
  end)

  it("goes when the window gets another root", function()
    local B = noting "B"
    local a
    local screen = t.launch(function()
      a = ui.ViewController{}
      return a
    end)
    a:present(B{})
    local count = #screen.log
    screen.window.rootViewController = ui.ViewController{}
    screen:advance(0)
    assert.same({ "B viewWillDisappear", "B viewDidDisappear" }, since(screen, count))
    assert.is_nil(a.presentedViewController)
    assert.equal(1, #screen.window.subviews)
    -- In the middle of its coming too.
    local root = screen.window.rootViewController
    root:present(B{}, true)
    t.clock:advance(0.1)
    screen.window.rootViewController = a
    screen:advance(1)
    assert.is_false(ui.Application.shared.isIgnoringInteractionEvents)
    assert.equal(1, #screen.window.subviews)
    assert.equal(screen.window, a.view.superview)
  end)

  it("can present the next one, or go, in each of its callbacks", function()
    for _, call in ipairs{
      "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMoveToParent",
    } do
      for _, act in ipairs{ "present", "dismiss", "root" } do
        for _, animated in ipairs{ true, false } do
          local Busy = ui.ViewController:subclass("Busy" .. call .. act .. tostring(animated))
          local done
          Busy[call] = function(self, ...)
            Busy.super[call](self, ...)
            if done then return end
            done = true
            if act == "present" then
              self:present(ui.ViewController{}, animated)
            elseif act == "dismiss" then
              self:dismiss(animated)
            else
              ui.Application.shared.keyWindow.rootViewController = ui.ViewController{}
            end
          end
          local a
          local screen = t.launch(function()
            a = ui.ViewController{}
            return a
          end)
          a:present(Busy{}, animated)
          screen:advance(2)
          a:dismiss(animated)
          screen:advance(2)
          -- Nothing is left on the way, and the window shows its root again.
          while a.presentedViewController do a:dismiss() end
          local root = screen.window.rootViewController
          assert.equal(screen.window, root.view.superview, call .. " " .. act)
          assert.equal(1, #screen.window.subviews, call .. " " .. act)
          assert.is_false(ui.Application.shared.isIgnoringInteractionEvents)
          -- Both can be used again.
          local again = ui.ViewController{}
          root:present(again)
          assert.equal(again, root.presentedViewController, call .. " " .. act)
        end
      end
    end
  end)
end)

describe("A presentation", function()
  local screen, a

  before_each(function()
    screen = t.launch(function()
      a = ui.ViewController{}
      return a
    end)
  end)

  local function warning()
    local last = screen.log[#screen.log]
    return last and last:match "^warning: (.*)"
  end

  it("from a controller in no window is left out, with UIKit's warning", function()
    local loose, b = ui.ViewController{}, ui.ViewController{}
    loose:present(b, false, function() print "never" end)
    assert.is_nil(loose.presentedViewController)
    assert.matches("whose view is not in the window hierarchy", warning())
  end)

  it("while another is there is left out, with UIKit's warning", function()
    local b = ui.ViewController{}
    a:present(b)
    a:present(ui.ViewController{})
    assert.equal(b, a.presentedViewController)
    assert.matches("which is already presenting ViewController", warning())
    a:dismiss(true)
    a:present(ui.ViewController{})
    assert.matches("is in progress", warning())
  end)

  it("of a controller that is in use raises", function()
    local b, child = ui.ViewController{}, ui.ViewController{}
    a:present(b)
    a:addChild(child)
    assert.error_matches(function() b:present(b) end, "the one that presents")
    assert.error_matches(function() b:present(a) end, "rootViewController of a window")
    assert.error_matches(function() b:present(child) end, "is a child of ViewController")
    assert.error_matches(function() child:present(b) end, "is presented already")
    assert.error_matches(function() b:present(nil) end, "ViewController")
  end)

  it("of one whose view cannot be made shows the error", function()
    local Bad = ui.ViewController:subclass "Bad"
    function Bad:loadView() error "no view" end
    a:present(Bad{})
    assert.is_true(screen.window.subviews[1] ~= nil)
    a:dismiss()
    screen:expectError "no view"
    assert.is_true(#screen:takeErrors() >= 0)
  end)

  it("takes the keyboard away", function()
    local field = ui.TextField{ frame = { 20, 40, 100, 30 } }
    a.view:addSubview(field)
    screen:tap "TextField"
    assert.is_true(field.isFirstResponder)
    a:present(ui.ViewController{}, true)
    assert.is_false(field.isFirstResponder)
    screen:advance(1)
    a:dismiss(true)
    screen:advance(1)
    assert.is_false(field.isFirstResponder)
    assert.equal(a.view, field.superview)
  end)

  it("is collected when it is over", function()
    local weak = setmetatable({}, { __mode = "v" })
    local function go(animated)
      local b = ui.ViewController{}
      b.user.self = b
      b.user.presenter = a
      weak[1] = b
      a:present(b, animated, function() return b end)
      screen:advance(1)
      collectgarbage()
      assert.is_true(weak[1] ~= nil)
      a:dismiss(animated)
      screen:advance(1)
    end
    for _, animated in ipairs{ true, false } do
      go(animated)
      collectgarbage()
      collectgarbage()
      assert.is_nil(weak[1])
    end
  end)
end)
