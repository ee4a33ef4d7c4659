-- What can be said of a test or a block beside its name:
--
--   it.only, it.skip      this one alone; not this one
--   it.todo "name"        a test that is still to be written
--   it.fails              it passes as long as its body fails
--   it.each { … }         one for each case; it.only.each and so on too
--
-- The same with `describe`, without `todo` and `fails`.

local names_of = {
  it = { "each", "fails", "only", "skip", "todo" },
  describe = { "each", "only", "skip" },
}

return function(busted, word, descriptor)
  local declare = busted.declarers[word]

  -- Declares with more attributes than the plain word has.
  local function with(attributes)
    local function each(list)
      local cases = require "busted.cases"
      local found = cases.list(list)
      if #found == 0 then error(string.format("%s.each got a table without cases", word), 2) end
      local promise = busted.expect_name(word
        .. ".each declares nothing alone: call what it returns with a name and a function")
      return function(name, fn)
        promise.is_kept = true
        if not busted.is_callable(fn) then
          error(string.format("%s.each: expected a name and a function, got %s and %s", word,
            type(name), type(fn)), 2)
        end
        for _, case in ipairs(found) do
          local more = { body = fn }
          for key, value in pairs(attributes) do more[key] = value end
          declare(more, cases.name(name, case), function() return fn(case:arguments()) end)
        end
      end
    end
    return setmetatable({ each = each }, {
      __call = function(_, ...) return declare(attributes, ...) end,
    })
  end

  -- A body that must fail; what is pending stays pending, and limits hold.
  local function failing(fn, chunk, line)
    return function(...)
      local kind
      local function catch(value) kind = busted.kind_of(value) return value end
      local ok, value = busted.host.xpcall(fn, catch, ...)
      if kind == "pending" then error(value, 0) end
      local host = busted.host
      if host.take_errors and host.take_errors() or not ok then return end
      busted.fail(chunk.short_src .. ":" .. line
        .. ": the test was expected to fail, and passed: take the '.fails' away", 0)
    end
  end

  local modifiers = {
    each = with({}).each,
    only = with { is_only = true },
    skip = with { is_skipped = true },
  }
  if descriptor == "it" then
    modifiers.fails = with { wrap = failing }
    modifiers.todo = function(name, fn)
      return declare({ is_skipped = true, message = "todo" }, name, fn or function() end)
    end
  end

  return setmetatable(modifiers, {
    __call = declare,
    __index = function(_, name)
      error(string.format("%s has no '%s'; it has %s", word, tostring(name),
        table.concat(names_of[descriptor], ", ")), 2)
    end,
  })
end
