// Text, tree and JSON of a ViewKit screen. Knows no Lua.
