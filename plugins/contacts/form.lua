-- A form for somebody new. Its delegate is told with `form_didSave`.

local ui = require "lunette"

local Form = ui.ViewController:subclass "Form"

function Form:viewDidLoad()
  Form.super.viewDidLoad(self)
  self.title = "New contact"
  self.view.backgroundColor = "white"
  self.navigationItem.leftBarButtonItem =
    ui.BarButtonItem{ systemItem = "cancel", target = self, action = "cancel" }
  self.navigationItem.rightBarButtonItem =
    ui.BarButtonItem{ systemItem = "save", target = self, action = "save", isEnabled = false }
  self.name = ui.TextField{ id = "name", placeholder = "Name", frame = { 15, 84, 345, 30 } }
  self.phone = ui.TextField{ id = "phone", placeholder = "Telephone", frame = { 15, 128, 345, 30 } }
  for _, field in ipairs{ self.name, self.phone } do
    field.borderStyle = "roundedRect"
    field:on("editingChanged", function() self:check() end)
    self.view:addSubview(field)
  end
end

function Form:viewDidAppear(animated)
  Form.super.viewDidAppear(self, animated)
  self.name:becomeFirstResponder()
end

--- Somebody without a name cannot be saved.
function Form:check()
  self.navigationItem.rightBarButtonItem.isEnabled = self.name.text:find "%a" ~= nil
end

function Form:cancel() self:dismiss(true) end

function Form:save()
  self.delegate:form_didSave(self, { name = self.name.text, phone = self.phone.text })
end

return Form
