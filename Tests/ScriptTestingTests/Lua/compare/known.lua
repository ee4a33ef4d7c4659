--- The differences that are meant, with their reasons.

local function without_marks(text) return (text:gsub(" %*%[", "  [")) end

--- @return why two outcomes may differ, or nil if they may not
return function(_, expected, actual)
  if without_marks(expected) == without_marks(actual) then
    return "of several differences the first in the order of the text is marked, "
      .. "which luassert leaves to the order of next"
  end
  return nil
end
