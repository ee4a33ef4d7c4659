// The Lua state, its values and calls, and the export of Swift classes. Knows no interface.
