#include <CLuaSupport.h>

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

/* Resumes with the `count` arguments on top of L. Leaves the results, or the error, on top of L
 * and returns their number, or −1. */
static int resume(lua_State *L, lua_State *thread, int count) {
  ln_host *host = ln_host_of(L);
  if (!lua_checkstack(thread, count)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  lua_xmove(L, thread, count);
  lua_State *running = host->running, *resumer = host->resumer;
  host->running = thread;
  host->resumer = L;
  ln_arm(thread);
  int results = 0;
  int status = lua_resume(thread, L, count, &results);
  if (status != LUA_OK && status != LUA_YIELD) {
    ln_check_overflow(thread, -1, 0);
    ln_check_refusal(thread, status);
  }
  host->running = running;
  host->resumer = resumer;
  host->current = L;
  if (host->exceeded) {
    ln_arm(L);
    ln_interrupt(L);
  }
  if (status == LUA_OK || status == LUA_YIELD) {
    if (!lua_checkstack(L, results + 1)) {
      lua_pop(thread, results);
      lua_pushliteral(L, "too many results to resume");
      return -1;
    }
    lua_xmove(thread, L, results);
    return results;
  }
  host->in_swift = true;
  host->slow.coroutine_failed(thread);
  host->in_swift = false;
  lua_xmove(thread, L, 1);
  return -1;
}

static int co_resume(lua_State *L) {
  lua_State *thread = check_thread(L);
  int results = resume(L, thread, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  lua_insert(L, results >= 0 ? -(results + 1) : -2);
  return results >= 0 ? results + 1 : 2;
}

static int close_thread(lua_State *L, lua_State *thread) {
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

static int call_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, thread, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(thread);
  if (status != LUA_OK && status != LUA_YIELD) {
    if (close_thread(L, thread) != LUA_OK) lua_xmove(thread, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
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
  const char *status = status_of(L, thread);
  if (strcmp(status, "dead") != 0 && strcmp(status, "suspended") != 0) {
    return luaL_error(L, "cannot close a %s coroutine", status);
  }
  if (close_thread(L, thread) == LUA_OK) {
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

/* Coroutines on the host's clock */

/* What a sleeping coroutine yields before the seconds, so that no other yield is taken for it. */
static const char sleep_mark = 's';

static int sleep_for(lua_State *L) {
  lua_Number seconds = luaL_checknumber(L, 1);
  luaL_argcheck(L, seconds >= 0 && seconds < 1e12, 1, "expected seconds from 0 on");
  if (!lua_isyieldable(L)) {
    return luaL_error(L, "sleep waits inside ui.async(function() … end), and not in a callback");
  }
  lua_settop(L, 0);
  lua_pushlightuserdata(L, (void *)&sleep_mark);
  lua_pushnumber(L, seconds);
  return lua_yield(L, 2);
}

static int run(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  int results = resume(L, thread, lua_gettop(L) - 1);
  if (results < 0) return lua_error(L);
  if (lua_status(thread) != LUA_YIELD) return 0;
  if (results == 2 && lua_touserdata(L, -2) == &sleep_mark) return 1;
  /* Another yield: the coroutine goes on in the next turn. */
  lua_pushnumber(L, 0);
  return 1;
}

void ln_push_runner(lua_State *L) { lua_pushcfunction(L, run); }

void ln_push_sleep(lua_State *L) { lua_pushcfunction(L, sleep_for); }
