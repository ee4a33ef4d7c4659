#define _GNU_SOURCE
#include "coroutines.h"
#include "coverage.h"
#include "entries.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

/* Limits of what a script may use. All are sticky: what was exceeded raises again and again, so
 * that neither pcall nor a coroutine nor __close outlives it. */

_Thread_local ln_host *ln_host_of_entry;
_Thread_local pthread_t ln_listening_thread;

static bool is_among(lua_CFunction function, const lua_CFunction *functions) {
  return function && (function == functions[0] || function == functions[1] ||
                      function == functions[2]);
}

/* The C function of a call, or NULL. */
static lua_CFunction function_of(lua_State *L, lua_Debug *record) {
  lua_getinfo(L, "f", record);
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  return function;
}

static void note_expiry(ln_host *host);

/* The one hook: it stops what has exceeded a limit, and counts instructions, lines and calls. */
static void serve(lua_State *L, lua_Debug *record) {
  ln_host *host = ln_host_of(L);
  if (LN_INSTRUCTIONS_PER_LOOK) note_expiry(host);
  if (__builtin_expect(host->exceeded != LN_NO_LIMIT, 0)) {
    if (record->event != LUA_HOOKCOUNT && is_among(function_of(L, record), host->handlers)) return;
    ln_interrupt(L);
  }
  switch (record->event) {
  case LUA_HOOKLINE:
    if (host->coverage) ln_count_line(L, host->coverage, record);
    return;
  case LUA_HOOKCALL:
  case LUA_HOOKTAILCALL:
    if (host->coverage) ln_count_call(host->coverage, record);
    return;
  case LUA_HOOKCOUNT:
    if (host->limits.instructions) {
      host->instructions++;
      ln_interrupt(L);
      return;
    }
    break;
  default: break;
  }
  /* Left over from a limit that was exceeded. */
  ln_arm(L);
}

void ln_arm(lua_State *L) {
  ln_host *host = ln_host_of(L);
  const int all = LUA_MASKCALL | LUA_MASKRET | LUA_MASKCOUNT;
  if (host->exceeded) {
    /* Once is enough: with a million calls on the stack it takes longer than a watchdog's pause. */
    if (lua_gethookmask(L) != all) lua_sethook(L, serve, all, 1);
    return;
  }
  int mask = host->coverage ? LUA_MASKCALL | LUA_MASKLINE : 0;
  if (host->limits.instructions) {
    /* Each thread counts for itself, and forgets its count when the hook is set anew: only single
     * instructions add up over all of them. */
    lua_sethook(L, serve, mask | LUA_MASKCOUNT, 1);
  } else if (LN_INSTRUCTIONS_PER_LOOK && host->limits.seconds > 0) {
    lua_sethook(L, serve, mask | LUA_MASKCOUNT, LN_INSTRUCTIONS_PER_LOOK);
  } else if (mask) {
    if (lua_gethookmask(L) != mask || lua_gethook(L) != serve) lua_sethook(L, serve, mask, 0);
  } else if (lua_gethook(L)) {
    lua_sethook(L, NULL, 0, 0);
  }
}

/* Keeps the line of the script that runs on a thread; false when none does. */
static bool note_place(ln_host *host, lua_State *L) {
  lua_Debug record;
  for (int level = 0; lua_getstack(L, level, &record); level++) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0) continue;
    host->refused_line = record.currentline;
    memcpy(host->refused_source, record.short_src, LUA_IDSIZE);
    return true;
  }
  return false;
}

void ln_note_refusal(ln_host *host) {
  host->refused_line = 0;
  /* A coroutine that only begins has no place: then it is where that was resumed. */
  if (!note_place(host, host->running) && host->resumption) {
    note_place(host, host->resumption->from);
  }
}

static void mark_exceeded(ln_host *host, int limit) {
  if (host->exceeded) return;
  host->exceeded = limit;
  host->interrupt = 1;
  host->is_mute = true;
}

void ln_exceed(ln_host *host, int limit) {
  if (!host->exceeded) {
    if (limit == LN_MEMORY) ln_note_refusal(host);
    mark_exceeded(host, limit);
  }
  ln_arm(host->running);
}

void ln_push_limit_message(lua_State *L, int limit) {
  ln_host *host = ln_host_of(L);
  switch (limit) {
  case LN_MEMORY:
    lua_pushfstring(L, "the memory limit of %I bytes is exceeded", (lua_Integer)host->limits.bytes);
    break;
  case LN_TIME:
    lua_pushfstring(L, "the time limit of %f s is exceeded", host->limits.seconds);
    break;
  case LN_INSTRUCTIONS:
    lua_pushfstring(L, "the limit of %I instructions is exceeded",
                    (lua_Integer)host->limits.instructions);
    break;
  case LN_OBJECTS:
    lua_pushfstring(L, "the limit of %I objects is exceeded", (lua_Integer)host->limits.objects);
    break;
  default:
    lua_pushliteral(L, "calls are nested too deeply");
  }
}

/* Pushes `file:line: ` of what a limit stops. */
static void push_place(lua_State *L, ln_host *host) {
  if (host->exceeded == LN_MEMORY && host->refused_line > 0) {
    lua_pushfstring(L, "%s:%d: ", host->refused_source, host->refused_line);
    return;
  }
  luaL_where(L, 0);
  if (lua_rawlen(L, -1) > 0) return;
  lua_pop(L, 1);
  luaL_where(L, 1);
}

void ln_interrupt(lua_State *L) {
  ln_host *host = ln_host_of(L);
  if (LN_INSTRUCTIONS_PER_LOOK) note_expiry(host);
  host->instructions += host->steps;
  host->steps = 0;
  if (!host->exceeded && host->limits.instructions &&
      host->instructions > host->limits.instructions) {
    ln_exceed(host, LN_INSTRUCTIONS);
  }
  if (!host->exceeded) return;
  /* The message itself must not be refused. */
  bool was_in_swift = host->in_swift;
  host->in_swift = true;
  push_place(L, host);
  ln_push_limit_message(L, host->exceeded);
  lua_concat(L, 2);
  host->in_swift = was_in_swift;
  host->is_raised = true;
  lua_error(L);
}

/* A signal of the standard kind: it never queues, so that it cannot fail for want of room, and
 * what does not expect it ignores it. */
enum { LN_SIGNAL = SIGURG };

/* Threads of pools block nearly all signals. */
void ln_listen_to_signal(void) {
  ln_listening_thread = pthread_self();
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, LN_SIGNAL);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

void ln_end_exceeded_entry(ln_host *host, lua_State *L) {
  host->stopped_by = host->exceeded;
  host->stopped_entry = host->entries;
  host->exceeded = LN_NO_LIMIT;
  host->interrupt = 0;
  host->is_raised = false;
  host->was_refused = false;
  host->is_mute = host->is_closing;
  ln_arm(L);
  if (host->stopped_by != LN_MEMORY && host->stopped_by != LN_OBJECTS) return;
  /* What the script had is garbage now, and the next entry needs the room. An emergency collection
   * in it could not be trusted: registers that it has not yet set still hold what lay there. */
  bool in_swift = host->in_swift;
  host->in_swift = true;
  ln_collect(L);
  host->in_swift = in_swift;
}

void ln_begin_shared_entry(ln_host *host) {
  if (host->depth++ > 0) return;
  host->running = host->current;
  begin_entry(host, host->current);
}

void ln_end_shared_entry(ln_host *host) {
  if (--host->depth == 0) end_entry(host, host->current);
}

/* Stacks that overflow */

/* Whether the error at index ends as the messages of Lua for stacks that are full. */
static bool speaks_of_overflow(lua_State *L, int index) {
  static const char end[] = "stack overflow";
  size_t length, count = sizeof end - 1;
  if (lua_type(L, index) != LUA_TSTRING) return false;
  const char *text = lua_tolstring(L, index, &length);
  return length >= count && memcmp(text + length - count, end, count) == 0;
}

void ln_check_overflow(lua_State *L, int index, int level) {
  ln_host *host = ln_host_of(L);
  lua_Debug record;
  if (host->exceeded || !speaks_of_overflow(L, index)) return;
  if (!lua_getstack(L, level, &record)) return;
  if (is_among(function_of(L, &record), host->raisers)) return;
  ln_exceed(host, LN_CALLS);
  host->is_raised = true;
}

/* Memory */

void ln_check_refusal(lua_State *L, int status) {
  ln_host *host = ln_host_of(L);
  if (status == LUA_ERRMEM && host->refused_growth) ln_exceed(host, LN_MEMORY);
}

static bool has_room(const ln_host *host, size_t bytes) {
  size_t limit = host->limits.bytes;
  return !limit || (bytes <= limit && host->bytes + host->swift_total <= limit - bytes);
}

void ln_check_memory(lua_State *L, size_t bytes) {
  ln_host *host = ln_host_of(L);
  if (host->exceeded || has_room(host, bytes)) return;
  ln_collect(L);
  if (!has_room(host, bytes)) ln_exceed(host, LN_MEMORY);
}

void ln_charge(lua_State *L, ptrdiff_t bytes) {
  ln_host *host = ln_host_of(L);
  host->swift_total += (size_t)bytes;
  if (bytes > 0) ln_weigh(L, (size_t)bytes);
}

void ln_reweigh(lua_State *L, int index, ptrdiff_t bytes) {
  ln_peer *peer = ln_to_peer(L, index);
  if (!peer || !peer->object) return;
  int64_t weight = (int64_t)peer->weight + bytes;
  if (weight < 0) weight = 0;
  if (weight > UINT32_MAX) weight = UINT32_MAX;
  bytes = (ptrdiff_t)(weight - (int64_t)peer->weight);
  peer->weight = (uint32_t)weight;
  ln_charge(L, bytes);
}

/* The watchdog: a thread that looks every few milliseconds whether the same entry still runs and
 * has used up its time, and then has the script's own thread arm the hook. */

typedef struct ln_watchdog {
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t wake;
  bool stop;
  ln_host *host;
} ln_watchdog;

/* Marks that the time of the entry is used up, on the thread of the entry, which may have ended
 * meanwhile. */
static void note_expiry(ln_host *host) {
  if (host && host->running &&
      host->entries == __atomic_load_n(&host->expired_entry, __ATOMIC_ACQUIRE)) {
    mark_exceeded(host, LN_TIME);
    ln_arm(host->running);
  }
}

static void on_signal(int number) {
  (void)number;
  int error = errno;
  note_expiry(ln_host_of_entry);
  errno = error;
}

static double now(clockid_t clock) {
  struct timespec time = {0, 0};
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void *watch(void *argument) {
  ln_watchdog *dog = argument;
  ln_host *host = dog->host;
  uint64_t entry = 0;
  double start = 0;
  pthread_mutex_lock(&dog->lock);
  while (!dog->stop) {
    double pause = host->limits.seconds / 20;
    if (pause < 0.001) pause = 0.001;
    if (pause > 0.05) pause = 0.05;
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += (long)(pause * 1e9);
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&dog->wake, &dog->lock, &until);
    uint64_t current = __atomic_load_n(&host->entries, __ATOMIC_ACQUIRE);
    if (current % 2 == 0) continue; /* between two entries */
    /* An entry may run on another thread than the one before; its own is alive while it runs. */
    pthread_t script = __atomic_load_n(&host->thread, __ATOMIC_RELAXED);
    clockid_t clock;
    if (pthread_getcpuclockid(script, &clock) != 0) continue;
    double time = now(clock);
    if (current != entry) {
      entry = current;
      start = time;
    } else if (time - start > host->limits.seconds &&
               __atomic_load_n(&host->entries, __ATOMIC_ACQUIRE) == current) {
      __atomic_store_n(&host->expired_entry, current, __ATOMIC_RELEASE);
      pthread_kill(script, LN_SIGNAL);
    }
  }
  pthread_mutex_unlock(&dog->lock);
  return NULL;
}

static void start_watchdog(ln_host *host) {
  ln_watchdog *dog = calloc(1, sizeof *dog);
  if (!dog) return;
  dog->host = host;
  __atomic_store_n(&host->thread, pthread_self(), __ATOMIC_RELAXED);
  struct sigaction action = {.sa_flags = SA_RESTART};
  action.sa_handler = on_signal;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_mutex_init(&dog->lock, NULL);
  pthread_cond_init(&dog->wake, &attributes);
  pthread_condattr_destroy(&attributes);
  if (sigaction(LN_SIGNAL, &action, NULL) != 0 ||
      pthread_create(&dog->thread, NULL, watch, dog) != 0) {
    free(dog);
    return;
  }
  host->watchdog = dog;
}

void ln_stop_watchdog(ln_host *host) {
  ln_watchdog *dog = host->watchdog;
  if (!dog) return;
  pthread_mutex_lock(&dog->lock);
  dog->stop = true;
  pthread_cond_signal(&dog->wake);
  pthread_mutex_unlock(&dog->lock);
  pthread_join(dog->thread, NULL);
  pthread_cond_destroy(&dog->wake);
  pthread_mutex_destroy(&dog->lock);
  free(dog);
  host->watchdog = NULL;
}

void ln_set_limits(ln_host *host, const ln_limits *limits) {
  ln_stop_watchdog(host);
  host->limits = *limits;
  ln_arm(host->main);
  if (limits->seconds > 0) start_watchdog(host);
}
