#include "calls.h"

/* Objects with elements: those are the positions of their fields, 1 to the count, without a hole. */

/* Pushes the fields; false, and nothing, when there are none. */
static bool push_fields(lua_State *L) {
  if (lua_getiuservalue(L, 1, 1) == LUA_TTABLE) return true;
  lua_pop(L, 1);
  return false;
}

/* Upvalues as for ln_index_object. */
int ln_index_list(lua_State *L) {
  if (lua_type(L, 2) != LUA_TNUMBER) return ln_index_object(L);
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer) return ln_bad_self(L, NULL);
  int is_integer;
  lua_Integer position = lua_tointegerx(L, 2, &is_integer);
  if (!is_integer || position < 1) {
    lua_settop(L, 2);
    return ln_ask(L, ln_host_of(L)->slow.read, peer->type);
  }
  if (!push_fields(L)) return 0;
  lua_rawgeti(L, -1, position);
  return 1;
}

static int length(lua_State *L) {
  if (!ln_to_peer(L, 1)) return ln_bad_self(L, NULL);
  lua_pushinteger(L, push_fields(L) ? (lua_Integer)lua_rawlen(L, -1) : 0);
  return 1;
}

static int next_element(lua_State *L) {
  lua_Integer position = luaL_checkinteger(L, 2) + 1;
  lua_pushinteger(L, position);
  return lua_geti(L, 1, position) == LUA_TNIL ? 1 : 2;
}

static int pairs(lua_State *L) {
  lua_pushcfunction(L, next_element);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

void ln_set_list_functions(lua_State *L) {
  lua_pushcfunction(L, length);
  lua_setfield(L, -2, "__len");
  lua_pushcfunction(L, pairs);
  lua_setfield(L, -2, "__pairs");
}
