#include "binding.h"
#include <stdlib.h>

/* The state, and the calls into Lua. */

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  cb_state *state = context;
  size_t before = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    state->bytes -= before;
    return NULL;
  }
  if (new_size > before && state->bytes + new_size - before > state->limit) return NULL;
  void *result = realloc(block, new_size);
  if (result) state->bytes = state->bytes - before + new_size;
  return result;
}

static int handle(lua_State *L) {
  luaL_traceback(L, L, lua_tostring(L, 1), 1);
  return 1;
}

static int define(lua_State *L) {
  cb_state *state = cb_state_of(L);
  luaL_openlibs(L);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, CB_IDENTITY);
  lua_pushcfunction(L, handle);
  lua_rawseti(L, LUA_REGISTRYINDEX, CB_HANDLER);
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, CB_RESERVED);
  cb_define_classes(L);
  cb_define_values(L);
  lua_getfield(L, -1, "View");
  lua_newtable(L);
  lua_call(L, 1, 1);
  state->probe = luaL_ref(L, LUA_REGISTRYINDEX);
  state->module = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

cb_state *cb_open(void) {
  cb_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->limit = (size_t)1 << 32;
  lua_State *L = lua_newstate(allocate, state);
  if (!L) {
    free(state);
    return NULL;
  }
  *(cb_state **)lua_getextraspace(L) = state;
  state->main = state->current = L;
  lua_gc(L, LUA_GCINC, 130, 200, 13);
  lua_pushcfunction(L, define);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    cb_close(state);
    return NULL;
  }
  return state;
}

void cb_close(cb_state *state) {
  lua_close(state->main);
  free(state);
}

int cb_prepare(cb_state *state, const char *script) {
  lua_State *L = state->main;
  int status = luaL_loadstring(L, script);
  if (status == LUA_OK) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, state->module);
    lua_rawgeti(L, LUA_REGISTRYINDEX, state->probe);
    status = lua_pcall(L, 2, 1, 0);
  }
  if (status == LUA_OK) return luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, 0);
  return -1;
}

/* Calls what lies below `count` arguments, whose handler lies below that. */
static bool call(lua_State *L, const void *object, int count, int results) {
  cb_state *state = cb_state_of(L);
  cb_frame frame = {state->frame, L, lua_gettop(L) - count - 1, 1, object};
  lua_State *running = state->running;
  state->frame = &frame;
  state->running = L;
  if (state->depth++ == 0) {
    state->entries++;
    state->steps = 0;
  }
  int status = lua_pcall(L, count, results, frame.level);
  if (--state->depth == 0) {
    state->entries++;
    if (state->exceeded) state->exceeded = 0;
  }
  state->running = running;
  state->frame = frame.outer;
  state->current = L;
  return status == LUA_OK;
}

static void begin(lua_State *L, int function) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CB_HANDLER);
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
}

bool cb_run(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  begin(L, function);
  lua_pushinteger(L, count);
  bool done = call(L, NULL, 1, 0);
  lua_settop(L, 0);
  return done;
}

bool cb_call_plain(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  bool done = true;
  for (int64_t i = 0; i < count && done; i++) {
    if (!lua_checkstack(L, 16)) return false;
    begin(L, function);
    done = call(L, NULL, 0, 0);
    lua_settop(L, 0);
  }
  return done;
}

/* The object that host calls are about. */
static void *probe_object(cb_state *state) {
  lua_State *L = state->main;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->probe);
  void *object = ((cb_peer *)lua_touserdata(L, -1))->object;
  lua_pop(L, 1);
  return object;
}

bool cb_call_with_three(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  void *object = probe_object(state);
  bool done = true;
  for (int64_t i = 0; i < count && done; i++) {
    if (!lua_checkstack(L, 16)) return false;
    begin(L, function);
    cb_push_known(L, object);
    lua_pushinteger(L, 1);
    lua_pushinteger(L, i);
    done = call(L, object, 3, 1) && lua_type(L, -1) == LUA_TBOOLEAN && lua_toboolean(L, -1);
    lua_settop(L, 0);
  }
  return done;
}

bool cb_call_with_path(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  void *object = probe_object(state);
  bool done = true;
  for (int64_t i = 0; i < count && done; i++) {
    if (!lua_checkstack(L, 16)) return false;
    begin(L, function);
    cb_push_known(L, object);
    lua_pushlightuserdata(L, (void *)((uintptr_t)i + 1));
    done = call(L, object, 2, 1) && lua_type(L, -1) == LUA_TBOOLEAN && lua_toboolean(L, -1);
    lua_settop(L, 0);
  }
  return done;
}

bool cb_override_plain(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  void *object = probe_object(state);
  bool done = true;
  for (int64_t i = 0; i < count && done; i++) {
    if (!lua_checkstack(L, 16)) return false;
    begin(L, function);
    cb_push_known(L, object);
    done = call(L, object, 1, 0);
    lua_settop(L, 0);
  }
  return done;
}

bool cb_override_size(cb_state *state, int function, int64_t count) {
  lua_State *L = state->main;
  void *object = probe_object(state);
  double size[2] = {100, 50};
  bool done = true;
  for (int64_t i = 0; i < count && done; i++) {
    if (!lua_checkstack(L, 16)) return false;
    begin(L, function);
    cb_push_known(L, object);
    cb_push_value(L, CB_SIZE, 2, size);
    done = call(L, object, 2, 1) && cb_read_value(L, -1, CB_SIZE, 2, size);
    lua_settop(L, 0);
  }
  return done;
}
