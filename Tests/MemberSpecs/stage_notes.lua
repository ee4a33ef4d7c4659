--- What delegates note, for specs.

local notes = {}
local calls = {}

--- Forgets what was noted.
function notes.clear() calls = {} end

--- Notes a call with its arguments.
function notes.note(...)
  local list = table.pack(...)
  for index = 1, list.n do list[index] = tostring(list[index]) end
  calls[#calls + 1] = table.concat(list, " ")
end

--- The calls that were noted since the last time.
function notes.told()
  local list = calls
  calls = {}
  return table.concat(list, ", ")
end

--- Has a table or a grid find out anew which functions its delegates have, and ask them.
function notes.reload(view)
  local source, delegate = view.dataSource, view.delegate
  view.delegate, view.dataSource = nil, nil
  view.delegate, view.dataSource = delegate, source
  settle()
end

return notes
