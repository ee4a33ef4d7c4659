--- Cases of what is registered, set and formatted.

local values = require "values"

return function(case)
  case("assert()", function(lib) return lib.assert(1, "m", 3, 4, nil) end)
  for _, value in ipairs { "text", 1, true, { 1 } } do
    case("assert(nil, " .. type(value) .. ")", function(lib) return lib.assert(nil, value) end)
    case("assert(false, x, level)", function(lib)
      return lib.assert(false, value, lib.assert:level(2))
    end)
  end
  case("assert(false)", function(lib) return lib.assert(false) end)
  case("assert(nil, nil, 3)", function(lib) return lib.assert(nil, nil, 3) end)

  for _, value in ipairs(values) do
    case("format " .. value[1], function(lib)
      return lib.assert:format({ value[2], n = 1 })[1]
    end)
    for level = -1, 4 do
      if not (level < 0 and value[1]:find "cyclic") then
        case(("format %s to level %d"):format(value[1], level), function(lib)
          local snapshot = lib.assert:snapshot()
          lib.assert:set_parameter("TableFormatLevel", level)
          local text = lib.assert:format({ value[2], n = 1 })[1]
          snapshot:revert()
          return text
        end)
      end
    end
    case("format with recursion " .. value[1], function(lib)
      local snapshot = lib.assert:snapshot()
      lib.assert:set_parameter("TableFormatShowRecursion", true)
      local text = lib.assert:format({ value[2], n = 1 })[1]
      snapshot:revert()
      return text
    end)
    case("as message " .. value[1], function(lib) lib.assert.is_true(false, value[2]) end)
    case("binary " .. value[1], function()
      return require "luassert.formatters.binarystring"(value[2])
    end)
    for _, name in ipairs { "callable", "hastostring", "is_arglist" } do
      case(name .. " " .. value[1], function(lib) return lib.util[name](value[2]) and true end)
    end
  end

  case("format leaves what it is told", function(lib)
    local list = lib.assert:format({ "a", "b", nil, n = 3, nofmt = { [2] = true } })
    return list[1], list[2], list[3]
  end)
  case("format marks", function(lib)
    local snapshot = lib.assert:snapshot()
    lib.assert:set_parameter("TableErrorHighlightCharacter", "#>")
    local list = { { 1, { 2, 3 } }, n = 1, fmtargs = { { crumbs = { 2, 2 } } } }
    local text = lib.assert:format(list)[1]
    snapshot:revert()
    return text
  end)

  case("a custom assertion", function(lib)
    local assert, say = lib.assert, lib.say
    say:set("assertion.even.positive", "Expected even: %s, %s")
    say:set("assertion.even.negative", "Expected odd: %s")
    assert:register("assertion", "Even_Number", function(state, arguments, level)
      return arguments[1] % 2 == 0 and type(level) == "number" and state.mod ~= nil,
        { "returned", arguments[1] }
    end, "assertion.even.positive", "assertion.even.negative")
    local results = table.pack(pcall(assert.is.even_number, 1, 2))
    local odd = table.pack(pcall(assert.is_not.even_number, 2))
    local fine = table.pack(assert.EVEN.NUMBER(4))
    assert:unregister("assertion", "even_number")
    local gone = table.pack(pcall(assert.is.even_number, 2))
    return results[2], odd[2], fine[1], fine[2], gone[2]
  end)
  case("a custom assertion without texts", function(lib)
    lib.assert:register("assertion", "never", function() return false end)
    local _, message = pcall(lib.assert.never, 1)
    local _, longer = pcall(lib.assert.message("why").never, 1)
    lib.assert:unregister("assertion", "never")
    return message, longer
  end)
  case("a custom assertion with a message of its own", function(lib)
    lib.assert:register("assertion", "told", function(state)
      rawset(state, "failure_message", "told so")
      return false
    end, "assertion.truthy.positive")
    local _, message = pcall(lib.assert.told, 1)
    lib.assert:unregister("assertion", "told")
    return message
  end)
  case("a custom modifier", function(lib)
    local assert = lib.assert
    assert:register("modifier", "with", function(state, arguments)
      if arguments then rawset(state, "with", arguments[1]) end
    end)
    assert:register("assertion", "it_is", function(state, arguments)
      return rawget(state, "with") == arguments[1]
    end)
    local fine = pcall(assert.with(3).it_is, 3)
    local wrong = pcall(assert.with(3).it_is, 4)
    local negated = pcall(assert.with(3).is_not.it_is, 4)
    local before = pcall(assert.is_not.with(3).it_is, 4)
    assert:unregister("modifier", "with")
    assert:unregister("assertion", "it_is")
    return fine, wrong, negated, before
  end)

  case("array modifier", function(lib)
    local list = { 1, nil, 3 }
    local assert = lib.assert
    return assert.array(list).has.holes(), assert.array(list).has.holes(2),
      select(2, pcall(assert.array(list).has.no.holes)),
      select(2, pcall(assert.array({ 1 }).has.holes)),
      select(2, pcall(assert.array({ 1 }).has.holes, "x")),
      select(2, pcall(assert.array)),
      select(2, pcall(assert.array({}).array, {})),
      select(2, pcall(assert.has.holes))
  end)

  case("snapshots", function(lib)
    local assert = lib.assert
    local first = assert:snapshot()
    assert:set_parameter("x", 1)
    local second = assert:snapshot()
    assert:set_parameter("x", nil)
    local inside = assert:get_parameter "x"
    first:revert()
    return inside, assert:get_parameter "x", (pcall(second.revert, second)),
      select(2, pcall(first.revert, first))
  end)

  case("util lists", function(lib)
    local util = lib.util
    local list = util.pack(1, nil, 3, nil)
    util.tinsert(list, 2, "x")
    util.tinsert(list, 9, nil)
    util.tinsert(list, "end")
    local removed = util.tremove(list, 1)
    local last = util.tremove(list)
    local beyond = util.tremove(list, 50)
    return list.n, list[1], list[2], list[3], removed, last, beyond, util.unpack(list)
  end)
  for _, words in ipairs { { "is", "not", "equal" }, { "error", "matches" }, { "bogus" },
    { "has", "no", "error", "match" }, { "called", "at", "least" }, {} } do
    case("extract_keys " .. table.concat(words, " "), function(lib)
      return table.concat(lib.util.extract_keys("assertion", words), ",")
    end)
  end
end
