--- Two libraries of the same modules in one Lua state, one of which is active at a time.

local function is_module(name)
  return name == "say" or name:find "^luassert" ~= nil
end

local function take_modules()
  local modules = {}
  for name, module in pairs(package.loaded) do
    if is_module(name) then modules[name] = module end
  end
  for name in pairs(modules) do package.loaded[name] = nil end
  return modules
end

local Library = {}
Library.__index = Library

--- Makes `require` find this library, and gives what a spec has.
function Library:activate()
  take_modules()
  package.path = self.path
  for name, module in pairs(self.modules) do package.loaded[name] = module end
  return self
end

--- Loads a library.
-- @param path what `package.path` is for it
return function(name, path)
  take_modules()
  package.path = path
  local library = setmetatable({ name = name, path = path }, Library)
  library.assert = require "luassert"
  library.util = require "luassert.util"
  library.say = require "say"
  for _, module in ipairs { "spy", "stub", "mock", "match" } do
    library[module] = require("luassert." .. module)
  end
  library.modules = take_modules()
  return library
end
