-- Requests and what comes of them. The network is that of `t.start`.

local ui = require "lunette"
local t = require "lunette.test"
require "members"

local SITE = "https://example.com"
local screen, ends

before_each(function() ends = {} end)
after_each(function() screen, ends = nil, nil end)

local function start(responses) screen = t.start{ responses = responses } end

--- A task whose end is noted as `200 body` or the code of its error.
local function task(request)
  return ui.URLSession.shared:dataTask(request, function(data, response, error)
    assert((data == nil) == (error ~= nil) and (response == nil) == (error ~= nil))
    ends[#ends + 1] = error and tostring(error.code) or response.statusCode .. " " .. data
  end)
end

it("URLRequest.url, URLRequest.httpMethod, URLRequest.allHTTPHeaderFields, URLRequest.httpBody, "
  .. "URLRequest.timeoutInterval", function()
  local request = ui.URLRequest{ url = SITE }
  equal(request.url, SITE)
  equal(request.httpMethod, "GET")
  equal(next(request.allHTTPHeaderFields), nil)
  equal(request.httpBody, nil)
  equal(request.timeoutInterval, 60)
  request.url = SITE .. "/a"
  request.httpMethod = "post"
  request.allHTTPHeaderFields = { Accept = "text/html", Age = 3 }
  request.httpBody = "a\0\255"
  request.timeoutInterval = 0.5
  equal(request.url, SITE .. "/a")
  equal(request.httpMethod, "POST")
  equal(request.allHTTPHeaderFields.Accept, "text/html")
  equal(request.allHTTPHeaderFields.Age, "3")
  equal(request.httpBody, "a\0\255")
  equal(request.timeoutInterval, 0.5)
  raises('a method of HTTP, as "POST", got string "a b"', function() request.httpMethod = "a b" end)
  raises("seconds above 0", function() request.timeoutInterval = 0 end)
  raises("table of strings by name", function() request.allHTTPHeaderFields = { A = "x\ny" } end)
  raises("a request needs an address", function() ui.URLRequest{} end)
end)

it("URLRequest.value, URLRequest.setValue, URLRequest.addValue", function()
  local request = ui.URLRequest{ url = SITE, allHTTPHeaderFields = { Accept = "a" } }
  equal(request:value "ACCEPT", "a")
  equal(request:value "Age", nil)
  request:addValue("b", "accept")
  request:addValue("1", "Age")
  equal(request:value "Accept", "a,b")
  request:setValue("c", "accept")
  request:setValue(nil, "Age")
  equal(request:value "Accept", "c")
  equal(request:value "Age", nil)
  raises("name of a header field", function() request:setValue("x", "a b") end)
  raises("without line breaks", function() request:setValue("x\r\ny", "A") end)
end)

it("URLSession.shared, URLSession.dataTask", function()
  start{ [SITE] = { body = "hello\0\255" } }
  local session = ui.URLSession.shared
  assert(session == ui.URLSession.shared)
  local request = ui.URLRequest{ url = SITE }
  local made = task(request)
  -- A task has a copy of what was given.
  request.url = "changed"
  equal(made.originalRequest.url, SITE)
  settle()
  same(ends, {})
  made:resume()
  same(ends, {})
  settle()
  same(ends, { "200 hello\0\255" })
  -- Nobody needs to hold it, or to hear of it.
  session:dataTask(SITE):resume()
  task(SITE):resume()
  collect()
  settle()
  equal(#ends, 2)
  equal(#screen.requests, 3)
  raises("expected an address or a URLRequest, got number 3", function() session:dataTask(3) end)
  raises("expected function or nil, got string", function() session:dataTask(SITE, "x") end)
end)

it("URLSessionDataTask.resume, URLSessionDataTask.state, URLSessionDataTask.taskIdentifier, "
  .. "URLSessionDataTask.originalRequest, URLSessionDataTask.response, URLSessionDataTask.error, "
  .. "URLSessionTaskState", function()
  start{ [SITE] = { after = 1, status = 404 }, [SITE .. "/b"] = { error = "cannotFindHost" } }
  local one, two = task(SITE), task(SITE .. "/b")
  equal(one.taskIdentifier, 1)
  equal(two.taskIdentifier, 2)
  equal(one.originalRequest.httpMethod, "GET")
  equal(one.state, "suspended")
  one:resume()
  one:resume()
  two:resume()
  equal(one.state, "running")
  settle()
  equal(one.response, nil)
  equal(two.state, "completed")
  equal(two.error.code, -1003)
  advance(1)
  equal(one.state, "completed")
  equal(one.response.statusCode, 404)
  equal(one.error, nil)
  one:resume()
  one:cancel()
  advance(2)
  same(ends, { "-1003", "404 " })
  -- The fourth state lasts from a cancelling to the next turn.
  local three = task(SITE)
  three:resume()
  three:cancel()
  equal(three.state, "canceling")
  settle()
  equal(three.state, "completed")
end)

it("URLSessionDataTask.cancel, URLSessionDataTask.suspend, URLSessionDataTask.resume", function()
  start{ ["*"] = { after = 1, body = "x" } }
  local asked, fresh, waits = task(SITE), task(SITE), task(SITE)
  asked:resume()
  waits:resume()
  advance(0.5)
  asked:cancel()
  asked:cancel()
  fresh:cancel()
  waits:suspend()
  equal(waits.state, "suspended")
  same(ends, {})
  settle()
  same(ends, { "-999", "-999" })
  equal(fresh.error.code, ui.URLError.cancelled)
  -- What comes to a task that stands still is told when it goes on.
  advance(100)
  equal(#ends, 2)
  waits:resume()
  settle()
  same(ends, { "-999", "-999", "200 x" })
  -- One that was stopped before it was sent is sent once.
  local late = task(SITE)
  late:resume()
  late:suspend()
  late:resume()
  advance(1)
  equal(#ends, 4)
  equal(#screen.requests, 3)
end)

it("HTTPURLResponse.url, HTTPURLResponse.statusCode, HTTPURLResponse.allHeaderFields, "
  .. "HTTPURLResponse.mimeType, HTTPURLResponse.textEncodingName, "
  .. "HTTPURLResponse.expectedContentLength, HTTPURLResponse.value", function()
  start{
    [SITE] = { status = 201, headers = {
      ["content-type"] = "Text/HTML; charset=UTF-8", ["Content-Length"] = "12",
    } },
    [SITE .. "/bare"] = {},
    [SITE .. "/json"] = { json = { list = { 1, ui.json.null } } },
  }
  local responses = {}
  for _, url in ipairs{ SITE, SITE .. "/bare", SITE .. "/json" } do
    ui.URLSession.shared:dataTask(url, function(data, response)
      responses[#responses + 1] = response
      responses.data = data
    end):resume()
  end
  settle()
  local response, bare, json = table.unpack(responses)
  equal(response.url, SITE)
  equal(response.statusCode, 201)
  equal(response.allHeaderFields["Content-Length"], "12")
  equal(response.mimeType, "text/html")
  equal(response.textEncodingName, "utf-8")
  equal(response.expectedContentLength, 12)
  equal(response:value "Content-Type", "Text/HTML; charset=UTF-8")
  equal(bare.mimeType, nil)
  equal(bare.textEncodingName, nil)
  equal(bare.expectedContentLength, nil)
  equal(json.mimeType, "application/json")
  equal(responses.data, '{"list":[1,null]}')
end)

it("Error.domain, Error.code, Error.localizedDescription, URLError.failingURL", function()
  start{ [SITE] = { error = "offline" } }
  local error
  ui.URLSession.shared:dataTask(SITE, function(_, _, got) error = got end):resume()
  settle()
  assert(error:isKind(ui.Error))
  equal(error.domain, "NSURLErrorDomain")
  equal(error.code, -1009)
  equal(error.localizedDescription, "The Internet connection appears to be offline.")
  equal(error.failingURL, SITE)
  equal(tostring(error),
    "<URLError NSURLErrorDomain -1009: The Internet connection appears to be offline.>")
end)

it("URLError.cancelled, URLError.badURL, URLError.timedOut, URLError.unsupportedURL, "
  .. "URLError.cannotFindHost, URLError.cannotConnectToHost, URLError.networkConnectionLost, "
  .. "URLError.httpTooManyRedirects, URLError.notConnectedToInternet, URLError.badServerResponse, "
  .. "URLError.dataNotAllowed, URLError.secureConnectionFailed", function()
  local codes = {
    cancelled = -999, badURL = -1000, timedOut = -1001, unsupportedURL = -1002,
    cannotFindHost = -1003, cannotConnectToHost = -1004, networkConnectionLost = -1005,
    httpTooManyRedirects = -1007, notConnectedToInternet = -1009, badServerResponse = -1011,
    dataNotAllowed = -1020, secureConnectionFailed = -1200,
  }
  for name, code in pairs(codes) do
    equal(ui.URLError[name], code)
    start{ ["*"] = { error = name } }
    task(SITE):resume()
    settle()
    equal(ends[#ends], tostring(code))
  end
end)

it("ui.url", function()
  equal(ui.url "https://example.com:80/a?b=c#d", "https://example.com:80/a?b=c#d")
  equal(ui.url "tel:123", "tel:123")
  for _, text in ipairs{ "", "example", "https://a b", "https://é.com", "1a:b", "http://a:99999" } do
    equal(ui.url(text), nil)
  end
end)

it("ui.addingPercentEncoding, ui.removingPercentEncoding", function()
  equal(ui.addingPercentEncoding "a b&c=é/~", "a%20b%26c%3D%C3%A9%2F~")
  equal(ui.removingPercentEncoding "a%20b%26c%3d%C3%A9", "a b&c=é")
  equal(ui.removingPercentEncoding "%ff", "\255")
  equal(ui.removingPercentEncoding "100%", nil)
  equal(ui.removingPercentEncoding "%zz", nil)
end)

-- Beside the members.
do
  it("A request fails when its address is none of the web", function()
    start{ ["*"] = {} }
    for _, url in ipairs{
      "", "example.com", "https://", "https:///a", "https://a b", "http://a:x", "file:///etc/passwd",
      "tel:123", "https://a/%4", "é",
    } do task(url):resume() end
    settle()
    same(ends, { "-1000", "-1000", "-1000", "-1000", "-1000", "-1000", "-1002", "-1002", "-1000",
      "-1000" })
    equal(#screen.requests, 0)
  end)

  it("A request times out on the application's clock", function()
    start{ [SITE] = { after = 61 }, [SITE .. "/quick"] = { after = 1 } }
    task(SITE):resume()
    task(ui.URLRequest{ url = SITE .. "/quick", timeoutInterval = 0.5 }):resume()
    advance(0.5)
    same(ends, { "-1001" })
    advance(59)
    equal(#ends, 1)
    advance(1)
    same(ends, { "-1001", "-1001" })
    advance(100)
    equal(#ends, 2)
  end)

  it("A request may have a function that raises", function()
    start{ ["*"] = {} }
    for _ = 1, 2 do
      ui.URLSession.shared:dataTask(SITE, function() error "oh" end):resume()
    end
    task(SITE):resume()
    settle()
    same(ends, { "200 " })
    local reports = screen:takeErrors()
    equal(#reports, 1)
    equal(reports[1].count, 2)
    assert(reports[1].text:find("oh", 1, true) and reports[1].handler:find "URLSessionDataTask")
  end)
end
