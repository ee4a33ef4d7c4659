#include <CLuaSupport.h>
#include <stdio.h>
#include <stdlib.h>

/* Base functions of our own: calls that no limit is outlived by, texts without addresses. */

/* Texts */

lua_Integer ln_number_of(lua_State *L, int index) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_NUMBERS);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) != LUA_TNUMBER) {
    lua_pop(L, 1);
    lua_pushvalue(L, index);
    lua_pushinteger(L, ++ln_host_of(L)->numbered);
    lua_rawset(L, -3);
    lua_pushinteger(L, ln_host_of(L)->numbered);
  }
  lua_Integer number = lua_tointeger(L, -1);
  lua_pop(L, 2);
  return number;
}

const char *ln_write_identity(lua_State *L, int index, char *text, size_t size) {
  const char *format = ln_host_of(L)->shows_addresses ? "0x%08llx" : "#%lld";
  snprintf(text, size, format, (long long)ln_number_of(L, index));
  return text;
}

void ln_push_text(lua_State *L, int index) {
  index = lua_absindex(L, index);
  int type = lua_type(L, index);
  if (type == LUA_TNUMBER) {
    /* The sign bit of what 0/0 gives is the processor's: no text shows it. */
    lua_Number number = lua_tonumber(L, index);
    if (number != number) {
      lua_pushliteral(L, "nan");
      return;
    }
  }
  bool has_address = type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TTHREAD ||
                     type == LUA_TUSERDATA || type == LUA_TLIGHTUSERDATA;
  if (!has_address || luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
    if (has_address) lua_pop(L, 1);
    luaL_tolstring(L, index, NULL);
    return;
  }
  const char *name = luaL_typename(L, index);
  int named = luaL_getmetafield(L, index, "__name");
  if (named == LUA_TSTRING) name = lua_tostring(L, -1);
  char identity[24];
  lua_pushfstring(L, "%s: %s", name, ln_write_identity(L, index, identity, sizeof identity));
  if (named != LUA_TNIL) lua_remove(L, -2);
}

static int to_string(lua_State *L) {
  luaL_checkany(L, 1);
  ln_push_text(L, 1);
  return 1;
}

/* Protected calls */

/* After a failure: a limit goes on through every protected call. */
static void check_limit(lua_State *L, int status) {
  ln_check_refusal(L, status);
  if (!ln_host_of(L)->exceeded) return;
  /* The first text of a limit says most; that of memory says nothing. */
  if (ln_host_of(L)->is_raised && status != LUA_ERRMEM) lua_error(L);
  ln_interrupt(L);
}

/* The handler of pcall. */
static int note_overflow(lua_State *L) {
  ln_check_overflow(L, 1, 1);
  return 1;
}

static int finish_pcall(lua_State *L, int status, lua_KContext extra) {
  ln_host_of(L)->is_handling = false;
  if (status != LUA_OK && status != LUA_YIELD) {
    check_limit(L, status);
    ln_host_of(L)->caught++;
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

static int protected_call(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushcfunction(L, note_overflow);
  lua_pushboolean(L, 1);
  lua_rotate(L, 1, 2);
  int status = lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, finish_pcall);
  return finish_pcall(L, status, 1);
}

/* The handler of xpcall, which is upvalue 1; a limit runs none of the script's code. */
static int run_handler(lua_State *L) {
  ln_host *host = ln_host_of(L);
  /* A handler that fails is called for that, too, until the stack is full. */
  if (!host->is_handling) ln_check_overflow(L, 1, 1);
  if (host->exceeded) {
    host->in_swift = true;
    host->slow.limit_passes(L);
    host->in_swift = false;
    return 1;
  }
  lua_settop(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  host->is_handling = true;
  lua_call(L, 1, 1);
  host->is_handling = false;
  return 1;
}

static int protected_call_with_handler(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  int count = lua_gettop(L);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, run_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, count - 2, LUA_MULTRET, 2, 2, finish_pcall);
  return finish_pcall(L, status, 2);
}

/* math.randomseed: without arguments the host's seed, never the time or an address. */
static int random_seed(lua_State *L) {
  if (lua_isnone(L, 1)) {
    lua_pushinteger(L, ++ln_host_of(L)->seed);
    lua_pushinteger(L, 0);
  }
  int count = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

void ln_push_random_seed(lua_State *L) { lua_pushcclosure(L, random_seed, 1); }

void ln_push_base_functions(lua_State *L) {
  static const luaL_Reg functions[] = {{"tostring", to_string},
                                       {"pcall", protected_call},
                                       {"xpcall", protected_call_with_handler},
                                       {NULL, NULL}};
  ln_host_of(L)->handlers[1] = note_overflow;
  ln_host_of(L)->handlers[2] = run_handler;
  lua_createtable(L, 0, 4);
  luaL_setfuncs(L, functions, 0);
  ln_push_pairs(L);
  lua_setfield(L, -2, "pairs");
}
