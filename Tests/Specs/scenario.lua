--- What the specs of scenarios share: a screen as somebody reads it.

local scenario = {}

local function lines(text)
  local list = {}
  for line in (text .. "\n"):gmatch "(.-)\n" do list[#list + 1] = line end
  if list[#list] == "" then list[#list] = nil end
  return list
end

--- The rows that show something, without the blanks around them and without the status bar.
function scenario.rows(screen)
  local rows = {}
  for index, line in ipairs(lines(screen:text())) do
    local shown = line:match "^%s*(.-)%s*$"
    if index > 1 and shown ~= "" then rows[#rows + 1] = shown end
  end
  return rows
end

--- The first row, which the status bar has.
function scenario.statusBar(screen) return lines(screen:text())[1] end

--- The lines of the tree of views.
function scenario.tree(screen) return lines(screen:tree()) end

--- Whether the tree of views has a text in one of its lines.
function scenario.treeHas(screen, part) return screen:tree():find(part, 1, true) ~= nil end

--- Whether the screen shows a text.
function scenario.shows(screen, part) return screen:text():find(part, 1, true) ~= nil end

--- Does steps, written as for `--do`.
function scenario.perform(screen, steps)
  for step in steps:gmatch "[^;]+" do screen:step(step) end
end

--- The frames of views, or what else they have.
function scenario.each(views, key)
  local values = {}
  for index, view in ipairs(views) do values[index] = view[key] end
  return values
end

return scenario
