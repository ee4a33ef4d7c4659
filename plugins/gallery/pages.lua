-- Page controls: pages, colours, what is put off, and what hides.

local ui = require "lunette"
local Page = require "page"

local Pages = Page:subclass "Pages"

function Pages:build()
  local function tell(sender) self:tell("%s: page %d.", sender.id, sender.currentPage) end
  local function add(caption, options)
    options.onValueChanged = tell
    return self:add(caption, ui.PageControl(options), 160)
  end
  add("currentPage", { id = "plain", numberOfPages = 5, currentPage = 2 })
  add("page tints", {
    id = "tinted", numberOfPages = 5, pageIndicatorTintColor = "black",
    currentPageIndicatorTintColor = "red",
  })
  local deferred = add("defersCurrentPageDisplay", {
    id = "deferred", numberOfPages = 5, defersCurrentPageDisplay = true,
  })
  self:add("updateCurrentPageDisplay()", ui.Button{
    type = "system", id = "update", title = "Update",
    onTouchUpInside = function() deferred:updateCurrentPageDisplay() end,
  })
  local single = add("hidesForSinglePage", {
    id = "single", numberOfPages = 2, hidesForSinglePage = true,
  })
  self:add("numberOfPages", ui.Stepper{
    id = "count", maximumValue = 40, value = 2,
    onValueChanged = function(sender)
      single.numberOfPages = sender.value
      self:tell("%d pages.", sender.value)
    end,
  })
  add("isEnabled = false", { id = "off", numberOfPages = 3, isEnabled = false })
end

return Pages
