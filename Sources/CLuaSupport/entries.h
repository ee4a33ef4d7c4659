/* The beginning and the end of an outermost entry, which every call of the host into Lua goes
 * through: inlined there. */
#pragma once

#include <CLuaSupport.h>
#include <pthread.h>

#define LN_HIDDEN __attribute__((visibility("hidden")))

/* The host whose outermost entry runs on this thread, for the signal of the watchdog. */
extern LN_HIDDEN _Thread_local ln_host *ln_host_of_entry;
/* This thread, once it listens to that signal; 0 until then. */
extern LN_HIDDEN _Thread_local pthread_t ln_listening_thread;

LN_HIDDEN void ln_listen_to_signal(void);
/* The entry had exceeded a limit: the next one begins afresh. */
LN_HIDDEN void ln_end_exceeded_entry(ln_host *host, lua_State *L);

/* The watchdog reads the count, and the thread that was stored before it. */
static inline void count_entry(ln_host *host) {
  __atomic_store_n(&host->entries, host->entries + 1, __ATOMIC_RELEASE);
}

static inline void begin_entry(ln_host *host, lua_State *L) {
  host->outer_host = ln_host_of_entry;
  ln_host_of_entry = host;
  if (host->watchdog) {
    if (__builtin_expect(!ln_listening_thread, 0)) ln_listen_to_signal();
    __atomic_store_n(&host->thread, ln_listening_thread, __ATOMIC_RELAXED);
  }
  count_entry(host);
  host->instructions = host->steps = 0;
  host->refused_growth = 0;
  if (host->limits.instructions) ln_arm(L);
}

static inline void end_entry(ln_host *host, lua_State *L) {
  count_entry(host);
  ln_host_of_entry = host->outer_host;
  if (__builtin_expect(host->exceeded != LN_NO_LIMIT, 0)) ln_end_exceeded_entry(host, L);
}
