-- How fast Lunette's own library functions are beside Lua's, in interleaved rounds of one process.
-- Prints the median of each, and the ratio of the best rounds.

local line = "key_name = some value here ; comment"
local text = ("The quick brown fox jumps over the lazy dog, 42 times = value; name@example.com\n"):rep(40)
local path = "/usr/local/share/lunette/plugins/example/init.lua"
local words = {}
for word in text:gmatch("%a+") do words[#words + 1] = word end
local function copy() return table.move(words, 1, #words, 1, {}) end

-- Name, rounds, and the call with the functions of the two libraries.
local benches = {
  { "find a plain word", 100000, function(s) s.find(line, "value", 1, true) end },
  { "find without specials", 100000, function(s) s.find(line, "value") end },
  { "find in a long text", 4000, function(s) s.find(text, "notthere", 1, true) end },
  { "find %s*=%s*", 50000, function(s) s.find(line, "%s*=%s*") end },
  { "match a pair", 50000, function(s) s.match(line, "^([%w_]+)%s*=%s*(.-)%s*;") end },
  { "match ^%d+$", 200000, function(s) s.match("42", "^%d+$") end },
  { "match trimmed text", 50000, function(s) s.match("   some text here   ", "^%s*(.-)%s*$") end },
  { "match a file name", 10000, function(s) s.match(path, "([^/]+)%.lua$") end },
  { "match greedily", 50000, function(s) s.match(path, "^(.*)/(.*)$") end },
  { "match %b()", 50000, function(s) s.match("call(a,(b),c) end", "%b()") end },
  { "match %f[%w]", 20000, function(s) s.match(line, "%f[%w]comment%f[%W]") end },
  { "gmatch words", 100, function(s) for _ in s.gmatch(text, "%a+") do end end },
  { "gmatch pairs", 100, function(s) for _ in s.gmatch(text, "(%w+)@(%w+)") do end end },
  { "gsub by a string", 100, function(s) s.gsub(text, "%w+", "<%0>") end },
  { "gsub a letter", 300, function(s) s.gsub(text, "o", "0") end },
  { "gsub each character", 50, function(s) s.gsub(text, ".", "%0%0") end },
  { "gsub in a short text", 100000, function(s) s.gsub("hello world", "o", "0") end },
  { "gsub by a function", 100, function(s) s.gsub(text, "%a+", function(word) return word end) end },
  { "gsub by a table", 100, function(s) s.gsub(text, "%a+", words) end },
  { "rep, short", 100000, function(s) s.rep("ab", 10) end },
  { "rep, long", 100, function(s) s.rep("ab", 100000) end },
  { "format %d %s", 50000, function(s) s.format("%d %s", 12345, "text") end },
  { "format %5.2f", 50000, function(s) s.format("%5.2f", 12.345) end },
  { "insert at the end", 10, function(_, t) local list = {} for i = 1, 5000 do t.insert(list, i) end end },
  { "insert at the front", 1, function(_, t) local list = {} for i = 1, 1000 do t.insert(list, 1, i) end end },
  { "remove", 20, function(_, t) local list = copy() for _ = 1, #list do t.remove(list) end end },
  { "concat", 500, function(_, t) t.concat(words, " ") end },
  { "unpack", 100000, function(_, t) t.unpack(words, 1, 5) end },
  { "pack", 100000, function(_, t) t.pack(1, 2, 3) end },
  { "move", 1000, function(_, t) t.move(words, 1, #words, 1, {}) end },
  { "sort", 20, function(_, t) t.sort(copy()) end },
  { "sort by a function", 10, function(_, t) t.sort(copy(), function(a, b) return a > b end) end },
}

return function(stock_string, stock_table)
  local function time(bench, strings, tables)
    collectgarbage()
    local start = os.clock()
    for _ = 1, bench[2] do bench[3](strings, tables) end
    return (os.clock() - start) / bench[2] * 1e9
  end
  print(("%-24s %12s %12s %7s"):format("", "Lua ns", "own ns", "ratio"))
  for _, bench in ipairs(benches) do
    local stock, own = {}, {}
    for round = 1, 11 do
      stock[round] = time(bench, stock_string, stock_table)
      own[round] = time(bench, string, table)
    end
    table.sort(stock)
    table.sort(own)
    print(("%-24s %12.0f %12.0f %7.2f"):format(bench[1], stock[6], own[6], own[1] / stock[1]))
  end
end
