local ui = require "lunette"
require "members"

local label

before_each(function() label = ui.Label{ frame = { 0, 0, 100, 20 } } end)

it("Label.text", function()
  equal(label.text, "")
  label.text = "Hello"
  equal(label.text, "Hello")
  label.text = 12
  equal(label.text, "12")
  label.text = nil
  equal(label.text, "")
  equal(ui.Label{ text = "中文" }.text, "中文")
end)

it("Label.attributedText", function()
  equal(label.attributedText, nil)
  label.attributedText = { "a", { "b", font = 30 }, foregroundColor = "red" }
  equal(label.text, "ab")
  equal(label.textColor, ui.Color.red) -- of the first character
  equal(label.font.pointSize, 17)
  label.font = 12 -- of all of the text
  equal(#label.attributedText.runs, 1)
  label.text = "plain"
  equal(label.attributedText.string, "plain")
  equal(label.attributedText.runs[1].foregroundColor, ui.Color.red)
end)

it("Label.font", function()
  equal(label.font, ui.Font:systemFont(17))
  label.font = "bold 30"
  equal(label.font, ui.Font:boldSystemFont(30))
  label.text = "OO"
  label:sizeToFit()
  equal(label.bounds.size, ui.size(47, 36))
end)

it("Label.textColor", function()
  equal(label.textColor, ui.Color.black)
  label.textColor = "red"
  equal(label.textColor, ui.Color.red)
end)

it("Label.textAlignment, TextAlignment", function()
  -- Apple's page of UILabel.textAlignment: left before iOS 9.
  equal(label.textAlignment, "left")
  for _, name in ipairs{ "center", "right", "justified", "natural", "left" } do
    label.textAlignment = name
    equal(label.textAlignment, name)
  end
end)

it("Label.lineBreakMode, LineBreakMode", function()
  equal(label.lineBreakMode, "byTruncatingTail")
  for _, name in ipairs{
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  } do
    label.lineBreakMode = name
    equal(label.lineBreakMode, name)
  end
end)

it("Label.numberOfLines", function()
  equal(label.numberOfLines, 1)
  label.text = "one two three"
  label.font = 20
  local one = label:sizeThatFits{ 60, 0 }
  label.numberOfLines = 0
  local several = label:sizeThatFits{ 60, 0 }
  assert(several.height > one.height and several.width <= 60)
end)

it("Label.isEnabled", function()
  equal(label.isEnabled, true)
  label.isEnabled = false
  equal(label.isEnabled, false)
end)

it("Label.isHighlighted, Label.highlightedTextColor", function()
  equal(label.isHighlighted, false)
  equal(label.highlightedTextColor, nil)
  label.highlightedTextColor = "white"
  label.isHighlighted = true
  equal(label.isHighlighted, true)
  equal(label.highlightedTextColor, ui.Color.white)
end)

it("Label.shadowColor, Label.shadowOffset", function()
  equal(label.shadowColor, nil)
  equal(label.shadowOffset, ui.size(0, -1))
  label.shadowColor = "red"
  label.shadowOffset = { 2, 2 }
  equal(label.shadowColor, ui.Color.red)
  equal(label.shadowOffset, ui.size(2, 2))
end)

it("Label.adjustsFontSizeToFitWidth, Label.minimumScaleFactor", function()
  equal(label.adjustsFontSizeToFitWidth, false)
  equal(label.minimumScaleFactor, 0)
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5
  equal(label.adjustsFontSizeToFitWidth, true)
  equal(label.minimumScaleFactor, 0.5)
  equal(label.font.pointSize, 17) -- it is shown smaller, and stays as it is
end)

it("Label.baselineAdjustment, BaselineAdjustment", function()
  equal(label.baselineAdjustment, "alignBaselines")
  for _, name in ipairs{ "alignCenters", "none", "alignBaselines" } do
    label.baselineAdjustment = name
    equal(label.baselineAdjustment, name)
  end
end)

it("Label.preferredMaxLayoutWidth", function()
  equal(label.preferredMaxLayoutWidth, 0)
  label.numberOfLines = 0
  label.text = "one two three"
  local wide = label.intrinsicContentSize
  label.preferredMaxLayoutWidth = 60
  assert(label.intrinsicContentSize.height > wide.height)
end)

it("Label.textRect", function()
  label.text = "OO"
  equal(label:textRect({ 5, 7, 100, 100 }, 1), ui.rect(5, 7, 26.5, 20.5))
  local Padded = ui.Label:subclass "Padded"
  function Padded:textRect(bounds, numberOfLines)
    local rect = Padded.super.textRect(self, bounds, numberOfLines)
    return rect:with{ width = rect.width + 20 }
  end
  equal(Padded{ text = "OO" }:sizeThatFits{ 0, 0 }, ui.size(46.5, 20.5))
end)

it("Label.drawText", function()
  local drawn = {}
  local Own = ui.Label:subclass "Own"
  function Own:drawText(rect)
    drawn[#drawn + 1] = rect
    Own.super.drawText(self, rect:inset(8, 0))
  end
  show(Own{ frame = { 10, 10, 100, 20 }, text = "OO" })
  equal(#drawn, 1)
  equal(drawn[1], ui.rect(0, 0, 100, 20))
end)
