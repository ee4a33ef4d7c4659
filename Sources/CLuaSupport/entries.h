/* The beginning and the end of an outermost entry, which every call of the host into Lua goes
 * through: inlined there. */
#pragma once

#include <CLuaSupport.h>
#include <pthread.h>

#define LN_HIDDEN __attribute__((visibility("hidden")))

/* The host whose outermost entry runs on this thread, for the signal of the watchdog. */
extern LN_HIDDEN _Thread_local ln_host *ln_host_of_entry;
extern LN_HIDDEN _Thread_local bool ln_listens_to_signal;

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
    __atomic_store_n(&host->thread, pthread_self(), __ATOMIC_RELAXED);
    if (!ln_listens_to_signal) ln_listen_to_signal();
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
