-- Progress views and activity indicators: how far it is, and that something goes on.

local ui = require "lunette"
local Page = require "page"

local Progress = Page:subclass "Progress"

function Progress:build()
  local views = {
    self:add("progress", ui.ProgressView{ id = "plain", progress = 0.4 }, 180),
    self:add("tints", ui.ProgressView{
      id = "tinted", progress = 0.4, progressTintColor = "red", trackTintColor = "black",
    }, 180),
    self:add("bar style, images", ui.ProgressView{
      id = "pictured", progress = 0.4, progressViewStyle = "bar", progressImage = "full",
      trackImage = "empty",
    }, 180),
  }
  self:add("setProgress(progress, true)", ui.Stepper{
    id = "more", maximumValue = 1, stepValue = 0.1, value = 0.4,
    onValueChanged = function(sender)
      for _, view in ipairs(views) do view:setProgress(sender.value, true) end
      self:tell("%.0f %% is done.", 100 * sender.value)
    end,
  })
  local wheels = {
    self:add("gray", ui.ActivityIndicatorView{ id = "gray", style = "gray" }),
    self:add("whiteLarge, a colour", ui.ActivityIndicatorView{
      id = "large", style = "whiteLarge", color = "blue",
    }),
    self:add("hidesWhenStopped = false", ui.ActivityIndicatorView{
      id = "shown", style = "gray", hidesWhenStopped = false,
    }),
  }
  self:add("startAnimating, stopAnimating", ui.Switch{
    id = "busy",
    onValueChanged = function(sender)
      for _, wheel in ipairs(wheels) do
        if sender.isOn then wheel:startAnimating() else wheel:stopAnimating() end
      end
      self:tell(sender.isOn and "Something goes on." or "All is still.")
    end,
  })
end

return Progress
