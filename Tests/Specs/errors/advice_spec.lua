-- What messages advise has to be what helps.

local ui = require "lunette"
require "members"

describe("Advice", function()
  it.each{
    {
      "ui.transform.scale(2).a = 3",
      "an affine transform is a value and cannot be changed; assign a new one: "
        .. "transform:with{ a = 3 }",
    },
    {
      "ui.insets(1, 2, 3, 4).top = 1",
      "an edge insets is a value and cannot be changed; assign a new one: insets:with{ top = 1 }",
    },
    { "ui.now().x = 1", "a date is a value and cannot be changed; Date has no member 'x'" },
    { "ui.rect(1, 2, 3, 4).widht = 1", "Rect has no member 'widht'; did you mean 'width'?" },
    { "ui.rect(1, 2, 3, 4).maxX = 1", "'maxX' follows from its x y width height" },
    {
      "ui.AttributedString{ string = 'x', attributes = { color = 'red' } }",
      "AttributedString.attributes: expected",
    },
    {
      "ui.sleep(-1)", "ui.sleep: argument 1 (seconds): expected seconds from 0 on, got number -1",
    },
    { "ui.sleep()", "ui.sleep: argument 1 (seconds): expected seconds from 0 on, got nothing" },
    { "ui.sleep('x')", "got string" },
    { "ui.sleep(0/0)", "got NaN" },
    {
      "ui.NotificationCenter:post('x')",
      "got class NotificationCenter; write ui.NotificationCenter.default:post(…)",
    },
    {
      "return ui.Application.keyWindow", "not of the class: ui.Application.shared.keyWindow",
    },
    {
      "ui.NotificationCenter.default:addObserver('x', print)", "write addObserver(name, nil, fn)",
    },
    { "ui.NotificationCenter.default:addObserver('x')", "got nothing in the place of fn" },
    {
      "local v = ui.View{} v.addSubview(ui.View{})",
      "a method is called with a colon: object:addSubview(…)",
    },
  }("A message says what to write: %s", function(text, message) raises(message, code, text) end)

  it("A call with a colon is not told to have one", function()
    local v = ui.View{}
    local ok, text = pcall(function() v:addSubview() end)
    assert(not ok and not text:find("colon"), text)
  end)
end)
