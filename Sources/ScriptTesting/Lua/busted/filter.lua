-- Which tests a run is about, by their names and tags. Each option is a list.

local function any(list, text, plain)
  for _, pattern in ipairs(list) do
    if string.find(text, pattern, 1, plain) then return true end
  end
  return false
end

local function tags(list)
  local patterns = {}
  for _, tag in ipairs(list or {}) do patterns[#patterns + 1] = "#" .. tag end
  return patterns
end

local function is_empty(list) return list == nil or #list == 0 end

return function(busted, options)
  local context = busted.context
  local wanted, unwanted = tags(options.tags), tags(options["exclude-tags"])
  local filter, filter_out = options.filter or {}, options["filter-out"] or {}
  local names, excluded = options.name or {}, {}
  for _, name in ipairs(options["exclude-names"] or {}) do excluded[name] = true end
  -- The tests to run in each file, by full name; a file without a name has all.
  local chosen = options.chosen or {}

  if is_empty(wanted) and is_empty(unwanted) and is_empty(filter) and is_empty(filter_out)
    and is_empty(names) and next(excluded) == nil and next(chosen) == nil
  then
    return
  end

  local function is_test(descriptor) return descriptor == "it" or descriptor == "pending" end

  -- A block passes where a test in it may.
  busted.select(function(descriptor, name)
    if not is_test(descriptor) and descriptor ~= "describe" then return true end
    local full = context.full_name(context.current, name)
    if any(unwanted, tostring(name)) or any(filter_out, full) or excluded[full] then
      return false
    end
    local file = context.file(context.current)
    local of_file = file and chosen[file.name]
    if of_file and #of_file > 0 then
      local found = false
      for _, candidate in ipairs(of_file) do
        found = found or candidate == full
          or not is_test(descriptor) and string.sub(candidate, 1, #full + 1) == full .. " "
      end
      if not found then return false end
    end
    if #names > 0 then
      local found = false
      for _, candidate in ipairs(names) do
        found = found or string.find(candidate, full, 1, true) ~= nil
      end
      if not found then return false end
    end
    if not is_test(descriptor) then return true end
    return (#wanted == 0 or any(wanted, full)) and (#filter == 0 or any(filter, full))
  end)
end
