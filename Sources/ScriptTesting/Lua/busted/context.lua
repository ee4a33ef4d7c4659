-- The tree of what specs declare, the element that runs now, and what globals mean meanwhile.
--
-- An element is a table with a descriptor (suite, file, describe, it, before_each, …), a name, and
-- the function to run. Its `envmode` tells what becomes of the globals that it sets: "insulate" takes
-- them, what was required and the metatables of strings and other types back at its end, "unwrap"
-- (hooks) sets them in the parent, "expose" in the parent's parent. `block` is what it stands in.
--
-- Of the place of an element `chunk` is what is known of the function that declares it, `line` the
-- line there. Scripts see elements as busted makes them: see `context.complete`.

local next, setmetatable = next, setmetatable
local get_metatable = debug.getmetatable

local metatables = require "busted.metatables"
local tables = require "busted.tables"
local trace = require "busted.trace"

local function text_of(name) return type(name) == "string" and name or tostring(name) end

return function(globals, loaded)
  -- What all specs see beside the globals.
  local exported = setmetatable({}, { __index = globals })
  local root = { descriptor = "suite", attributes = {}, hooks = {}, env = exported }
  local children = {}
  -- The blocks of elements that scripts have seen.
  local parents = setmetatable({}, { __mode = "k" })
  local stack, saved = {}, {}
  local depth = 0
  local prefixes = setmetatable({}, { __mode = "k" })

  -- `current` is the element that runs now.
  local context = { root = root, current = root }

  -- What scripts can change

  -- What is known of these: the metatables that strings share, numbers and so on; and all that
  -- insulation takes back. `is_sure` says that no script has run since.
  local known_metatables, known_state
  context.is_sure = false

  -- Has these metatables known as they are now, as far as scripts may have changed them.
  function context.note_metatables()
    if known_metatables and context.is_sure then return end
    known_metatables, known_state, context.is_sure = metatables.save(), nil, true
  end

  -- Gives them back as they were known last.
  function context.restore_metatables()
    metatables.restore(known_metatables)
    known_state, context.is_sure = nil, true
  end

  -- The runner itself has changed them; to the same as ever, as long as scripts do not.
  local renewed

  function context.renew_metatables()
    if metatables.are_exposed or not renewed then renewed = metatables.save() end
    known_metatables, known_state = renewed, nil
  end

  local function save()
    if known_state and context.is_sure then return known_state end
    local state = { metatable = get_metatable(globals), shared = metatables.save() }
    state.globals, state.global_count = tables.copy(globals)
    state.loaded, state.loaded_count = tables.copy(loaded)
    return state
  end

  local function restore(state)
    setmetatable(globals, state.metatable)
    metatables.restore(state.shared)
    known_metatables, context.is_sure = state.shared, true
    tables.restore(globals, state.globals, state.global_count)
    tables.restore(loaded, state.loaded, state.loaded_count)
    known_state = state
  end

  -- Tree

  local function parent(element) return element.block or parents[element] end

  context.parent = parent
  function context.children(element) return children[element] or {} end

  -- What stands in a block, as a list to be added to.
  function context.list(block)
    local list = children[block]
    if not list then
      list = {}
      children[block] = list
    end
    return list
  end

  -- Adds an element to its block.
  function context.attach(element)
    local list = context.list(element.block)
    list[#list + 1] = element
  end

  -- Gives an element, and those around it, the fields that scripts look for in them: most are never
  -- seen by one.
  function context.complete(element)
    local inner = element
    while inner and inner.block do
      inner.trace = inner.chunk and trace.made(inner.chunk, inner.line)
      inner.attributes = inner.attributes or {}
      local block = inner.block
      parents[inner], inner.block = block, nil
      inner = block
    end
    return element
  end

  -- The element that runs, for scripts.
  function context.get() return context.complete(context.current) end

  -- The file that an element stands in.
  function context.file(element)
    while element and element.descriptor ~= "file" do element = parent(element) end
    return element
  end

  local function prune(element)
    for _, child in next, children[element] or {} do
      if children[child] then prune(child) end
    end
    children[element] = nil
  end

  -- Takes an element and those below it out of the tree.
  function context.detach(element)
    prune(element)
    local siblings = children[parent(element)] or {}
    for position = #siblings, 1, -1 do
      if siblings[position] == element then table.remove(siblings, position) end
    end
  end

  local function is_nameless(element)
    return not element or element.descriptor == "file" or element.descriptor == "suite"
  end

  -- What the full names begin with of what stands in an element.
  local function prefix(element)
    if not element then return "" end
    local known = prefixes[element]
    if not known then
      known = is_nameless(element) and "" or context.full_name(element) .. " "
      prefixes[element] = known
    end
    return known
  end

  -- The names of the blocks around an element and its own, joined by blanks; or of what has a name
  -- in it.
  function context.full_name(element, name)
    if name ~= nil then return prefix(element) .. text_of(name) end
    if is_nameless(element) then return "" end
    return prefix(parent(element)) .. text_of(element.name or element.descriptor)
  end

  -- What runs now

  function context.depth() return depth end

  function context.push(element)
    local outer = context.current
    depth = depth + 1
    stack[depth] = outer
    if element.envmode == "insulate" and element ~= outer then saved[depth] = save() end
    context.current = element
  end

  -- Takes back what the globals of an element have become.
  local function close(mode)
    local state = saved[depth + 1]
    saved[depth + 1] = nil
    if mode == "expose" and saved[depth] then saved[depth] = save() end
    if state then restore(state) end
  end

  function context.pop()
    local element, outer = context.current, stack[depth]
    depth = depth - 1
    context.current = outer
    local mode = element.envmode
    if mode and element ~= outer then close(mode) end
  end

  -- Globals

  local function scope()
    local current = context.current
    local mode = current.envmode
    if mode == "unwrap" then return parent(current) end
    if mode == "expose" then return parent(parent(current)) end
    return current
  end

  -- As long as no element has globals of its own, they are what all specs see.
  local environment = { __index = exported }
  context.environment = setmetatable({}, environment)

  -- What a global means where elements have their own.
  local function find(_, key)
    -- It means something inside of tests alone.
    if key == "finally" then return exported.finally end
    local element = context.current
    repeat
      local values = element.env
      if values then
        local value = values[key]
        if value ~= nil then return value end
      end
      element = parent(element)
    until not element
    return globals[key]
  end

  -- Gives an element globals of its own.
  function context.set_globals(element, values)
    element.env = values
    environment.__index = find
  end

  function environment:__newindex(key, value)
    local element = scope()
    if not element then
      globals[key] = value
    elseif element.env then
      element.env[key] = value
    else
      context.set_globals(element, { [key] = value })
    end
  end

  -- Forgets the elements below a file or the suite, with their globals.
  function context.prune(element)
    prune(element)
    environment.__index = exported
  end

  -- Sets a global of all specs.
  context.exported = exported
  function context.export(key, value) exported[key] = value end

  return context
end
