// What Lua sees of ViewKit: one file per family of classes.
