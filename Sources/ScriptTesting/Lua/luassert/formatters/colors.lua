--- Terminal colors by name, joined by dots: `colors("bright.red", "*")`.

local codes = {
  reset = 0, clear = 0, default = 0, bright = 1, dim = 2, underscore = 4, blink = 5, reverse = 7,
  hidden = 8,
}
for index, color in ipairs { "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white" }
do
  codes[color], codes["on" .. color] = 29 + index, 39 + index
end

--- A text in colors; names that are no color change nothing.
return function(names, text)
  for name in string.gmatch(tostring(names or "none"), "[^%.]+") do
    if codes[name] then text = string.format("\27[%dm%s\27[0m", codes[name], text) end
  end
  return text
end
