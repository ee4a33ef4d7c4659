--- What views have drawn, for specs.

local ui = require "lunette"

local drawn = {}

--- What the first view of the screen that has drawn something drew, in JSON.
function drawn.json() return json():match '"drawing":(%b{})' end

--- The commands of a drawing in JSON, each without its braces; none where nothing was drawn.
function drawn.commands(text)
  local list = {}
  local all = text and text:match '"commands":(%b[])}$' or ""
  for command in all:sub(2):gmatch "%b{}" do list[#list + 1] = command:sub(2, -2) end
  return list
end

--- Draws in a view of 100 by 100 points, and returns the commands.
function drawn.by(body)
  local Canvas = ui.View:subclass("Canvas" .. drawn.count)
  drawn.count = drawn.count + 1
  function Canvas:draw(rect) body(ui.graphicsGetCurrentContext(), rect, self) end
  local view = Canvas{ frame = { 0, 0, 100, 100 } }
  show(view)
  local text = drawn.json()
  view.window.isHidden = true
  -- The class has the function, and lives as long as the file.
  body = nil
  return drawn.commands(text), text
end
drawn.count = 1

return drawn
