-- Screens that ask servers, and the fakes that answer them.

local ui = require "lunette"
local t = require "lunette.test"

local TIMELINE = "https://api.weibo.com/2/statuses/friends_timeline.json"

-- The timeline of the source: it asks for the latest posts, and shows them.
local Timeline = ui.TableViewController:subclass "Timeline"

function Timeline:init(options)
  Timeline.super.init(self, options)
  self.statuses = {}
end

function Timeline:viewDidLoad()
  Timeline.super.viewDidLoad(self)
  self.tableView:register(ui.TableViewCell, "status")
end

function Timeline:loadNewStatus()
  local url = TIMELINE .. "?access_token=" .. ui.addingPercentEncoding "T 1"
  ui.URLSession.shared:dataTask(url, function(data, response, error)
    if error then return print("请求失败 --- " .. error.localizedDescription) end
    print("请求成功 --- " .. response.statusCode)
    self.statuses = ui.json.decode(data).statuses
    self.tableView:reloadData()
  end):resume()
end

function Timeline:tableView_numberOfRowsInSection() return #self.statuses end

function Timeline:tableView_cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("status", indexPath)
  cell.textLabel.text = self.statuses[indexPath.row].text
  return cell
end

local function rows(screen) return #screen:all "TableViewCell" end

describe("A timeline", function()
  it("asks once and shows the posts that come (weibo/S52)", function()
    local screen = t.launch(Timeline, {
      responses = {
        [TIMELINE .. "*"] = {
          json = { statuses = { { text = "one" }, { text = "two" }, { text = "three" } } },
        },
      },
    })
    assert.equal(0, rows(screen))
    screen.window.rootViewController:loadNewStatus()
    assert.equal(3, rows(screen))
    assert.is_true(screen:has 'TableViewCell"two"')
    assert.same({ "请求成功 --- 200" }, screen.log)
    assert.equal(1, #screen.requests)
    assert.equal("GET", screen.requests[1].method)
    assert.equal(TIMELINE .. "?access_token=T%201", screen.requests[1].url)
  end)

  it("keeps its rows when that fails (weibo/S53)", function()
    local screen = t.launch(Timeline, {
      responses = {
        [TIMELINE .. "*"] = { { json = { statuses = { { text = "one" } } } }, { error = "offline" } },
      },
    })
    local timeline = screen.window.rootViewController
    timeline:loadNewStatus()
    assert.equal(1, rows(screen))
    timeline:loadNewStatus()
    assert.equal(1, rows(screen))
    assert.same({
      "请求成功 --- 200", "请求失败 --- The Internet connection appears to be offline.",
    }, screen.log)
  end)
end)

-- What is shown while a request is under way.
local function loader(url)
  local spinner = ui.ActivityIndicatorView{ id = "spinner", hidesWhenStopped = true }
  local label = ui.Label{ id = "result", frame = { 0, 60, 300, 20 } }
  local button = ui.Button{ title = "Load", frame = { 0, 100, 100, 44 } }
  button:on("touchUpInside", function()
    spinner:startAnimating()
    ui.URLSession.shared:dataTask(url, function(data, response, error)
      spinner:stopAnimating()
      label.text = error and error.localizedDescription or data
    end):resume()
  end)
  return ui.View{ spinner, label, button }
end

describe("A fake response", function()
  local URL = "https://example.com/"

  it("comes in the step that asks, unless it takes time", function()
    local screen = t.launch(loader(URL), { responses = { [URL] = { body = "at once" } } })
    screen:tap '"Load"'
    assert.equal("at once", screen:find "#result".text)
  end)

  it("that takes time lets a test look at the screen meanwhile", function()
    local screen = t.launch(loader(URL), { responses = { [URL] = { body = "later", after = 2 } } })
    screen:tap '"Load"'
    assert.is_true(screen:find "#spinner".isAnimating)
    screen:advance(1.9)
    assert.is_true(screen:find "#spinner".isAnimating)
    screen:advance(0.1)
    assert.equal("later", screen:find "#result".text)
    assert.is_false(screen:has "#spinner")
  end)

  it("never comes after the timeout", function()
    local screen = t.launch(loader(URL), { responses = { [URL] = { after = 1000 } } })
    screen:tap '"Load"'
    screen:advance(61)
    assert.equal("The request timed out.", screen:find "#result".text)
  end)

  it("is that of the key that says most", function()
    t.start{
      responses = {
        ["*"] = { body = "any" }, ["https://example.com/*"] = { body = "site" },
        ["https://example.com/*/b"] = { body = "b" },
        ["https://example.com/a"] = { body = "a" },
        ["POST https://example.com/a"] = { body = "post" },
      },
    }
    local bodies = {}
    local function ask(url, method)
      local request = ui.URLRequest{ url = url, httpMethod = method }
      ui.URLSession.shared:dataTask(request, function(data) bodies[#bodies + 1] = data end):resume()
    end
    ask("https://example.org/", "GET")
    ask("https://example.com/c", "GET")
    ask("https://example.com/x/y/b", "GET")
    ask("https://example.com/a", "GET")
    ask("https://example.com/a", "POST")
    t.clock:advance(0)
    assert.same({ "any", "site", "b", "a", "post" }, bodies)
  end)

  it("can be made by a function", function()
    local screen = t.launch(loader(URL), {
      responses = {
        ["GET https://example.com/*"] = function(request)
          assert.equal("GET", request.method)
          assert.equal(URL, request.url)
          return { json = { path = request.url:match "^https://[^/]*(.*)" } }
        end,
      },
    })
    screen:tap '"Load"'
    assert.equal('{"path":"/"}', screen:find "#result".text)
  end)

  it("that is missing fails the test, and names the nearest", function()
    local screen = t.launch(loader "https://example.com/user", {
      responses = { ["https://example.com/users"] = {}, ["https://example.org/"] = {} },
    })
    screen:tap '"Load"'
    assert.equal(
      'no response is given for GET https://example.com/user; the nearest is '
        .. '"https://example.com/users"',
      screen:expectError "no response".message)
    assert.equal("The Internet connection appears to be offline.", screen:find "#result".text)
    screen = t.launch(loader(URL))
    screen:tap '"Load"'
    screen:expectError '"responses" has none for that server'
  end)

  it("says what is wrong with it", function()
    local function fails(part, responses)
      assert.error_matches(function() t.start{ responses = responses } end, part, 1, true)
    end
    fails("expected a table of responses by address", 1)
    fails('expected an address, as "https://api.example.com/users"', { ["example.com"] = {} })
    fails("there is no option 'staus'; did you mean 'status'?", { [URL] = { staus = 1 } })
    fails("status: expected a whole number from 100 to 599, got number 20", { [URL] = { status = 20 } })
    fails('there is no error "offlin"; did you mean "offline"?', { [URL] = { error = "offlin" } })
    fails("after: expected seconds from 0 on, got number -1", { [URL] = { after = -1 } })
    fails("body: expected a string, got table; json takes tables", { [URL] = { body = {} } })
    fails("json: there is a body already", { [URL] = { body = "", json = {} } })
    fails("got function", { [URL] = { json = print } })
  end)

  it("whose function fails or answers nonsense fails the test", function()
    for part, answer in pairs{
      ["oh"] = function() error "oh" end,
      ["https://example.com/: there is no option 'x'"] = function() return { x = 1 } end,
    } do
      local screen = t.launch(loader(URL), { responses = { [URL] = answer } })
      screen:tap '"Load"'
      screen:expectError(part)
    end
    local screen = t.launch(loader(URL), { responses = { [URL] = function() end } })
    screen:tap '"Load"'
    screen:expectError "no response is given"
  end)
end)

describe("A request", function()
  it("that is under way ends with its screen", function()
    local ends = 0
    local screen = t.launch(ui.View, { responses = { ["*"] = { after = 5 } } })
    ui.URLSession.shared:dataTask("https://example.com/", function() ends = ends + 1 end):resume()
    screen:advance(1)
    screen = t.launch(ui.View)
    screen:advance(100)
    assert.equal(0, ends)
  end)

  it("waits while the application is in the background", function()
    local ends = 0
    local screen = t.launch(ui.View, { responses = { ["*"] = { after = 5 } } })
    screen:open()
    ui.URLSession.shared:dataTask("https://example.com/", function() ends = ends + 1 end):resume()
    screen:home()
    screen:advance(10)
    assert.equal(0, ends)
    screen:open()
    assert.equal(1, ends)
  end)

  it("may be begun in the function of another one, without end", function()
    local count = 0
    local function ask()
      ui.URLSession.shared:dataTask("https://example.com/", function()
        count = count + 1
        if count < 100 then ask() end
      end):resume()
    end
    local screen = t.launch(ui.View, { responses = { ["*"] = {} } })
    ask()
    screen:advance(0)
    assert.equal(100, count)
  end)
end)
