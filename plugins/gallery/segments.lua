-- Segments: titles and images, one choice or none, widths, and segments that come and go.

local ui = require "lunette"
local Page = require "page"

local Segments = Page:subclass "Segments"

function Segments:build()
  local function tell(sender)
    local index = sender.selectedSegmentIndex
    local name = sender:titleForSegment(index) or sender:imageForSegment(index).name
    self:tell("%s: segment %d, %s.", sender.id, index, name)
  end
  local function add(caption, options)
    options.onValueChanged = tell
    return self:add(caption, ui.SegmentedControl(options), "all")
  end
  add("selectedSegmentIndex", {
    id = "plain", items = { "Day", "Week", "Month", "Year" }, selectedSegmentIndex = 2,
  })
  add("isMomentary", { id = "arrows", items = { "Up", "Down" }, isMomentary = true })
  local mixed = add("images, one disabled, tintColor", {
    id = "mixed", items = { "List", ui.Image:named "grid", "Map" }, tintColor = "red",
  })
  mixed:setEnabled(false, 3)
  local uneven = add("setWidth, setTitleTextAttributes", {
    id = "uneven", items = { "A", "B", "A longer one" }, titleTextAttributes = { font = "bold 13" },
  })
  uneven:setWidth(60, 1)
  add("apportionsSegmentWidthsByContent", {
    id = "shared", items = { "A", "B", "A longer one" }, apportionsSegmentWidthsByContent = true,
  })
  local growing = self:add("insertSegment, removeSegment", ui.SegmentedControl{
    id = "growing", items = { "1", "2" },
  }, "all")
  self:add("animated", ui.Stepper{
    id = "count", minimumValue = 0, maximumValue = 6, value = 2,
    onValueChanged = function(sender)
      if sender.value > growing.numberOfSegments then
        growing:insertSegment(tostring(sender.value), growing.numberOfSegments + 1, true)
      else
        growing:removeSegment(growing.numberOfSegments, true)
      end
      self:tell("%d segments.", growing.numberOfSegments)
    end,
  })
end

return Segments
