-- Puts a suite together: what the host calls. `options` are those of the command line, by their
-- long names.

-- Lets specs have the metatable of strings, and finds what they add to their library as a method; the
-- runner's own methods stay, whatever they do to that. Returns what does so again for a new file.
local function opening_strings(library, context)
  local metatable = debug.getmetatable("")
  if metatable.__index == library then return function() end end
  local methods = {}
  for name, method in next, metatable.__index do methods[name] = method end
  setmetatable(methods, { __index = library })
  return function()
    local strings = debug.getmetatable("")
    strings.__metatable, strings.__index = nil, methods
    context.renew_metatables()
  end
end

return function(host, options)
  local busted = require "busted.core"(host)
  local failures = require "luassert.failure"
  failures.keeps_explanations = true
  failures.describe = require "busted.strings".guarded(failures.describe)
  busted.options = options
  busted.bail = options.bail
  require "busted" (busted)
  require "busted.filter"(busted, options)
  if next(options.lines or {}) then require "busted.lines"(busted, options) end
  local library = host.globals.debug
  -- A sandbox has nothing of this.
  if library and library.sethook then
    require "busted.metatables".install(host.globals, host.inspection.watching)
    require "busted.hooks".install(library, host.globals.coroutine)
    require "busted.finalizers".install(host.globals)
    busted.prepare_file = opening_strings(host.globals.string, busted.context)
  end
  local execution = require "busted.execution"(busted, options)
  local suite = { busted = busted, start = execution.start, step = execution.step,
    abort = execution.abort }

  -- Runs `load` with the global table `arg` that helpers and output handlers read.
  local function with_arguments(list, load)
    local old = host.globals.arg
    host.globals.arg = list
    local ok, message = host.xpcall(load, function(value) return value end)
    host.globals.arg = old
    return ok, message
  end

  local function run(path)
    if string.match(path, "%.lua$") then return assert(host.load(path, host.globals))() end
    return host.globals.require(path)
  end

  -- Loads the script of --helper; false and a message when it fails.
  function suite.help(helper, arguments)
    options.arguments = arguments
    return with_arguments(arguments, function()
      local fn = run(helper)
      if type(fn) == "function" then
        assert(fn(busted, helper, options), "the helper returned no true value")
      end
    end)
  end

  -- Loads a script that prints the results; false and a message when it fails.
  function suite.print_by(output, arguments)
    local handler_options = {
      arguments = arguments, language = "en", verbose = options.verbose,
      suppressPending = options["suppress-pending"], deferPrint = options["defer-print"],
    }
    return with_arguments(arguments, function()
      local made = run(output)
      local handler = type(made) == "function" and made(handler_options) or made
      handler:subscribe(handler_options)
    end)
  end

  return suite
end
