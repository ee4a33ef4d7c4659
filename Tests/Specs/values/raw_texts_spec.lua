-- A string that is no valid UTF-8 is kept as it is.

local ui = require "lunette"
require "members"

describe("Texts that are not UTF-8", function()
  it.each{
    "\xff", "a\x80b", "\xc3(", "\xe2\x82", "\xf0\x9f\x98", "\xed\xa0\x80", "\xc0\xaf",
    "\xf4\x90\x80\x80", "é\xc3", "\xf4\x8f\xba\x80\xff", "\xf4\x8f\xbb\xbf\x80", "\xff\0\xfe",
  }("What a script writes it reads (%#)", function(s)
    local label = ui.Label{ text = s, id = s, accessibilityLabel = s }
    equal(label.text, s)
    equal(label.id, s)
    equal(label.accessibilityLabel, s)
    local button = ui.Button{ title = s }
    equal(button:title("normal"), s)
    equal(button.currentTitle, s)
    local text = ui.AttributedString{ string = s }
    equal(text.string, s)
    equal(ui.ViewController{ title = s }.title, s)
    local target = { [s] = function(self, sender) self.sender = sender end }
    local control = ui.Control{}
    control:addTarget(target, s, "touchDown")
    same(control:actions(target, "touchDown"), { s })
    control:sendActions("touchDown")
    equal(target.sender, control)
    local heard
    local center = ui.NotificationCenter.default
    local token = center:addObserver(s, nil, function(note) heard = note.name end)
    center:post(s)
    equal(heard, s)
    center:removeObserver(token)
  end)

  it("Valid text is not touched, nor are private characters in it", function()
    for _, s in ipairs { "", "abc", "é😀\u{10FEFF}", "\u{FFFD}", "\u{10FE80}" } do
      equal(ui.Label{ text = s }.text, s)
    end
    local other = ui.Label{ text = "\xff" }
    for _, s in ipairs { "é😀\u{10FEFF}", "\u{FFFD}", "\u{10FE80}", "\u{10FF00}" } do
      equal(ui.Label{ text = s }.text, s)
    end
    equal(other.text, "\xff")
  end)

  it("Positions count bytes as the script does", function()
    local s = "a\xff\xfebc"
    equal(ui.count(s), 5)
    local range = ui.range(2, 3, s)
    equal(s:sub(range.first, range.last), "\xff\xfe")
    equal(ui.replace(s, range, "-"), "a-bc")
  end)
end)
