#include "binding.h"
#include <string.h>

/* Rects and sizes: userdata made of numbers. */

const char cb_value_magic = 'v';

static const char *const rect_fields[] = {"x", "y", "width", "height"};
static const char *const size_fields[] = {"width", "height"};

static const char *const *fields_of(int kind) {
  return kind == CB_RECT ? rect_fields : size_fields;
}

void cb_push_value(lua_State *L, int kind, uint32_t count, const double *numbers) {
  cb_value *value = lua_newuserdatauv(L, sizeof *value + count * sizeof(double), 0);
  value->magic = &cb_value_magic;
  value->fields = fields_of(kind);
  memcpy(value->numbers, numbers, count * sizeof(double));
  lua_rawgeti(L, LUA_REGISTRYINDEX, kind);
  lua_setmetatable(L, -2);
}

bool cb_read_value(lua_State *L, int index, int kind, uint32_t count, double *numbers) {
  if (cb_magic_at(L, index) == &cb_value_magic) {
    const cb_value *value = lua_touserdata(L, index);
    if (value->fields != fields_of(kind)) return false;
    memcpy(numbers, value->numbers, count * sizeof(double));
    return true;
  }
  if (lua_type(L, index) != LUA_TTABLE) return false;
  index = lua_absindex(L, index);
  bool is_list = lua_rawlen(L, index) == count;
  for (uint32_t i = 0; i < count; i++) {
    int found;
    if (is_list) {
      found = lua_rawgeti(L, index, i + 1);
    } else {
      lua_pushstring(L, fields_of(kind)[i]);
      found = lua_rawget(L, index);
    }
    numbers[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
    if (found != LUA_TNUMBER) return false;
  }
  return true;
}

static int make_rect(lua_State *L) {
  double numbers[4];
  for (int i = 0; i < 4; i++) numbers[i] = luaL_checknumber(L, i + 1);
  cb_push_value(L, CB_RECT, 4, numbers);
  return 1;
}

static void define(lua_State *L, int kind, const char *name) {
  lua_createtable(L, 0, 1);
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_rawseti(L, LUA_REGISTRYINDEX, kind);
}

/* Adds `rect` to the module on top. */
void cb_define_values(lua_State *L) {
  define(L, CB_RECT, "Rect");
  define(L, CB_SIZE, "Size");
  lua_pushcfunction(L, make_rect);
  lua_setfield(L, -2, "rect");
}
