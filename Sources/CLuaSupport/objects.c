#include <CLuaSupport.h>
#include <stdlib.h>

/* Peers of host objects: identity, edges, members. */

/* Swift runs between the two: errors are codes, and memory is never refused. */
static inline ln_host *enter_swift(lua_State *L) {
  ln_host *host = ln_host_of(L);
  host->current = L;
  host->in_swift = true;
  if (host->force_collect) ln_collect(L);
  return host;
}

/* Raising. `LN_FAILED` left a message on top; the Swift side completes it, then the position of
 * the Lua caller goes before it. */
static int raise(lua_State *L, const ln_member *member) {
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

static inline int leave_swift(lua_State *L, int count, int pins, const ln_member *member) {
  ln_host *host = ln_host_of(L);
  if (host->pins != pins) ln_unpin(L, pins);
  host->in_swift = false;
  return count >= 0 ? count : raise(L, member);
}

/* Asks Swift on a slow path, with the object or class at 1. */
static int ask(lua_State *L, int (*question)(lua_State *, ln_type *), ln_type *type) {
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, question(L, type), pins, NULL);
}

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

/* About what the Swift side of an object weighs before it is known. */
enum { LN_OBJECT_WEIGHT = 288 };

/* Collection */

static void queue_release(ln_host *host, void *object) {
  if (host->released_count == host->released_capacity) {
    size_t capacity = host->released_capacity ? host->released_capacity * 2 : 64;
    void **grown = realloc(host->released, capacity * sizeof *grown);
    if (!grown) return; /* the object is lost to memory, never to correctness */
    host->released = grown;
    host->released_capacity = capacity;
  }
  host->released[host->released_count++] = object;
}

static ln_peer *push_empty_peer(lua_State *L, ln_type *type, void *object, uint32_t weight);

/* A class with a deinit gets it called later, with a stand-in that has the fields alone: the
 * object itself is gone then. The dead peer is at 1. */
static void queue_deinit(lua_State *L, ln_host *host, ln_peer *peer) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, peer->type->members);
  lua_pushliteral(L, "deinit");
  if (lua_rawget(L, -2) == LUA_TFUNCTION) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, LN_ENDED);
    push_empty_peer(L, peer->type, NULL, 0)->flags = peer->flags | LN_ENDED_OBJECT;
    lua_getiuservalue(L, 1, 1);
    lua_setiuservalue(L, -2, 1);
    lua_rawseti(L, -2, ++host->ended);
  }
  lua_settop(L, 1);
}

static int collect_peer(lua_State *L) {
  ln_peer *peer = lua_touserdata(L, 1);
  if (peer->object) {
    ln_host *host = ln_host_of(L);
    if (peer->type->scripted && !host->is_closing) queue_deinit(L, host, peer);
    host->peers--;
    host->swift_total -= peer->weight;
    queue_release(host, peer->object);
    peer->object = NULL;
  }
  return 0;
}

static int collect_holder(lua_State *L) {
  void **holder = lua_touserdata(L, 1);
  if (*holder) queue_release(ln_host_of(L), *holder);
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

static ln_peer *push_empty_peer(lua_State *L, ln_type *type, void *object, uint32_t weight) {
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
  ln_peer *peer = push_empty_peer(L, type, object, (uint32_t)swift_bytes);
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

/* Members */

static int bad_self(lua_State *L, const ln_member *member) {
  ln_host *host = enter_swift(L);
  host->slow.bad_self(L, member);
  return raise(L, NULL);
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
  if (ln_has_too_many(L, member, receivers)) raise(L, member);
}

static int call_method(lua_State *L) {
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(1));
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer || !peer->object || !ln_inherits(peer->native, member->owner)) {
    return bad_self(L, member);
  }
  check_count(L, member, 1);
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, member->get(L, peer->object), pins, member);
}

/* Overrides. Upvalues: the script's function, the light member of the host. */

static int finish_override(lua_State *L, int status, lua_KContext arguments) {
  (void)status;
  int count = (int)arguments;
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(2));
  bool has_result = lua_gettop(L) > count;
  if (has_result) lua_settop(L, count + 1);
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  if (leave_swift(L, host->slow.convert(L, member, has_result), pins, NULL) > 0) return 1;
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
    return bad_self(L, member);
  }
  /* As an assignment: the object, the name, the value. */
  lua_settop(L, 2);
  lua_pushnil(L);
  lua_insert(L, 2);
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  leave_swift(L, member->set(L, peer->object), pins, member);
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
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, function(L), pins, member);
}

int ln_call_swift(lua_State *L, ln_function entry, void *object) {
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, entry(L, object), pins, NULL);
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

static void write_field(lua_State *L, int value) {
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
    return ask(L, ln_host_of(L)->slow.read, peer->type);
  }
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, member->get(L, peer->object), pins, member);
}

/* Upvalues of the two below: members, light ln_type, names known to be free. */
static int index_object(lua_State *L) {
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer) return bad_self(L, NULL);
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
  return ask(L, ln_host_of(L)->slow.read, peer->type);
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
    ask(L, ln_host_of(L)->slow.write, peer->type);
    if (lua_toboolean(L, -1)) write_field(L, 3);
  } else {
    ln_host *host = enter_swift(L);
    int pins = host->pins;
    leave_swift(L, member->set(L, peer->object), pins, member);
  }
}

static int assign_object(lua_State *L) {
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer) return bad_self(L, NULL);
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
  ask(L, ln_host_of(L)->slow.write, peer->type);
  if (lua_toboolean(L, -1)) {
    write_field(L, 3);
    if (found != LUA_TNIL) peer->flags |= LN_SHADOWS;
  }
  return 0;
}

/* Construction */

typedef struct entry {
  uint32_t order;
  int key; /* stack index; the value is at the next */
  const ln_member *member;
} entry;

enum { LN_FIELD_ORDER = 0x50000000, LN_CHILD_ORDER = 0x60000000 };

/* The keys lie on the stack while they are sorted. */
enum { LN_MAX_KEYS = 100000 };

/* Of two with the same order. */
static int compare_keys(lua_State *L, const entry *a, const entry *b) {
  if (a->order == LN_CHILD_ORDER) {
    lua_Integer x = lua_tointeger(L, a->key), y = lua_tointeger(L, b->key);
    return x < y ? -1 : x > y;
  }
  int type = lua_type(L, a->key), other = lua_type(L, b->key);
  if (type != LUA_TSTRING || other != LUA_TSTRING) {
    /* Fractions ascending, then names, then the rest as found. */
    if (type != other) return type < other ? -1 : 1;
    if (type != LUA_TNUMBER) return a->key - b->key;
    lua_Number x = lua_tonumber(L, a->key), y = lua_tonumber(L, b->key);
    return x < y ? -1 : x > y;
  }
  size_t x, y;
  const char *s = lua_tolstring(L, a->key, &x), *t = lua_tolstring(L, b->key, &y);
  int order = memcmp(s, t, x < y ? x : y);
  return order ? order : x < y ? -1 : x > y;
}

static inline bool precedes(lua_State *L, const entry *a, const entry *b) {
  return a->order != b->order ? a->order < b->order : compare_keys(L, a, b) < 0;
}

/* A heap sort for many: the standard qsort has no way to hand the state to the comparison. */
static void sift(lua_State *L, entry *entries, int root, int count) {
  for (;;) {
    int child = root * 2 + 1;
    if (child >= count) return;
    if (child + 1 < count && precedes(L, &entries[child], &entries[child + 1])) child++;
    if (!precedes(L, &entries[root], &entries[child])) return;
    entry e = entries[root];
    entries[root] = entries[child];
    entries[child] = e;
    root = child;
  }
}

static void sort_entries(lua_State *L, entry *entries, int count) {
  if (count <= 12) {
    for (int i = 1; i < count; i++) {
      entry new = entries[i];
      int at = i;
      for (; at > 0 && precedes(L, &new, &entries[at - 1]); at--) {
        entries[at] = entries[at - 1];
      }
      entries[at] = new;
    }
    return;
  }
  for (int i = count / 2 - 1; i >= 0; i--) sift(L, entries, i, count);
  for (int end = count - 1; end > 0; end--) {
    entry e = entries[0];
    entries[0] = entries[end];
    entries[end] = e;
    sift(L, entries, 0, end);
  }
}

static const ln_member *member_in(lua_State *L, int table, int key) {
  lua_pushvalue(L, key);
  const ln_member *member =
      lua_rawget(L, table) == LUA_TLIGHTUSERDATA ? lua_touserdata(L, -1) : NULL;
  lua_pop(L, 1);
  return member;
}

static const ln_member *find_key(lua_State *L, int key, int members, int keys) {
  const ln_member *member = member_in(L, members, key);
  /* A read-only property may have the name of an initialiser's argument (`style`). */
  if (member && member->kind != LN_SCRIPTED && member->set) return member;
  const ln_member *other = member_in(L, keys, key);
  return other ? other : member;
}

/* Sets what needs no Swift entry point of its own, as an assignment would. */
static void assign_key(lua_State *L, int key) {
  lua_pushvalue(L, key);
  lua_pushvalue(L, 3);
  lua_settable(L, 1);
}

static void apply_entry(lua_State *L, ln_peer *peer, const entry *e) {
  lua_copy(L, e->key + 1, 3);
  if (e->order == LN_CHILD_ORDER) {
    if (!peer->native->add_child) {
      lua_pushfstring(L, "%s{…}: a value without a key (number %I) makes no sense here",
                      peer->type->name, lua_tointeger(L, e->key));
      raise(L, NULL);
    }
    ln_host *host = enter_swift(L);
    int pins = host->pins;
    leave_swift(L, peer->native->add_child(L, peer->object), pins, NULL);
  } else if (!e->member || e->member->kind == LN_SCRIPTED) {
    assign_key(L, e->key);
  } else if (e->member->set) {
    ln_host *host = enter_swift(L);
    int pins = host->pins;
    leave_swift(L, e->member->set(L, peer->object), pins, e->member);
  } else if (e->member->kind != LN_INIT_ARGUMENT) {
    assign_key(L, e->key); /* read-only: says so */
  }
}

/* The list of children has no hole: with one, a child that was meant to be there would be missing
 * without a word, and those behind it may or may not be seen. */
static void check_children(lua_State *L, ln_peer *peer, const entry *entries, int count) {
  lua_Integer position = 0;
  for (int i = 0; i < count; i++) {
    if (entries[i].order != LN_CHILD_ORDER) continue;
    lua_Integer found = lua_tointeger(L, entries[i].key);
    if (found == ++position) continue;
    if (found < 1) {
      lua_pushfstring(L, "%s{…}: the values without a key are counted from 1, got one at %I",
                      peer->type->name, found);
    } else {
      lua_pushfstring(L,
                      "%s{…}: the list of values without a key has a hole: number %I is nil, number "
                      "%I is not",
                      peer->type->name, position, found);
    }
    raise(L, NULL);
  }
}

/* Asks whether the key of an option, which is no member, may be a field. */
static void check_key(lua_State *L, ln_type *type, int key, int known) {
  int top = lua_gettop(L);
  lua_pushvalue(L, key);
  if (lua_type(L, key) != LUA_TSTRING || lua_rawget(L, known) == LUA_TNIL) {
    lua_pushvalue(L, key);
    ask(L, type->host->slow.unknown_key, type);
  }
  lua_settop(L, top);
}

/* Applies the options at 2 to the object whose peer is at 1: first what the initialiser takes, then
 * properties, setters by state, fields, children, handlers. */
static void apply_options(lua_State *L, ln_peer *peer) {
  ln_type *type = peer->type;
  ln_host *host = type->host;
  lua_settop(L, 2);
  lua_pushnil(L); /* 3: the value at hand */
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->keys);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  int members = 4, keys = 5, known = 6, count = 0;
  entry few[32], *entries = few;
  int capacity = 32;
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    /* Key and value stay on the stack: what a setter does to the table changes nothing. */
    if (count == capacity) {
      /* In a userdata, so that an error frees it. It lies below the keys. */
      entry *grown = lua_newuserdatauv(L, sizeof(entry) * (size_t)capacity * 2, 0);
      memcpy(grown, entries, sizeof(entry) * (size_t)count);
      entries = grown;
      capacity *= 2;
      lua_insert(L, -3);
    }
    if (count == LN_MAX_KEYS || !lua_checkstack(L, 8)) {
      lua_pushfstring(L, "%s{…} has too many keys: at most %d are taken", type->name, LN_MAX_KEYS);
      raise(L, NULL);
    }
    entry *e = &entries[count++];
    e->key = lua_gettop(L) - 1;
    e->member = NULL;
    if (lua_type(L, e->key) == LUA_TSTRING) {
      e->member = find_key(L, e->key, members, keys);
      e->order = e->member ? e->member->order : LN_FIELD_ORDER;
    } else {
      e->order = lua_isinteger(L, e->key) ? LN_CHILD_ORDER : LN_FIELD_ORDER;
    }
    if (e->order == LN_FIELD_ORDER && !e->member) check_key(L, type, e->key, known);
    lua_pushvalue(L, e->key);
  }
  sort_entries(L, entries, count);
  if (peer->native->add_child) check_children(L, peer, entries, count);
  int top = lua_gettop(L);
  for (int i = 0; i < count; i++) {
    apply_entry(L, peer, &entries[i]);
    if (lua_gettop(L) != top) lua_settop(L, top);
  }
  lua_settop(L, 2);
}

/* Makes the Swift object of the peer at 1, and applies the options at 2. */
static void make_object(lua_State *L, ln_peer *peer) {
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  void *object = peer->native->make ? peer->native->make(L) : NULL;
  if (!object) leave_swift(L, LN_FAILED, pins, NULL);
  lua_settop(L, 2);
  peer->object = object;
  ln_file(L, 1, peer);
  host->slow.made(L, peer->type, object);
  leave_swift(L, 0, pins, NULL);
  lua_settop(L, 2);
  apply_options(L, peer);
}

/* The host's init, the end of every chain. Upvalue: the class that it belongs to. */
static int init_object(lua_State *L) {
  const ln_class *native = lua_touserdata(L, lua_upvalueindex(1));
  ln_peer *peer = ln_to_peer(L, 1);
  if (!peer && ln_to_class(L, 1)) {
    lua_pushfstring(L, "init of super is called with a dot and the object: "
                       "Class.super.init(self, options)");
    return raise(L, NULL);
  }
  if (!peer) {
    lua_pushfstring(L, "%s.init expects the object as first argument, got %s", native->name,
                    luaL_typename(L, 1));
    return raise(L, NULL);
  }
  if (!ln_inherits(peer->native, native)) {
    lua_pushfstring(L, "%s.init makes no %s; call %s.super.init(self, options)", native->name,
                    peer->native->name, peer->type->name);
    return raise(L, NULL);
  }
  if (peer->flags & LN_ENDED_OBJECT) {
    lua_pushfstring(L,
                    "this %s has ended and cannot be made again: deinit has its fields alone; "
                    "make a new one with %s{…}",
                    peer->type->name, peer->type->name);
    return raise(L, NULL);
  }
  if (peer->object) {
    lua_pushfstring(L, "init of %s was called twice", peer->type->name);
    return raise(L, NULL);
  }
  if (lua_isnoneornil(L, 2)) {
    if (peer->flags & LN_HAS_OPTIONS) {
      lua_pushfstring(L, "init was called without the options that %s{…} was given; pass them on: "
                         "super.init(self, options), or {} to take none",
                      peer->type->name);
      return raise(L, NULL);
    }
    lua_settop(L, 1);
    lua_newtable(L);
  } else if (lua_type(L, 2) != LUA_TTABLE) {
    lua_pushfstring(L, "%s{…} takes a table of options, got %s", peer->type->name,
                    luaL_typename(L, 2));
    return raise(L, NULL);
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
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  void *object = type->native->make(L);
  if (!object) return leave_swift(L, LN_FAILED, pins, NULL);
  ln_push_object(L, object);
  queue_release(host, object);
  return leave_swift(L, 1, pins, NULL);
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
  return raise(L, NULL);
}

/* Class{…} */
static int construct(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return bad_self(L, NULL);
  ln_host *host = type->host;
  if (host->limits.objects && host->peers >= host->limits.objects) {
    ln_exceed(host, LN_OBJECTS);
    ln_interrupt(L);
  }
  if (!type->native->make) {
    lua_pushfstring(L, "%s cannot be made by a script; the host makes its objects", type->name);
    return raise(L, NULL);
  }
  if (lua_gettop(L) > 2 || (!lua_isnoneornil(L, 2) && lua_type(L, 2) != LUA_TTABLE)) {
    lua_pushfstring(L, "%s(…) takes one table of options, as in %s{ key = value }; got %s",
                    type->name, type->name, luaL_typename(L, 2));
    return raise(L, NULL);
  }
  if (lua_isnoneornil(L, 2)) {
    lua_settop(L, 1);
    lua_newtable(L);
  }
  ln_weigh(L, LN_OBJECT_WEIGHT);
  if (type->native->is_value) return construct_value(L, type);
  ln_peer *peer = push_empty_peer(L, type, NULL, LN_OBJECT_WEIGHT);
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

/* Classes. Upvalues: members of objects, members of the class. */

static int index_class(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return bad_self(L, NULL);
  lua_pushvalue(L, 2);
  int found = lua_rawget(L, lua_upvalueindex(2));
  if (found == LUA_TTABLE) { /* a class property: its getter */
    lua_rawgeti(L, -1, 1);
    lua_call(L, 0, 1);
    return 1;
  }
  if (found != LUA_TNIL) return 1;
  lua_pop(L, 1);
  lua_pushvalue(L, 2);
  found = lua_rawget(L, lua_upvalueindex(1));
  if (found != LUA_TNIL && found != LUA_TLIGHTUSERDATA) return 1;
  lua_settop(L, 2);
  return ask(L, type->host->slow.class_read, type);
}

static int assign_class(lua_State *L) {
  ln_type *type = ln_to_class(L, 1);
  if (!type) return bad_self(L, NULL);
  lua_settop(L, 3);
  return ask(L, type->host->slow.class_write, type);
}

static int describe(lua_State *L) {
  ln_host *host = enter_swift(L);
  int pins = host->pins;
  return leave_swift(L, host->slow.describe(L), pins, NULL);
}

static void set_common(lua_State *L, const char *name) {
  lua_pushcfunction(L, describe);
  lua_setfield(L, -2, "__tostring");
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
}

void ln_finish_type(lua_State *L, ln_type *type, const char *name) {
  int top = lua_gettop(L);
  lua_createtable(L, 0, 6);
  set_common(L, name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, type);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  lua_pushcclosure(L, index_object, 3);
  lua_setfield(L, -2, "__index");
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, type);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  lua_pushcclosure(L, assign_object, 3);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, collect_peer);
  lua_setfield(L, -2, "__gc");
  type->metatable = luaL_ref(L, LUA_REGISTRYINDEX);

  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_pushlightuserdata(L, (void *)type->native);
  lua_pushcclosure(L, init_object, 1);
  if (!type->scripted) lua_setfield(L, -2, "init");
  lua_settop(L, top);

  ln_proxy *proxy = lua_newuserdatauv(L, sizeof *proxy, 0);
  proxy->magic = &ln_proxy_magic;
  proxy->type = type;
  lua_createtable(L, 0, 6);
  set_common(L, name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->statics);
  lua_pushcclosure(L, index_class, 2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, assign_class);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, construct);
  lua_setfield(L, -2, "__call");
  lua_setmetatable(L, -2);
  type->proxy = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, top);
}

bool ln_is_entry(lua_State *L, int index) {
  lua_CFunction function = lua_tocfunction(L, index);
  return function == call_method || function == call_setter ||
         function == call_free_function || function == call_closure || function == index_object ||
         function == assign_object || function == construct || function == init_object ||
         function == index_class || function == assign_class;
}

void ln_compact(lua_State *L) {
  static const int tables[] = {LN_IDENTITY, LN_HOLDERS, LN_INTERNED, LN_NUMBERS,
                               LN_TASKS};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, tables[i]);
    lua_newtable(L);
    lua_getmetatable(L, -2);
    lua_setmetatable(L, -2);
    lua_pushnil(L);
    while (lua_next(L, -3)) {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, -4);
    }
    lua_rawseti(L, LUA_REGISTRYINDEX, tables[i]);
    lua_pop(L, 1);
  }
}

void ln_collect(lua_State *L) {
  ln_host *host = ln_host_of(L);
  bool in_swift = host->in_swift;
  host->in_swift = true;
  lua_gc(L, LUA_GCCOLLECT);
  host->slow.release(host);
  host->in_swift = in_swift;
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
