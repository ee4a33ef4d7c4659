#include <CLuaSupport.h>

/* What the runner of tests asks of Lua for each test, where tables that Lua's own functions make
 * would be dear. */

/* running(level): the function at a level, which counts as in debug.getinfo, and its line; nothing
 * beyond the last one. */
static int running(lua_State *L) {
  lua_Debug record;
  if (!lua_getstack(L, (int)luaL_checkinteger(L, 1), &record)) return 0;
  lua_getinfo(L, "fl", &record);
  lua_pushinteger(L, record.currentline);
  return 2;
}

/* Whether a table has what another one has, which are `count` values. */
static bool has_same(lua_State *L, int table, int saved, lua_Integer count) {
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pushvalue(L, -2);
    lua_rawget(L, saved);
    if (!lua_rawequal(L, -1, -2)) return false;
    lua_pop(L, 2);
    count--;
  }
  return count == 0;
}

/* same(table, saved, count) */
static int same(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_pushboolean(L, has_same(L, 1, 2, luaL_checkinteger(L, 3)));
  return 1;
}

/* holds(samples, saved): whether the values of the list `samples` have the metatables that they had
 * when `saved` was made, which has for each false, or a list: the metatable, a copy of it, and how
 * many values are in it. `samples.n` is the length of both. */
static int holds(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_getfield(L, 1, "n");
  lua_Integer count = lua_tointeger(L, -1);
  bool is_same = true;
  for (lua_Integer i = 1; i <= count && is_same; i++) {
    lua_settop(L, 2);
    lua_rawgeti(L, 1, i);
    if (lua_rawgeti(L, 2, i) != LUA_TTABLE) {
      is_same = !lua_getmetatable(L, 3);
      continue;
    }
    lua_rawgeti(L, 4, 3);
    lua_Integer values = lua_tointeger(L, -1);
    lua_rawgeti(L, 4, 1);
    lua_rawgeti(L, 4, 2);
    is_same = lua_getmetatable(L, 3) && lua_rawequal(L, -1, 6) && has_same(L, 8, 7, values);
  }
  lua_pushboolean(L, is_same);
  return 1;
}

/* Functions of scripts through which they can come to metatables that all strings share, all numbers
 * and so on. Upvalue 1 is a table, in which `are_exposed` is set when that happens. */

static void note_exposed(lua_State *L) {
  lua_pushboolean(L, 1);
  lua_setfield(L, lua_upvalueindex(1), "are_exposed");
}

static bool is_shared(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type != LUA_TTABLE && type != LUA_TUSERDATA;
}

/* getmetatable(value) */
static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) {
    lua_pushnil(L);
    return 1;
  }
  if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL && is_shared(L, 1)) note_exposed(L);
  return 1;
}

/* debug.getmetatable(value) */
static int get_any_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) {
    lua_pushnil(L);
  } else if (is_shared(L, 1)) {
    note_exposed(L);
  }
  return 1;
}

/* debug.setmetatable(value, metatable) */
static int set_any_metatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (is_shared(L, 1)) note_exposed(L);
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

/* watching(noted): these functions, with the table that is their upvalue. */
static int watching(lua_State *L) {
  static const luaL_Reg functions[] = {{"getmetatable", get_metatable},
                                       {"get", get_any_metatable},
                                       {"set", set_any_metatable},
                                       {NULL, NULL}};
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_newlibtable(L, functions);
  lua_insert(L, 1);
  luaL_setfuncs(L, functions, 1);
  return 1;
}

void ln_push_inspection(lua_State *L) {
  static const luaL_Reg functions[] = {{"running", running},
                                       {"same", same},
                                       {"holds", holds},
                                       {"watching", watching},
                                       {NULL, NULL}};
  luaL_newlib(L, functions);
}
