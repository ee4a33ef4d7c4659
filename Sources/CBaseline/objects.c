#include "binding.h"

/* Peers, their members, the constructor. */

const char cb_peer_magic = 'p';

static const cb_class object_class = {"Object", 0, {&object_class}};
static const cb_class responder_class = {"Responder", 1, {&object_class, &responder_class}};
const cb_class cb_view_class = {"View", 2, {&object_class, &responder_class, &cb_view_class}};
const cb_class cb_layer_class = {"Layer", 1, {&object_class, &cb_layer_class}};

static int raise(lua_State *L, const cb_member *member) {
  luaL_where(L, 1);
  lua_pushfstring(L, "%s: %s", member->name, lua_tostring(L, -2));
  lua_concat(L, 2);
  return lua_error(L);
}

static int bad_self(lua_State *L) { return luaL_error(L, "got %s", luaL_typename(L, 1)); }

static int finish(lua_State *L, int count, const cb_member *member) {
  return count >= 0 ? count : raise(L, member);
}

static int index_object(lua_State *L) {
  cb_peer *peer = cb_to_peer(L, 1);
  if (!peer) return bad_self(L);
  lua_pushvalue(L, 2);
  int found = lua_rawget(L, lua_upvalueindex(1));
  if (found != LUA_TLIGHTUSERDATA) {
    if (found != LUA_TNIL) return 1;
    return luaL_error(L, "no member %s", luaL_tolstring(L, 2, NULL));
  }
  const cb_member *member = lua_touserdata(L, -1);
  lua_pop(L, 1);
  if (!peer->object || !member->get) return luaL_error(L, "%s is gone", peer->type->name);
  cb_state_of(L)->current = L;
  return finish(L, member->get(L, peer->object), member);
}

static int assign_object(lua_State *L) {
  cb_peer *peer = cb_to_peer(L, 1);
  if (!peer) return bad_self(L);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TLIGHTUSERDATA) {
    return luaL_error(L, "no member %s", luaL_tolstring(L, 2, NULL));
  }
  const cb_member *member = lua_touserdata(L, -1);
  lua_pop(L, 1);
  if (!peer->object || !member->set) return luaL_error(L, "%s is read-only", member->name);
  cb_state_of(L)->current = L;
  return finish(L, member->set(L, peer->object), member);
}

static int call_method(lua_State *L) {
  const cb_member *member = lua_touserdata(L, lua_upvalueindex(1));
  cb_peer *peer = cb_to_peer(L, 1);
  if (!peer || !peer->object || !cb_is_kind(peer->type, member->owner)) return bad_self(L);
  cb_state_of(L)->current = L;
  return finish(L, member->call(L, peer->object), member);
}

static int collect_view(lua_State *L) {
  cb_peer *peer = lua_touserdata(L, 1);
  if (peer->object) cb_view_free(peer->object);
  peer->object = NULL;
  return 0;
}

/* Identity */

void cb_push_known(lua_State *L, const void *object) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CB_IDENTITY);
  lua_rawgetp(L, -1, object);
  lua_remove(L, -2);
}

void cb_file(lua_State *L, int index, const void *object) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CB_IDENTITY);
  lua_pushvalue(L, index);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}

cb_peer *cb_push_peer(lua_State *L, const cb_class *type, void *object, int metatable) {
  cb_peer *peer = lua_newuserdatauv(L, sizeof *peer, 2);
  peer->magic = &cb_peer_magic;
  peer->type = type;
  peer->object = object;
  lua_rawgeti(L, LUA_REGISTRYINDEX, metatable);
  lua_setmetatable(L, -2);
  return peer;
}

/* View{…}: the options are applied in the order of the members. */

typedef struct entry {
  const cb_member *member;
  int key;
} entry;

/* The model's side of an object counts for the collector. */
static void weigh(lua_State *L, cb_state *state) {
  state->debt += sizeof(cb_view);
  if (state->debt < 65536) return;
  lua_gc(L, LUA_GCSTEP, (int)(state->debt >> 10));
  state->debt = 0;
}

static int construct(lua_State *L) {
  cb_state *state = cb_state_of(L);
  weigh(L, state);
  if (lua_gettop(L) != 2 || lua_type(L, 2) != LUA_TTABLE) return luaL_error(L, "no options");
  cb_peer *peer = cb_push_peer(L, &cb_view_class, NULL, state->view_metatable);
  lua_replace(L, 1);
  state->current = L;
  cb_view *view = cb_view_make();
  if (!view) return luaL_error(L, "not enough memory");
  peer->object = view;
  cb_file(L, 1, view);
  lua_pushnil(L); /* 3: the value at hand */
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->members);
  entry entries[32];
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    lua_pop(L, 1); /* the value; the key stays */
    luaL_checkstack(L, 8, "too many keys");
    lua_pushvalue(L, -1);
    if (count == 32 || lua_type(L, -1) != LUA_TSTRING || lua_rawget(L, 4) != LUA_TLIGHTUSERDATA) {
      return luaL_error(L, "no such key");
    }
    entry new = {lua_touserdata(L, -1), lua_gettop(L) - 1};
    lua_pop(L, 1);
    int at = count++;
    for (; at > 0 && entries[at - 1].member->order > new.member->order; at--) {
      entries[at] = entries[at - 1];
    }
    entries[at] = new;
    lua_pushvalue(L, -1);
  }
  int top = lua_gettop(L);
  for (int i = 0; i < count; i++) {
    lua_pushvalue(L, entries[i].key);
    lua_rawget(L, 2);
    lua_replace(L, 3);
    state->current = L;
    finish(L, entries[i].member->set(L, view), entries[i].member);
    lua_settop(L, top);
  }
  lua_settop(L, 1);
  return 1;
}

/* Definition */

static void push_members(lua_State *L, const cb_member *members, size_t count) {
  lua_newtable(L);
  for (size_t i = 0; i < count; i++) {
    lua_pushlightuserdata(L, (void *)&members[i]);
    if (members[i].call) lua_pushcclosure(L, call_method, 1);
    lua_setfield(L, -2, members[i].name);
  }
}

/* Pops the members and makes the metatable of their class. */
static int make_metatable(lua_State *L, lua_CFunction collect) {
  int members = lua_gettop(L);
  lua_createtable(L, 0, 4);
  lua_pushvalue(L, members);
  lua_pushcclosure(L, index_object, 1);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, members);
  lua_pushcclosure(L, assign_object, 1);
  lua_setfield(L, -2, "__newindex");
  if (collect) {
    lua_pushcfunction(L, collect);
    lua_setfield(L, -2, "__gc");
  }
  int reference = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, members - 1);
  return reference;
}

void cb_define_classes(lua_State *L) {
  cb_state *state = cb_state_of(L);
  push_members(L, cb_view_members, cb_view_member_count);
  lua_pushvalue(L, -1);
  state->members = luaL_ref(L, LUA_REGISTRYINDEX);
  state->view_metatable = make_metatable(L, collect_view);
  push_members(L, cb_layer_members, cb_layer_member_count);
  state->layer_metatable = make_metatable(L, NULL);
  lua_newtable(L);
  lua_newuserdatauv(L, sizeof(void *), 0);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, construct);
  lua_setfield(L, -2, "__call");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "View");
}
