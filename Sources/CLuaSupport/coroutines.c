#include "coroutines.h"

/* `coroutine` of our own: it knows which one runs, so that a limit can stop it, and bounds what
 * nests. */

/* How deep coroutine.close may nest through __close: each level runs on the C stack. */
enum { LN_CLOSING_DEPTH = 100 };

static lua_State *check_thread(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  luaL_argexpected(L, thread, 1, "coroutine");
  return thread;
}

static const char *status_of(lua_State *L, lua_State *thread) {
  if (L == thread) return "running";
  switch (lua_status(thread)) {
  case LUA_YIELD:
    return "suspended";
  case LUA_OK: {
    lua_Debug record;
    if (lua_getstack(thread, 0, &record)) return "normal";
    return lua_gettop(thread) == 0 ? "dead" : "suspended";
  }
  default:
    return "dead";
  }
}

int ln_resume(lua_State *L, lua_State *thread, int count, bool is_task) {
  ln_host *host = ln_host_of(L);
  if (!lua_checkstack(thread, count)) {
    lua_pushliteral(L, "too many arguments to resume");
    return LN_RESUME_FAILED;
  }
  lua_xmove(L, thread, count);
  lua_State *running = host->running;
  ln_resumption resumption = {host->resumption, thread, L, is_task};
  host->resumption = &resumption;
  host->running = thread;
  ln_arm(thread);
  int results = 0;
  int status = lua_resume(thread, L, count, &results);
  host->resumption = resumption.outer;
  if (status != LUA_OK && status != LUA_YIELD) {
    ln_check_overflow(thread, -1, 0);
    ln_check_refusal(thread, status);
  }
  host->running = running;
  host->current = L;
  if (host->exceeded) {
    host->waiting = LN_AWAKE;
    ln_arm(L);
    ln_interrupt(L);
  }
  if (status == LUA_YIELD && host->waiting) return LN_RESUME_WAITS;
  if (status == LUA_OK || status == LUA_YIELD) {
    if (!lua_checkstack(L, results + 1)) {
      lua_pop(thread, results);
      lua_pushliteral(L, "too many results to resume");
      return LN_RESUME_FAILED;
    }
    lua_xmove(thread, L, results);
    return results;
  }
  host->in_swift = true;
  host->slow.coroutine_failed(thread, L);
  host->in_swift = false;
  lua_xmove(thread, L, 1);
  return LN_RESUME_FAILED;
}

/* A coroutine that the host runs, or that waits with one, goes on when its time has come, and not
 * when a script wants. */
static void check_own(lua_State *L, lua_State *thread, const char *verb) {
  if (!ln_host_of(L)->has_tasks || lua_status(thread) != LUA_YIELD) return;
  if (ln_is_task(thread) || ln_is_waiting(thread)) {
    luaL_error(L,
               "cannot %s a coroutine that waits for the host; it goes on by itself, "
               "and task:cancel() ends what ui.async runs",
               verb);
  }
}

static int continue_resume(lua_State *L, int status, lua_KContext context);

/* Returns from coroutine.resume, now or when the coroutine at 1 waits no longer. */
static int finish_resume(lua_State *L, int results) {
  if (results == LN_RESUME_WAITS) return lua_yieldk(L, 0, 0, continue_resume);
  lua_pushboolean(L, results >= 0);
  lua_insert(L, results >= 0 ? -(results + 1) : -2);
  return results >= 0 ? results + 1 : 2;
}

static int continue_resume(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return finish_resume(L, ln_resume(L, lua_tothread(L, 1), 0, false));
}

static int co_resume(lua_State *L) {
  lua_State *thread = check_thread(L);
  check_own(L, thread, "resume");
  return finish_resume(L, ln_resume(L, thread, lua_gettop(L) - 1, false));
}

int ln_close_thread(lua_State *L, lua_State *thread) {
  ln_host *host = ln_host_of(L);
  if (host->closing >= LN_CLOSING_DEPTH) {
    return luaL_error(L, "coroutines close each other without end");
  }
  lua_State *running = host->running;
  host->closing++;
  host->running = thread;
  ln_arm(thread);
  int status = lua_resetthread(thread);
  host->closing--;
  host->running = running;
  host->current = L;
  if (host->exceeded) {
    ln_arm(L);
    ln_interrupt(L);
  }
  return status;
}

static int continue_wrapped(lua_State *L, int status, lua_KContext context);

/* Returns from a wrapped coroutine, now or when it waits no longer. */
static int finish_wrapped(lua_State *L, lua_State *thread, int results) {
  if (results == LN_RESUME_WAITS) return lua_yieldk(L, 0, 0, continue_wrapped);
  if (results >= 0) return results;
  int status = lua_status(thread);
  if (status != LUA_OK && status != LUA_YIELD) {
    if (ln_close_thread(L, thread) != LUA_OK) lua_xmove(thread, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int continue_wrapped(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  return finish_wrapped(L, thread, ln_resume(L, thread, 0, false));
}

static int call_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  check_own(L, thread, "call");
  return finish_wrapped(L, thread, ln_resume(L, thread, lua_gettop(L), false));
}

bool ln_push_suspended(lua_State *thread) {
  lua_Debug record;
  if (lua_status(thread) != LUA_YIELD || !lua_getstack(thread, 0, &record)) return false;
  lua_getinfo(thread, "f", &record);
  if (lua_iscfunction(thread, -1)) return true;
  lua_pop(thread, 1);
  return false;
}

lua_State *ln_push_resumed(lua_State *L, lua_State *thread) {
  if (!ln_push_suspended(thread)) return NULL;
  lua_CFunction function = lua_tocfunction(thread, -1);
  lua_Debug record;
  bool found = false;
  if (function == call_wrapped) {
    found = lua_getupvalue(thread, -1, 1) != NULL;
  } else if (function == co_resume && lua_getstack(thread, 0, &record)) {
    found = lua_getlocal(thread, &record, 1) != NULL;
  }
  if (found) lua_xmove(thread, L, 1);
  lua_pop(thread, 1);
  return found ? lua_tothread(L, -1) : NULL;
}

static int co_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  return 1;
}

static int co_wrap(lua_State *L) {
  co_create(L);
  lua_pushcclosure(L, call_wrapped, 1);
  return 1;
}

static int co_yield(lua_State *L) {
  ln_host *host = ln_host_of(L);
  if (!lua_isyieldable(L) && host->frame && host->frame->L == L && host->frame->outer) {
    return luaL_error(L, "attempt to yield inside a callback: the host waits for it to return");
  }
  return lua_yield(L, lua_gettop(L));
}

static int co_status(lua_State *L) {
  lua_pushstring(L, status_of(L, check_thread(L)));
  return 1;
}

static int co_isyieldable(lua_State *L) {
  lua_State *thread = lua_isnone(L, 1) ? L : check_thread(L);
  lua_pushboolean(L, lua_isyieldable(thread));
  return 1;
}

static int co_running(lua_State *L) {
  lua_pushboolean(L, lua_pushthread(L));
  return 2;
}

static int co_close(lua_State *L) {
  lua_State *thread = check_thread(L);
  check_own(L, thread, "close");
  const char *status = status_of(L, thread);
  if (strcmp(status, "dead") != 0 && strcmp(status, "suspended") != 0) {
    return luaL_error(L, "cannot close a %s coroutine", status);
  }
  if (ln_close_thread(L, thread) == LUA_OK) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushboolean(L, 0);
  lua_xmove(thread, L, 1);
  return 2;
}

void ln_push_coroutine_functions(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"close", co_close},   {"create", co_create},           {"resume", co_resume},
      {"wrap", co_wrap},     {"yield", co_yield},             {"status", co_status},
      {"running", co_running}, {"isyieldable", co_isyieldable}, {NULL, NULL}};
  ln_host_of(L)->raisers[2] = call_wrapped;
  lua_createtable(L, 0, 8);
  luaL_setfuncs(L, functions, 0);
}

bool ln_raises_again(lua_State *L, int level, const char *text, size_t length) {
  ln_host *host = ln_host_of(L);
  lua_Debug record;
  if (!lua_getstack(L, level, &record)) return false;
  lua_getinfo(L, "f", &record);
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  if (!function) return false; /* an operation of a script's own */
  if (function != host->raisers[0] && function != host->raisers[1]) return true;
  /* What `error` and `assert` raise is their first value now. */
  if (!lua_getlocal(L, &record, 1)) return true;
  size_t given = 0;
  const char *own = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &given) : NULL;
  bool is_same = !own || (given == length && memcmp(own, text, length) == 0);
  lua_pop(L, 1);
  return is_same;
}
