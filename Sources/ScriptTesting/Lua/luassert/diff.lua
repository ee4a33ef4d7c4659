--- Differences between two tables, key by key.

local compare = require "luassert.compare"
local inspect = require "luassert.inspect"
local keys = require "luassert.keys"
local lines = require "luassert.lines"
local meta = require "luassert.meta"
local text_diff = require "luassert.text_diff"

-- How many pairs of tables are looked into, how deep, and how long lists are that are aligned.
local PAIRS = 2000
local DEPTH = 20
local ELEMENTS = 100

local Diff = {}
Diff.__index = Diff

function Diff:add(...)
  self.count = self.count + 1
  if self.count > self.limit then return end
  for _, line in ipairs { ... } do self.lines[#self.lines + 1] = line end
end

local function assignment(sign, path, value)
  return string.format("%s %s = %s", sign, path == "" and "(the value)" or path, inspect.value(value))
end

function Diff:removed(path, value)
  self:note(path)
  self:add(assignment("-", path, value))
end

function Diff:added(path, value)
  self:note(path)
  self:add(assignment("+", path, value))
end

function Diff:note(path)
  self.first = self.first or path
end

local function is_list(t)
  local count = 0
  for _ in next, t do count = count + 1 end
  return count == rawlen(t)
end

--- Tables that `same` compares by their `__eq` are not looked into.
local function opaque(a, b)
  local of_a = meta.metatable(a)
  return of_a ~= nil and of_a == meta.metatable(b) and rawget(of_a, "__eq") ~= nil
end

function Diff:changed(path, a, b)
  if type(a) == "table" and type(b) == "table" and self.depth < DEPTH and not opaque(a, b) then
    return self:tables(path, a, b)
  end
  self:note(path)
  if not self.host and (type(a) == "userdata" or type(b) == "userdata") then
    self.host = { expected = a, actual = b }
  end
  if text_diff.wanted(a, b) then
    self:add(string.format("  %s:", path), table.unpack(text_diff.lines(a, b, "  ")))
  else
    self:add(assignment("-", path, a), assignment("+", path, b))
  end
end

--- A run of removed and added elements; as many of each are changes, place by place.
function Diff:run(path, a, b, removed, added)
  for index = 1, math.max(#removed, #added) do
    local i, j = removed[index], added[index]
    if i and j and i == j then
      self:changed(inspect.path(path, i), a[i], b[j])
    else
      if i then self:removed(inspect.path(path, i), a[i]) end
      if j then self:added(inspect.path(path, j), b[j]) end
    end
  end
end

--- How to come from one list to another by taking out and putting in; nil where the elements are
-- better compared place by place, as most are others or are where they were.
local function alignment(a, b)
  local length = rawlen(a)
  if length > ELEMENTS or rawlen(b) > ELEMENTS then return nil end
  local steps = lines.align(a, b, compare.deepcompare)
  if length ~= rawlen(b) then return steps end
  local common, in_place = 0, 0
  for _, step in ipairs(steps) do
    if step[1] == " " then common = common + 1 end
  end
  if common * 2 <= length then return nil end
  for index = 1, length do
    if compare.deepcompare(a[index], b[index]) then in_place = in_place + 1 end
  end
  return common > in_place and steps or nil
end

function Diff:lists(path, a, b, steps)
  local removed, added = {}, {}
  for _, step in ipairs(steps) do
    if step[1] == "-" then
      removed[#removed + 1] = step[2]
    elseif step[1] == "+" then
      added[#added + 1] = step[3]
    else
      self:run(path, a, b, removed, added)
      removed, added = {}, {}
    end
  end
  self:run(path, a, b, removed, added)
end

function Diff:records(path, a, b)
  for _, key in ipairs((keys.sorted(a))) do
    local mine, other = rawget(a, key), meta.field(b, key)
    if other == nil then
      self:removed(inspect.path(path, key), mine)
    elseif not compare.deepcompare(mine, other) then
      self:changed(inspect.path(path, key), mine, other)
    end
  end
  for _, key in ipairs((keys.sorted(b))) do
    if meta.field(a, key) == nil then
      self:added(inspect.path(path, key), rawget(b, key))
    end
  end
end

function Diff:tables(path, a, b)
  local partners = self.seen[a] or {}
  self.seen[a] = partners
  if partners[b] or self.pairs >= PAIRS then return end
  partners[b] = true
  self.pairs = self.pairs + 1
  self.depth = self.depth + 1
  local steps = is_list(a) and is_list(b) and alignment(a, b)
  if steps then
    self:lists(path, a, b, steps)
  else
    self:records(path, a, b)
  end
  self.depth = self.depth - 1
end

local diff = {}

--- The differences between two tables.
-- @param limit how many to tell of
-- @return a table: `lines`, which are `- path = value` for what only the first has, `+ path =
--   value` for what only the second has, both for what changed; `first`, the path of the first
--   difference; `count`, how many there are; `host`, the first two values of which one is the
--   host's
function diff.tables(expected, actual, limit)
  local self = setmetatable(
    { lines = {}, count = 0, limit = limit, seen = {}, pairs = 0, depth = 0 }, Diff)
  self:tables("", expected, actual)
  return self
end

return diff
