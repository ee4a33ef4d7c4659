-- The tree of what specs declare, the element that runs now, and what globals mean meanwhile.
--
-- An element is a table with a descriptor (suite, file, describe, it, before_each, …), a name, and
-- the function to run. `attributes.envmode` tells what becomes of the globals that it sets:
-- "insulate" takes them and what was required back at its end, "unwrap" (hooks) sets them in the
-- parent, "expose" in the parent's parent.

local rawget, rawset, next, setmetatable = rawget, rawset, next, setmetatable
local get_metatable = debug.getmetatable

local function copy(values)
  local result = {}
  for key, value in next, values do result[key] = value end
  return result
end

-- Makes a table hold what it held when it was copied.
local function restore(values, saved)
  for key in next, values do rawset(values, key, saved[key]) end
  for key, value in next, saved do
    if rawget(values, key) == nil then rawset(values, key, value) end
  end
end

return function(globals, loaded)
  local root = { descriptor = "suite", attributes = {}, hooks = {} }
  local parents, children = {}, {}
  local current = root
  local stack, saved = {}, {}
  local depth = 0
  local context = { root = root }

  local function save()
    return { globals = copy(globals), metatable = get_metatable(globals), loaded = copy(loaded) }
  end

  -- Tree

  function context.get() return current end
  function context.parent(element) return parents[element] end
  function context.children(element) return children[element] or {} end

  function context.attach(child, parent)
    parent = parent or current
    local list = children[parent]
    if not list then
      list = {}
      children[parent] = list
    end
    parents[child] = parent
    list[#list + 1] = child
  end

  -- The file that an element stands in.
  function context.file(element)
    while element and element.descriptor ~= "file" do element = parents[element] end
    return element
  end

  -- Forgets the elements below one.
  function context.prune(element)
    for _, child in next, children[element] or {} do
      context.prune(child)
      parents[child] = nil
    end
    children[element] = nil
  end

  -- Takes an element and those below it out of the tree.
  function context.detach(element)
    context.prune(element)
    local siblings = children[parents[element]] or {}
    for position = #siblings, 1, -1 do
      if siblings[position] == element then table.remove(siblings, position) end
    end
    parents[element] = nil
  end

  -- The names of the blocks around an element and its own, joined by blanks.
  function context.full_name(element, name)
    local names = {}
    if name ~= nil then names[1] = tostring(name) end
    while element and element.descriptor ~= "file" and element.descriptor ~= "suite" do
      table.insert(names, 1, tostring(element.name or element.descriptor))
      element = parents[element]
    end
    return table.concat(names, " ")
  end

  -- What runs now

  function context.depth() return depth end

  function context.push(element)
    depth = depth + 1
    stack[depth] = current
    local mode = element.attributes.envmode
    saved[depth] = current ~= element and mode == "insulate" and save()
    current = element
  end

  function context.pop()
    local element, state = current, saved[depth]
    current = stack[depth]
    stack[depth], saved[depth] = nil, nil
    depth = depth - 1
    if element ~= current and element.attributes.envmode == "expose" and saved[depth] then
      saved[depth] = save()
    end
    if state then
      setmetatable(globals, state.metatable)
      restore(globals, state.globals)
      restore(loaded, state.loaded)
    end
  end

  -- Globals

  local function scope()
    local mode = current.attributes.envmode
    if mode == "unwrap" then return parents[current] end
    if mode == "expose" then return parents[parents[current]] end
    return current
  end

  local environment = {}
  context.environment = setmetatable({}, environment)

  function environment:__index(key)
    if key == "finally" then
      -- It means something inside of tests alone.
      return current.descriptor == "it" and context.finally or nil
    end
    local element = current
    repeat
      local values = element.env
      if values then
        local value = values[key]
        if value ~= nil then return value end
      end
      element = parents[element]
    until not element
    return globals[key]
  end

  function environment:__newindex(key, value)
    local element = scope()
    if not element then
      globals[key] = value
    elseif element.env then
      element.env[key] = value
    else
      element.env = { [key] = value }
    end
  end

  -- Sets a global of all specs.
  function context.export(key, value)
    root.env = root.env or {}
    root.env[key] = value
  end

  return context
end
