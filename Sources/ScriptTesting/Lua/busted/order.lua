-- The order of what a block declares.

local order = {}

function order.sort(elements)
  local positions = {}
  for position, element in ipairs(elements) do positions[element] = position end
  table.sort(elements, function(a, b)
    if a.name == b.name then return positions[a] < positions[b] end
    if a.name == nil or b.name == nil then return b.name ~= nil end
    return tostring(a.name) < tostring(b.name)
  end)
end

-- The same seed gives the same order everywhere.
function order.shuffle(elements, seed)
  math.randomseed(seed)
  for position = #elements, 2, -1 do
    local other = math.random(position)
    elements[position], elements[other] = elements[other], elements[position]
  end
end

return order
