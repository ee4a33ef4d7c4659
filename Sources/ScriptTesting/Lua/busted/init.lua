-- What specs and helpers get by `require "busted"`: the words of the language and what else is
-- theirs, which nobody can change.

local api = {}

-- Fills the module, once per suite.
local function install(_, busted)
  local hook = { envmode = "unwrap" }
  local options = busted.options or {}
  local insulates = options["auto-insulate"] ~= false
  busted.register("file", { envmode = insulates and "insulate" or nil })
  busted.register("describe")
  busted.register("insulate", "describe", { envmode = "insulate" })
  busted.register("expose", "describe", { envmode = "expose" })
  busted.register("it")
  busted.register("pending", { default_fn = function() end })
  for _, word in ipairs {
    "before_each", "after_each", "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown",
  } do
    busted.register(word, hook)
  end
  busted.register("setup", options.lazy and "lazy_setup" or "strict_setup")
  busted.register("teardown", options.lazy and "lazy_teardown" or "strict_teardown")
  busted.register("context", "describe")
  busted.register("spec", "it")
  busted.register("test", "it")
  busted.hide("file")
  for _, word in ipairs { "it", "spec", "test" } do busted.modify(word, "it") end
  for _, word in ipairs { "describe", "context", "insulate", "expose" } do
    busted.modify(word, "describe")
  end

  local assert = require "luassert"
  busted.export("assert", assert)
  busted.export("spy", require "luassert.spy")
  busted.export("mock", require "luassert.mock")
  busted.export("stub", require "luassert.stub")
  busted.export("match", require "luassert.match")

  for _, name in ipairs {
    "publish", "subscribe", "unsubscribe", "bindfenv", "fail", "gettime", "monotime", "sleep",
    "version",
  } do
    busted.exportApi(name, busted[name])
  end
  local context = busted.context
  busted.exportApi("parent", function(element)
    local parent = context.parent(element)
    return parent and context.complete(parent)
  end)
  busted.exportApi("children", function(element)
    local children = context.children(element)
    for _, child in ipairs(children) do context.complete(child) end
    return children
  end)

  -- An assertion that does not hold makes a test fail, which is no error.
  busted.bindfenv(assert, "error", busted.fail)
  busted.bindfenv(assert.is_true, "error", busted.fail)

  return setmetatable(api, {
    __index = busted.api,
    __newindex = function() error("Attempt to modify busted", 2) end,
    __call = install,
  })
end

return setmetatable(api, { __call = install })
