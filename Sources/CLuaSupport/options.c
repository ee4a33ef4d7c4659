#include "calls.h"

#include <stdlib.h>

/* The options of Class{ options }, and the order in which they are applied. */

typedef struct entry {
  uint32_t order;
  int key; /* stack index; the value is at the next */
  const ln_member *member;
} entry;

enum { LN_FIELD_ORDER = 0x50000000, LN_CHILD_ORDER = 0x60000000 };

/* The keys lie on the stack while they are sorted. */
enum { LN_MAX_KEYS = 100000 };

/* Of two with the same order. */
static __attribute__((noinline)) int compare_keys(lua_State *L, const entry *a, const entry *b) {
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

static inline __attribute__((always_inline)) bool precedes(lua_State *L, const entry *a,
                                                           const entry *b) {
  return __builtin_expect(a->order != b->order, 1) ? a->order < b->order
                                                   : compare_keys(L, a, b) < 0;
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

/* The constructor keys of a host class that were used, by the addresses of their strings: scripts name
 * the same few again and again. Nothing is changed or taken out, as a host class never changes. */
enum { LN_CACHE_SIZE = 64, LN_CACHE_LIMIT = 48 };

typedef struct cached_key {
  const char *key;
  const ln_member *member; /* NULL: not found, or under another name */
  size_t length;
} cached_key;

typedef struct ln_key_cache {
  int count;
  cached_key slots[LN_CACHE_SIZE];
} ln_key_cache;

/* Whether a slot has the member of a key. The address alone would do only while the string lives. */
static inline bool holds(const cached_key *slot, const char *key, size_t length) {
  return slot->member && slot->length == length && memcmp(slot->member->name, key, length) == 0;
}

/* The slot of a key, or an empty one for it; NULL when there is no room. */
static cached_key *slot_of(ln_key_cache *cache, const char *key) {
  for (uintptr_t at = (uintptr_t)key >> 4;; at++) {
    cached_key *slot = &cache->slots[at % LN_CACHE_SIZE];
    if (slot->key == key) return slot;
    if (slot->key) continue;
    if (cache->count >= LN_CACHE_LIMIT) return NULL;
    cache->count++;
    slot->key = key;
    return slot;
  }
}

static const ln_member *find_member(lua_State *L, ln_type *type, int key, int members, int keys) {
  if (type->scripted) return find_key(L, key, members, keys);
  if (!type->recent) type->recent = calloc(1, sizeof(ln_key_cache));
  size_t length;
  const char *name = lua_tolstring(L, key, &length);
  cached_key *slot = type->recent ? slot_of(type->recent, name) : NULL;
  if (slot && holds(slot, name, length)) return slot->member;
  const ln_member *member = find_key(L, key, members, keys);
  if (slot && member && strcmp(member->name, name) == 0 && strlen(name) == length) {
    slot->member = member;
    slot->length = length;
  }
  return member;
}

void ln_forget_keys(ln_type *type) {
  free(type->recent);
  type->recent = NULL;
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
      ln_raise(L, NULL);
    }
    ln_host *host = ln_enter_swift(L);
    int pins = host->pins;
    ln_leave_swift(L, peer->native->add_child(L, peer->object), pins, NULL);
  } else if (!e->member || e->member->kind == LN_SCRIPTED) {
    assign_key(L, e->key);
  } else if (e->member->set) {
    ln_host *host = ln_enter_swift(L);
    int pins = host->pins;
    ln_leave_swift(L, e->member->set(L, peer->object), pins, e->member);
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
    ln_raise(L, NULL);
  }
}

/* Asks whether the key of an option, which is no member, may be a field. */
static void check_key(lua_State *L, ln_type *type, int key, int known) {
  int top = lua_gettop(L);
  lua_pushvalue(L, key);
  if (lua_type(L, key) != LUA_TSTRING || lua_rawget(L, known) == LUA_TNIL) {
    lua_pushvalue(L, key);
    ln_ask(L, type->host->slow.unknown_key, type);
  }
  lua_settop(L, top);
}

static void add_elements(lua_State *L, ln_peer *peer, lua_Integer count) {
  lua_pushinteger(L, count);
  ln_host *host = ln_enter_swift(L);
  int pins = host->pins;
  ln_leave_swift(L, peer->native->add_child(L, peer->object), pins, NULL);
  lua_settop(L, 2);
}

void ln_apply_options(lua_State *L, ln_peer *peer) {
  ln_type *type = peer->type;
  lua_settop(L, 2);
  lua_pushnil(L); /* 3: the value at hand */
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->members);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->keys);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->known);
  int members = 4, keys = 5, known = 6, count = 0;
  lua_Integer elements = 0; /* of a list */
  entry few[32], *entries = few;
  int capacity = 32;
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    if (peer->native->is_list && lua_isinteger(L, -2)) {
      lua_pop(L, 1);
      elements++;
      continue;
    }
    /* Key and value stay on the stack: what a setter does to the table changes nothing. */
    if (count == capacity) {
      /* In a userdata, so that an error frees it. It lies below the keys. */
      entry *grown = lua_newuserdatauv(L, sizeof(entry) * (size_t)capacity * 2, 0);
      memcpy(grown, entries, sizeof(entry) * (size_t)count);
      entries = grown;
      capacity *= 2;
      lua_insert(L, -3);
    }
    /* Room for this key and those up to the next that asks. */
    if (count == LN_MAX_KEYS || (count % 8 == 0 && !lua_checkstack(L, 8 + 2 * 8))) {
      lua_pushfstring(L, "%s{…} has too many keys: at most %d are taken", type->name, LN_MAX_KEYS);
      ln_raise(L, NULL);
    }
    entry *e = &entries[count++];
    e->key = lua_gettop(L) - 1;
    e->member = NULL;
    if (lua_type(L, e->key) == LUA_TSTRING) {
      e->member = find_member(L, type, e->key, members, keys);
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
  if (elements > 0) add_elements(L, peer, elements);
}
