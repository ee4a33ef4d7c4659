#!/usr/bin/env bash
# Runs the specs of assertions with an installed busted, and compares with an installed luassert.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$here/../../../Sources/ScriptTesting/Lua
status=0
# The assertions alone: busted is to be the installed one.
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
ln -s "$sources"/luassert "$sources"/*.lua "$modules"
LUA_PATH="$modules/?.lua;$modules/?/init.lua;$here/luassert/?.lua;;" timeout 120 lua5.4 \
  "$(command -v busted)" --ignore-lua --output plainTerminal "$here/luassert" |
  tee "$modules/report" || status=1
grep -qE '^[1-9][0-9]* success.* 0 failures / 0 errors' "$modules/report" || status=1
timeout 300 lua5.4 "$here/compare/compare.lua" || status=1
exit $status
