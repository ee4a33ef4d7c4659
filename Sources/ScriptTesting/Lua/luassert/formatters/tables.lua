--- The formatter of tables: one line per key, levels indented, the path to a difference marked.

local colors = require "luassert.formatters.colors"
local inspect = require "luassert.inspect"
local keys = require "luassert.keys"
local meta = require "luassert.meta"
local state = require "luassert.state"

-- However many keys there are, and however tables contain each other, a text has an end.
local ENTRIES = 20000
-- Levels that "all levels" means at most.
local LEVELS = 100

local function simple(value)
  if type(value) == "number" then return inspect.number(value) end
  return inspect.described(value) or meta.tostring(value)
end

--- A table's type and identity, or its type alone where its metatable is protected.
local function title(value)
  local metatable = getmetatable(value)
  if metatable ~= nil then
    local raw = meta.metatable(value)
    if not raw or rawget(raw, "__metatable") ~= nil then return "(table) " end
  end
  return "(" .. meta.identity(value) .. ") "
end

--- The text of a table, or nil for other values.
-- @param extra `crumbs`: the keys that lead to a difference, innermost first
return function(value, extra)
  if type(value) ~= "table" then return nil end
  local levels = state.get_parameter "TableFormatLevel"
  local unlimited = levels < 0
  if unlimited then levels = LEVELS end
  local show_recursion = unlimited or state.get_parameter "TableFormatShowRecursion"
  local mark = state.get_parameter "TableErrorHighlightCharacter" or ""
  local color = state.get_parameter "TableErrorHighlightColor"
  local crumbs = extra and extra.crumbs or {}
  local entries, open = 0, {}
  local out = { title(value) }

  local function add(text) out[#out + 1] = text end

  local function add_table(t, level, on_path)
    if show_recursion and open[t] then return add "{ ... recursive }" end
    if next(t) == nil then return add "{ }" end
    if level > levels or entries > ENTRIES then return add "{ ... more }" end
    open[t] = true
    local crumb = crumbs[#crumbs - level + 1]
    add "{"
    for _, key in ipairs((keys.sorted(t))) do
      entries = entries + 1
      if entries > ENTRIES then
        add("\n" .. string.rep("  ", level) .. "... more")
        break
      end
      local marked = on_path and rawequal(key, crumb)
      local sign = marked and mark or ""
      add("\n" .. string.rep(" ", level * 2 - #sign))
      if sign ~= "" then add(colors(color, sign)) end
      add("[" .. simple(key) .. "] = ")
      local inner = rawget(t, key)
      if type(inner) == "table" then
        add_table(inner, level + 1, marked)
      elseif type(inner) == "string" then
        add("'" .. inner .. "'")
      else
        add(simple(inner))
      end
    end
    open[t] = nil
    add " }"
  end

  add_table(value, 1, true)
  return table.concat(out)
end
