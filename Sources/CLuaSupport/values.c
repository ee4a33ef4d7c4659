#include <CLuaSupport.h>

/* Immutable values made of numbers. */

static int fail(lua_State *L, const ln_member *member) {
  ln_host *host = ln_host_of(L);
  host->in_swift = true;
  host->slow.explain(L, member);
  host->in_swift = false;
  ln_push_place(L);
  lua_insert(L, -2);
  lua_concat(L, 2);
  return lua_error(L);
}

static int call(lua_State *L, const ln_member *member, const double *numbers) {
  ln_host *host = ln_host_of(L);
  host->current = L;
  host->in_swift = true;
  int count = member->get(L, (void *)numbers);
  host->in_swift = false;
  return count < 0 ? fail(L, member) : count;
}

static bool unpack(lua_State *L, int index, double *numbers) {
  uint64_t first, second;
  if (!ln_to_packed(L, index, &first, &second)) return false;
  numbers[0] = (double)(first + 1);
  numbers[1] = (double)(second + 1);
  return true;
}

bool ln_is_packable(const double *numbers) {
  static const uint64_t limits[] = {(uint64_t)1 << LN_PACKED_FIRST_BITS,
                                    (uint64_t)1 << LN_PACKED_SECOND_BITS};
  for (int i = 0; i < 2; i++) {
    if (!(numbers[i] >= 1 && numbers[i] <= (double)limits[i])) return false;
    if ((double)(uint64_t)numbers[i] != numbers[i]) return false;
  }
  return true;
}

/* The numbers of the receiver at 1; those of a packed one go to `packed`. */
static const double *check_self(lua_State *L, const ln_value_class *kind, const char *name,
                                double *packed) {
  const ln_value *value = ln_to_value(L, 1);
  if (value && value->kind == kind) return value->numbers;
  if (kind->is_packed) {
    if (unpack(L, 1, packed)) return packed;
    if (lua_type(L, 1) == LUA_TLIGHTUSERDATA) luaL_error(L, "attempt to index a userdata value");
  }
  lua_pushfstring(L, "%s:%s expects %s as receiver, got %s; a method is called with a colon",
                  kind->name, name, kind->name, luaL_typename(L, 1));
  fail(L, NULL);
  return NULL;
}

void ln_push_value(lua_State *L, const ln_value_class *kind, const double *numbers) {
  size_t size = (kind->count + kind->hidden) * sizeof(double);
  ln_value *value = lua_newuserdatauv(L, sizeof *value + size, 0);
  value->magic = &ln_value_magic;
  value->kind = kind;
  memcpy(value->numbers, numbers, size);
  if (kind->number < LN_QUICK_VALUE_CLASSES) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, ln_host_of(L)->value_metatables[kind->number]);
  } else {
    lua_rawgetp(L, LUA_REGISTRYINDEX, kind);
  }
  lua_setmetatable(L, -2);
}

/* Upvalues: members, light kind. */
static int index_value(lua_State *L) {
  const ln_value_class *kind = lua_touserdata(L, lua_upvalueindex(2));
  double packed[2];
  const double *numbers = check_self(L, kind, "?", packed);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
  case LUA_TNUMBER:
    ln_push_number(L, numbers[lua_tointeger(L, -1)]);
    return 1;
  case LUA_TLIGHTUSERDATA: {
    const ln_member *member = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return call(L, member, numbers);
  }
  case LUA_TNIL: {
    lua_pop(L, 1);
    ln_host_of(L)->in_swift = true;
    ln_host_of(L)->slow.value_read(L, kind);
    return fail(L, NULL);
  }
  default:
    return 1;
  }
}

static int assign_value(lua_State *L) {
  const ln_value_class *kind = lua_touserdata(L, lua_upvalueindex(1));
  double packed[2];
  check_self(L, kind, "?", packed);
  ln_host_of(L)->in_swift = true;
  ln_host_of(L)->slow.value_write(L, kind);
  return fail(L, NULL);
}

static int equal_values(lua_State *L) {
  const ln_value *a = ln_to_value(L, 1), *b = ln_to_value(L, 2);
  bool equal = a && b && a->kind == b->kind;
  for (uint32_t i = 0; equal && i < a->kind->count; i++) equal = a->numbers[i] == b->numbers[i];
  lua_pushboolean(L, equal);
  return 1;
}

/* Operators of values that are places on a line. */

static const double *place_at(lua_State *L, int index, const ln_value_class *kind) {
  const ln_value *value = ln_to_value(L, index);
  return value && value->kind == kind ? value->numbers : NULL;
}

static int bad_operands(lua_State *L, const char *usage) {
  lua_pushfstring(L, "expected %s, got %s and %s", usage, luaL_tolstring(L, 1, NULL),
                  luaL_tolstring(L, 2, NULL));
  return fail(L, NULL);
}

static int push_place(lua_State *L, const ln_value_class *kind, double number) {
  if (number - number != 0) {
    lua_pushfstring(L, "%s: the result is not finite", kind->name);
    return fail(L, NULL);
  }
  ln_push_value(L, kind, &number);
  return 1;
}

static int is_less(lua_State *L) {
  const ln_value_class *kind = lua_touserdata(L, lua_upvalueindex(1));
  const double *a = place_at(L, 1, kind), *b = place_at(L, 2, kind);
  if (!a || !b) return bad_operands(L, "two values of one kind to compare");
  lua_pushboolean(L, lua_toboolean(L, lua_upvalueindex(2)) ? *a <= *b : *a < *b);
  return 1;
}

static int add_place(lua_State *L) {
  const ln_value_class *kind = lua_touserdata(L, lua_upvalueindex(1));
  const double *a = place_at(L, 1, kind), *b = place_at(L, 2, kind);
  int other = a ? 2 : 1;
  if ((a && b) || lua_type(L, other) != LUA_TNUMBER) {
    return bad_operands(L, "a value and a number to add");
  }
  return push_place(L, kind, (a ? *a : *b) + lua_tonumber(L, other));
}

static int subtract_place(lua_State *L) {
  const ln_value_class *kind = lua_touserdata(L, lua_upvalueindex(1));
  const double *a = place_at(L, 1, kind), *b = place_at(L, 2, kind);
  if (a && b) {
    ln_push_number(L, *a - *b);
    return 1;
  }
  if (!a || lua_type(L, 2) != LUA_TNUMBER) {
    return bad_operands(L, "a value, and a value or a number to subtract");
  }
  return push_place(L, kind, *a - lua_tonumber(L, 2));
}

static void set_operators(lua_State *L, const ln_value_class *kind) {
  static const struct {
    const char *name;
    lua_CFunction function;
    int is_inclusive;
  } operators[] = {
    {"__lt", is_less, 0}, {"__le", is_less, 1}, {"__add", add_place, 0},
    {"__sub", subtract_place, 0},
  };
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    lua_pushlightuserdata(L, (void *)kind);
    lua_pushboolean(L, operators[i].is_inclusive);
    lua_pushcclosure(L, operators[i].function, 2);
    lua_setfield(L, -2, operators[i].name);
  }
}

/* Packed values: in order of the first numbers, then the second. */
static int is_packed_less(lua_State *L) {
  double a[2], b[2];
  if (!unpack(L, 1, a) || !unpack(L, 2, b)) {
    return bad_operands(L, "two values of one kind to compare");
  }
  bool is_less = a[0] != b[0] ? a[0] < b[0] : a[1] < b[1];
  bool is_equal = a[0] == b[0] && a[1] == b[1];
  lua_pushboolean(L, is_less || (is_equal && lua_toboolean(L, lua_upvalueindex(1))));
  return 1;
}

static void set_packed_operators(lua_State *L) {
  for (int inclusive = 0; inclusive < 2; inclusive++) {
    lua_pushboolean(L, inclusive);
    lua_pushcclosure(L, is_packed_less, 1);
    lua_setfield(L, -2, inclusive ? "__le" : "__lt");
  }
}

static int describe_value(lua_State *L) {
  ln_host *host = ln_host_of(L);
  double packed[2];
  if (lua_type(L, 1) == LUA_TLIGHTUSERDATA && !unpack(L, 1, packed)) {
    char identity[24];
    lua_pushfstring(L, "userdata: %s", ln_write_identity(L, 1, identity, sizeof identity));
    return 1;
  }
  host->in_swift = true;
  int count = host->slow.describe(L);
  host->in_swift = false;
  return count < 0 ? fail(L, NULL) : count;
}

static int call_value_method(lua_State *L) {
  const ln_member *member = lua_touserdata(L, lua_upvalueindex(1));
  const ln_value_class *kind = (const ln_value_class *)(const void *)member->owner;
  double packed[2];
  const double *numbers = check_self(L, kind, member->name, packed);
  if (lua_gettop(L) > (int)member->most && ln_has_too_many(L, member, 1)) return fail(L, member);
  return call(L, member, numbers);
}

void ln_push_value_method(lua_State *L, const ln_member *member) {
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, call_value_method, 1);
}

uint32_t ln_next_value_number(void) {
  static _Atomic uint32_t count;
  return count++;
}

void ln_define_value(lua_State *L, const ln_value_class *kind) {
  int members = lua_gettop(L);
  lua_createtable(L, 0, 6);
  lua_pushvalue(L, members);
  lua_pushlightuserdata(L, (void *)kind);
  lua_pushcclosure(L, index_value, 2);
  lua_setfield(L, -2, "__index");
  lua_pushlightuserdata(L, (void *)kind);
  lua_pushcclosure(L, assign_value, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, equal_values);
  lua_setfield(L, -2, "__eq");
  if (kind->is_place) set_operators(L, kind);
  if (kind->is_packed) set_packed_operators(L);
  lua_pushcfunction(L, describe_value);
  lua_setfield(L, -2, "__tostring");
  lua_pushstring(L, kind->name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  if (kind->is_packed) {
    /* The metatable of all light userdata: scripts of plugins have no others. */
    ln_host_of(L)->packed = kind;
    lua_pushlightuserdata(L, NULL);
    lua_insert(L, -2);
    lua_setmetatable(L, -2);
  } else if (kind->number < LN_QUICK_VALUE_CLASSES) {
    ln_host_of(L)->value_metatables[kind->number] = luaL_ref(L, LUA_REGISTRYINDEX);
  } else {
    lua_rawsetp(L, LUA_REGISTRYINDEX, kind);
  }
  lua_settop(L, members - 1);
}

/* Whether a table has so many entries, no more. */
static bool has_entries(lua_State *L, int index, uint32_t count) {
  lua_pushnil(L);
  for (uint32_t i = 0; i <= count; i++) {
    if (!lua_next(L, index)) return i == count;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}

/* Reads a table that is a list of numbers in order, without other keys; false when it is none. */
static bool read_list(lua_State *L, int table, const ln_value_class *kind, double *numbers) {
  lua_pushnil(L);
  for (uint32_t i = 0; i < kind->count; i++) {
    if (!lua_next(L, table)) return false;
    bool is_next = lua_isinteger(L, -2) && lua_tointeger(L, -2) == i + 1;
    if (!is_next || lua_type(L, -1) != LUA_TNUMBER) {
      lua_pop(L, 2);
      return false;
    }
    numbers[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
  if (!lua_next(L, table)) return true;
  lua_pop(L, 2);
  return false;
}

/* Pushes the field of a table, which may go by its second name. */
static int push_field(lua_State *L, int table, const ln_value_class *kind, uint32_t field) {
  lua_pushstring(L, kind->fields[field]);
  int found = lua_rawget(L, table);
  if (found != LUA_TNIL || !kind->others || !kind->others[field]) return found;
  lua_pop(L, 1);
  lua_pushstring(L, kind->others[field]);
  return lua_rawget(L, table);
}

static int read_table(lua_State *L, int index, const ln_value_class *kind, double *numbers) {
  for (uint32_t i = 0; i < kind->hidden; i++) numbers[kind->count + i] = -1;
  if (lua_type(L, index) != LUA_TTABLE) return LN_VALUE_WRONG_TYPE;
  index = lua_absindex(L, index);
  uint32_t length = (uint32_t)lua_rawlen(L, index), named = 0;
  /* The usual case, looked for first: a list of numbers, and nothing else. */
  if (length == kind->count && read_list(L, index, kind, numbers)) return LN_VALUE_OK;
  for (uint32_t i = 0; i < kind->count; i++) {
    int found = push_field(L, index, kind, i);
    if (found == LUA_TNUMBER) {
      numbers[i] = lua_tonumber(L, -1);
      named++;
    }
    lua_pop(L, 1);
    if (found != LUA_TNIL && found != LUA_TNUMBER) return LN_VALUE_WRONG_TYPE;
  }
  if (named && length) return LN_VALUE_MIXED;
  if (named) {
    if (named < kind->count) return LN_VALUE_MISSING;
    return has_entries(L, index, kind->count) ? LN_VALUE_OK : LN_VALUE_UNKNOWN;
  }
  if (length != kind->count) return LN_VALUE_WRONG_COUNT;
  for (uint32_t i = 0; i < kind->count; i++) {
    int found = lua_rawgeti(L, index, i + 1);
    numbers[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
    if (found != LUA_TNUMBER) return LN_VALUE_WRONG_TYPE;
  }
  return has_entries(L, index, kind->count) ? LN_VALUE_OK : LN_VALUE_UNKNOWN;
}

int ln_read_value(lua_State *L, int index, const ln_value_class *kind, double *numbers) {
  const ln_value *value = ln_to_value(L, index);
  bool is_nan = false;
  if (!value) {
    if (kind->is_packed && unpack(L, index, numbers)) return LN_VALUE_OK;
    int problem = read_table(L, index, kind, numbers);
    if (problem != LN_VALUE_OK) return problem;
#pragma clang loop vectorize(disable) unroll(disable)
    for (uint32_t i = 0; i < kind->count; i++) is_nan |= numbers[i] != numbers[i];
    if (is_nan) return LN_VALUE_NAN;
    return kind->is_packed && !ln_is_packable(numbers) ? LN_VALUE_RANGE : LN_VALUE_OK;
  }
  if (value->kind != kind) return LN_VALUE_WRONG_TYPE;
  uint32_t count = kind->count + kind->hidden;
#pragma clang loop vectorize(disable) unroll(disable)
  for (uint32_t i = 0; i < count; i++) {
    double number = value->numbers[i];
    is_nan |= number != number;
    numbers[i] = number;
  }
  return is_nan ? LN_VALUE_NAN : LN_VALUE_OK;
}

const ln_value_class *ln_value_at(lua_State *L, int index, double *numbers) {
  if (unpack(L, index, numbers)) return ln_host_of(L)->packed;
  const ln_value *value = ln_to_value(L, index);
  if (!value) return NULL;
  memcpy(numbers, value->numbers, (value->kind->count + value->kind->hidden) * sizeof(double));
  return value->kind;
}

int ln_find_name(lua_State *L, int index, const char *const *names, int count) {
  size_t length;
  if (lua_type(L, index) != LUA_TSTRING) return -1;
  const char *text = lua_tolstring(L, index, &length);
  for (int i = 0; i < count; i++) {
    if (names[i][0] != text[0] || strcmp(names[i], text) != 0) continue;
    return strlen(text) == length ? i : -1;
  }
  return -1;
}
