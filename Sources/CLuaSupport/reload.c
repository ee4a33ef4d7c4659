#include <CLuaSupport.h>
#include <stdint.h>
#include <string.h>

/* What a reload does to code that is loaded: functions find their variables in other cells, and
 * what was loaded anew stands in the place of what was there. In C, since all that can be reached
 * is looked at. Written for the host's own Lua, which calls it with the arguments it needs. */

enum { CELLS = 1, REPLACEMENTS, PICTURE, SEEN, TARGETS, JOINED, QUEUE, LAST = QUEUE };

/* A set of addresses, in a userdata at an index of the stack. Of a power of two slots, less than
 * half are taken. */
typedef struct {
  const void **slots;
  size_t mask, count;
  int index;
} address_set;

typedef struct {
  lua_State *L;
  address_set seen;
  address_set targets; /* what has a replacement */
  address_set joined;  /* the cells that have one */
  lua_Integer waiting; /* in the queue, from which the last one is taken first */
} walk;

static size_t slot_of(const address_set *set, const void *address) {
  size_t slot = ((uintptr_t)address >> 4) * 0x9E3779B97F4A7C15u >> 20 & set->mask;
  while (set->slots[slot] && set->slots[slot] != address) slot = (slot + 1) & set->mask;
  return slot;
}

/* Pushes a userdata with so many empty slots, and has the set use it. */
static void push_slots(lua_State *L, address_set *set, size_t count) {
  set->slots = lua_newuserdatauv(L, count * sizeof *set->slots, 0);
  memset(set->slots, 0, count * sizeof *set->slots);
  set->mask = count - 1;
}

/* Adds an address; false when it was there. */
static bool add_address(lua_State *L, address_set *set, const void *address) {
  size_t slot = slot_of(set, address);
  if (set->slots[slot]) return false;
  set->slots[slot] = address;
  if (++set->count * 2 > set->mask) {
    const void **old = set->slots;
    size_t count = set->mask + 1;
    push_slots(L, set, count * 4);
    for (size_t i = 0; i < count; i++) {
      if (old[i]) set->slots[slot_of(set, old[i])] = old[i];
    }
    lua_replace(L, set->index);
  }
  return true;
}

static bool has_address(const address_set *set, const void *address) {
  return set->slots[slot_of(set, address)] != NULL;
}

static bool is_collectable(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TTABLE:
    case LUA_TFUNCTION:
    case LUA_TUSERDATA:
    case LUA_TTHREAD: return true;
    default: return false;
  }
}

/* Has the value on top looked at once, later. Pops it. */
static void enqueue(walk *w) {
  lua_State *L = w->L;
  if (is_collectable(L, -1) && add_address(L, &w->seen, lua_topointer(L, -1))) {
    lua_rawseti(L, QUEUE, ++w->waiting);
  } else {
    lua_pop(L, 1);
  }
}

/* Pushes what is to stand in the place of the value at an index; false, and nothing, when it stays. */
static bool push_replacement(walk *w, int index) {
  lua_State *L = w->L;
  if (!is_collectable(L, index) || !has_address(&w->targets, lua_topointer(L, index))) return false;
  lua_pushvalue(L, index);
  if (lua_rawget(L, REPLACEMENTS) != LUA_TNIL) return true;
  lua_pop(L, 1);
  return false;
}

static void walk_table(walk *w) {
  lua_State *L = w->L;
  int table = lua_gettop(L);
  int renamed = 0; /* a list of keys to be replaced, once there is one */
  if (lua_getmetatable(L, table)) {
    if (lua_rawequal(L, -1, PICTURE)) {
      lua_settop(L, table);
      return;
    }
    enqueue(w);
  }
  lua_pushnil(L); /* the list */
  lua_pushnil(L);
  while (lua_next(L, table)) {
    if (push_replacement(w, -1)) {
      lua_replace(L, -2);
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      lua_rawset(L, table);
    }
    enqueue(w);
    if (push_replacement(w, -1)) {
      lua_pop(L, 1);
      if (!renamed) {
        lua_newtable(L);
        lua_replace(L, table + 1);
      }
      lua_pushvalue(L, -1);
      lua_rawseti(L, table + 1, ++renamed);
    } else if (is_collectable(L, -1)) {
      lua_pushvalue(L, -1);
      enqueue(w);
    }
  }
  for (int i = 1; i <= renamed; i++) {
    lua_rawgeti(L, table + 1, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, table);
    if (push_replacement(w, -2)) {
      lua_pushvalue(L, -1);
      enqueue(w);
      lua_pushvalue(L, -2);
      lua_rawset(L, table);
      lua_pop(L, 1);
      lua_pushnil(L);
      lua_rawset(L, table);
    }
    lua_settop(L, table + 1);
  }
  lua_settop(L, table);
}

static void walk_function(walk *w) {
  lua_State *L = w->L;
  int function = lua_gettop(L);
  bool is_lua = !lua_iscfunction(L, function);
  for (int i = 1; lua_getupvalue(L, function, i); i++) {
    void *cell = is_lua ? lua_upvalueid(L, function, i) : NULL;
    if (cell && has_address(&w->joined, cell)) {
      lua_rawgetp(L, CELLS, cell);
      lua_rawgeti(L, -1, 1);
      lua_rawgeti(L, -2, 2);
      lua_upvaluejoin(L, function, i, -2, (int)lua_tointeger(L, -1));
      lua_settop(L, function);
      lua_getupvalue(L, function, i);
    }
    if (push_replacement(w, -1)) {
      lua_pushvalue(L, -1);
      lua_setupvalue(L, function, i);
    }
    enqueue(w);
    lua_settop(L, function);
  }
}

static void walk_userdata(walk *w) {
  lua_State *L = w->L;
  int userdata = lua_gettop(L);
  if (lua_getmetatable(L, userdata)) enqueue(w);
  for (int i = 1; lua_getiuservalue(L, userdata, i) != LUA_TNONE; i++) {
    if (push_replacement(w, -1)) {
      lua_pushvalue(L, -1);
      lua_setiuservalue(L, userdata, i);
    }
    enqueue(w);
    lua_settop(L, userdata);
  }
  lua_settop(L, userdata);
}

/* The variables of the calls of a coroutine that waits. */
static void walk_thread(walk *w) {
  lua_State *L = w->L, *other = lua_tothread(L, -1);
  int thread = lua_gettop(L);
  if (other == L || !lua_checkstack(other, 4)) return;
  lua_Debug record;
  for (int level = 0; lua_getstack(other, level, &record); level++) {
    if (lua_getinfo(other, "f", &record)) {
      lua_xmove(other, L, 1);
      enqueue(w);
    }
    for (int i = 1; lua_getlocal(other, &record, i); i++) {
      lua_xmove(other, L, 1);
      if (push_replacement(w, -1)) {
        lua_pushvalue(L, -1);
        lua_xmove(L, other, 1);
        lua_setlocal(other, &record, i);
      }
      enqueue(w);
      lua_settop(L, thread);
    }
  }
  if (lua_status(other) == LUA_OK && !lua_getstack(other, 0, &record)) {
    /* It has not begun: its function and arguments lie there. */
    for (int i = 1, top = lua_gettop(other); i <= top; i++) {
      lua_pushvalue(other, i);
      lua_xmove(other, L, 1);
      if (push_replacement(w, -1)) {
        lua_pushvalue(L, -1);
        lua_xmove(L, other, 1);
        lua_replace(other, i);
      }
      enqueue(w);
      lua_settop(L, thread);
    }
  }
}

/* rewrite(cells, replacements, picture): goes through all that can be reached but what this thread has on
 * its stack. `cells` has, by the identity of a cell, { function, number }: the upvalue whose cell
 * takes its place. `replacements` has what stands in the place of a table or function. Tables whose
 * metatable is `picture` are only for looking at: what they have stays. */
static int rewrite(lua_State *L) {
  lua_settop(L, PICTURE);
  luaL_checktype(L, CELLS, LUA_TTABLE);
  luaL_checktype(L, REPLACEMENTS, LUA_TTABLE);
  luaL_checkstack(L, 20, NULL);
  walk w = {
      .L = L, .seen = {.index = SEEN}, .targets = {.index = TARGETS}, .joined = {.index = JOINED}};
  push_slots(L, &w.seen, 1 << 14);
  push_slots(L, &w.targets, 1 << 6);
  push_slots(L, &w.joined, 1 << 6);
  lua_newtable(L);
  for (lua_pushnil(L); lua_next(L, REPLACEMENTS); lua_pop(L, 1)) {
    add_address(L, &w.targets, lua_topointer(L, -2));
  }
  for (lua_pushnil(L); lua_next(L, CELLS); lua_pop(L, 1)) {
    add_address(L, &w.joined, lua_topointer(L, -2));
  }
  for (int i = CELLS; i <= QUEUE; i++) add_address(L, &w.seen, lua_topointer(L, i));
  lua_pushvalue(L, LUA_REGISTRYINDEX);
  enqueue(&w);
  while (w.waiting > 0) {
    lua_rawgeti(L, QUEUE, w.waiting);
    lua_pushnil(L);
    lua_rawseti(L, QUEUE, w.waiting--);
    switch (lua_type(L, -1)) {
      case LUA_TTABLE: walk_table(&w); break;
      case LUA_TFUNCTION: walk_function(&w); break;
      case LUA_TUSERDATA: walk_userdata(&w); break;
      default: walk_thread(&w); break;
    }
    lua_settop(L, LAST);
  }
  return 0;
}

/* upvalue(function, number): name, value, identity of the cell; nothing where there is none. */
static int upvalue(lua_State *L) {
  int number = (int)luaL_checkinteger(L, 2);
  if (lua_iscfunction(L, 1)) return 0;
  const char *name = lua_getupvalue(L, 1, number);
  if (!name) return 0;
  lua_pushstring(L, name);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, lua_upvalueid(L, 1, number));
  return 3;
}

/* setupvalue(function, number, value) */
static int set_upvalue(lua_State *L) {
  lua_settop(L, 3);
  lua_setupvalue(L, 1, (int)luaL_checkinteger(L, 2));
  return 0;
}

/* source(function): the name of the chunk that has it, and its first and its last line; nil for one
 * of the host. */
static int source(lua_State *L) {
  lua_Debug record;
  lua_settop(L, 1);
  if (lua_iscfunction(L, 1)) return 0;
  lua_getinfo(L, ">S", &record);
  lua_pushstring(L, record.source[0] == '@' ? record.source + 1 : record.source);
  lua_pushinteger(L, record.linedefined);
  lua_pushinteger(L, record.lastlinedefined);
  return 3;
}

/* metatable(table), setmetatable(table, metatable): whatever `__metatable` says. */
static int metatable(lua_State *L) { return lua_getmetatable(L, 1) ? 1 : 0; }

static int set_metatable(lua_State *L) {
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 0;
}

/* elements(userdata): a table with the elements of a list; nil for others. */
static int elements(lua_State *L) {
  const ln_peer *peer = ln_to_peer(L, 1);
  if (!peer || !peer->native->is_list) return 0;
  if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) {
    lua_newtable(L);
    return 1;
  }
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  lua_newtable(L);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -2, i);
    lua_rawseti(L, -2, i);
  }
  return 1;
}

void ln_push_reload_functions(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"rewrite", rewrite},           {"upvalue", upvalue},
      {"setupvalue", set_upvalue},    {"source", source},
      {"metatable", metatable},       {"setmetatable", set_metatable},
      {"elements", elements},
      {NULL, NULL},
  };
  luaL_newlib(L, functions);
}
