/* The binding of the rival, shared by its files. */
#pragma once

#include "model.h"
#include <CBaseline.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

enum { CB_MAX_DEPTH = 12, CB_FAILED = -1 };

typedef int (*cb_function)(lua_State *L, void *object);

typedef struct cb_class {
  const char *name;
  uint32_t depth;
  const struct cb_class *display[CB_MAX_DEPTH];
} cb_class;

typedef struct cb_member {
  const char *name;
  const cb_class *owner;
  cb_function get, set, call;
  uint32_t order;
} cb_member;

typedef struct cb_peer {
  const void *magic;
  const cb_class *type;
  void *object;
} cb_peer;

typedef struct cb_value {
  const void *magic;
  const char *const *fields;
  double numbers[];
} cb_value;

/* A call into Lua, so that a report can name it. */
typedef struct cb_frame {
  struct cb_frame *outer;
  lua_State *L;
  int level, hook;
  const void *object;
} cb_frame;

struct cb_state {
  lua_State *main, *current, *running;
  cb_frame *frame;
  size_t bytes, limit, debt;
  int depth, exceeded;
  uint64_t entries, steps; /* for the limit of time */
  int module, probe, view_metatable, layer_metatable, members;
};

/* Registry keys. */
enum { CB_IDENTITY = LUA_RIDX_LAST + 1, CB_HANDLER, CB_RECT, CB_SIZE, CB_RESERVED };

extern const cb_class cb_view_class, cb_layer_class;
extern const char cb_peer_magic, cb_value_magic;

static inline cb_state *cb_state_of(lua_State *L) { return *(cb_state **)lua_getextraspace(L); }

static inline const void *cb_magic_at(lua_State *L, int index) {
  return lua_rawlen(L, index) >= sizeof(cb_value) && lua_type(L, index) == LUA_TUSERDATA
             ? ((const cb_peer *)lua_touserdata(L, index))->magic
             : NULL;
}

static inline cb_peer *cb_to_peer(lua_State *L, int index) {
  return cb_magic_at(L, index) == &cb_peer_magic ? lua_touserdata(L, index) : NULL;
}

static inline bool cb_is_kind(const cb_class *type, const cb_class *ancestor) {
  return type->depth >= ancestor->depth && type->display[ancestor->depth] == ancestor;
}

/* Reports what a getter or setter was given; for cb_function. */
int cb_mismatch(lua_State *L, int index, const char *expected);

void cb_push_known(lua_State *L, const void *object);
void cb_file(lua_State *L, int index, const void *object);
cb_peer *cb_push_peer(lua_State *L, const cb_class *type, void *object, int metatable);

void cb_push_value(lua_State *L, int kind, uint32_t count, const double *numbers);
/* The numbers of a value or of its short form; false when there are none. */
bool cb_read_value(lua_State *L, int index, int kind, uint32_t count, double *numbers);
void cb_define_values(lua_State *L);

/* Makes the metatables; leaves the module on the stack. */
void cb_define_classes(lua_State *L);

extern const cb_member cb_view_members[], cb_layer_members[];
extern const size_t cb_view_member_count, cb_layer_member_count;
