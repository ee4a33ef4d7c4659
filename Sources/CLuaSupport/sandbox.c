#include <CLuaSupport.h>

/* The functions of the sandbox that Lua's own would be unsafe for, or that need its metamethods. */

/* load(chunk, name, mode, env): source text only, in the environment of upvalue 2. */
static int load_text(lua_State *L) {
  bool own_environment = lua_gettop(L) >= 4;
  lua_settop(L, 4);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 2);
  lua_pushliteral(L, "t");
  lua_pushvalue(L, own_environment ? 4 : lua_upvalueindex(2));
  lua_call(L, 4, LUA_MULTRET);
  return lua_gettop(L) - 4;
}

/* setmetatable without finalizers. */
static int set_metatable(lua_State *L) {
  luaL_argexpected(L, lua_type(L, 2) == LUA_TNIL || lua_type(L, 2) == LUA_TTABLE, 2,
                   "nil or table");
  if (lua_istable(L, 2)) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) {
      return luaL_error(L, "scripts have no finalizers (__gc); a class may define deinit(self)");
    }
    lua_pop(L, 1);
  }
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

static int collect_garbage(lua_State *L) {
  static const char *const options[] = {"collect", "count", "step", NULL};
  switch (luaL_checkoption(L, 1, "collect", options)) {
  case 0:
    lua_gc(L, LUA_GCCOLLECT);
    lua_pushinteger(L, 0);
    return 1;
  case 1:
    lua_pushnumber(L, (lua_Number)lua_gc(L, LUA_GCCOUNT) +
                          (lua_Number)lua_gc(L, LUA_GCCOUNTB) / 1024);
    return 1;
  default:
    lua_pushboolean(L, lua_gc(L, LUA_GCSTEP, (int)luaL_optinteger(L, 2, 0) & 0xFFFF));
    return 1;
  }
}

/* Joins the texts of all arguments with tabs, and hands the line to upvalue 1. */
static int print(lua_State *L) {
  int count = lua_gettop(L);
  luaL_Buffer line;
  luaL_buffinit(L, &line);
  for (int i = 1; i <= count; i++) {
    if (i > 1) luaL_addchar(&line, '\t');
    ln_push_text(L, i);
    luaL_addvalue(&line);
  }
  luaL_pushresult(&line);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, -2);
  lua_call(L, 1, 0);
  return 0;
}

/* Pushes a copy of the table at index. */
static void copy_table(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
}

void ln_copy_library(lua_State *L) {
  copy_table(L, -1);
  int copy = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, copy)) {
    bool is_name = lua_type(L, -2) == LUA_TSTRING;
    bool is_package = is_name && strcmp(lua_tostring(L, -2), "package") == 0;
    if (lua_istable(L, -1) && !is_package) {
      lua_pushvalue(L, -2);
      if (lua_rawequal(L, -2, copy - 1)) {
        lua_pushvalue(L, copy);
      } else {
        copy_table(L, -2);
      }
      /* The key is there already, so that this changes nothing for lua_next. */
      lua_rawset(L, copy);
    }
    lua_pop(L, 1);
  }
}

static int traceback(lua_State *L) {
  bool other = lua_isthread(L, 1);
  lua_State *thread = other ? lua_tothread(L, 1) : L;
  int first = other ? 2 : 1;
  if (!lua_isnoneornil(L, first) && !lua_isstring(L, first)) {
    lua_settop(L, first);
    return 1;
  }
  luaL_traceback(L, thread, lua_tostring(L, first),
                 (int)luaL_optinteger(L, first + 1, other ? 0 : 1) & 0xFF);
  return 1;
}

void ln_push_sandboxed(lua_State *L, int which) {
  switch (which) {
  case LN_LOAD: lua_pushcclosure(L, load_text, 2); break;
  case LN_SETMETATABLE: lua_pushcclosure(L, set_metatable, 1); break;
  case LN_COLLECTGARBAGE: lua_pushcfunction(L, collect_garbage); break;
  case LN_PRINT: lua_pushcclosure(L, print, 1); break;
  case LN_TRACEBACK: lua_pushcfunction(L, traceback); break;
  }
}

void ln_hide_string_metatable(lua_State *L, int strings) {
  strings = lua_absindex(L, strings);
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 16);
  /* The rest is how arithmetic takes strings for numbers. */
  lua_getmetatable(L, -2);
  for (lua_pushnil(L); lua_next(L, -2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -5);
  }
  lua_pop(L, 1);
  lua_pushvalue(L, strings);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
