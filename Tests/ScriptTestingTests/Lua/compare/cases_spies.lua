--- Cases of spies, stubs, mocks and matchers.

local values = require "values"

return function(case)
  local chains = { "called", "not_called", "called_with", "not_called_with", "returned_with",
    "not_returned_with", "called_at_least", "not_called_at_least", "called_at_most",
    "not_called_at_most", "called_more_than", "not_called_more_than", "called_less_than",
    "not_called_less_than" }
  local histories = {
    { "never" },
    { "without arguments", {} },
    { "once", { 1, n = 1 } },
    { "twice", { 1, n = 1 }, { 2, "x", n = 2 } },
    { "with nils", { nil, nil, n = 2 } },
    { "with tables", { { 1, { 2 } }, n = 1 } },
  }
  local expectations = {
    { n = 0 }, { nil, n = 1 }, { 0, n = 1 }, { 1, n = 1 }, { 2, n = 1 }, { 2, "x", n = 2 },
    { nil, nil, n = 2 }, { { 1, { 2 } }, n = 1 }, { { 1, { 3 } }, n = 1 },
  }
  for _, history in ipairs(histories) do
    for _, chain in ipairs(chains) do
      for index, expected in ipairs(expectations) do
        for _, modifier in ipairs { "spy", "stub" } do
          case(("%s %s.%s #%d"):format(history[1], modifier, chain, index), function(lib)
            local s = lib.spy.new(function(...) return ... end)
            for call = 2, #history do
              s(table.unpack(history[call], 1, history[call].n))
            end
            return lib.assert[modifier](s).was[chain](table.unpack(expected, 1, expected.n))
          end)
        end
      end
    end
  end
  for _, chain in ipairs(chains) do
    for _, payload in ipairs(values) do
      case(("spy(%s).%s"):format(payload[1], chain), function(lib)
        return lib.assert.spy(payload[2])[chain](1)
      end)
    end
    case("spy with a message, " .. chain, function(lib)
      return lib.assert.spy(lib.spy.new(), "because").was[chain](7)
    end)
    case("stub with a message, " .. chain, function(lib)
      return lib.assert.stub(lib.spy.new(), "because").was[chain](7)
    end)
  end

  for _, value in ipairs(values) do
    case("spy.new " .. value[1], function(lib) return type(lib.spy.new(value[2])) end)
    case("spy.on " .. value[1], function(lib) return type(lib.spy.on({ k = value[2] }, "k")) end)
    case("stub on " .. value[1], function(lib) return type(lib.stub({ k = value[2] }, "k")) end)
    case("stub returns " .. value[1], function(lib)
      return pcall(lib.stub({}, "k", value[2]), 1)
    end)
    case("is_spy, is_matcher " .. value[1], function(lib)
      return lib.spy.is_spy(value[2]), lib.match.is_matcher(value[2]),
        lib.match.is_ref_matcher(value[2])
    end)
    for _, name in ipairs { "is_true", "is_false", "is_nil", "is_table", "is_string", "is_number",
      "is_boolean", "is_function", "is_userdata", "is_thread", "truthy", "falsy", "unique" } do
      case(("match.%s()(%s)"):format(name, value[1]), function(lib)
        return lib.match[name]()(value[2]), lib.match["not_" .. name]()(value[2])
      end)
    end
    for _, name in ipairs { "equals", "same", "ref", "matches", "near", "all_of", "any_of",
      "none_of", "bogus" } do
      case(("match.%s(%s)"):format(name, value[1]), function(lib)
        local matcher = lib.match[name](value[2], 1)
        local text = lib.assert:format({ matcher, n = 1 })[1]
        local results = {}
        for index, other in ipairs(values) do
          local done, found = pcall(matcher, other[2])
          results[index] = done and tostring(found) or "error"
        end
        return text, table.concat(results, " ")
      end)
    end
  end
  for _, name in ipairs { "equals", "same", "ref", "matches", "near", "all_of", "any_of",
    "none_of", "is", "is_not" } do
    case("match." .. name .. "()", function(lib) return type(lib.match[name]()) end)
  end
  case("matchers in calls", function(lib)
    local match, s = lib.match, lib.spy.new()
    s({ 1 }, "text", nil)
    lib.assert.spy(s).was.called_with(match.is_table(), match.has_match "ex", match._)
    return select(2, pcall(lib.assert.spy(s).was.called_with, match.is_not_table(),
      match.all_of(match.is_string(), match.has_match "^t"), match.near(1, 2)))
  end)

  case("stub answers", function(lib)
    local t = { f = function() return "original" end }
    local s = lib.stub(t, "f").returns(1, nil)
    s.on_call_with(lib.match.is_table()).returns("table")
    s.on_call_with("x", nil).invokes(function(...) return select("#", ...), ... end)
    local results = table.pack(t.f())
    local other = table.pack(t.f("x", nil))
    local found = t.f {}
    local original = s:revert()
    return results.n, results[1], other.n, other[1], other[2], found, t.f(), original == t.f
  end)
  case("mock", function(lib)
    local t = { f = function() return 1 end, inner = { g = function() return 2 end }, v = 3 }
    local made = lib.mock(t, true, 5)
    local answers = table.pack(t.f(), t.inner.g())
    lib.mock.clear(t)
    local _, message = pcall(lib.assert.spy(t.f).was.called, 1)
    lib.mock.revert(t)
    return made == t, answers[1], answers[2], message, t.f(), t.inner.g(), t.v
  end)
  case("mock of a function", function(lib) return type(lib.mock(function() end)) end)
  case("stub()", function(lib) return lib.stub()(), lib.stub(1, 2) end)
  case("stub({})", function(lib) return lib.stub({}) end)
  case("spy of a method keeps copies", function(lib)
    local t = { list = { 1 } }
    local s = lib.spy.new()
    s(t)
    t.list[1] = 2
    return (s:called_with({ { list = { 1 } }, n = 1 })), (s:called_with({ t, n = 1 })),
      select(2, s:called()), (s:called(1)), (s:called(2)),
      s:called(0, function(a, b) return a > b end)
  end)
end
