#!/usr/bin/env bash
# Runs the specs of assertions with an installed busted, and compares with an installed luassert.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$here/../../../Sources/ScriptTesting/Lua
status=0
LUA_PATH="$sources/?.lua;$sources/?/init.lua;$here/luassert/?.lua;;" timeout 120 lua5.4 "$(command -v busted)" \
  --ignore-lua --output plainTerminal "$here/luassert" || status=1
timeout 300 lua5.4 "$here/compare/compare.lua" || status=1
exit $status
