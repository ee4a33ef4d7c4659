#include "coroutines.h"

/* Coroutines that the host runs: they may wait for its clock, or for a result of Swift. A
 * coroutine that one of them resumed may wait, too: all that resumed it wait with it. */

/* Raises when the running function cannot be suspended, up to the coroutine that the host runs.
 * `what` is what wants to wait. */
static void check_can_wait(lua_State *L, const char *what) {
  const ln_resumption *resumption = ln_host_of(L)->resumption;
  bool is_blocked = false;
  for (lua_State *thread = L; resumption && resumption->thread == thread;
       resumption = resumption->outer) {
    is_blocked = is_blocked || !lua_isyieldable(thread);
    if (resumption->is_task) {
      if (!is_blocked) return;
      break;
    }
    thread = resumption->from;
  }
  if (resumption) {
    luaL_error(L,
               "%s cannot wait here: this was called by the host (a callback) or by a function of "
               "Lua's library (such as table.sort), which waits for it to return",
               what);
  }
  luaL_error(L, "%s waits only in a function that ui.async runs: ui.async(function() … end)",
             what);
}

/* Argument 1, with a name that also stands in the message when `pcall` calls the function. */
static lua_Number seconds_to_sleep(lua_State *L) {
  int is_number;
  lua_Number seconds = lua_tonumberx(L, 1, &is_number);
  if (is_number && seconds >= 0 && seconds < 1e12) return seconds;
  const char *got = lua_isnone(L, 1) ? "nothing" : luaL_typename(L, 1);
  if (is_number) {
    lua_settop(L, 1);
    got = seconds != seconds ? "NaN" : lua_pushfstring(L, "number %s", lua_tostring(L, 1));
  }
  return luaL_error(L, "ui.sleep: argument 1 (seconds): expected seconds from 0 on, got %s", got);
}

static int sleep_for(lua_State *L) {
  lua_Number seconds = seconds_to_sleep(L);
  check_can_wait(L, "ui.sleep");
  ln_host *host = ln_host_of(L);
  host->waiting = LN_SLEEPS;
  host->sleep = seconds;
  return lua_yield(L, 0);
}

static int finish_async(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  lua_settop(L, 0);
  return ln_call_swift(L, ln_host_of(L)->slow.finish_async, ln_host_of(L));
}

/* Upvalue: the holder of the Swift function. */
static int call_async(lua_State *L) {
  void **holder = lua_touserdata(L, lua_upvalueindex(1));
  check_can_wait(L, "an asynchronous function");
  ln_host *host = ln_host_of(L);
  ln_call_swift(L, host->slow.begin_async, *holder);
  host->waiting = LN_AWAITS;
  return lua_yieldk(L, 0, 0, finish_async);
}

void ln_push_async(lua_State *L, void *closure) {
  ln_push_holder(L, closure);
  lua_pushcclosure(L, call_async, 1);
}

bool ln_is_waiting(lua_State *thread) {
  if (!ln_push_suspended(thread)) return false;
  lua_CFunction function = lua_tocfunction(thread, -1);
  lua_pop(thread, 1);
  if (function == sleep_for || function == call_async) return true;
  lua_State *resumed = ln_push_resumed(thread, thread);
  if (resumed) lua_pop(thread, 1);
  return resumed != NULL;
}

bool ln_is_task(lua_State *thread) {
  lua_rawgeti(thread, LUA_REGISTRYINDEX, LN_TASKS);
  lua_pushthread(thread);
  bool found = lua_rawget(thread, -2) != LUA_TNIL;
  lua_pop(thread, 2);
  return found;
}

void ln_push_task(lua_State *L, int function) {
  function = lua_absindex(L, function);
  ln_host_of(L)->has_tasks = true;
  lua_rawgeti(L, LUA_REGISTRYINDEX, LN_TASKS);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, -1);
  lua_pushboolean(L, 1);
  lua_rawset(L, -4);
  lua_remove(L, -2);
  lua_pushvalue(L, function);
  lua_xmove(L, thread, 1);
}

static int run(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  ln_host *host = ln_host_of(L);
  int results = ln_resume(L, thread, lua_gettop(L) - 1, true);
  if (results == LN_RESUME_FAILED) return lua_error(L);
  int waiting = host->waiting;
  host->waiting = LN_AWAKE;
  if (results == LN_RESUME_WAITS) {
    lua_pushinteger(L, waiting);
    lua_pushnumber(L, host->sleep);
    return 2;
  }
  if (lua_status(thread) == LUA_YIELD) {
    /* A yield of its own: the coroutine goes on in the next turn. */
    lua_pushinteger(L, LN_SLEEPS);
    lua_pushnumber(L, 0);
    return 2;
  }
  lua_pushinteger(L, LN_AWAKE);
  lua_insert(L, -(results + 1));
  return results + 1;
}

void ln_push_runner(lua_State *L) { lua_pushcfunction(L, run); }

/* Closes the coroutine at 1, after those that it waits with. An error of a __close is raised; that
 * with which the coroutine itself failed is known already. */
static int close_task(lua_State *L) {
  lua_settop(L, 1);
  lua_State *thread = lua_tothread(L, 1);
  while (lua_checkstack(L, 8) && (thread = ln_push_resumed(L, thread))) {
  }
  int last = lua_gettop(L), error = last + 1;
  bool failed = false;
  lua_pushnil(L);
  for (int index = last; index > 0; index--) {
    thread = lua_tothread(L, index);
    bool is_dead = lua_status(thread) != LUA_OK && lua_status(thread) != LUA_YIELD;
    if (is_dead && lua_gettop(thread) > 0) {
      lua_pushvalue(thread, -1);
      lua_xmove(thread, L, 1);
    } else {
      lua_pushnil(L);
    }
    if (ln_close_thread(L, thread) != LUA_OK) {
      lua_xmove(thread, L, 1);
      if (!is_dead || !lua_rawequal(L, -1, -2)) {
        lua_copy(L, -1, error);
        failed = true;
      }
    }
    lua_settop(L, error);
  }
  return failed ? lua_error(L) : 0;
}

void ln_push_closer(lua_State *L) { lua_pushcfunction(L, close_task); }

void ln_push_sleep(lua_State *L) { lua_pushcfunction(L, sleep_for); }
