#include "calls.h"

#include <stdlib.h>

/* Peers of host objects: identity, holders, edges. */

/* Pins */

void ln_pin(lua_State *L, int index) {
  ln_host *host = ln_host_of(L);
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_PINS);
  lua_pushvalue(L, index);
  lua_rawseti(L, -2, ++host->pins);
  lua_pop(L, 1);
}

void ln_unpin(lua_State *L, int pins) {
  ln_host *host = ln_host_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_PINS);
  for (; host->pins > pins; host->pins--) {
    lua_pushnil(L);
    lua_rawseti(L, -2, host->pins);
  }
  lua_pop(L, 1);
}

/* Collection */

void ln_queue_release(ln_host *host, void *object) {
  if (host->released_count == host->released_capacity) {
    size_t capacity = host->released_capacity ? host->released_capacity * 2 : 64;
    void **grown = realloc(host->released, capacity * sizeof *grown);
    if (!grown) return; /* the object is lost to memory, never to correctness */
    host->released = grown;
    host->released_capacity = capacity;
  }
  host->released[host->released_count++] = object;
}

/* A class with a deinit gets it called later, with a stand-in that has the fields alone: the
 * object itself is gone then. The dead peer is at 1. */
static void queue_deinit(lua_State *L, ln_host *host, ln_peer *peer) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, peer->type->members);
  lua_pushliteral(L, "deinit");
  if (lua_rawget(L, -2) == LUA_TFUNCTION) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, LN_ENDED);
    ln_push_empty_peer(L, peer->type, NULL, 0)->flags = peer->flags | LN_ENDED_OBJECT;
    lua_getiuservalue(L, 1, 1);
    lua_setiuservalue(L, -2, 1);
    lua_rawseti(L, -2, ++host->ended);
  }
  lua_settop(L, 1);
}

int ln_collect_peer(lua_State *L) {
  ln_peer *peer = lua_touserdata(L, 1);
  if (peer->object) {
    ln_host *host = ln_host_of(L);
    if (peer->type->scripted && !host->is_closing) queue_deinit(L, host, peer);
    host->peers--;
    host->swift_total -= peer->weight;
    ln_queue_release(host, peer->object);
    peer->object = NULL;
  }
  return 0;
}

static int collect_holder(lua_State *L) {
  void **holder = lua_touserdata(L, 1);
  if (*holder) ln_queue_release(ln_host_of(L), *holder);
  *holder = NULL;
  return 0;
}

/* Identity */

void ln_file(lua_State *L, int index, ln_peer *peer) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_IDENTITY);
  lua_pushvalue(L, index);
  lua_rawsetp(L, -2, peer->object);
  lua_pop(L, 1);
  ln_host *host = ln_host_of(L);
  host->peers++;
  host->swift_total += peer->weight;
}

ln_peer *ln_push_empty_peer(lua_State *L, ln_type *type, void *object, uint32_t weight) {
  ln_peer *peer = lua_newuserdatauv(L, sizeof *peer, 2);
  peer->magic = &ln_peer_magic;
  peer->type = type;
  peer->object = object;
  peer->native = type->native;
  peer->flags = 0;
  peer->weight = weight;
  peer->line = peer->source = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->metatable);
  lua_setmetatable(L, -2);
  return peer;
}

void ln_weigh(lua_State *L, size_t bytes) {
  ln_host *host = ln_host_of(L);
  host->swift_bytes += bytes;
  if (host->swift_bytes >= 65536) {
    size_t kilobytes = host->swift_bytes >> 10;
    host->swift_bytes &= 1023;
    lua_gc(L, LUA_GCSTEP, kilobytes < 1 << 20 ? (int)kilobytes : 1 << 20);
    /* An emergency collection runs no finalizers, so it frees no object: this one does. */
    ln_check_memory(L, 0);
  }
  if (host->released_count >= 256) {
    bool in_swift = host->in_swift;
    host->in_swift = true;
    host->slow.release(host);
    host->in_swift = in_swift;
  }
}

ln_peer *ln_new_peer(lua_State *L, ln_type *type, void *object, size_t swift_bytes) {
  ln_weigh(L, swift_bytes);
  ln_peer *peer = ln_push_empty_peer(L, type, object, (uint32_t)swift_bytes);
  ln_file(L, -1, peer);
  return peer;
}

bool ln_push_known(lua_State *L, const void *object) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_IDENTITY);
  int found = lua_rawgetp(L, -1, object);
  lua_remove(L, -2);
  if (found != LUA_TNIL) return true;
  lua_pop(L, 1);
  return false;
}

void ln_push_object(lua_State *L, void *object) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_IDENTITY);
  if (lua_rawgetp(L, -1, object) != LUA_TNIL) {
    lua_replace(L, -2);
    return;
  }
  lua_pop(L, 2);
  ln_host_of(L)->slow.adopt(L, object);
}

void ln_push_holder(lua_State *L, void *object) {
  void **holder = lua_newuserdatauv(L, sizeof *holder, 0);
  *holder = object;
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, collect_holder);
  lua_setfield(L, -2, "__gc");
  lua_setmetatable(L, -2);
}

void ln_hold(lua_State *L, int index, void *object) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_HOLDERS);
  lua_pushvalue(L, index);
  ln_push_holder(L, object);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_IDENTITY);
  lua_pushvalue(L, index);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}

void *ln_held(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_HOLDERS);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  void **holder = lua_touserdata(L, -1);
  void *object = holder ? *holder : NULL;
  lua_pop(L, 2);
  return object;
}

/* Edges */

static void push_edges(lua_State *L, int owner) {
  if (lua_getiuservalue(L, owner, 2) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, owner, 2);
}

void ln_edge(lua_State *L, const void *owner, const void *child, int change) {
  if (!ln_push_known(L, owner)) return;
  if (lua_type(L, -1) != LUA_TUSERDATA || !ln_push_known(L, child)) {
    lua_pop(L, 1);
    return;
  }
  push_edges(L, lua_gettop(L) - 1);
  lua_pushvalue(L, -2);
  lua_rawget(L, -2);
  lua_Integer count = lua_tointeger(L, -1) + change;
  lua_pop(L, 1);
  lua_pushvalue(L, -2);
  if (count > 0) {
    lua_pushinteger(L, count);
  } else {
    lua_pushnil(L);
  }
  lua_rawset(L, -3);
  lua_pop(L, 3);
}

/* Collecting */

/* Pushes a copy, as small as can be, of the table on top. */
static void push_compact(lua_State *L) {
  lua_newtable(L);
  if (lua_getmetatable(L, -2)) lua_setmetatable(L, -2);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
}

/* Does so for the edges of all peers. */
static void compact_edges(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_IDENTITY);
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    if (ln_to_peer(L, -1)) {
      if (lua_getiuservalue(L, -1, 2) == LUA_TTABLE) {
        push_compact(L);
        lua_setiuservalue(L, -3, 2);
      }
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static int widen_stack(lua_State *L) {
  lua_checkstack(L, 1000);
  return 0;
}

void ln_compact(lua_State *L) {
  static const int tables[] = {LN_IDENTITY, LN_HOLDERS, LN_INTERNED, LN_NUMBERS,
                               LN_TASKS};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, tables[i]);
    push_compact(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, tables[i]);
    lua_pop(L, 1);
  }
  compact_edges(L);
  /* A stack of Lua shrinks to twice what is used, but only from more than three times that: from
   * here it always does. */
  lua_pushcfunction(L, widen_stack);
  lua_call(L, 0, 0);
}

void ln_collect(lua_State *L) {
  ln_host *host = ln_host_of(L);
  bool in_swift = host->in_swift;
  host->in_swift = true;
  lua_gc(L, LUA_GCCOLLECT);
  host->slow.release(host);
  host->in_swift = in_swift;
}
