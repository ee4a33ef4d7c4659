#include "calls.h"

/* Class{…} */

/* Makes the Swift object of the peer at 1, and applies the options at 2. */
static void make_object(lua_State *L, ln_peer *peer) {
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  void *object = peer->native->make ? peer->native->make(L) : NULL;
  if (!object) ln_leave_swift(L, LN_FAILED, pins, NULL);
  lua_settop(L, 2);
  peer->object = object;
  ln_file(L, 1, peer);
  host->slow.made(L, peer->type, object);
  ln_leave_swift(L, 0, pins, NULL);
  lua_settop(L, 2);
  ln_apply_options(L, peer);
}

/* The host's init, the end of every chain. */
int ln_init_object(lua_State *L) {
  const ln_class *native = lua_touserdata(L, lua_upvalueindex(1));
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer && ln_to_class(L, 1)) {
    lua_pushfstring(L, "init of super is called with a dot and the object: "
                       "Class.super.init(self, options)");
    return ln_raise(L, NULL);
  }
  if (!peer) {
    lua_pushfstring(L, "%s.init expects the object as first argument, got %s", native->name,
                    luaL_typename(L, 1));
    return ln_raise(L, NULL);
  }
  if (!ln_inherits(peer->native, native)) {
    lua_pushfstring(L, "%s.init makes no %s; call %s.super.init(self, options)", native->name,
                    peer->native->name, peer->type->name);
    return ln_raise(L, NULL);
  }
  if (peer->flags & LN_ENDED_OBJECT) {
    lua_pushfstring(L,
                    "this %s has ended and cannot be made again: deinit has its fields alone; "
                    "make a new one with %s{…}",
                    peer->type->name, peer->type->name);
    return ln_raise(L, NULL);
  }
  if (peer->object) {
    lua_pushfstring(L, "init of %s was called twice", peer->type->name);
    return ln_raise(L, NULL);
  }
  if (lua_isnoneornil(L, 2)) {
    if (peer->flags & LN_HAS_OPTIONS) {
      lua_pushfstring(L, "init was called without the options that %s{…} was given; pass them on: "
                         "super.init(self, options), or {} to take none",
                      peer->type->name);
      return ln_raise(L, NULL);
    }
    lua_settop(L, 1);
    lua_newtable(L);
  } else if (lua_type(L, 2) != LUA_TTABLE) {
    lua_pushfstring(L, "%s{…} takes a table of options, got %s", peer->type->name,
                    luaL_typename(L, 2));
    return ln_raise(L, NULL);
  }
  lua_settop(L, 2);
  make_object(L, peer);
  return 0;
}

void ln_note_site(lua_State *L, int index) {
  ln_host *host = ln_host_of(L);
  ln_peer *peer = ln_to_peer(L, index);
  lua_Debug record;
  if (!peer) return;
  if (!lua_getstack(L, 1, &record) || !lua_getinfo(L, "Sl", &record)) return;
  if (record.currentline <= 0) return;
  if (!host->last_source || strcmp(host->last_source, record.source) != 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, LN_SOURCES);
    lua_pushstring(L, record.source);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) != LUA_TNUMBER) {
      lua_pop(L, 1);
      lua_Integer index = (lua_Integer)lua_rawlen(L, -2) + 1;
      lua_pushvalue(L, -1);
      lua_rawseti(L, -3, index);
      lua_pushvalue(L, -1);
      lua_pushinteger(L, index);
      lua_rawset(L, -4);
      lua_pushinteger(L, index);
    }
    host->last_source_index = (uint32_t)lua_tointeger(L, -1);
    host->last_source = lua_tostring(L, -2); /* the table keeps it */
    lua_pop(L, 3);
  }
  peer->line = (uint32_t)record.currentline;
  peer->source = host->last_source_index;
}

/* Class{…} of values, of which equal ones are one: what is made may have a peer already. */
static int construct_value(lua_State *L, ln_type *type) {
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  void *object = type->native->make(L);
  if (!object) return ln_leave_swift(L, LN_FAILED, pins, NULL);
  ln_push_object(L, object);
  ln_queue_release(host, object);
  return ln_leave_swift(L, 1, pins, NULL);
}

/* Raises where the init of a class begins: the host may have called it, and no script. */
static int miss_init(lua_State *L, ln_type *type) {
  lua_Debug record;
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushliteral(L, "init");
  lua_rawget(L, -2);
  lua_getinfo(L, ">S", &record);
  lua_pushfstring(L, "%c%s:%d: %s.init returned without calling %s.super.init(self, options)",
                  LN_HAS_PLACE, record.short_src, record.linedefined, type->name, type->name);
  return ln_raise(L, NULL);
}

/* About what the Swift side of an object weighs before it is known. */
enum { LN_OBJECT_WEIGHT = 288 };

int ln_construct(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return ln_bad_self(L, NULL);
  ln_host *host = type->host;
  if (host->limits.objects && host->peers >= host->limits.objects) {
    ln_exceed(host, LN_OBJECTS);
    ln_interrupt(L);
  }
  if (!type->native->make) {
    lua_pushfstring(L, "%s cannot be made by a script; the host makes its objects", type->name);
    return ln_raise(L, NULL);
  }
  if (lua_gettop(L) > 2 || (!lua_isnoneornil(L, 2) && lua_type(L, 2) != LUA_TTABLE)) {
    lua_pushfstring(L, "%s(…) takes one table of options, as in %s{ key = value }; got %s",
                    type->name, type->name, luaL_typename(L, 2));
    return ln_raise(L, NULL);
  }
  if (lua_isnoneornil(L, 2)) {
    lua_settop(L, 1);
    lua_newtable(L);
  }
  ln_weigh(L, LN_OBJECT_WEIGHT);
  if (type->native->is_value) return construct_value(L, type);
  ln_peer *peer = ln_push_empty_peer(L, type, NULL, LN_OBJECT_WEIGHT);
  if (host->notes_sites) ln_note_site(L, -1);
  lua_replace(L, 1);
  if (type->scripted) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
    lua_pushliteral(L, "init");
    lua_rawget(L, -2);
  }
  if (type->scripted && lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1)) {
    lua_pushnil(L);
    if (lua_next(L, 2)) {
      lua_pop(L, 2);
      peer->flags |= LN_HAS_OPTIONS;
    }
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 2);
    lua_call(L, 2, 0);
    if (!peer->object) return miss_init(L, type);
  } else {
    lua_settop(L, 2);
    make_object(L, peer);
  }
  lua_settop(L, 1);
  return 1;
}
