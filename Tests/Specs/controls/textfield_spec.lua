-- The catalogue's scenarios of text fields.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows, treeHas = scenario.rows, scenario.treeHas

--- A field on a white screen, with what a scenario adds.
local function launch(options, more)
  options.id = options.id or "field"
  options.frame = options.frame or { 20, 100, 200, 30 }
  options.autocapitalizationType = options.autocapitalizationType or "none"
  local field = (more and more.class or ui.TextField)(options)
  local view = ui.View{ backgroundColor = "white", field }
  for _, other in ipairs(more or {}) do view:addSubview(other) end
  return t.launch(view), field
end

--- What stands between the brackets of the field.
local function shown(screen) return rows(screen)[1] end

describe("The text of a field", function()
  it("has a placeholder only while it is empty (controls/S07)", function()
    local screen, field = launch{
      text = "aaaa", textColor = "red", font = 20, textAlignment = "center",
      placeholder = "请输入名字",
    }
    assert.equal("[                 aaaa                 ]", shown(screen))
    assert.is_true(treeHas(screen, "textColor=#ff0000"))
    screen:clear "#field"
    assert.equal("[             |‹请输入名字›            ]", shown(screen))
    screen:type "b"
    assert.equal("[                  b|                  ]", shown(screen))
    assert.equal("b", field.text)
  end)

  it("shrinks down to the least size (controls/S10)", function()
    local screen, field = launch{
      frame = { 20, 100, 60, 30 }, font = 20, adjustsFontSizeToFitWidth = true,
      minimumFontSize = 4.0, text = "abcd",
    }
    local sizes = {}
    for length = 1, 8 do
      field.text = ("abcd"):rep(length)
      local size = screen:tree():match "displayedFont=Helvetica Neue ([%d.]+)"
      sizes[length] = tonumber(size) or 20
    end
    assert.equal(20, sizes[1])
    for length = 2, #sizes do assert.is_true(sizes[length] <= sizes[length - 1]) end
    assert.is_true(sizes[2] < 20)
    assert.equal(4, sizes[#sizes])
    assert.equal(20, field.font.pointSize)
  end)

  it("has capital letters by the mode (controls/S11)", function()
    local texts = {}
    for _, mode in ipairs{ "none", "words", "sentences", "allCharacters" } do
      local screen, field = launch{ autocapitalizationType = mode }
      screen:type("#field", "one two. three")
      texts[#texts + 1] = field.text
    end
    assert.same(
      { "one two. three", "One Two. Three", "One two. Three", "ONE TWO. THREE" }, texts)
  end)

  it("is dots when it is secure (controls/S14)", function()
    local screen, field = launch{ isSecureTextEntry = true }
    screen:type("#field", "s3cret")
    assert.equal("[••••••|                               ]", shown(screen))
    assert.equal("s3cret", field.text)
    for _, format in ipairs{ "tree", "json", "text" } do
      assert.is_nil(screen[format](screen):find("s3cret", 1, true))
    end
  end)
end)

describe("The clear button", function()
  it("is shown in the stated modes, with text alone (controls/S08)", function()
    local screen, field = launch{ text = "abc" }
    local seen = {}
    for _, mode in ipairs{ "never", "whileEditing", "unlessEditing", "always" } do
      field.clearButtonMode = mode
      local at_rest = shown(screen):find "×" ~= nil
      screen:tap "#field"
      local focused = shown(screen):find "×" ~= nil
      seen[#seen + 1] = mode .. " " .. tostring(at_rest) .. " " .. tostring(focused)
      field:resignFirstResponder()
    end
    assert.same({
      "never false false", "whileEditing false true", "unlessEditing true false",
      "always true true",
    }, seen)
    screen:tap '"Clear text"'
    assert.equal("", field.text)
    assert.is_nil(shown(screen):find "×")
    assert.is_true(field.isEditing)
  end)

  it("has nothing to do with clearing at each beginning (controls/S09)", function()
    local screen, field = launch{ text = "old", clearsOnBeginEditing = true }
    screen:tap "#field"
    assert.equal("", field.text)
    screen:type "new"
    field:resignFirstResponder()
    assert.equal("new", field.text)
    screen:tap "#field"
    assert.equal("", field.text)
  end)
end)

describe("The keyboard of a field", function()
  it("is the one that the field asks for (controls/S12)", function()
    local screen, field = launch{}
    local function focus()
      screen:tap "#field"
      local line = screen:tree():match "\nKeyboard [^\n]*"
      field:resignFirstResponder()
      return line
    end
    for _, name in ipairs{
      "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "emailAddress", "decimalPad", "namePhonePad", "twitter", "webSearch", "alphabet",
    } do
      field.keyboardType = name
      assert.is_truthy(focus():find("keyboardType=" .. field.keyboardType, 1, true), name)
    end
    field.keyboardType = "default"
    local titles = {
      default = "return", go = "Go", google = "Google", join = "Join", next = "Next",
      route = "Route", search = "Search", send = "Send", yahoo = "Yahoo", done = "Done",
      emergencyCall = "Emergency Call",
    }
    for name, title in pairs(titles) do
      field.returnKeyType = name
      local line = focus()
      assert.is_truthy(line:find('returnKeyTitle="' .. title .. '"', 1, true), name)
      local color = name == "default" and "#aaaaaa" or "#007aff"
      assert.is_truthy(line:find("returnKeyColor=" .. color, 1, true), name)
    end
    local appearances = { default = "", dark = "dark", light = "light", alert = "dark" }
    for name, said in pairs(appearances) do
      field.keyboardAppearance = name
      local line = focus()
      assert.equal(said, line:match "keyboardAppearance=(%w+)" or "", name)
    end
  end)

  it("has its return key on with a text alone (controls/S13)", function()
    local screen = launch{ enablesReturnKeyAutomatically = true, returnKeyType = "go" }
    screen:tap "#field"
    assert.is_true(scenario.shows(screen, "⌨ default · return key: Go (off)"))
    screen:type "a"
    assert.is_false(scenario.shows(screen, "(off)"))
    screen:key "delete"
    assert.is_true(scenario.shows(screen, "(off)"))
  end)

  it("goes at the return key, which the delegate is asked about (controls/S17)", function()
    local delegate = {}
    function delegate:textFieldShouldReturn(field)
      field:resignFirstResponder()
      return true
    end
    local screen, field = launch{ delegate = delegate }
    screen:type("#field", "a")
    assert.is_true(scenario.shows(screen, "⌨"))
    screen:enter()
    assert.is_false(scenario.shows(screen, "⌨"))
    assert.is_false(field.isFirstResponder)
  end)

  it("goes at a touch of the background (controls/S18)", function()
    local field = ui.TextField{ id = "field", frame = { 20, 100, 200, 30 } }
    local back = ui.Control{ id = "back", backgroundColor = "white", field }
    back:on("touchDown", function() field:resignFirstResponder() end)
    local screen = t.launch(back)
    screen:tap "#field"
    assert.is_true(scenario.shows(screen, "⌨"))
    screen:tap("#back", 10, 300)
    assert.is_false(scenario.shows(screen, "⌨"))
  end)

  it("opens and closes by buttons, the return key and a touch (course/S11)", function()
    local Screen = ui.ViewController:subclass "KeyboardDemo"
    function Screen:viewDidLoad()
      self.field = ui.TextField{ id = "field", frame = { 20, 100, 200, 30 } }
      self.field:on("editingDidEndOnExit", function() end)
      self.view:addSubview(self.field)
      self.view:addSubview(ui.Button{
        type = "system", title = "Open", frame = { 20, 150, 80, 30 },
        onTouchUpInside = function() self.field:becomeFirstResponder() end,
      })
      self.view:addSubview(ui.Button{
        type = "system", title = "Close", frame = { 120, 150, 80, 30 },
        onTouchUpInside = function() self.field:resignFirstResponder() end,
      })
    end
    function Screen:touchesBegan() self.view:endEditing(true) end
    local screen = t.launch(Screen)
    local function is_open() return scenario.shows(screen, "⌨") end
    screen:tap '"Open"'
    assert.is_true(is_open())
    screen:tap '"Close"'
    assert.is_false(is_open())
    screen:tap '"Open"'
    screen:enter()
    assert.is_false(is_open())
    screen:tap '"Open"'
    screen:tap("View[1]", 200, 400)
    assert.is_false(is_open())
  end)

  it("goes at a tap beside the fields, and stays at one on another field", function()
    local screen, field = launch({}, {
      ui.TextField{ id = "other", frame = { 20, 150, 200, 30 } },
      ui.View{ id = "beside", frame = { 20, 200, 200, 30 } },
    })
    local view = field.superview
    view:addGestureRecognizer(ui.TapGestureRecognizer{
      action = function() view:endEditing(true) end,
    })
    screen:tap "#field"
    assert.is_true(field.isEditing)
    screen:tap "#other"
    assert.is_true(screen:find("#other").isEditing)
    screen:tap 'Key"a"'
    assert.is_true(screen:find("#other").isEditing)
    screen:tap "#beside"
    assert.is_false(scenario.shows(screen, "⌨"))
  end)

  it("is pressed key by key", function()
    local screen, field = launch{ autocapitalizationType = "sentences" }
    screen:tap "#field"
    assert.is_truthy(screen:text{ keyboard = "full" }:find("%[Q%]%s+%[W%]%s+%[E%]"))
    screen:tap 'Key"a"'
    screen:tap 'Key"b"'
    screen:tap 'Key"123"'
    screen:tap 'Key"7"'
    assert.equal("Ab7", field.text)
    screen:tap 'Key"delete"'
    assert.equal("Ab", field.text)
  end)
end)

describe("Who follows the editing", function()
  it("hears of every keystroke (controls/S15)", function()
    local heard = {}
    local screen = launch{ onEditingChanged = function(field) heard[#heard + 1] = field.text end }
    screen:type("#field", "ab")
    screen:key "delete"
    assert.same({ "a", "ab", "a" }, heard)
  end)

  it("may keep a text to twenty units (controls/S16)", function()
    -- The alert that says so comes with AlertView; here it is noted.
    local alerts = {}
    local Limit = ui.ViewController:subclass "Limit"
    function Limit:viewDidLoad()
      for index, id in ipairs{ "watched", "free" } do
        self[id] = ui.TextField{
          id = id, frame = { 20, 60 * index, 300, 30 }, delegate = self,
          autocapitalizationType = "none",
        }
        self.view:addSubview(self[id])
      end
    end
    function Limit:textField_shouldChangeCharactersIn_replacementString(field, range, string)
      if string == "\n" then return true end
      local wanted = ui.replace(field.text, range, string)
      if field == self.watched and ui.utf16(wanted) > 20 then
        field.text = wanted:sub(1, 20)
        alerts[#alerts + 1] = "超过最大字数不能输入了"
        return false
      end
      return true
    end
    local screen = t.launch(Limit)
    screen:type("#watched", ("a"):rep(20))
    assert.same({}, alerts)
    screen:type "b"
    local watched = screen:find("#watched")
    assert.equal(("a"):rep(20), watched.text)
    assert.same({ "超过最大字数不能输入了" }, alerts)
    screen:clear()
    watched.object:insertText(("x"):rep(30)) -- pasted
    assert.equal(("x"):rep(20), watched.text)
    assert.equal(2, #alerts)
    screen:type("#free", ("a"):rep(30))
    assert.equal(30, #screen:find("#free").text)
    -- An emoji counts two.
    screen:clear "#watched"
    screen:type(("a"):rep(19))
    screen:type "😀"
    assert.equal(3, #alerts)
  end)

  it("gets one notification for each (controls/S19)", function()
    local names = {}
    local function note(notification) names[#names + 1] = notification.name end
    local center = ui.NotificationCenter.default
    local screen, field
    local Screen = ui.ViewController:subclass "Observed"
    function Screen:viewDidLoad()
      field = ui.TextField{ id = "field", frame = { 20, 100, 200, 30 } }
      self.view:addSubview(field)
      for _, name in ipairs{ "BeginEditing", "Change", "EndEditing" } do
        ui.NotificationCenter.default:addObserver(
          ui.TextField["textDid" .. name .. "Notification"], nil, note)
      end
    end
    screen = t.launch(Screen)
    screen:tap "#field"
    screen:type "ab"
    field:resignFirstResponder()
    assert.same({
      "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
      "UITextFieldTextDidChangeNotification", "UITextFieldTextDidEndEditingNotification",
    }, names)
  end)

  it("may refuse the end (controls/S21)", function()
    local other = ui.TextField{ id = "other", frame = { 20, 150, 200, 30 } }
    local screen, field = launch({
      delegate = { textFieldShouldEndEditing = function() return false end },
    }, { other })
    screen:tap "#field"
    screen:tap "#other"
    assert.is_true(field.isFirstResponder)
    assert.is_true(scenario.shows(screen, "⌨"))
  end)

  it("hears of the editing events (weibo/S117)", function()
    local events = {}
    local options = {}
    for _, name in ipairs{ "DidBegin", "Changed", "DidEnd", "DidEndOnExit" } do
      options["onEditing" .. name] = function() events[#events + 1] = name end
    end
    local screen, field = launch(options)
    screen:tap "#field"
    screen:type "a"
    screen:enter()
    assert.same({ "DidBegin", "Changed", "DidEndOnExit", "DidEnd" }, events)
    events = {}
    screen:tap "#field"
    field:resignFirstResponder()
    assert.same({ "DidBegin", "DidEnd" }, events)
  end)
end)

describe("A field of a subclass", function()
  it("has its own rectangles and drawing (controls/S20)", function()
    local MyTF = ui.TextField:subclass "MyTF"
    function MyTF:textRect() return { 0, 20, 320, 20 } end
    function MyTF:drawText(rect) MyTF.super.drawText(self, rect) end
    function MyTF:placeholderRect() return { 0, 0, 100, 40 } end
    function MyTF:drawPlaceholder() end
    function MyTF:borderRect() return { 0, 0, 0, 0 } end
    function MyTF:editingRect() return { 20, 0, 100, 40 } end
    function MyTF:clearButtonRect() return { 300, 0, 20, 40 } end
    local screen, field = launch({
      frame = { 0, 100, 320, 40 }, placeholder = "hint", clearButtonMode = "always",
    }, { class = MyTF })
    assert.equal("[" .. (" "):rep(62) .. "]", shown(screen)) -- no hint
    for _, part in ipairs{
      "borderRect=(0 0; 0 0)", "textRect=(0 20; 320 20)", "editingRect=(20 0; 100 40)",
      "placeholderRect=(0 0; 100 40)", "clearButtonRect=(300 0; 20 40)",
    } do
      assert.is_true(treeHas(screen, part), part)
    end
    field.text = "text"
    assert.equal("[text" .. (" "):rep(57) .. "×]", shown(screen))
    assert.is_true(treeHas(screen, "ClearButton (300 0; 20 40)"))
    screen:tap "#field"
    assert.equal("[   text|" .. (" "):rep(53) .. "×]", shown(screen))
  end)
end)

describe("A screen with fields", function()
  it("logs what is sent, and stacks labels (course/S12)", function()
    local log = {}
    local Send = ui.ViewController:subclass "Send"
    function Send:viewDidLoad()
      self.y = 100
      self.field = ui.TextField{
        id = "field", frame = { 20, 40, 200, 30 }, autocapitalizationType = "none",
      }
      self.field:on("editingDidEndOnExit", function() self:send() end)
      self.view:addSubview(self.field)
      self.view:addSubview(ui.Button{
        title = "Send", backgroundColor = "red", frame = { 230, 40, 80, 30 },
        onTouchUpInside = function() self:send() end,
      })
    end
    function Send:send()
      log[#log + 1] = self.field.text
      self.view:addSubview(ui.Label{ frame = { 20, self.y, 280, 40 }, text = self.field.text })
      self.y = self.y + 60
      self.field.text = ""
      self.field:resignFirstResponder()
    end
    local screen = t.launch(Send)
    screen:type("#field", "one")
    screen:tap '"Send"'
    screen:type("#field", "two")
    screen:enter()
    assert.same({ "one", "two" }, log)
    assert.is_false(scenario.shows(screen, "⌨"))
    local frames = {}
    for _, label in ipairs(screen:all "Label") do
      if label.width == 280 then frames[#frames + 1] = tostring(label.frame) end
    end
    assert.same({ "Rect {20, 100, 280, 40}", "Rect {20, 160, 280, 40}" }, frames)
    assert.equal("", screen:find("#field").text)
  end)

  it("logs in with Next and Done (course/S13)", function()
    local Login = ui.ViewController:subclass "CourseLogin"
    function Login:viewDidLoad()
      local function add(view)
        self.view:addSubview(view)
        return view
      end
      self.name = add(ui.TextField{
        id = "name", frame = { 20, 100, 200, 30 }, returnKeyType = "next", delegate = self,
        autocapitalizationType = "none",
      })
      self.password = add(ui.TextField{
        id = "password", frame = { 20, 140, 200, 30 }, returnKeyType = "done",
        isSecureTextEntry = true, delegate = self,
      })
      self.status = add(ui.Label{ id = "status", frame = { 20, 180, 300, 30 }, text = "未登录" })
      self.fault = add(ui.Label{ id = "fault", frame = { 20, 220, 300, 30 } })
      add(ui.Button{
        title = "登录", frame = { 20, 260, 100, 30 }, onTouchUpInside = function() self:logIn() end,
      })
    end
    function Login:textFieldShouldReturn(field)
      if field == self.name then
        self.password:becomeFirstResponder()
      else
        field:resignFirstResponder()
      end
      return true
    end
    function Login:logIn()
      local isRight = self.name.text == "fcp" and self.password.text == "123"
      self.status.text = isRight and self.name.text .. "用户登陆成功" or "未登录"
      self.fault.text = isRight and "" or "用户名或密码错误"
      self.view:endEditing(true)
      self.name.text, self.password.text = "", ""
    end
    local screen = t.launch(Login)
    screen:type("#name", "fcp")
    assert.is_true(scenario.shows(screen, "return key: Next"))
    screen:enter()
    assert.is_true(screen:find("#password").isFirstResponder)
    assert.is_true(scenario.shows(screen, "⌨ default, secure · return key: Done"))
    screen:type "123"
    screen:enter()
    assert.is_false(scenario.shows(screen, "⌨"))
    screen:tap '"登录"'
    assert.equal("fcp用户登陆成功", screen:find("#status").text)
    assert.equal("", screen:find("#name").text)
    screen:type("#name", "fcp")
    screen:type("#password", "1234")
    screen:tap '"登录"'
    assert.equal("未登录", screen:find("#status").text)
    assert.equal("用户名或密码错误", screen:find("#fault").text)
    assert.is_false(scenario.shows(screen, "⌨"))
  end)

  local Search = ui.TextField:subclass "SearchBar"
  function Search:init(options)
    Search.super.init(self, options)
    self.font = 13
    local icon = ui.Label{ text = "🔍", frame = { 0, 0, 16 + 10, 20 }, textAlignment = "center" }
    self.leftView = icon
    self.placeholder = "猫猫搜索"
  end

  it("stands in a bar in the place of the title (weibo/S90)", function()
    local field = Search{ frame = { 0, 0, 320, 35 }, id = "search", leftViewMode = "always" }
    local controller = ui.ViewController{ title = "发现" }
    controller.navigationItem.titleView = field
    local screen = t.launch(
      ui.NavigationController{ rootViewController = controller }, { size = "320x568" })
    assert.equal(field, controller.navigationController.navigationBar.topItem.titleView)
    assert.equal(35, field.height)
    local bar = rows(screen)[1]
    assert.is_truthy(bar:find "🔍" and bar:find "猫猫搜索")
    assert.is_false(scenario.shows(screen, "发现"))
    screen:type("#search", "Lisbon")
    assert.equal("Lisbon", field.text)
  end)

  it("searches with an icon that needs its mode (weibo/S91)", function()
    local screen, field = launch({ frame = { 0, 100, 320, 35 } }, { class = Search })
    assert.is_nil(shown(screen):find "🔍")
    field.leftViewMode = "always"
    assert.is_truthy(shown(screen):find "🔍")
    assert.equal(26, field.leftView.width)
    assert.equal(13, field.leftView.center.x)
    assert.equal(26, field:textRect(field.bounds).x)
  end)
end)
