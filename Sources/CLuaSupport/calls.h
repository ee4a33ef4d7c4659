/* How Lua calls Swift: what stands around every such call, inlined there. */
#pragma once

#include "entries.h"

/* Errors are codes while Swift runs, and memory is never refused. */
static inline ln_host *ln_enter_swift(lua_State *L) {
  ln_host *host = ln_host_of(L);
  host->current = L;
  host->in_swift = true;
  if (host->force_collect) ln_collect(L);
  return host;
}

/* Raises what the call left on top of the stack, with the position of the Lua caller before it. */
LN_HIDDEN int ln_raise(lua_State *L, const ln_member *member);

static inline int ln_leave_swift(lua_State *L, int count, int pins, const ln_member *member) {
  ln_host *host = ln_host_of(L);
  if (host->pins != pins) ln_unpin(L, pins);
  host->in_swift = false;
  return count >= 0 ? count : ln_raise(L, member);
}

/* Asks Swift on a slow path, with the object or class at 1. */
LN_HIDDEN int ln_ask(lua_State *L, int (*question)(lua_State *, ln_type *), ln_type *type);

/* Raises that the first argument is no object of the class of the member. */
LN_HIDDEN int ln_bad_self(lua_State *L, const ln_member *member);

LN_HIDDEN ln_peer *ln_push_empty_peer(lua_State *L, ln_type *type, void *object, uint32_t weight);
LN_HIDDEN void ln_queue_release(ln_host *host, void *object);

/* `__gc` of peers. */
LN_HIDDEN int ln_collect_peer(lua_State *L);

/* `__index` and `__newindex` of objects. Upvalues: members, light ln_type, names known to be free. */
LN_HIDDEN int ln_index_object(lua_State *L);
LN_HIDDEN int ln_assign_object(lua_State *L);

/* The same for objects with elements, and what else these have: sets it in the metatable on top. */
LN_HIDDEN int ln_index_list(lua_State *L);
LN_HIDDEN void ln_set_list_functions(lua_State *L);

/* `__call` of classes, and the host's `init`. Upvalue of the latter: the class it belongs to. */
LN_HIDDEN int ln_construct(lua_State *L);
LN_HIDDEN int ln_init_object(lua_State *L);

/* Applies the options at 2 to the object whose peer is at 1: first what the initialiser takes, then
 * properties, setters by state, fields, children, handlers. */
LN_HIDDEN void ln_apply_options(lua_State *L, ln_peer *peer);

/* Whether a function of calls.c is one that scripts call. */
LN_HIDDEN bool ln_is_call(lua_CFunction function);
