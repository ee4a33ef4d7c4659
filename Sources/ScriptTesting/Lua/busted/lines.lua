-- Picks what stands on given lines of a file, as `list_spec.lua:12` asks for: the test there, or
-- else the innermost block around the line with all that it has.

return function(busted, options)
  local context = busted.context
  local lines = options.lines
  -- Blocks of which everything runs.
  local whole = setmetatable({}, { __mode = "k" })

  -- The lines of an element, as far as they are in the file.
  local function span(element, source)
    local first, last = math.huge, 0
    local place = element.trace
    if place and place.source == source then first, last = place.currentline, place.currentline end
    local body = element.attributes.body or element.run
    if type(body) == "function" then
      local info = debug.getinfo(body, "S")
      if info.source == source then
        first, last = math.min(first, info.linedefined), math.max(last, info.lastlinedefined)
      end
    end
    return first, last
  end

  local function is_wanted(element, file)
    local first, last = span(element, "@" .. file.name)
    for _, range in ipairs(lines[file.name]) do
      if first <= range[2] and range[1] <= last then return true end
    end
    return false
  end

  local can_be_meant = { it = true, pending = true, describe = true }

  -- Takes out of what a block has declared what the lines are not about.
  function busted.narrow(block, children)
    local file = context.file(block)
    if not lines[file.name] then return end
    local wanted, others = {}, {}
    for _, child in ipairs(children) do
      if not can_be_meant[child.descriptor] then
        others[#others + 1] = child
      elseif not whole[block] and is_wanted(child, file) then
        wanted[#wanted + 1] = child
      end
    end
    if #wanted == 0 then
      for _, child in ipairs(children) do whole[child] = true end
      return
    end
    table.move(others, 1, #others, #wanted + 1, wanted)
    table.move(wanted, 1, #children, 1, children)
  end
end
