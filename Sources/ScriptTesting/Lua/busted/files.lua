-- Tells the host which files the code of specs reads and writes by the functions of Lua's library,
-- also those that it looks for in vain: a test that found none must run again when there is one.

-- `read` and `write` take a path; `globals` are those of specs.
return function(globals, read, write)
  local function is_path(path) return type(path) == "string" and path ~= "" end

  -- The same function, which first tells of the path.
  local function telling(tell, fn)
    return function(path, ...)
      if is_path(path) then tell(path) end
      return fn(path, ...)
    end
  end

  local function opening(open)
    return function(path, mode, ...)
      if is_path(path) then
        local writes = type(mode) == "string" and string.find(mode, "[wa+]")
        if writes then write(path) else read(path) end
      end
      return open(path, mode, ...)
    end
  end

  local function renaming(rename)
    return function(old, new, ...)
      if is_path(old) then write(old) end
      if is_path(new) then write(new) end
      return rename(old, new, ...)
    end
  end

  -- This module shares its library with all modules of the test language.
  for _, library in ipairs { globals, _ENV } do
    local io, os = library.io, library.os
    io.open = opening(io.open)
    for _, name in ipairs { "lines", "input" } do io[name] = telling(read, io[name]) end
    io.output = telling(write, io.output)
    os.rename, os.remove = renaming(os.rename), telling(write, os.remove)
    library.dofile = telling(read, library.dofile)
    library.loadfile = telling(read, library.loadfile)
  end

  -- `require` goes through the templates of the path, one after the other.
  local searchers = globals.package.searchers
  for position, searcher in ipairs(searchers) do
    searchers[position] = function(name)
      local loader, found = searcher(name)
      if position == 3 and is_path(name) then
        local file = string.gsub(name, "%.", "/")
        for template in string.gmatch(tostring(globals.package.path), "[^;]+") do
          local path = string.gsub(template, "%?", (string.gsub(file, "%%", "%%%%")))
          read(path)
          if path == found then break end
        end
      end
      return loader, found
    end
  end
end
