-- The tree of what specs declare, the element that runs now, and what globals mean meanwhile.
--
-- An element is a table with a descriptor (suite, file, describe, it, before_each, …), a name, and
-- the function to run. `attributes.envmode` tells what becomes of the globals that it sets:
-- "insulate" takes them, what was required and the metatables of strings and other types back at its
-- end, "unwrap" (hooks) sets them in the
-- parent, "expose" in the parent's parent.

local rawget, rawset, next, setmetatable = rawget, rawset, next, setmetatable
local get_metatable, set_metatable = debug.getmetatable, debug.setmetatable

local function copy(values)
  local result = {}
  for key, value in next, values do result[key] = value end
  return result
end

-- A value of each type whose values share a metatable.
local samples = { n = 6, "", 0, true, print, coroutine.create(print), nil }

-- The metatables of these types, and what they hold.
local function shared_metatables()
  local result = {}
  for position = 1, samples.n do
    local metatable = get_metatable(samples[position])
    result[position] = metatable and { metatable = metatable, values = copy(metatable) } or false
  end
  return result
end

-- Makes a table hold what it held when it was copied.
local function restore(values, saved)
  for key in next, values do rawset(values, key, saved[key]) end
  for key, value in next, saved do
    if rawget(values, key) == nil then rawset(values, key, value) end
  end
end

local function text_of(name) return type(name) == "string" and name or tostring(name) end

local function restore_metatables(saved)
  for position = 1, samples.n do
    local was = saved[position]
    set_metatable(samples[position], was and was.metatable or nil)
    if was then restore(was.metatable, was.values) end
  end
end

return function(globals, loaded)
  local root = { descriptor = "suite", attributes = {}, hooks = {} }
  local parents, children = {}, {}
  local current = root
  local stack, saved = {}, {}
  local depth = 0
  local prefixes = setmetatable({}, { __mode = "k" })
  local context = { root = root }

  local function save()
    return {
      globals = copy(globals), metatable = get_metatable(globals), loaded = copy(loaded),
      shared = shared_metatables(),
    }
  end

  -- The metatables that all strings share, all numbers and so on, to be given back.
  context.metatables, context.restore_metatables = shared_metatables, restore_metatables

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

  local function is_nameless(element)
    return not element or element.descriptor == "file" or element.descriptor == "suite"
  end

  -- What the full names begin with of what stands in an element.
  local function prefix(element)
    if is_nameless(element) then return "" end
    local known = prefixes[element]
    if not known then
      known = context.full_name(element) .. " "
      prefixes[element] = known
    end
    return known
  end

  -- The names of the blocks around an element and its own, joined by blanks; or of what has a name
  -- in it.
  function context.full_name(element, name)
    if name ~= nil then return prefix(element) .. text_of(name) end
    if is_nameless(element) then return "" end
    return prefix(parents[element]) .. text_of(element.name or element.descriptor)
  end

  -- What runs now

  function context.depth() return depth end

  function context.push(element)
    depth = depth + 1
    stack[depth] = current
    if element ~= current and element.attributes.envmode == "insulate" then saved[depth] = save() end
    current = element
  end

  function context.pop()
    local element = current
    current = stack[depth]
    stack[depth] = nil
    depth = depth - 1
    if element == current then return end
    local mode = element.attributes.envmode
    if not mode then return end
    local state = saved[depth + 1]
    saved[depth + 1] = nil
    if mode == "expose" and saved[depth] then saved[depth] = save() end
    if state then
      setmetatable(globals, state.metatable)
      restore_metatables(state.shared)
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
    -- It means something inside of tests alone.
    if key == "finally" then return current.descriptor == "it" and context.finally or nil end
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
