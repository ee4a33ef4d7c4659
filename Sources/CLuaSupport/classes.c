#include "calls.h"

/* Classes, and the metatables of their objects. */

/* Classes. Upvalues: members of objects, members of the class. */

static int index_class(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return ln_bad_self(L, NULL);
  lua_pushvalue(L, 2);
  int found = lua_rawget(L, lua_upvalueindex(2));
  if (found == LUA_TTABLE) { /* a class property: its getter */
    lua_rawgeti(L, -1, 1);
    lua_call(L, 0, 1);
    return 1;
  }
  if (found != LUA_TNIL) return 1;
  lua_pop(L, 1);
  lua_pushvalue(L, 2);
  found = lua_rawget(L, lua_upvalueindex(1));
  if (found != LUA_TNIL && found != LUA_TLIGHTUSERDATA) return 1;
  lua_settop(L, 2);
  return ln_ask(L, type->host->slow.class_read, type);
}

static int assign_class(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return ln_bad_self(L, NULL);
  lua_settop(L, 3);
  return ln_ask(L, type->host->slow.class_write, type);
}

static int describe(lua_State *L) {
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, host->slow.describe(L), pins, NULL);
}

static void set_common(lua_State *L, const char *name) {
  lua_pushcfunction(L, describe);
  lua_setfield(L, -2, "__tostring");
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
}

void ln_finish_type(lua_State *L, ln_type *type, const char *name) {
  int top = lua_gettop(L);
  lua_createtable(L, 0, 6);
  set_common(L, name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, type);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  lua_pushcclosure(L, type->native->is_list ? ln_index_list : ln_index_object, 3);
  lua_setfield(L, -2, "__index");
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, type);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  lua_pushcclosure(L, ln_assign_object, 3);
  lua_setfield(L, -2, "__newindex");
  if (type->native->is_list) ln_set_list_functions(L);
  lua_pushcfunction(L, ln_collect_peer);
  lua_setfield(L, -2, "__gc");
  type->metatable = luaL_ref(L, LUA_REGISTRYINDEX);

  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, (void *)type->native);
  lua_pushcclosure(L, ln_init_object, 1);
  if (!type->scripted) lua_setfield(L, -2, "init");
  lua_settop(L, top);

  ln_proxy *proxy = lua_newuserdatauv(L, sizeof *proxy, 0);
  proxy->magic = &ln_proxy_magic;
  proxy->type = type;
  lua_createtable(L, 0, 6);
  set_common(L, name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->statics);
  lua_pushcclosure(L, index_class, 2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, assign_class);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, ln_construct);
  lua_setfield(L, -2, "__call");
  lua_setmetatable(L, -2);
  type->proxy = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, top);
}

bool ln_is_entry(lua_State *L, int index) {
  lua_CFunction function = lua_tocfunction(L, index);
  return ln_is_call(function) || function == ln_index_object || function == ln_index_list ||
         function == ln_assign_object ||
         function == ln_construct || function == ln_init_object || function == index_class ||
         function == assign_class;
}
