-- JSON: `ui.json`.

local ui = require "lunette"
require "members"

local decode, encode = ui.json.decode, ui.json.encode

it("ui.json.decode", function()
  local value = decode [[ { "name": "Ann \u00e9\n", "age": 41, "rate": -1.5e-1, "big": 9007199254740993,
    "flags": [true, false], "none": null, "deep": {"list": []} } ]]
  equal(value.name, "Ann é\n")
  equal(value.age, 41)
  equal(value.rate, -0.15)
  equal(value.big, 9007199254740993)
  same(value.flags, { true, false })
  equal(value.none, nil)
  equal(#value.deep.list, 0)
  equal(decode "null", nil)
  equal(decode "1.0", 1)
  equal(decode '"x"', "x")
  for text, part in pairs{
    ["{"] = "line 1, column 2: expected a name in double quotes, found the end of the text",
    ["[1,\n2,]"] = "line 2, column 2: no comma may stand before ]",
    ["{'a':1}"] = "JSON has double quotes only",
    ['{"a":1,"a":2}'] = '"a" stands twice',
    ['"\255"'] = "no valid UTF-8",
    [""] = "expected a value, found the end of the text",
    [("["):rep(101)] = "nested more than 100 deep",
    ["1e999"] = "too large",
  } do
    raises(part, function() decode(text) end)
  end
  raises("expected string, got table", function() decode{} end)
  raises("more than 16 MiB", function() decode((" "):rep(2^24 + 1 | 0)) end)
end)

it("ui.json.encode", function()
  equal(encode{ b = 1, a = { "x", 2.5, true }, ["é"] = "\n\"\1" },
    [[{"a":["x",2.5,true],"b":1,"é":"\n\"\u0001"}]])
  equal(encode(nil), "null")
  equal(encode(3.0), "3")
  equal(encode(math.maxinteger), "9223372036854775807")
  equal(encode{}, "[]")
  local text = encode{ list = { 1, { n = 2 } } }
  equal(encode(decode(text)), text)
  for part, value in pairs{
    ["a string, a number, a boolean, nil, a list or a table with names, got function"] = print,
    ["the value.x must be"] = { x = ui.View{} },
    ["got Date"] = ui.date(0),
    ["got number nan"] = 0 / 0,
    ["the value.x is no valid UTF-8"] = { x = "\255" },
  } do
    raises(part, function() encode(value) end)
  end
  raises("expected any, got nothing", function() encode() end)
end)

it("json.null, ui.json.decode, ui.json.encode", function()
  local list = decode "[1, null, {\"a\": [null]}]"
  equal(#list, 3)
  assert(list[2] == ui.json.null and list[3].a[1] == ui.json.null)
  equal(encode(list), '[1,null,{"a":[null]}]')
  equal(encode{ gone = ui.json.null }, '{"gone":null}')
  equal(tostring(ui.json.null), "null")
end)
