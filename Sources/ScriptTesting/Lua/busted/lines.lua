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
    local chunk = element.chunk
    if chunk and chunk.source == source then first, last = element.line, element.line end
    local body = element.attributes and element.attributes.body or element.run
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

  local function distance(child, line, source)
    local first, last = span(child, source)
    if last == 0 then return math.huge, first end
    return math.max(first - line, line - last, 0), first
  end

  -- Tells of a line behind the end of a file.
  local function report_missing(file, line, children)
    local source = "@" .. file.name
    local nearest, least, place = nil, math.huge, nil
    for _, child in ipairs(children) do
      local far, first = distance(child, line, source)
      if can_be_meant[child.descriptor] and far < least then
        nearest, least, place = child, far, first
      end
    end
    local hint = nearest
      and string.format("; the nearest is '%s' on line %d", context.full_name(nearest), place) or ""
    busted.intercept("error", file, string.format("no test stands on line %d%s", line, hint), {
      short_src = file.name, source = source, currentline = 0, traceback = "", what = "C",
    })
  end

  -- The last line with code of a file.
  local function last_line(file)
    local last = 0
    for line in pairs(debug.getinfo(file.run, "L").activelines) do last = math.max(last, line) end
    return last
  end

  -- Tells of the lines that a file does not have; whether there are others.
  local function check(file, children)
    local last, are_others = last_line(file), false
    for _, range in ipairs(lines[file.name]) do
      if range[1] > last then
        report_missing(file, range[1], children)
      else
        are_others = true
      end
    end
    return are_others
  end

  -- Takes out of what a block has declared what the lines are not about.
  function busted.narrow(block, children)
    local file = context.file(block)
    if not lines[file.name] then return end
    local is_any = block ~= file or check(file, children)
    local wanted, others = {}, {}
    for _, child in ipairs(children) do
      if not can_be_meant[child.descriptor] then
        others[#others + 1] = child
      elseif not whole[block] and is_wanted(child, file) then
        wanted[#wanted + 1] = child
      end
    end
    if #wanted == 0 and is_any then
      for _, child in ipairs(children) do whole[child] = true end
      return
    end
    table.move(others, 1, #others, #wanted + 1, wanted)
    table.move(wanted, 1, #children, 1, children)
  end
end
