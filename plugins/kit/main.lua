-- What others get with: local kit = require "kit"

local ui = require "lunette"

local kit = {
  Card = require "card",
  Column = require "column",
  format = require "format",
}

-- Opened by itself, the library shows what it has.
function kit.application_didFinishLaunchingWithOptions()
  local window = ui.Window{ rootViewController = require "gallery" {} }
  window:makeKeyAndVisible()
end

return kit
