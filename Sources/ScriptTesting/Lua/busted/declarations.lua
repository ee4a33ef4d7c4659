-- What specs declare: the words for it, and the elements that come of them. See busted.context.

local setmetatable, type = setmetatable, type
local throw = error

local trace = require "busted.trace"

local here, known = trace.here, trace.known
local blocks = { suite = true, file = true, describe = true }

return function(busted, mediator)
  local context, is_callable = busted.context, busted.is_callable
  local root, running = context.root, trace.running
  local attributes_of, executor_of = {}, {}
  -- The words that are called as such.
  local called = {}
  busted.executors, busted.declarers = {}, {}

  function busted.exportApi(name, value) busted.api[name] = value end

  function busted.export(name, value)
    busted.exportApi(name, value)
    context.export(name, value)
  end

  function busted.hide(name)
    busted.exportApi(name, nil)
    context.export(name, nil)
  end

  -- The channel on which declarations of a kind are published.
  local channel_of = setmetatable({}, {
    __index = function(channels, kind)
      local channel = { "register", kind }
      channels[kind] = channel
      return channel
    end,
  })

  -- Tells whether a name may be declared; nil where all may.
  local selects

  -- Sets what tells that: a function of the kind and the name.
  function busted.select(fn) selects = fn end

  -- Whether scripts listen to declarations.
  local are_watched = false

  function busted.watch_declarations() are_watched = true end

  -- Does what has to be done anew for each file of specs.
  function busted.prepare_file() end

  -- Takes out of what a block has declared what is not to run; set where lines are given.
  function busted.narrow() end

  -- Elements

  -- How often each full name is used in a file, by the file.
  local names_of = setmetatable({}, { __mode = "k" })

  -- The block in which a test was declared last, what it has, the names in its file, what full names
  -- begin with in it.
  local latest, list, names, prefix

  local function turn_to(block)
    local file = context.file(block) or block
    names = names_of[file] or {}
    latest, names_of[file] = block, names
    list = context.list(block)
    prefix = context.full_name(block, "")
  end

  local function add_test(kind, block, name, fn, chunk, line)
    if block ~= latest then turn_to(block) end
    local text = type(name) == "string" and name or tostring(name or kind)
    -- Which test of its full name in the file it is.
    local full = prefix .. text
    local number = (names[full] or 0) + 1
    names[full] = number
    local element = {
      descriptor = kind, block = block, name = name, run = fn, chunk = chunk, line = line,
      number = number,
    }
    list[#list + 1] = element
    if text ~= name then element.label = text end
    if block.is_only then element.is_only = true end
    return element
  end

  local function attach(kind, block, name, fn, chunk, line, attributes)
    local element
    if kind == "it" or kind == "pending" then
      element = add_test(kind, block, name, fn, chunk, line)
    else
      element = {
        descriptor = kind, block = block, name = name, run = fn, chunk = chunk, line = line,
        is_only = block.is_only, is_skipped = block.is_skipped,
      }
      context.attach(element)
      if blocks[kind] then
        element.hooks = {}
      else
        local hooks = block.hooks
        hooks[kind] = hooks[kind] or {}
        table.insert(hooks[kind], element)
      end
    end
    if attributes then
      element.attributes, element.envmode = attributes, attributes.envmode
      element.message = attributes.message
      element.is_only = element.is_only or attributes.is_only
      element.is_skipped = element.is_skipped or attributes.is_skipped
    end
    return element
  end

  -- A file of specs as an element of the suite.
  function busted.new_file(path)
    local attributes = attributes_of.file
    local element = {
      descriptor = "file", block = context.root, name = path, hooks = {}, attributes = attributes,
      envmode = attributes.envmode,
    }
    context.attach(element)
    return element
  end

  -- Words

  local function merged(attributes, more, body)
    local all = { body = body }
    for key, value in next, attributes or {} do all[key] = value end
    for key, value in next, more do all[key] = value end
    return all
  end

  -- What a test says by a name alone is kept: when no body follows, it is a pending test.
  local function remember(block, word, name, chunk, line)
    if executor_of[word] ~= executor_of.it then return end
    local promise = { name = name, chunk = chunk, line = line }
    block.promises = block.promises or {}
    table.insert(block.promises, promise)
    return promise
  end

  local function check_alone(block, word)
    if busted.options and busted.options["forbid-only"] then
      throw(word .. ".only is for working on a test; with CI=true all tests must run: "
        .. "take it away", 3)
    end
    local file = context.file(block)
    if file then file.has_only = true end
  end

  -- Adds a word: `kind` is run by `executor`, or is another word for the one that `executor` names.
  function busted.register(kind, executor, attributes)
    local word = kind
    if type(executor) == "string" then
      kind = executor
      executor_of[word] = executor_of[kind]
      attributes_of[word] = attributes or attributes_of[kind]
    else
      if executor ~= nil and not is_callable(executor) then
        executor, attributes = nil, executor
      end
      executor_of[word], attributes_of[word] = executor, attributes
    end
    attributes = attributes_of[word]

    local function publish(block, more, name, body, chunk, line)
      if selects and not selects(kind, name) then return end
      local actual, all = kind, attributes
      if more then
        all = merged(attributes, more, body)
        if more.wrap then body = more.wrap(body, chunk, line) end
      end
      if kind == "it" and (block.is_skipped or all and all.is_skipped) then actual = "pending" end
      if are_watched then
        mediator:publish(channel_of[actual], name, body, chunk and trace.made(chunk, line), all)
      else
        attach(actual, block, name, body, chunk, line, all)
      end
    end

    -- Most tests have nothing special.
    local is_plain = kind == "it" and not attributes

    local function misuse(fn)
      throw(string.format("%s: expected a function after the name, got %s", word, type(fn)), 3)
    end

    -- `more` are attributes beside those of the word; or the word itself, when that was called: see
    -- busted.modifiers.
    local function declare_with(more, name, fn)
      if more == called[word] then more = nil end
      local block = context.current
      if not blocks[block.descriptor] then
        if word == "pending" and block.descriptor == "it" and not context.is_ending then
          busted.pending(name)
        end
        throw("'" .. word .. "' not supported inside current context block", 2)
      end
      if not fn then
        if type(name) == "function" then
          fn = name
          name = word ~= kind and word or nil
        else
          fn = attributes and attributes.default_fn
        end
      elseif type(fn) ~= "function" and not is_callable(fn) then
        misuse(fn)
      end
      local chunk, line
      if block ~= root then
        -- Mostly it is called by the spec itself.
        chunk, line = running(2)
        chunk = known[chunk]
        if not chunk or chunk.is_internal then chunk, line = here(2) end
      end
      if more and more.is_only then check_alone(block, word) end
      if is_plain and fn and not (more or selects or are_watched or block.is_skipped) then
        return add_test(kind, block, name, fn, chunk, line)
      end
      if fn then return publish(block, more, name, fn, chunk, line) end
      local promise = remember(block, word, name, chunk, line)
      return function(body)
        if not is_callable(body) then misuse(body) end
        if promise then promise.is_kept = true end
        publish(context.current, more, name, body, chunk, line)
      end
    end

    local function declare(name, fn) return declare_with(nil, name, fn) end

    busted.declarers[word] = declare_with
    busted.executors[word] = declare
    busted.export(word, declare)
    if word == kind then
      mediator:subscribe({ "register", kind }, function(name, fn, place, more)
        attach(kind, context.current, name, fn, place, place and place.currentline, more)
      end)
    end
  end

  -- Gives a word its modifiers, such as `it.only`.
  function busted.modify(word, kind)
    local modified = require "busted.modifiers"(busted, word, kind)
    called[word] = modified
    busted.executors[word] = modified
    busted.export(word, modified)
  end

  -- The function that a word's elements are run by, where that is not this runner itself.
  function busted.executor(kind) return executor_of[kind] end

  -- Names whose bodies come later

  -- Has the block report a message at its end, unless what this returns gets `is_kept`: for
  -- declarations to which a name is still to come.
  function busted.expect_name(message)
    local block = context.current
    local promise = { message = message, trace = trace.place(2) }
    block.unnamed = block.unnamed or {}
    table.insert(block.unnamed, promise)
    return promise
  end

  -- Makes pending tests of names whose bodies never came.
  function busted.settle_promises(block)
    for _, promise in ipairs(block.unnamed or {}) do
      if not promise.is_kept and promise.trace then
        busted.intercept("error", block, promise.message, promise.trace)
      end
    end
    block.unnamed = nil
    for _, promise in ipairs(block.promises or {}) do
      local is_due = not promise.is_kept
        and (not selects or selects("pending", promise.name))
      if is_due then
        local element =
          attach("pending", block, promise.name, function() end, promise.chunk, promise.line)
        element.message = "it has no body"
      end
    end
    block.promises = nil
  end
end
