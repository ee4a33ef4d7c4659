--- What has to be taken from one list, and added, to make another.

local lines = {}

-- More than so many pairs are not compared: the lists are then replaced as a whole.
local LIMIT = 250000

--- The longest common part of two stretches, by dynamic programming.
-- Row `i`, column `j` of the result: how many elements the rests from `i` and `j` share.
local function common(a, b, first, last_a, last_b, same)
  local below = {}
  local rows = {}
  for i = last_a, first, -1 do
    local row = {}
    for j = last_b, first, -1 do
      if same(a[i], b[j]) then
        row[j] = (below[j + 1] or 0) + 1
      else
        row[j] = math.max(below[j] or 0, row[j + 1] or 0)
      end
    end
    rows[i], below = row, row
  end
  return rows
end

--- Aligns two lists.
-- @param same tells whether two elements are the same
-- @return a list of steps `{ kind, i, j }`: kind is `" "` for an element of both, `"-"` for one of
--   the first list alone, `"+"` for one of the second alone; i and j are their positions
function lines.align(a, b, same)
  local steps = {}
  local function step(kind, i, j) steps[#steps + 1] = { kind, i, j } end
  local first, last_a, last_b = 1, #a, #b
  while first <= last_a and first <= last_b and same(a[first], b[first]) do
    step(" ", first, first)
    first = first + 1
  end
  local tail = 0
  while last_a >= first and last_b >= first and same(a[last_a], b[last_b]) do
    last_a, last_b, tail = last_a - 1, last_b - 1, tail + 1
  end
  local i, j = first, first
  if (last_a - first + 1) * (last_b - first + 1) <= LIMIT then
    local rows = common(a, b, first, last_a, last_b, same)
    while i <= last_a and j <= last_b do
      local below = rows[i + 1] and rows[i + 1][j] or 0
      local right = rows[i][j + 1] or 0
      if same(a[i], b[j]) then
        step(" ", i, j)
        i, j = i + 1, j + 1
      elseif below >= right then
        step("-", i, j)
        i = i + 1
      else
        step("+", i, j)
        j = j + 1
      end
    end
  end
  for index = i, last_a do step("-", index, j) end
  for index = j, last_b do step("+", last_a + 1, index) end
  for index = 1, tail do step(" ", last_a + index, last_b + index) end
  return steps
end

return lines
