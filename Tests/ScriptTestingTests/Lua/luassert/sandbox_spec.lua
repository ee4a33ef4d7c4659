-- The library loaded anew where scripts have little: no io, no os, no debug but traceback.

local found = package.searchpath and package.searchpath("luassert.util", package.path)

local function copy(library, names)
  local copied = {}
  for name in names:gmatch "%S+" do copied[name] = library[name] end
  return copied
end

--- An environment such as a plugin's, whose `require` loads the library into it.
local function sandbox()
  local env = copy(_G, [[_VERSION assert error getmetatable ipairs next pairs pcall rawequal rawget
    rawlen rawset select setmetatable tonumber tostring type xpcall load]])
  env._G, env.utf8, env.math, env.table = env, utf8, math, table
  env.string = string
  env.debug = copy(debug, "traceback")
  env.coroutine = copy(coroutine, "create resume yield wrap status running")
  local loaded, path = {}, package.path
  function env.require(name)
    if loaded[name] == nil then
      local file = assert(package.searchpath(name, path))
      loaded[name] = assert(loadfile(file, "t", env))(name, file)
      if loaded[name] == nil then loaded[name] = true end
    end
    return loaded[name]
  end
  return env
end

if not (found and debug.getinfo) then
  pending "the library has no files here"
  return
end

describe("In a sandbox", function()
  local env, inner

  before_each(function()
    env = sandbox()
    inner = env.require "luassert"
  end)

  it("assertions pass and fail", function()
    inner.are.same({ 1, { 2 } }, { 1, { 2 } })
    inner.is_not_nil(1)
    local done, message = pcall(inner.equal, 1, 2)
    assert.is_false(done)
    assert.matches("^Expected objects to be equal", message)
    done, message = pcall(inner.same, { a = { 1 } }, { a = { 2 } })
    assert.is_false(done)
    assert.matches("Difference at a%[1%]", message)
  end)

  it("functions are told without their line", function()
    local text = inner:format({ print })[1]
    assert.equal(tostring(print), text)
  end)

  it("metatables may be hidden, whatever shows instead of them", function()
    for _, shown in ipairs { "none", 0, false, true, { __eq = 1 }, print } do
      local a = setmetatable({ 1 }, { __metatable = shown, __index = { x = 1 } })
      local b = setmetatable({ 1 }, { __metatable = shown, __eq = function() return false end })
      inner.same(a, { 1 })
      inner.same({ 1 }, a)
      inner.not_same(a, { 2 })
      inner.same(b, { 1 })
      local s = env.require "luassert.spy".new()
      s(a, b)
      inner.spy(s).was.called_with({ 1 }, { 1 })
      assert.is_string(inner:format({ a })[1])
      assert.is_false(pcall(inner.is_true, a, b))
    end
  end)

  it("spies, stubs and snapshots work", function()
    local t = { f = function() return 1 end }
    local snapshot = inner:snapshot()
    env.require "luassert.stub"(t, "f", 2)
    assert.equal(2, t.f())
    inner.stub(t.f).was.called(1)
    snapshot:revert()
    assert.equal(1, t.f())
  end)

  it("errors point to the line that asserts", function()
    local _, message = pcall(function() inner.equal(1, 2) end)
    assert.matches("sandbox_spec.lua:%d+: Expected", message)
    _, message = pcall(function() inner.equal(1) end)
    assert.matches("sandbox_spec.lua:%d+: the 'equals' function", message)
  end)
end)
