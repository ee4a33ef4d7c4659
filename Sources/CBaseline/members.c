#include "binding.h"
#include <stdlib.h>
#include <string.h>

/* What Lua sees of the model. */

int cb_mismatch(lua_State *L, int index, const char *expected) {
  lua_pushfstring(L, "expected %s, got %s", expected, luaL_typename(L, index));
  return CB_FAILED;
}

/* A whole number becomes an integer, as in the bridge. */
static void push_number(lua_State *L, double number) {
  if (number > -9007199254740992.0 && number < 9007199254740992.0) {
    lua_Integer whole = (lua_Integer)number;
    int64_t bits;
    memcpy(&bits, &number, sizeof bits);
    if ((double)whole == number && bits != INT64_MIN) {
      lua_pushinteger(L, whole);
      return;
    }
  }
  lua_pushnumber(L, number);
}

static int get_tag(lua_State *L, void *view) {
  lua_pushinteger(L, cb_view_tag(view));
  return 1;
}

static int set_tag(lua_State *L, void *view) {
  int whole = 0;
  lua_Integer tag = 0;
  if (lua_type(L, 3) == LUA_TNUMBER) tag = lua_tointegerx(L, 3, &whole);
  if (!whole) return cb_mismatch(L, 3, "integer");
  cb_view_set_tag(view, tag);
  return 0;
}

static int get_alpha(lua_State *L, void *view) {
  push_number(L, cb_view_alpha(view));
  return 1;
}

static int set_alpha(lua_State *L, void *view) {
  if (lua_type(L, 3) != LUA_TNUMBER) return cb_mismatch(L, 3, "number");
  cb_view_set_alpha(view, lua_tonumber(L, 3));
  return 0;
}

static int get_flag(lua_State *L, void *view, uint32_t flag) {
  lua_pushboolean(L, cb_view_flag(view, flag));
  return 1;
}

static int set_flag(lua_State *L, void *view, uint32_t flag) {
  if (lua_type(L, 3) != LUA_TBOOLEAN) return cb_mismatch(L, 3, "boolean");
  cb_view_set_flag(view, flag, lua_toboolean(L, 3));
  return 0;
}

static int get_hidden(lua_State *L, void *view) { return get_flag(L, view, CB_HIDDEN); }
static int set_hidden(lua_State *L, void *view) { return set_flag(L, view, CB_HIDDEN); }
static int get_multiple(lua_State *L, void *view) { return get_flag(L, view, CB_MULTIPLE_TOUCH); }
static int set_multiple(lua_State *L, void *view) { return set_flag(L, view, CB_MULTIPLE_TOUCH); }

static int get_id(lua_State *L, void *view) {
  cb_text id = cb_view_id(view);
  if (id.bytes) {
    lua_pushlstring(L, id.bytes, id.length);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

static int set_id(lua_State *L, void *view) {
  cb_text id = {0};
  int type = lua_type(L, 3);
  if (type == LUA_TSTRING || type == LUA_TNUMBER) {
    const char *bytes = lua_tolstring(L, 3, &id.length);
    id.bytes = malloc(id.length + 1);
    if (!id.bytes) return cb_mismatch(L, 3, "memory");
    memcpy(id.bytes, bytes, id.length + 1);
  } else if (type != LUA_TNIL) {
    return cb_mismatch(L, 3, "string or nil");
  }
  free(cb_view_exchange_id(view, id).bytes);
  return 0;
}

static int get_frame(lua_State *L, void *view) {
  cb_rect frame = cb_view_frame(view);
  cb_push_value(L, CB_RECT, 4, &frame.x);
  return 1;
}

static int set_frame(lua_State *L, void *view) {
  cb_rect frame;
  if (!cb_read_value(L, 3, CB_RECT, 4, &frame.x)) return cb_mismatch(L, 3, "Rect");
  cb_view_set_frame(view, frame);
  return 0;
}

static const char *const modes[] = {
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
    "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", NULL};

static int get_mode(lua_State *L, void *view) {
  lua_pushstring(L, modes[cb_view_content_mode(view)]);
  return 1;
}

static int set_mode(lua_State *L, void *view) {
  if (lua_type(L, 3) != LUA_TSTRING) return cb_mismatch(L, 3, "ContentMode");
  size_t length;
  const char *name = lua_tolstring(L, 3, &length);
  for (uint32_t i = 0; modes[i]; i++) {
    if (strcmp(modes[i], name) == 0) {
      cb_view_set_content_mode(view, i);
      return 0;
    }
  }
  return cb_mismatch(L, 3, "ContentMode");
}

static int get_superview(lua_State *L, void *view) {
  cb_view *superview = cb_view_superview(view);
  if (superview) {
    cb_push_known(L, superview);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

static int get_layer(lua_State *L, void *object) {
  cb_view *view = object;
  if (view->layer) {
    cb_push_known(L, view->layer);
  } else {
    view->layer = calloc(1, sizeof *view->layer);
    if (!view->layer) return cb_mismatch(L, 1, "memory");
    cb_push_peer(L, &cb_layer_class, view->layer, cb_state_of(L)->layer_metatable);
    cb_file(L, -1, view->layer);
  }
  return 1;
}

static int add_subview(lua_State *L, void *view) {
  cb_peer *child = cb_to_peer(L, 2);
  if (!child || !cb_is_kind(child->type, &cb_view_class)) return cb_mismatch(L, 2, "View");
  ((cb_view *)child->object)->superview = view;
  return 0;
}

static int layout(lua_State *L, void *view) {
  (void)L;
  cb_view_layout(view);
  return 0;
}

static int add(lua_State *L, void *view) {
  lua_Integer arguments[3];
  for (int i = 0; i < 3; i++) {
    int whole = 0;
    if (lua_type(L, i + 2) == LUA_TNUMBER) arguments[i] = lua_tointegerx(L, i + 2, &whole);
    if (!whole) return cb_mismatch(L, i + 2, "integer");
  }
  lua_pushinteger(L, cb_view_add(view, arguments[0], arguments[1], arguments[2]));
  return 1;
}

static int get_radius(lua_State *L, void *layer) {
  push_number(L, cb_layer_corner_radius(layer));
  return 1;
}

static int set_radius(lua_State *L, void *layer) {
  if (lua_type(L, 3) != LUA_TNUMBER) return cb_mismatch(L, 3, "number");
  cb_layer_set_corner_radius(layer, lua_tonumber(L, 3));
  return 0;
}

#define PROPERTY(name, get, set, order) {name, &cb_view_class, get, set, NULL, order}
#define METHOD(name, call) {name, &cb_view_class, NULL, NULL, call, 0}

const cb_member cb_view_members[] = {
    PROPERTY("tag", get_tag, set_tag, 1),
    PROPERTY("alpha", get_alpha, set_alpha, 2),
    PROPERTY("isHidden", get_hidden, set_hidden, 3),
    PROPERTY("isMultipleTouchEnabled", get_multiple, set_multiple, 4),
    PROPERTY("id", get_id, set_id, 5),
    PROPERTY("frame", get_frame, set_frame, 6),
    PROPERTY("contentMode", get_mode, set_mode, 7),
    PROPERTY("superview", get_superview, NULL, 8),
    PROPERTY("layer", get_layer, NULL, 9),
    METHOD("addSubview", add_subview),
    METHOD("layoutSubviews", layout),
    METHOD("add", add),
};
const size_t cb_view_member_count = sizeof cb_view_members / sizeof *cb_view_members;

const cb_member cb_layer_members[] = {
    {"cornerRadius", &cb_layer_class, get_radius, set_radius, NULL, 1},
};
const size_t cb_layer_member_count = sizeof cb_layer_members / sizeof *cb_layer_members;
