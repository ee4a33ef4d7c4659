#include "coverage.h"
#include "entries.h"
#include <CLuaSupport.h>
#include <stdlib.h>

/* The state, its memory, and the calls into Lua. */

const char ln_peer_magic = 'p', ln_proxy_magic = 'c', ln_value_magic = 'v';

/* Whether a test wants this growth to fail: the n-th, and when Lua asks once more. */
static bool is_to_fail(ln_host *host) {
  if (__builtin_expect(!host->failing_growth, 1)) return false;
  host->growths++;
  return host->growths == host->failing_growth || host->growths == host->failing_growth + 1;
}

/* Once a limit is exceeded, nothing grows by so much any more. Where Lua loops inside of C and no
 * hook reaches, that is what ends it: a table that is its own __call does nothing but grow the
 * stack, for many minutes. */
enum { LN_LARGE_GROWTH = 1 << 17 };

/* Growth beyond the limit is refused in Lua alone: Swift relies on memory. Lua collects and asks
 * once more; only when that is refused, too, the limit is exceeded. */
static bool refuse(ln_host *host, size_t growth) {
  if (host->in_swift) return false;
  if (host->exceeded && growth >= LN_LARGE_GROWTH) return true;
  if (!host->limits.bytes) return false;
  if (host->bytes + host->swift_total + growth <= host->limits.bytes && !is_to_fail(host)) {
    host->was_refused = false;
    if (growth >= host->refused_growth) host->refused_growth = 0;
    return false;
  }
  /* Also when asked first: the buffers of Lua's library ask once. */
  if (!host->exceeded) ln_note_refusal(host);
  host->refused_growth = growth;
  if (!host->was_refused) {
    host->was_refused = true;
  } else {
    ln_exceed(host, LN_MEMORY);
  }
  return true;
}

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  ln_host *host = context;
  size_t before = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    host->bytes -= before;
    return NULL;
  }
  if (new_size > before && (host->limits.bytes || host->exceeded) &&
      refuse(host, new_size - before)) {
    return NULL;
  }
  void *result = realloc(block, new_size);
  if (result) {
    host->bytes = host->bytes - before + new_size;
    if (host->bytes > host->peak) host->peak = host->bytes;
  }
  return result;
}

static void set_weak_table(lua_State *L, int key, const char *mode) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, mode);
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, key);
}

static int text_of(lua_State *L) {
  ln_push_text(L, 1);
  return 1;
}

/* The error value is at 1; its text goes to 2, made under protection, since it may be made by the
 * script's __tostring. */
static int handle(lua_State *L) {
  ln_host *host = ln_host_of(L);
  lua_settop(L, 1);
  if (lua_type(L, 1) != LUA_TSTRING && luaL_getmetafield(L, 1, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    if (!host->exceeded) {
      lua_pushcfunction(L, text_of);
      lua_pushvalue(L, 1);
      if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
        /* A limit that the text has exceeded is what there is to tell. */
        if (host->exceeded) lua_replace(L, 1);
        lua_settop(L, 1);
      }
    }
  }
  host->in_swift = true;
  int count = host->slow.handle(L);
  host->in_swift = false;
  return count;
}

static int prepare(lua_State *L) {
  set_weak_table(L, LN_IDENTITY, "v");
  set_weak_table(L, LN_HOLDERS, "k");
  set_weak_table(L, LN_INTERNED, "v");
  set_weak_table(L, LN_NUMBERS, "k");
  set_weak_table(L, LN_TASKS, "k");
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LN_PINS);
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LN_SOURCES);
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LN_ENDED);
  /* So that luaL_ref never hands out one of our keys. */
  lua_pushboolean(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, LN_RESERVED);
  return 0;
}

/* In values on the stack. */
enum { ROOM_OF_MAIN = 64, ROOM_OF_CALL = 16 };

ln_host *ln_open(void *context, const ln_slow_paths *slow) {
  ln_host *host = calloc(1, sizeof *host);
  if (!host) return NULL;
  host->context = context;
  host->slow = *slow;
  lua_State *L = lua_newstate(allocate, host);
  if (!L) {
    free(host);
    return NULL;
  }
  *(ln_host **)lua_getextraspace(L) = host;
  if (!lua_checkstack(L, ROOM_OF_MAIN)) {
    lua_close(L);
    free(host);
    return NULL;
  }
  host->handlers[0] = handle;
  host->main = host->current = host->running = L;
  host->in_swift = true;
  lua_gc(L, LUA_GCINC, 130, 200, 13);
  lua_pushcfunction(L, prepare);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    lua_close(L);
    free(host);
    return NULL;
  }
  return host;
}

void ln_close(ln_host *host) {
  ln_stop_watchdog(host);
  host->is_closing = true;
  host->limits = (ln_limits){0};
  host->current = host->main;
  host->is_mute = true;
  lua_close(host->main);
  host->slow.release(host);
}

void ln_free(ln_host *host) {
  ln_free_coverage(host);
  free(host->released);
  free(host);
}

static int open_libraries(lua_State *L) {
  luaL_openlibs(L);
  lua_getglobal(L, "error");
  lua_getglobal(L, "assert");
  ln_host_of(L)->raisers[0] = lua_tocfunction(L, -2);
  ln_host_of(L)->raisers[1] = lua_tocfunction(L, -1);
  lua_getglobal(L, "string");
  ln_set_string_functions(L);
  lua_getglobal(L, "table");
  ln_set_table_functions(L);
  return 0;
}

int ln_open_libraries(ln_host *host) {
  lua_pushcfunction(host->main, open_libraries);
  return lua_pcall(host->main, 0, 0, 0);
}

/* The main thread outside of every call keeps the room that ln_open gives it, so that the many calls
 * that begin there need not ask. */
static inline bool has_room(ln_host *host, lua_State *L, int top) {
  bool is_given = host->depth == 0 && L == host->main && top < ROOM_OF_MAIN - ROOM_OF_CALL;
  return __builtin_expect(is_given, 1) || lua_checkstack(L, ROOM_OF_CALL);
}

static inline bool begin(ln_host *host, ln_frame *frame, int reference) {
  lua_State *L = host->current;
  int top = lua_gettop(L);
  if (host->is_mute || !has_room(host, L, top)) return false;
  frame->L = L;
  frame->level = top + 1;
  lua_pushcfunction(L, handle);
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return true;
}

static inline int finish(ln_host *host, ln_frame *frame, int count, int results) {
  lua_State *L = frame->L;
  if (__builtin_expect(host->force_collect, 0)) ln_collect(L);
  frame->outer = host->frame;
  host->frame = frame;
  lua_State *running = host->running;
  bool in_swift = host->in_swift;
  host->running = L;
  host->in_swift = false;
  if (host->depth++ == 0) begin_entry(host, L);
  int status = lua_pcall(L, count, results, frame->level);
  if (--host->depth == 0) end_entry(host, L);
  host->in_swift = in_swift;
  host->running = running;
  host->frame = frame->outer;
  host->current = L;
  return status;
}

bool ln_begin_call(ln_host *host, ln_frame *frame, int reference) {
  return begin(host, frame, reference);
}

int ln_finish_call(ln_host *host, ln_frame *frame, int count, int results) {
  return finish(host, frame, count, results);
}

int ln_run(ln_host *host, uint32_t hook, void *object, int reference) {
  ln_frame frame = {.hook = hook, .object = object};
  if (!begin(host, &frame, reference)) return host->exceeded ? LN_FAILED : LUA_OK;
  if (object) ln_push_object(frame.L, object);
  int status = finish(host, &frame, object != NULL, 0);
  if (status == LUA_OK) {
    lua_settop(frame.L, frame.level - 1);
  } else {
    lua_remove(frame.L, frame.level);
  }
  return status;
}

int ln_call(lua_State *L, ln_frame *frame, int count, int results) {
  frame->L = L;
  frame->level = lua_gettop(L) - count;
  lua_pushcfunction(L, handle);
  lua_insert(L, frame->level);
  int status = finish(ln_host_of(L), frame, count, results);
  lua_remove(L, frame->level);
  return status;
}

void ln_push_place(lua_State *L) {
  lua_Debug record;
  /* Between the function that raises and the script there may be others of C: pcall, a
   * constructor, table.sort. */
  for (int level = 0; level < 16 && lua_getstack(L, level, &record); level++) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0) continue;
    lua_pushfstring(L, "%s:%d: ", record.short_src, record.currentline);
    return;
  }
  lua_pushliteral(L, "");
}

int ln_load(lua_State *L, const char *text, size_t length, const char *name) {
  return luaL_loadbufferx(L, text, length, name, "t");
}

/* What a compiled chunk is read from, and a part of it as bytes. */
enum { EMBEDDED_GROUPS = 512 };

typedef struct {
  const unsigned char *next, *end;
  unsigned char bytes[7 * EMBEDDED_GROUPS + 1];
} embedded;

/* Each eight characters have the bits of seven bytes. */
static const char *read_embedded(lua_State *L, void *context, size_t *size) {
  (void)L;
  embedded *source = context;
  unsigned char *byte = source->bytes;
  while (byte < source->bytes + 7 * EMBEDDED_GROUPS && source->end - source->next >= 8) {
    uint64_t bits = 0;
    for (int i = 0; i < 8; i++) bits |= (uint64_t)source->next[i] << (8 * i);
    bits = (bits & 0x007f007f007f007f) | (bits & 0x7f007f007f007f00) >> 1;
    bits = (bits & 0x00003fff00003fff) | (bits & 0x3fff00003fff0000) >> 2;
    bits = (bits & 0x000000000fffffff) | (bits & 0x0fffffff00000000) >> 4;
    /* The eighth is written over by the next group. */
    for (int i = 0; i < 8; i++) byte[i] = (unsigned char)(bits >> (8 * i));
    source->next += 8;
    byte += 7;
  }
  *size = (size_t)(byte - source->bytes);
  return (const char *)source->bytes;
}

int ln_load_embedded(lua_State *L, const unsigned char *text, size_t length, const char *name) {
  embedded source;
  source.next = text;
  source.end = text + length;
  return lua_load(L, read_embedded, &source, name, "b");
}
