-- One of the people.

local ui = require "lunette"

local Person = ui.ViewController:subclass "Person"

function Person:viewDidLoad()
  Person.super.viewDidLoad(self)
  self.title = self.person.name
  self.view.backgroundColor = "white"
  self.view:addSubview(ui.Label{
    id = "phone", frame = { 15, 84, 345, 30 }, text = "Telephone " .. self.person.phone,
  })
end

return Person
