#include <CLuaSupport.h>
#include <stdlib.h>

/* `pairs` in a stable order: 1…n, the other numbers ascending, strings in byte order, the rest.
 *
 * As long as `next` gives 1, 2, 3, … nothing else is done, so sequences cost what they cost in
 * plain Lua. At the first other key the rest of the keys is taken and sorted. */

typedef struct sort_key {
  int kind; /* 0 number, 1 string, 2 other */
  int position; /* in the list of unsorted keys */
  bool is_integer;
  lua_Integer integer;
  lua_Number number;
  const char *text;
  size_t length;
} sort_key;

static int compare_numbers(const sort_key *x, const sort_key *y) {
  if (x->is_integer && y->is_integer) return x->integer < y->integer ? -1 : x->integer > y->integer;
  lua_Number a = x->is_integer ? (lua_Number)x->integer : x->number;
  lua_Number b = y->is_integer ? (lua_Number)y->integer : y->number;
  /* The same as doubles: the position decides, which is stable for a given table. */
  return a < b ? -1 : a > b ? 1 : x->position - y->position;
}

static int compare_keys(const void *a, const void *b) {
  const sort_key *x = a, *y = b;
  if (x->kind != y->kind) return x->kind - y->kind;
  switch (x->kind) {
  case 0:
    return compare_numbers(x, y);
  case 1: {
    int order = memcmp(x->text, y->text, x->length < y->length ? x->length : y->length);
    return order ? order : x->length < y->length ? -1 : x->length > y->length;
  }
  default:
    return x->position - y->position;
  }
}

/* Pushes a sorted list of the keys of the table at 1 from the one on top on (which is popped). */
static int push_sorted_keys(lua_State *L) {
  int first = lua_gettop(L);
  lua_newtable(L); /* the keys as they come */
  int list = first + 1, count = 0;
  lua_pushvalue(L, first);
  for (;;) {
    lua_pushvalue(L, -1);
    lua_rawseti(L, list, ++count);
    if (count % 1024 == 0) ln_spend(L, 1024);
    if (!lua_next(L, 1)) break;
    lua_pop(L, 1);
  }
  sort_key *keys = lua_newuserdatauv(L, sizeof *keys * (size_t)count, 0);
  for (int i = 0; i < count; i++) {
    sort_key *key = &keys[i];
    key->position = i + 1;
    switch (lua_rawgeti(L, list, i + 1)) {
    case LUA_TNUMBER:
      key->kind = 0;
      key->is_integer = lua_isinteger(L, -1);
      key->integer = lua_tointeger(L, -1);
      key->number = lua_tonumber(L, -1);
      break;
    case LUA_TSTRING:
      key->kind = 1;
      key->text = lua_tolstring(L, -1, &key->length); /* the list keeps it */
      break;
    default:
      key->kind = 2;
    }
    lua_pop(L, 1);
  }
  qsort(keys, (size_t)count, sizeof *keys, compare_keys);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, list, keys[i].position);
    lua_rawseti(L, -2, i + 1);
  }
  lua_replace(L, first);
  lua_settop(L, first);
  return count;
}

/* Upvalues: the sorted keys (nil at first), the place in them, their number. */
static int next_pair(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (lua_type(L, lua_upvalueindex(1)) == LUA_TNIL) {
    /* Wraps around as Lua's arithmetic does. */
    lua_Integer expected =
        lua_isnil(L, 2) ? 1 : (lua_Integer)((lua_Unsigned)lua_tointeger(L, 2) + 1);
    if (!lua_next(L, 1)) {
      lua_pushnil(L);
      return 1;
    }
    if (lua_isinteger(L, -2) && lua_tointeger(L, -2) == expected) return 2;
    lua_pop(L, 1);
    int count = push_sorted_keys(L);
    lua_replace(L, lua_upvalueindex(1));
    lua_pushinteger(L, 0);
    lua_replace(L, lua_upvalueindex(2));
    lua_pushinteger(L, count);
    lua_replace(L, lua_upvalueindex(3));
  }
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(2));
  lua_Integer count = lua_tointeger(L, lua_upvalueindex(3));
  while (place < count) {
    lua_rawgeti(L, lua_upvalueindex(1), ++place);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, place);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_pop(L, 2); /* removed meanwhile */
  }
  lua_pushnil(L);
  return 1;
}

static int pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  lua_pushnil(L);
  lua_pushnil(L);
  lua_pushnil(L);
  lua_pushcclosure(L, next_pair, 3);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

void ln_push_pairs(lua_State *L) { lua_pushcfunction(L, pairs); }
