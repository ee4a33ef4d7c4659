#include "calls.h"

/* Members of objects that are read and written by name: properties, fields of scripts. */

/* Calls the Lua accessor `get_NAME` or `set_NAME`, whose name stands before and after the name
 * of the member; false when the class has none. */
static bool push_accessor(lua_State *L, const char *prefix, const ln_member *member) {
  lua_pushfstring(L, "%s%s", prefix, member->name);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TFUNCTION) return true;
  lua_pop(L, 1);
  return false;
}

/* The host member that a Lua accessor stands before; NULL for a property of the Lua class. */
static const ln_member *host_member(const ln_member *member) { return member->info; }

static int read_field(lua_State *L) {
  if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) {
    lua_pop(L, 1);
    return LUA_TNIL;
  }
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, -2);
  if (type == LUA_TNIL) {
    lua_pop(L, 2);
  }
  return type;
}

/* Whether code that runs again may not set the field that key 2 names; the metatable of the fields
 * has the names, and gets the value that was meant for each. */
static bool is_guarded(lua_State *L, int value) {
  const ln_peer *peer = lua_touserdata(L, 1);
  if (__builtin_expect(!(peer->flags & LN_GUARDED), 1)) return false;
  int top = lua_gettop(L);
  bool is = false;
  if (lua_getiuservalue(L, 1, 1) == LUA_TTABLE && lua_getmetatable(L, -1)) {
    lua_pushvalue(L, 2);
    is = lua_rawget(L, -2) != LUA_TNIL;
    if (is && !lua_isnil(L, value)) {
      lua_pushvalue(L, 2);
      lua_pushvalue(L, value);
      lua_rawset(L, -4);
    }
  }
  lua_settop(L, top);
  return is;
}

void ln_guard_fields(lua_State *L, int index) {
  ln_peer *peer = ln_to_peer(L, index);
  index = lua_absindex(L, index);
  if (peer && lua_getiuservalue(L, index, 1) == LUA_TTABLE) {
    peer->flags = lua_isnil(L, -2) ? peer->flags & ~(uint32_t)LN_GUARDED : peer->flags | LN_GUARDED;
    lua_pushvalue(L, -2);
    lua_setmetatable(L, -2);
  }
  if (peer) lua_pop(L, 1);
  lua_pop(L, 1);
}

static void write_field(lua_State *L, int value) {
  if (is_guarded(L, value)) return;
  if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 1, 1);
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, value);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static int read_property(lua_State *L, ln_peer *peer, const ln_member *member) {
  if (member->kind == LN_SCRIPTED) {
    if (push_accessor(L, "get_", member)) {
      lua_pushvalue(L, 1);
      lua_call(L, 1, 1);
      return 1;
    }
    member = host_member(member);
  }
  if (!member || !peer->object || !member->get) {
    /* The class had accessors and has none any more: the name is one of a field. */
    if (!member && read_field(L) != LUA_TNIL) return 1;
    return ln_ask(L, ln_host_of(L)->slow.read, peer->type);
  }
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  return ln_leave_swift(L, member->get(L, peer->object), pins, member);
}

int ln_index_object(lua_State *L) {
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer) return ln_bad_self(L, NULL);
  lua_pushvalue(L, 2);
  int found = lua_rawget(L, lua_upvalueindex(1));
  if (found == LUA_TLIGHTUSERDATA) {
    const ln_member *member = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return read_property(L, peer, member);
  }
  if (found != LUA_TNIL && !(peer->flags & LN_SHADOWS)) return 1;
  if (peer->type->scripted && read_field(L) != LUA_TNIL) return 1;
  if (found != LUA_TNIL) return 1;
  if (peer->type->scripted) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL) return 0;
    lua_pop(L, 1);
  }
  lua_settop(L, 2);
  return ln_ask(L, ln_host_of(L)->slow.read, peer->type);
}

/* Sets the property; the value is at 3. */
static void write_property(lua_State *L, ln_peer *peer, const ln_member *member) {
  if (member->kind == LN_SCRIPTED) {
    if (push_accessor(L, "set_", member)) {
      lua_pushvalue(L, 1);
      lua_pushvalue(L, 3);
      lua_call(L, 2, 0);
      return;
    }
    member = host_member(member);
  }
  if (!member || !peer->object || !member->set) {
    ln_ask(L, ln_host_of(L)->slow.write, peer->type);
    if (lua_toboolean(L, -1)) write_field(L, 3);
  } else {
    ln_host *host = ln_enter_swift(L);
    int pins = host->pins;
    ln_leave_swift(L, member->set(L, peer->object), pins, member);
  }
}

int ln_assign_object(lua_State *L) {
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer) return ln_bad_self(L, NULL);
  lua_pushvalue(L, 2);
  int found = lua_rawget(L, lua_upvalueindex(1));
  if (found == LUA_TLIGHTUSERDATA) {
    const ln_member *member = lua_touserdata(L, -1);
    lua_pop(L, 1);
    write_property(L, peer, member);
    return 0;
  }
  lua_pop(L, 1);
  if (peer->type->scripted && found == LUA_TNIL) {
    lua_pushvalue(L, 2);
    int known = lua_rawget(L, lua_upvalueindex(3));
    lua_pop(L, 1);
    if (known != LUA_TNIL) {
      write_field(L, 3);
      return 0;
    }
  }
  ln_ask(L, ln_host_of(L)->slow.write, peer->type);
  if (lua_toboolean(L, -1)) {
    write_field(L, 3);
    if (found != LUA_TNIL) peer->flags |= LN_SHADOWS;
  }
  return 0;
}

static int get_member(lua_State *L) {
  lua_settop(L, 2);
  lua_gettable(L, 1);
  return 1;
}

static int set_member(lua_State *L) {
  lua_settop(L, 3);
  lua_settable(L, 1);
  return 0;
}

void ln_push_reader(lua_State *L) { lua_pushcfunction(L, get_member); }

void ln_push_writer(lua_State *L) { lua_pushcfunction(L, set_member); }
