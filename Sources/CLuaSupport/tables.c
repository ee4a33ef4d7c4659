#include "library.h"
#include <math.h>
#include <limits.h>

/* table.concat, insert, move, pack, remove, sort, unpack */

/* Arguments */

enum { READ = 1, WRITE = 2, LENGTH = 4 };

static bool has_field(lua_State *L, int metatable, const char *name) {
  lua_pushstring(L, name);
  bool found = lua_rawget(L, metatable) != LUA_TNIL;
  lua_pop(L, 1);
  return found;
}

/* Checks that the argument is a table, or has the metamethods to be used as one. */
static void check_table(lua_State *L, int argument, int use) {
  if (lua_type(L, argument) == LUA_TTABLE) return;
  if (lua_getmetatable(L, argument)) {
    int metatable = lua_gettop(L);
    if ((!(use & READ) || has_field(L, metatable, "__index")) &&
        (!(use & WRITE) || has_field(L, metatable, "__newindex")) &&
        (!(use & LENGTH) || has_field(L, metatable, "__len"))) {
      lua_settop(L, metatable - 1);
      return;
    }
  }
  luaL_checktype(L, argument, LUA_TTABLE);
}

static lua_Integer checked_length(lua_State *L, int argument, int use) {
  check_table(L, argument, use | LENGTH);
  return luaL_len(L, argument);
}

/* Rounds of a loop that are reported together. */
enum { ROUNDS = 128 };

/* Before a loop: reports the rounds that will not be reported in it. */
static inline void report_rest(lua_State *L, lua_Unsigned rounds) {
  ln_spend(L, (uint32_t)(rounds % ROUNDS));
}

/* In each round: reports now and then. */
static inline void report_round(lua_State *L, lua_Unsigned rounds_left) {
  if (rounds_left % ROUNDS == 0) ln_spend(L, ROUNDS);
}

/* t[to] = t[from] */
static inline void copy_element(lua_State *L, int source, lua_Integer from, int target,
                                lua_Integer to) {
  lua_geti(L, source, from);
  lua_seti(L, target, to);
}

/* insert, remove, move */

static int insert(lua_State *L) {
  lua_Integer length = checked_length(L, 1, READ | WRITE);
  /* Wraps around as Lua's arithmetic does. */
  lua_Integer end = (lua_Integer)((lua_Unsigned)length + 1), position = end;
  switch (lua_gettop(L)) {
  case 2: break;
  case 3:
    position = luaL_checkinteger(L, 2);
    luaL_argcheck(L, (lua_Unsigned)position - 1 < (lua_Unsigned)end, 2,
                  "position out of bounds");
    report_rest(L, (lua_Unsigned)end - (lua_Unsigned)position);
    for (lua_Integer i = end; i > position; i--) {
      copy_element(L, 1, i - 1, 1, i);
      report_round(L, (lua_Unsigned)i - (lua_Unsigned)position);
    }
    break;
  default: return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, position);
  return 0;
}

static int remove_element(lua_State *L) {
  lua_Integer length = checked_length(L, 1, READ | WRITE);
  lua_Integer position = luaL_optinteger(L, 2, length);
  if (position != length) {
    luaL_argcheck(L, (lua_Unsigned)position - 1 <= (lua_Unsigned)length, 1,
                  "position out of bounds");
  }
  lua_geti(L, 1, position);
  report_rest(L, (lua_Unsigned)length - (lua_Unsigned)position);
  for (; position < length; position++) {
    copy_element(L, 1, position + 1, 1, position);
    report_round(L, (lua_Unsigned)(length - position));
  }
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

static int move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  lua_Integer to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1, READ);
  check_table(L, target, WRITE);
  if (last >= first) {
    luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    lua_Integer count = last - first + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool is_upward = to > last || to <= first ||
                     (target != 1 && !lua_compare(L, 1, target, LUA_OPEQ));
    report_rest(L, (lua_Unsigned)count);
    for (lua_Integer i = 0; i < count; i++) {
      lua_Integer step = is_upward ? i : count - 1 - i;
      copy_element(L, 1, first + step, target, to + step);
      report_round(L, (lua_Unsigned)(count - i));
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

/* concat, pack, unpack */

/* Adds an element to the text; returns its length. */
static size_t add_element(lua_State *L, luaL_Buffer *buffer, lua_Integer index) {
  lua_geti(L, 1, index);
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1),
               (LUAI_UACINT)index);
  }
  if (lua_type(L, -1) == LUA_TNUMBER && isnan(lua_tonumber(L, -1))) {
    lua_pop(L, 1);
    lua_pushliteral(L, "nan");
  }
  size_t before = luaL_bufflen(buffer);
  luaL_addvalue(buffer);
  return luaL_bufflen(buffer) - before;
}

static int concat(lua_State *L) {
  lua_Integer length = checked_length(L, 1, READ);
  size_t separator_length;
  const char *separator = luaL_optlstring(L, 2, "", &separator_length);
  lua_Integer index = luaL_optinteger(L, 3, 1), last = luaL_optinteger(L, 4, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  size_t unreported = 0; /* bytes, and as many for each element as make a step */
  for (; index < last; index++) {
    unreported += add_element(L, &buffer, index) + separator_length + LN_STEP_BYTES;
    luaL_addlstring(&buffer, separator, separator_length);
    if (unreported > LN_BATCH * LN_STEP_BYTES) {
      ln_spend_bytes(L, unreported);
      unreported = 0;
    }
  }
  if (index == last) unreported += add_element(L, &buffer, index);
  ln_spend_bytes(L, unreported);
  luaL_pushresult(&buffer);
  return 1;
}

static int pack(lua_State *L) {
  int count = lua_gettop(L);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_seti(L, 1, i);
  lua_pushinteger(L, count);
  lua_setfield(L, 1, "n");
  return 1;
}

static int unpack(lua_State *L) {
  lua_Integer index = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (index > last) return 0;
  lua_Unsigned steps = (lua_Unsigned)last - (lua_Unsigned)index;
  if (steps >= INT_MAX || !lua_checkstack(L, (int)steps + 1)) {
    return luaL_error(L, "too many results to unpack");
  }
  /* Not in the loop: the stack has no room for a message then. */
  ln_spend(L, (uint32_t)steps + 1);
  for (lua_Unsigned i = 0; i <= steps; i++) {
    lua_geti(L, 1, (lua_Integer)((lua_Unsigned)index + i));
  }
  return (int)steps + 1;
}

/* sort: quicksort with the median of three, comparing in the order in which Lua's own does, so
 * that equal elements and failing comparisons come out the same. The array is at 1, the order or
 * nil at 2. */

/* Elements beyond which a bad pivot is worth avoiding. */
enum { LARGE = 100 };

/* Elements `low` to `high`, to be sorted. */
typedef struct range {
  lua_Unsigned low, high;
  uint32_t noise; /* where the pivot lies; 0: in the middle */
  bool has_order;
  uint32_t *comparisons;
} range;

/* Whether the value at index a is less than that at b; both count from the top. */
static bool is_less(lua_State *L, const range *range, int a, int b) {
  if (++*range->comparisons % ROUNDS == 0) ln_spend(L, ROUNDS);
  if (!range->has_order) return lua_compare(L, a, b, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a - 1);
  lua_pushvalue(L, b - 2);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

/* Pops two values: the upper becomes element a, the lower one b. */
static void store_two(lua_State *L, lua_Unsigned a, lua_Unsigned b) {
  lua_seti(L, 1, (lua_Integer)a);
  lua_seti(L, 1, (lua_Integer)b);
}

/* Puts the first, the last and the middle element in order; returns where the pivot is, or 0 when
 * that has sorted the range. */
static lua_Unsigned choose_pivot(lua_State *L, const range *range) {
  lua_Unsigned low = range->low, high = range->high, distance = high - low;
  lua_geti(L, 1, (lua_Integer)low);
  lua_geti(L, 1, (lua_Integer)high);
  if (is_less(L, range, -1, -2)) {
    store_two(L, low, high);
  } else {
    lua_pop(L, 2);
  }
  if (distance == 1) return 0;
  lua_Unsigned pivot = low + distance / 2;
  if (range->noise && distance >= LARGE) {
    pivot = low + distance / 4 + range->noise % (distance / 4 * 2);
  }
  lua_geti(L, 1, (lua_Integer)pivot);
  lua_geti(L, 1, (lua_Integer)low);
  if (is_less(L, range, -2, -1)) {
    store_two(L, pivot, low);
    return distance == 2 ? 0 : pivot;
  }
  lua_pop(L, 1);
  lua_geti(L, 1, (lua_Integer)high);
  if (is_less(L, range, -1, -2)) {
    store_two(L, pivot, high);
  } else {
    lua_pop(L, 2);
  }
  return distance == 2 ? 0 : pivot;
}

/* Brings what is less than the pivot before it, and the rest after it; returns its new place. */
static lua_Unsigned divide(lua_State *L, const range *range, lua_Unsigned pivot) {
  /* The pivot waits before the last element, which is known not to be less. */
  lua_Unsigned last = range->high - 1, left = range->low, right = last;
  lua_geti(L, 1, (lua_Integer)pivot);
  lua_pushvalue(L, -1);
  lua_geti(L, 1, (lua_Integer)last);
  store_two(L, pivot, last);
  for (;;) {
    while (lua_geti(L, 1, (lua_Integer)++left), is_less(L, range, -1, -2)) {
      if (left == last) luaL_error(L, "invalid order function for sorting");
      lua_pop(L, 1);
    }
    while (lua_geti(L, 1, (lua_Integer)--right), is_less(L, range, -3, -1)) {
      if (right < left) luaL_error(L, "invalid order function for sorting");
      lua_pop(L, 1);
    }
    if (right < left) break;
    store_two(L, left, right);
  }
  lua_pop(L, 1);
  store_two(L, last, left);
  return left;
}

/* The array at 1, by the order at 2. */
static void sort_elements(lua_State *L, lua_Integer length) {
  uint32_t comparisons = 0;
  range current = {1, (lua_Unsigned)length, 0, !lua_isnil(L, 2), &comparisons};
  range later[32]; /* each at most half as long as the one before */
  int count = 0;
  for (;;) {
    lua_Unsigned pivot = 0;
    if (current.low < current.high) pivot = choose_pivot(L, &current);
    if (!pivot) {
      if (count == 0) break;
      current = later[--count];
      continue;
    }
    pivot = divide(L, &current, pivot);
    range lower = current, upper = current;
    lower.high = pivot - 1;
    upper.low = pivot + 1;
    bool is_lower_shorter = pivot - current.low < current.high - pivot;
    range shorter = is_lower_shorter ? lower : upper;
    range longer = is_lower_shorter ? upper : lower;
    if ((longer.high - longer.low) / 128 > shorter.high - shorter.low + 1) {
      longer.noise = (longer.noise * 1664525 + 1013904223) | 1;
    }
    later[count++] = longer;
    current = shorter;
  }
  ln_spend(L, comparisons % ROUNDS);
}

static int sort(lua_State *L) {
  lua_Integer length = checked_length(L, 1, READ | WRITE);
  if (length > 1) {
    luaL_argcheck(L, length < INT_MAX, 1, "array too big");
    if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    sort_elements(L, length);
  }
  return 0;
}

void ln_set_table_functions(lua_State *L) {
  static const luaL_Reg functions[] = {{"concat", concat}, {"insert", insert},
                                       {"move", move},     {"pack", pack},
                                       {"remove", remove_element}, {"sort", sort},
                                       {"unpack", unpack}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
