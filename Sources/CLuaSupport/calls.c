#include "calls.h"

/* Functions of the host that scripts call: methods, setters, closures; the overrides of scripts. */

/* `LN_FAILED` left a message on top; the Swift side completes it, then the position of the Lua
 * caller goes before it. */
int ln_raise(lua_State *L, const ln_member *member) {
  ln_host *host = ln_host_of(L);
  host->in_swift = true;
  host->slow.explain(L, member);
  host->in_swift = false;
  if (lua_type(L, -1) == LUA_TSTRING) {
    const char *text = lua_tostring(L, -1);
    if (text[0] == LN_HAS_PLACE) {
      lua_pushstring(L, text + 1);
    } else {
      ln_push_place(L);
      lua_insert(L, -2);
      lua_concat(L, 2);
    }
  }
  return lua_error(L);
}

int ln_ask(lua_State *L, int (*question)(lua_State *, ln_type *), ln_type *type) {
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, question(L, type), pins, NULL);
}

int ln_bad_self(lua_State *L, const ln_member *member) {
  ln_host *host = ln_enter_swift(L);
  host->slow.bad_self(L, member);
  return ln_raise(L, NULL);
}

/* More would be dropped without a word, and what was meant would not be done. */
bool ln_has_too_many(lua_State *L, const ln_member *member, int receivers) {
  int most = (int)member->most;
  while (lua_gettop(L) > most && lua_isnil(L, -1)) lua_pop(L, 1);
  if (lua_gettop(L) <= most) return false;
  int taken = most - receivers, given = lua_gettop(L) - receivers;
  if (taken <= 0) {
    lua_pushfstring(L, "takes no arguments, got %d", given);
  } else {
    lua_pushfstring(L, "takes at most %d argument%s, got %d", taken, taken == 1 ? "" : "s", given);
  }
  return true;
}

static inline void check_count(lua_State *L, const ln_member *member, int receivers) {
  if (__builtin_expect(lua_gettop(L) <= (int)member->most, 1)) return;
  if (ln_has_too_many(L, member, receivers)) ln_raise(L, member);
}

static int call_method(lua_State *L) {
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(1));
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer || !peer->object || !ln_inherits(peer->native, member->owner)) {
    return ln_bad_self(L, member);
  }
  check_count(L, member, 1);
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, member->get(L, peer->object), pins, member);
}

/* Overrides. Upvalues: the script's function, the light member of the host. */

static int finish_override(lua_State *L, int status, lua_KContext arguments) {
  (void)status;
  int count = (int)arguments;
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(2));
  bool has_result = lua_gettop(L) > count;
  if (has_result) lua_settop(L, count + 1);
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  if (ln_leave_swift(L, host->slow.convert(L, member, has_result), pins, NULL) > 0) return 1;
  ln_push_method(L, member);
  lua_insert(L, 1);
  lua_call(L, count, 1);
  return 1;
}

static int call_override(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checkstack(L, count + 8, NULL);
  lua_pushvalue(L, lua_upvalueindex(1));
  for (int i = 1; i <= count; i++) lua_pushvalue(L, i);
  lua_callk(L, count, LUA_MULTRET, count, finish_override);
  return finish_override(L, LUA_OK, count);
}

bool ln_is_override(lua_State *L, int index) { return lua_tocfunction(L, index) == call_override; }

void ln_unwrap_override(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!ln_is_override(L, index)) return;
  lua_getupvalue(L, index, 1);
  lua_replace(L, index);
}

void ln_wrap_override(lua_State *L, const ln_member *member) {
  ln_unwrap_override(L, -1);
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, call_override, 2);
}

void ln_push_method(lua_State *L, const ln_member *member) {
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, call_method, 1);
}

static int call_setter(lua_State *L) {
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(1));
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer || !peer->object || !ln_inherits(peer->native, member->owner)) {
    return ln_bad_self(L, member);
  }
  /* As an assignment: the object, the name, the value. */
  lua_settop(L, 2);
  lua_pushnil(L);
  lua_insert(L, 2);
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  ln_leave_swift(L, member->set(L, peer->object), pins, member);
  return 0;
}

void ln_push_setter(lua_State *L, const ln_member *member) {
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, call_setter, 1);
}

static int call_free_function(lua_State *L) {
  ln_free_function function = (ln_free_function)lua_touserdata(L, lua_upvalueindex(1));
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(2));
  if (member) check_count(L, member, member->owner ? 1 : 0);
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, function(L), pins, member);
}

int ln_call_swift(lua_State *L, ln_function entry, void *object) {
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, entry(L, object), pins, NULL);
}

static int call_closure(lua_State *L) {
  void **holder = lua_touserdata(L, lua_upvalueindex(1));
  return ln_call_swift(L, ln_host_of(L)->slow.call_closure, *holder);
}

void ln_push_closure(lua_State *L, void *closure) {
  ln_push_holder(L, closure);
  lua_pushcclosure(L, call_closure, 1);
}

void ln_push_free_function(lua_State *L, ln_free_function function, const ln_member *info) {
  lua_pushlightuserdata(L, (void *)function);
  lua_pushlightuserdata(L, (void *)info);
  lua_pushcclosure(L, call_free_function, 2);
}

bool ln_is_call(lua_CFunction function) {
  return function == call_method || function == call_setter || function == call_free_function ||
         function == call_closure;
}

int ln_depth(lua_State *L) {
  lua_Debug record;
  int low = 0, high = 1;
  while (lua_getstack(L, high, &record)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (lua_getstack(L, middle, &record)) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}
