-- The list of screens. A tap on a title opens one; each has a way back.

local ui = require "lunette"
local screens = require "screens"

local Menu = ui.ViewController:subclass "Menu"

function Menu:viewDidLoad()
  Menu.super.viewDidLoad(self)
  self.title = "Gallery"
  self.view.backgroundColor = "white"
  self.heading = ui.Label{ text = self.title, font = "bold 17", textAlignment = "center" }
  self.view:addSubview(self.heading)
  self.buttons = {}
  for index, screen in ipairs(screens) do
    self.buttons[index] = ui.Button{
      type = "system", title = screen.title, contentHorizontalAlignment = "left",
      onTouchUpInside = function() self:open(screen) end,
    }
    self.view:addSubview(self.buttons[index])
  end
end

function Menu:viewWillLayoutSubviews()
  Menu.super.viewWillLayoutSubviews(self)
  local width = self.view.bounds.width
  self.heading.frame = { 20, 22, width - 40, 44 }
  for index, button in ipairs(self.buttons) do
    button.frame = { 20, 22 + 44 * index, width - 40, 44 }
  end
end

function Menu:open(screen)
  local Screen = require(screen.module)
  self.view.window.rootViewController = Screen{ title = screen.title, menu = Menu }
end

return Menu
