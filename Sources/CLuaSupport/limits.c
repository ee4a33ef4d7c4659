#define _GNU_SOURCE
#include "entries.h"
#include <CLuaSupport.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

/* Limits of what a script may use. All are sticky: what was exceeded raises again and again, so
 * that neither pcall nor a coroutine nor __close outlives it. */

_Thread_local ln_host *ln_host_of_entry;
_Thread_local bool ln_listens_to_signal;

static void stop(lua_State *L, lua_Debug *record) {
  (void)record;
  ln_host *host = ln_host_of(L);
  if (host->exceeded) ln_interrupt(L);
  if (!host->limits.instructions) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  host->instructions += 1000;
  ln_interrupt(L);
}

void ln_arm(lua_State *L) {
  ln_host *host = ln_host_of(L);
  if (host->exceeded) {
    lua_sethook(L, stop, LUA_MASKCALL | LUA_MASKRET | LUA_MASKCOUNT, 1);
  } else if (host->limits.instructions) {
    lua_sethook(L, stop, LUA_MASKCOUNT, 1000);
  } else if (lua_gethook(L)) {
    lua_sethook(L, NULL, 0, 0);
  }
}

void ln_exceed(ln_host *host, int limit) {
  if (!host->exceeded) host->exceeded = limit;
  host->interrupt = 1;
  ln_arm(host->running);
}

static void push_message(lua_State *L, ln_host *host) {
  switch (host->exceeded) {
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

void ln_interrupt(lua_State *L) {
  ln_host *host = ln_host_of(L);
  host->instructions += host->steps;
  host->steps = 0;
  if (!host->exceeded && host->limits.instructions &&
      host->instructions >= host->limits.instructions) {
    ln_exceed(host, LN_INSTRUCTIONS);
  }
  if (!host->exceeded) return;
  /* The message itself must not be refused. */
  bool was_in_swift = host->in_swift;
  host->in_swift = true;
  luaL_where(L, 0);
  if (lua_rawlen(L, -1) == 0) {
    lua_pop(L, 1);
    luaL_where(L, 1);
  }
  push_message(L, host);
  lua_concat(L, 2);
  host->in_swift = was_in_swift;
  lua_error(L);
}

/* A signal of the standard kind: it never queues, so that it cannot fail for want of room, and
 * what does not expect it ignores it. */
enum { LN_SIGNAL = SIGURG };

/* Threads of pools block nearly all signals. */
void ln_listen_to_signal(void) {
  ln_listens_to_signal = true;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, LN_SIGNAL);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

void ln_end_exceeded_entry(ln_host *host, lua_State *L) {
  host->exceeded = LN_NO_LIMIT;
  host->interrupt = 0;
  host->was_refused = false;
  ln_arm(L);
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

static void on_signal(int number) {
  (void)number;
  int error = errno;
  ln_host *host = ln_host_of_entry;
  /* The entry may have ended meanwhile: then the flags are those of no entry. */
  if (host && host->exceeded == LN_TIME && host->running) ln_arm(host->running);
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
    uint64_t current = host->entries;
    if (current % 2 == 0) continue; /* between two entries */
    /* An entry may run on another thread than the one before; its own is alive while it runs. */
    pthread_t script = host->thread;
    clockid_t clock;
    if (pthread_getcpuclockid(script, &clock) != 0) continue;
    double time = now(clock);
    if (current != entry) {
      entry = current;
      start = time;
    } else if (time - start > host->limits.seconds && host->entries == current) {
      host->exceeded = host->exceeded ? host->exceeded : LN_TIME;
      host->interrupt = 1;
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
  host->thread = pthread_self();
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
