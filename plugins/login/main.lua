-- Signs in with a code of four digits. The code is 2580.

local ui = require "lunette"
local texts = require "texts"
local Account = require "account"
local CodeField = require "code_field"
local Home = require "home"
local Keypad = require "keypad"

local Login = ui.ViewController:subclass "Login"

function Login:viewDidLoad()
  Login.super.viewDidLoad(self)
  self.title = texts.title
  self.view.backgroundColor = "white"
  self.account = Account.new "2580"

  self.greeting = ui.Label{ id = "greeting", font = "bold 24", textAlignment = "center" }
  self.message = ui.Label{ id = "message", font = 15, textAlignment = "center", numberOfLines = 2 }
  self.field = CodeField{ id = "code", length = Account.codeLength }
  self.keypad = Keypad{ id = "keypad" }
  self.submit = ui.Button{
    type = "system", id = "submit", backgroundColor = "#007aff",
    title = texts.signIn, titleColor = { normal = "white", disabled = "#b3d7ff" },
  }
  self.submit.layer.cornerRadius = 8
  self.submit:addTarget(self, "signIn", "touchUpInside")
  self.forgot = ui.Button{ type = "system", title = texts.forgot }
  self.forgot:addTarget(self, "sendCode", "touchUpInside")

  for _, view in ipairs{
    self.greeting, self.message, self.field, self.keypad, self.submit, self.forgot,
  } do
    self.view:addSubview(view)
  end
  self:start(texts.prompt)
end

function Login:viewWillLayoutSubviews()
  Login.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  local margin = 20
  local inner = width - 2 * margin
  -- A short screen has no room to spare above the text.
  local top = height < 600 and 30 or 66
  local padTop, padWidth, padHeight = top + 154, math.min(inner, 300), 253

  self.greeting.frame = { margin, top, inner, 30 }
  self.message.frame = { margin, top + 38, inner, 44 }
  self.field.frame = { margin, top + 98, inner, 24 }
  self.keypad.frame = { (width - padWidth) / 2, padTop, padWidth, padHeight }
  self.submit.frame = { margin, padTop + padHeight + 11, inner, 44 }
  self.forgot.frame = { margin, padTop + padHeight + 66, inner, 44 }
end

-- What the screen shows follows from the code, and from whether one can be entered.

function Login:setCode(code)
  self.code = code
  self.field.count = #code
  self.submit.isEnabled = #code == Account.codeLength
end

function Login:setOpen(isOpen)
  self.keypad.isEnabled = isOpen
  self.forgot.isEnabled = isOpen
end

function Login:say(text, color)
  self.message.text = text
  self.message.textColor = color or "darkGray"
end

function Login:start(text)
  self.greeting.text = texts.greeting
  self:say(text)
  self:setCode ""
  self:setOpen(true)
end

-- Actions. The keys of the pad find the first two along the responder chain.

function Login:enterDigit(key)
  if #self.code < Account.codeLength then self:setCode(self.code .. key.tag) end
end

function Login:deleteDigit()
  self:setCode(self.code:sub(1, -2))
end

function Login:sendCode()
  self:start(texts.sent)
end

function Login:signIn()
  if self.account:accepts(self.code) then
    self:showHome()
    return
  end
  self:setCode ""
  if self.account:isLocked() then
    self:lock(Account.pause)
  else
    local left = self.account.left
    self:say(left == 1 and texts.wrongOnce or texts.wrong:format(left), "red")
  end
end

function Login:showHome()
  local window = self.view.window
  window.rootViewController = Home{
    signOut = function() window.rootViewController = Login{} end,
  }
end

-- Counts the seconds until something can be tried again.
function Login:lock(seconds)
  self:setOpen(false)
  local function tick()
    self:say(seconds == 1 and texts.waitOnce or texts.wait:format(seconds), "red")
  end
  tick()
  ui.Timer:scheduledTimer(1, true, function(timer)
    seconds = seconds - 1
    if seconds > 0 then
      tick()
    else
      timer:invalidate()
      self.account:unlock()
      self:start(texts.prompt)
    end
  end)
end

return Login
