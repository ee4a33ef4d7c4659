-- Joins a chunk that was loaded anew with what the one before it left: its code is the new one, its
-- state the live one.
--
-- What a chunk leaves is a record: `locals` (functions whose upvalues are its local variables, see
-- ChunkInventory.swift), `globals` (the table that its global names are in), `value` (what it
-- returned), and `base`, a picture of all that when it had just run. A variable that has not changed
-- since its base is the author's; one that has is state.

local host = ... -- rewrite, upvalue, setupvalue, source, metatable, setmetatable, elements

-- Stands for a function in a base: code is always new, so which one it was does not matter.
local FUNCTION <const> = {}

-- The metatable of pictures that are complete: no reload looks for code in them, which would cost as
-- much as all the rest.
local PICTURE <const> = {}

-- Stands for an object in a base that is not to hold it.
local OBJECT <const> = {}

-- Stands for the value of a guarded field that no one has set.
local UNSET <const> = {}

-- The metatable of a box, which knows a value without keeping it alive.
local BOX <const> = { __mode = "v" }

local WEAK_KEYS <const> = { __mode = "k" }

local reload = {}

-- The cells of a chunk's locals by name, and number among equal names: `count#1`.
local function cells_of(locals)
  local cells, seen, counts, order = {}, {}, {}, {}
  for _, accessor in ipairs(locals) do
    local number = 1
    while true do
      local name, value, id = host.upvalue(accessor, number)
      if not name then break end
      if not seen[id] then
        seen[id] = true
        counts[name] = (counts[name] or 0) + 1
        local key = name .. "#" .. counts[name]
        cells[key] = { accessor, number, id = id, name = name, value = value }
        order[#order + 1] = key
      end
      number = number + 1
    end
  end
  return cells, order
end

local function box(value) return setmetatable({ value }, BOX) end

-- What a table has, or a list of the host; nil for other values.
local function content_of(value)
  if type(value) == "table" then return value end
  return type(value) == "userdata" and host.elements(value) or nil
end

-- A picture of a value: itself, and what it has of a table that belongs to the chunk, or of a list. One
-- that is `weak` keeps nothing alive; a value that is gone is like none that there is.
local function picture(value, foreign, seen, weak)
  local kind = type(value)
  if kind == "function" then return FUNCTION end
  local content = content_of(value)
  if not content or foreign[value] then
    if weak and (kind == "table" or kind == "userdata" or kind == "thread") then
      return box(value)
    end
    return value
  end
  if seen[value] then return seen[value] end
  local node = {
    of = weak and box(value) or value, fields = weak and setmetatable({}, WEAK_KEYS) or {},
  }
  seen[value] = node
  for key, field in next, content do node.fields[key] = picture(field, foreign, seen, weak) end
  local metatable = kind == "table" and host.metatable(value)
  if type(metatable) == "table" then picture(metatable, foreign, seen, weak) end
  return node
end

-- Whether a value is the one that a base has, in a box or without.
local function is_same(value, base)
  if type(base) == "table" and host.metatable(base) == BOX then base = base[1] end
  return rawequal(value, base)
end

local function is_node(base) return type(base) == "table" and base.fields ~= nil end

-- Whether a value is as it was when its chunk had run.
local function is_unchanged(value, base, seen)
  if base == FUNCTION then return type(value) == "function" end
  if not is_node(base) then return is_same(value, base) end
  if not is_same(value, base.of) then return false end
  if seen[value] then return true end
  seen[value] = true
  local content = content_of(value)
  for key, field in next, content do
    if not is_unchanged(field, base.fields[key], seen) then return false end
  end
  for key in next, base.fields do
    if rawget(content, key) == nil then return false end
  end
  return true
end

local function remember(record, foreign)
  local seen = {}
  local base = { cells = {}, value = picture(record.value, foreign, seen) }
  for key, cell in pairs((cells_of(record.locals))) do
    if cell.name ~= "_ENV" then base.cells[key] = picture(cell.value, foreign, seen) end
  end
  base.globals = {}
  for key, value in next, record.written or {} do
    base.globals[key] = picture(value, foreign, seen)
  end
  record.base = base
end

-- Notes what a chunk has left. `foreign` has the tables that belong to others.
function reload.remember(record, foreign)
  remember(record, foreign)
  setmetatable(record.base, PICTURE)
end

-- The global names that a chunk has written, from a copy of the globals made before.
function reload.written(globals, before)
  local written = {}
  for key, value in next, globals do
    if not rawequal(before[key], value) then written[key] = value end
  end
  return written
end

function reload.copy(globals)
  local copy = {}
  for key, value in next, globals do copy[key] = value end
  return copy
end

local Merge = {}
Merge.__index = Merge

local function path_of(path, key)
  if type(key) == "string" then return path == "" and key or path .. "." .. key end
  return path .. "[" .. tostring(key) .. "]"
end

function Merge:is_own(value)
  return type(value) == "function" and (host.source(value)) == self.path
end

-- Keeps a table as it is now, to bring it back.
function Merge:save(value)
  if self.undo.tables[value] then return end
  local fields = {}
  for key, field in next, value do fields[key] = field end
  self.undo.tables[value] = { fields = fields, metatable = host.metatable(value) }
end

-- What is to stand where `live` stood, now that the chunk has put `fresh` there.
function Merge:value(path, live, fresh, base)
  if rawequal(live, fresh) then return live end
  if type(fresh) == "function" then
    if self:is_own(live) then
      self.replacements[live] = fresh
      self.undo.functions[fresh] = live
    end
    return fresh
  end
  if type(fresh) == "table" and type(live) == "table" and not self.foreign[fresh]
    and not self.foreign[live]
  then
    self:table(path, live, fresh, is_node(base) and base or { fields = {} })
    return live
  end
  if base == nil and live == nil or is_unchanged(live, base, {}) or self:is_own(live) then
    if fresh ~= nil or live ~= nil then self.report.changed[#self.report.changed + 1] = path end
    return fresh
  end
  local was = base
  if is_node(base) then was = base.of end
  if not rawequal(fresh, was) then self.report.kept[#self.report.kept + 1] = path end
  return live
end

-- Brings the fields of a table that the chunk has made anew into the one that is there.
function Merge:table(path, live, fresh, base)
  if self.replacements[fresh] then return end
  self.replacements[fresh] = live
  self:save(live)
  for key, field in next, fresh do
    local name = path_of(path, key)
    rawset(live, key, self:value(name, rawget(live, key), field, base.fields[key]))
  end
  local gone = {}
  for key, field in next, live do
    if rawget(fresh, key) == nil and base.fields[key] ~= nil
      and (self:is_own(field) or is_unchanged(field, base.fields[key], {}))
    then
      gone[#gone + 1] = key
    end
  end
  for _, key in ipairs(gone) do
    self.report.removed[#self.report.removed + 1] = path_of(path, key)
    rawset(live, key, nil)
  end
  local old, new = host.metatable(live), host.metatable(fresh)
  if type(old) == "table" and type(new) == "table" then
    if not self.foreign[new] then self:table(path .. "(metatable)", old, new, { fields = {} }) end
  elseif old ~= new then
    host.setmetatable(live, new)
  end
end

-- Joins the locals: functions of the new chunk use the cells of the old one.
function Merge:cells(old, fresh)
  local before, after = cells_of(old.locals), nil
  local order
  after, order = cells_of(fresh.locals)
  for _, key in ipairs(order) do
    local live, new = before[key], after[key]
    if live and live.name == "_ENV" then
      self.joins[new.id] = { live[1], live[2] }
    elseif live then
      local value = self:value(new.name, live.value, new.value, old.base.cells[key])
      self.undo.cells[#self.undo.cells + 1] = { live[1], live[2], live.value }
      host.setupvalue(live[1], live[2], value)
      self.joins[new.id] = { live[1], live[2] }
    end
  end
end

-- Brings the global names that the chunk has written into the globals of its plugin.
function Merge:globals(old, fresh)
  local live = old.globals
  self.replacements[fresh.globals] = live
  self:save(live)
  for key, value in next, fresh.written do
    rawset(live, key,
      self:value(tostring(key), rawget(live, key), value, old.base.globals[key]))
  end
  for key, base in pairs(old.base.globals) do
    local value = rawget(live, key)
    if fresh.written[key] == nil and (self:is_own(value) or is_unchanged(value, base, {})) then
      self.report.removed[#self.report.removed + 1] = tostring(key)
      rawset(live, key, nil)
    end
  end
  fresh.globals = live
end

-- Merges what a chunk has left with what it leaves now; returns what was done, and adds to `undos` how
-- to undo it. That is there before anything is changed, so that a merge that ends in its middle can be
-- undone as well.
--
-- The new record takes the place of the old one.
function reload.merge(undos, path, old, fresh, foreign)
  local undo = {
    tables = {}, cells = {}, functions = {}, joins = {}, replacements = {}, old = old, fresh = fresh,
  }
  undos[#undos + 1] = undo
  local report = { changed = {}, kept = {}, removed = {} }
  local merge = setmetatable({
    path = path, foreign = foreign, undo = undo, report = report,
    replacements = undo.replacements, joins = undo.joins,
  }, Merge)
  if fresh.globals ~= old.globals then
    -- The chunk wrote its global names into a table of their own.
    fresh.written = {}
    for key, value in next, fresh.globals do
      if key ~= "_G" then fresh.written[key] = value end
    end
  end
  remember(fresh, foreign)
  merge:cells(old, fresh)
  if fresh.globals ~= old.globals then merge:globals(old, fresh) end
  fresh.result = merge:value("", old.value, fresh.value, old.base.value)
  fresh.value = fresh.result
  fresh.result = nil
  return report
end

-- Has everything that is there see what merges have joined.
function reload.commit(undos)
  local joins, replacements = {}, {}
  for _, undo in ipairs(undos) do
    for id, place in pairs(undo.joins) do joins[id] = place end
    for old, new in pairs(undo.replacements) do replacements[old] = new end
    undo.joins, undo.replacements = nil, nil
  end
  host.rewrite(joins, replacements, PICTURE)
  -- Only now do they show the tables that stay.
  for _, undo in ipairs(undos) do setmetatable(undo.fresh.base, PICTURE) end
end

-- Brings back what merges have changed.
function reload.undo(undos)
  local functions = {}
  for index = #undos, 1, -1 do
    local undo = undos[index]
    for value, saved in pairs(undo.tables) do
      for key in next, value do rawset(value, key, nil) end
      for key, field in next, saved.fields do rawset(value, key, field) end
      host.setmetatable(value, saved.metatable)
    end
    for _, cell in ipairs(undo.cells) do host.setupvalue(cell[1], cell[2], cell[3]) end
    for fresh, live in pairs(undo.functions) do functions[fresh] = live end
  end
  host.rewrite({}, functions, PICTURE)
end

-- A picture of the fields of an object. Of those that were `guarded` when its code ran again, the
-- value counts that the code meant them to have; where it meant none, what `former` has. It keeps
-- nothing alive: the object may be among what its fields have.
function reload.picture(fields, foreign, guarded, former)
  local base, seen = {}, {}
  for key, value in next, fields do base[key] = picture(value, foreign, seen, true) end
  for key, meant in next, guarded or {} do
    if meant == UNSET then
      base[key] = former[key]
    else
      base[key] = picture(meant, foreign, seen, true)
    end
  end
  return setmetatable(base, PICTURE)
end

-- A picture of a value that holds nothing alive: of objects it only says that they were there.
local function plain_picture(value, foreign, seen)
  local kind = type(value)
  if kind == "function" then return FUNCTION end
  if kind == "userdata" or kind == "thread" then return OBJECT end
  if kind ~= "table" then return value end
  if foreign[value] or host.metatable(value) then return OBJECT end
  if seen[value] then return seen[value] end
  local node = { fields = {} }
  seen[value] = node
  for key, field in next, value do
    if type(key) ~= "table" and type(key) ~= "userdata" then
      node.fields[key] = plain_picture(field, foreign, seen)
    end
  end
  return node
end

-- Pictures of the fields of many objects, by the names of these.
function reload.plain_pictures(objects, foreign)
  local pictures, seen = {}, {}
  for name, fields in next, objects do
    pictures[name] = plain_picture(fields, foreign, seen).fields
  end
  return setmetatable(pictures, PICTURE)
end

-- Gives a table of fields what another has, and nothing else.
function reload.replace(fields, saved)
  for key in next, fields do rawset(fields, key, nil) end
  for key, value in next, saved do rawset(fields, key, value) end
end

-- The class fields that are state: not what the class began with, by the picture `base`. `former`
-- has what it had before it was defined anew.
function reload.class_fields(former, members, base)
  local state = {}
  for key, value in next, former do
    if type(value) ~= "function" and members[key] ~= nil and base[key] ~= nil
      and not is_unchanged(value, base[key], {})
    then
      state[key] = value
    end
  end
  return state
end

-- The names of fields that have changed since their picture was made, as a run finds them that is
-- not to set them.
function reload.changes(fields, base)
  local names = {}
  for key, value in next, fields do
    if base[key] ~= nil and type(value) ~= "function" and not is_unchanged(value, base[key], {}) then
      names[key] = UNSET
    end
  end
  return names
end

-- Where the code of a function lies: the first and the last line of it, then those of the functions of
-- the same file that it calls by local names.
function reload.lines(value)
  local path = host.source(value)
  local lines, seen = {}, {}
  local function visit(code)
    if seen[code] then return end
    seen[code] = true
    local source, first, last = host.source(code)
    if source ~= path then return end
    lines[#lines + 1], lines[#lines + 2] = first, last
    local number = 1
    while true do
      local name, inner = host.upvalue(code, number)
      if not name then break end
      if type(inner) == "function" then visit(inner) end
      number = number + 1
    end
  end
  visit(value)
  return lines
end

-- A plain value (a boolean, a number, a string, a table of these) as Lua text; nil for any other.
local function text_of(value, depth)
  local kind = type(value)
  if kind == "boolean" or kind == "number" or kind == "string" then
    return string.format("%q", value)
  end
  -- The depth ends tables that hold themselves, and what the parser does not take.
  if kind ~= "table" or host.metatable(value) or depth > 100 then return nil end
  local parts = {}
  for key, field in next, value do
    local name, text = text_of(key, depth + 1), text_of(field, depth + 1)
    if not name or not text then return nil end
    parts[#parts + 1] = "[" .. name .. "]=" .. text
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

-- Calls `add(keys, value)` for each thing below `keys` that is not as its base has it.
local function each_change(value, base, keys, seen, add)
  local kind = type(value)
  if kind == "function" or base == OBJECT and (kind == "userdata" or kind == "table") then return end
  if is_node(base) and type(value) == "table" then
    if seen[value] then return end
    seen[value] = true
    local function visit(key, field)
      local inner = table.move(keys, 1, #keys, 1, {})
      inner[#inner + 1] = key
      each_change(field, base.fields[key], inner, seen, add)
    end
    for key, field in next, value do visit(key, field) end
    for key in next, base.fields do
      if rawget(value, key) == nil then visit(key, nil) end
    end
  elseif is_node(base) and type(value) == "userdata" then
    if not is_unchanged(value, base, {}) then add(keys, value) end
  elseif not is_same(value, base) then
    add(keys, value)
  end
end

-- Whether a place of state is the fields of a view: the names of these have a mark.
local function is_view(place) return string.sub(place, 1, 1) == "\0" end

local function name_of(place, keys)
  local name = ""
  if is_view(place) then place = string.sub(place, 2) end
  for _, key in ipairs(keys) do name = path_of(name, key) end
  return place .. ": " .. string.gsub(name, "#%d+", "")
end

-- The state of an app as Lua text, for `thaw`, and the names of what cannot be written so.
-- `records` are those of the chunks by path; `objects` has, by name, the fields and their picture.
function reload.freeze(records, objects)
  local parts, lost, seen = {}, {}, {}
  local function freeze(kind, place, value, base)
    each_change(value, base, {}, seen, function(keys, changed)
      local path, text = text_of(keys, 0), "nil"
      if changed ~= nil then text = text_of(changed, 0) end
      if path and text then
        parts[#parts + 1] = string.format("{%q,%q,%s,%s}", kind, place, path, text)
      else
        lost[#lost + 1] = name_of(place, keys)
      end
    end)
  end
  for path, record in pairs(records) do
    local live = {}
    for key, cell in pairs((cells_of(record.locals))) do
      if cell.name ~= "_ENV" then live[key] = cell.value end
    end
    freeze("locals", path, live, { fields = record.base.cells })
    local globals = {}
    for key in pairs(record.base.globals) do globals[key] = rawget(record.globals, key) end
    freeze("globals", path, globals, { fields = record.base.globals })
    freeze("value", path, record.value, record.base.value)
  end
  for name, object in pairs(objects) do
    freeze("fields", name, object.fields, { fields = object.picture })
  end
  return "return {" .. table.concat(parts, ",\n") .. "}", lost
end

-- Brings the state of another app into this one, that of its views or all other; returns the names of
-- what has no place in it.
function reload.thaw(entries, records, objects, views)
  local lost, cells = {}, {}
  for _, entry in ipairs(entries) do
    local kind, place, keys, value = entry[1], entry[2], entry[3], entry[4]
    if is_view(place) ~= views then goto next end
    local record, object = records[place], objects[place]
    local container, first = nil, 1
    if kind == "fields" then
      container = object and object.fields
      if object and object.class and #keys == 1 then
        -- Classes below it are to have the field as well.
        object.class[keys[1]] = value
        container = false
      end
    elseif record and kind == "locals" then
      cells[place] = cells[place] or cells_of(record.locals)
      local cell = cells[place][keys[1]]
      if cell and #keys == 1 then
        host.setupvalue(cell[1], cell[2], value)
        container = false
      else
        container, first = cell and cell.value, 2
      end
    else
      container = record and record[kind]
    end
    for index = first, #keys - 1 do
      container = type(container) == "table" and rawget(container, keys[index]) or nil
    end
    if type(container) == "table" and #keys >= first then
      rawset(container, keys[#keys], value)
    elseif container ~= false then
      lost[#lost + 1] = name_of(place, keys)
    end
    ::next::
  end
  return lost
end

return reload
