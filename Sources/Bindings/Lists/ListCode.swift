/// What is done in Lua for lists, since it calls a function of the script for each element.
enum ListCode {
  /// The keys of the elements of a table.
  static let keys = """
    local key, elements, count = ...
    local keys = {}
    for index = 1, count do
      local value = key(elements[index])
      if value == nil then error("key returned nil for element " .. index, 0) end
      keys[index] = value
    end
    return keys
    """

  /// The elements of a table in ascending order; equal ones stay in the order that they have. A
  /// merge sort, from short runs to long ones, which leaves alone what is in order.
  static let sort = """
    local from, count, less = ...
    less = less or function(a, b) return a < b end
    local to, width = {}, 1
    while width < count do
      for first = 1, count, 2 * width do
        local middle, last = first + width, first + 2 * width
        if middle > count + 1 then middle = count + 1 end
        if last > count + 1 then last = count + 1 end
        local left, right = first, middle
        if right < last and less(from[right], from[right - 1]) then
          for index = first, last - 1 do
            if left < middle and (right >= last or not less(from[right], from[left])) then
              to[index], left = from[left], left + 1
            else
              to[index], right = from[right], right + 1
            end
          end
        else
          for index = first, last - 1 do to[index] = from[index] end
        end
      end
      from, to, width = to, from, 2 * width
    end
    return from
    """
}
