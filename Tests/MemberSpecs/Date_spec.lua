local ui = require "lunette"
require "members"

local date = ui.date("2014-09-30T17:06:25+06:00")

it("ui.date", function()
  equal(date, ui.date(1412075185))
  equal(ui.date(date), date)
  equal(ui.date "2014-09-30T11:06:25Z", date)
  equal(ui.date "2014-09-30T11:06:25", date)
  equal(ui.date "2014-09-30", ui.date(1412035200))
  equal(tostring(date), "2014-09-30T11:06:25Z")
  equal(tostring(ui.date(0.25)), "1970-01-01T00:00:00.25Z")
  equal(tostring(ui.date(-0.5)), "1969-12-31T23:59:59.5Z")
  equal(tostring(ui.date "2016-02-29T23:59:59.123456Z"), "2016-02-29T23:59:59.123456Z")
  equal(ui.date(tostring(date)), date)
  assert(tostring(ui.date(1e300)):find "1e%+300 s")
  raises("ISO 8601", function() ui.date "30.9.2014" end)
  raises("ISO 8601", function() ui.date "2015-02-29" end)
  raises("expected a Date", function() ui.date {} end)
  raises("expected a Date", function() ui.date(0 / 0) end)
  raises("expected a Date", function() ui.date(math.huge) end)
end)

it("ui.now", function()
  local before = ui.now()
  equal(before, ui.date "2007-01-09T09:41:00Z")
  advance(1.5)
  equal(ui.now() - before, 1.5)
end)

it("Date.timeIntervalSince1970", function()
  equal(date.timeIntervalSince1970, 1412075185)
  equal(date:with{ timeIntervalSince1970 = 5 }, ui.date(5))
  raises("cannot be changed", function() date.timeIntervalSince1970 = 5 end)
  raises("did you mean 'timeIntervalSince1970'", function() return date.timeIntervalSince197 end)
end)

it("Date.timeIntervalSince", function()
  equal((date + 60):timeIntervalSince(date), 60)
  equal(date:timeIntervalSince(0), 1412075185)
  equal(date - (date + 2.5), -2.5)
end)

it("Date.addingTimeInterval", function()
  equal(date:addingTimeInterval(60), date + 60)
  equal(60 + date, date + 60)
  equal(date - 60 + 60, date)
  assert(date < date + 1 and date <= date and date + 1 > date and not (date < date))
  raises("a value and a number to add", function() return date + date end)
  raises("a value and a number to add", function() return date + "1" end)
  raises("to subtract", function() return 5 - date end)
  raises("to compare", function() return date < 5 end)
  raises("not finite", function() return date + math.huge end)
  raises("finite", function() return date:addingTimeInterval(math.huge) end)
end)

it("Date.distantPast, Date.distantFuture", function()
  equal(tostring(ui.Date.distantPast), "0000-12-30T00:00:00Z")
  equal(tostring(ui.Date.distantFuture), "4001-01-01T00:00:00Z")
  assert(ui.Date.distantPast < ui.now() and ui.now() < ui.Date.distantFuture)
end)

it("Date.with, Date.unpack", function()
  equal(date:with{}, date)
  equal(date:unpack(), 1412075185)
end)

it("ui.has", function()
  for _, name in ipairs { "View", "View.frame", "Label.frame", "Button.setTitle", "Rect", "Rect.midX",
      "Rect.x", "Rect.zero", "ContentMode", "ContentMode.center", "rect", "transform",
      "transform.scale", "Date.distantPast", "has" } do
    assert(ui.has(name), name)
  end
  for _, name in ipairs { "", ".", "Viev", "View.fram", "View.", "View.frame.x", "UIView",
      "ContentMode.centre", "Rect.Zero", "transform.scal" } do
    assert(not ui.has(name), name)
  end
  raises("string", function() ui.has() end)
end)
