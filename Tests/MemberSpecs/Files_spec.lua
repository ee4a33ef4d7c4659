require "members"
local t = require "lunette.test"

-- A plugin that hands out its files; those that it writes are gone afterwards.
local function files(...)
  local screen = t.launch("fixtures/files", { allow = { ... } })
  return screen:require "main_files"
end

it("ui.files, Files.read", function()
  local files = files "files:read:data"
  equal(files:read "data/cities.txt", "Lisbon\nPorto\n")
  raises("plugin \"files\" may not read out/x: that is not granted", function()
    files:read "out/x"
  end)
  raises("data/none cannot be read: no such file or directory", function()
    files:read "data/none"
  end)
  raises("ui.files belongs to plugins; there is none here", function()
    return require "lunette".files
  end)
end)

it("Files.list, Files.exists", function()
  local files = files "files:read:data"
  same(files:list "data", { "cities.txt", "more/" })
  equal(files:exists "data/cities.txt", true)
  equal(files:exists "data/none", false)
  raises("data/cities.txt cannot be listed: it is no folder", function()
    files:list "data/cities.txt"
  end)
end)

it("Files.write, Files.remove", function()
  local files = files "files:write:out"
  files:write("out/a/b.txt", "one")
  files:write("out/a/b.txt", "two\0")
  equal(files:read "out/a/b.txt", "two\0")
  files:remove "out/a/b.txt"
  files:remove "out/a"
  files:remove "out"
  equal(files:exists "out", false)
  raises("plugin \"files\" may not write data/x: it does not ask for that", function()
    files:write("data/x", "")
  end)
end)

it("ui.provided", function()
  local screen = t.launch "fixtures/user"
  local main = screen:require "main_user"
  equal(main.provided "files.Pad", main.Pad)
  raises("plugin \"files\" provides no \"Pat\"; did you mean \"files.Pad\"?", function()
    main.provided "files.Pat"
  end)
  raises("ui.provided is for the code of plugins", function()
    require "lunette".provided "files.Pad"
  end)
end)
