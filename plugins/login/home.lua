-- What somebody sees who has signed in. It is made with a function to sign out.

local ui = require "lunette"
local texts = require "texts"

local Home = ui.ViewController:subclass "Home"

function Home:viewDidLoad()
  Home.super.viewDidLoad(self)
  self.title = texts.home
  self.view.backgroundColor = "white"
  self.label = ui.Label{ id = "done", text = texts.done, font = "bold 24", textAlignment = "center" }
  self.button = ui.Button{ type = "system", title = texts.signOut, onTouchUpInside = self.signOut }
  self.view:addSubview(self.label)
  self.view:addSubview(self.button)
end

function Home:viewWillLayoutSubviews()
  Home.super.viewWillLayoutSubviews(self)
  local bounds = self.view.bounds
  self.label.frame = { 20, bounds.midY - 44, bounds.width - 40, 30 }
  self.button.frame = { 20, bounds.midY, bounds.width - 40, 44 }
end

return Home
