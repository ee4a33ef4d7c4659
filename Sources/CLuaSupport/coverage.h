/* How often lines and functions are run. The hook counts them, at each line and each call: what it
 * knows of the function of a call it keeps beside that call. Inlined there: it is called at every
 * line that a script runs. */
#pragma once

#include <CLuaSupport.h>

enum { LN_CALLS_KEPT = 256, LN_SOURCES_KEPT = 64 };

/* What is known of a call under way. Which function it runs changes with an event of a call alone,
 * and that empties the place. */
typedef struct ln_counted_call {
  const void *call;
  ln_function_counts *function; /* NULL: it does not count */
} ln_counted_call;

typedef struct ln_known_source {
  const char *source;
  ln_chunk_counts *chunk;
} ln_known_source;

typedef struct ln_coverage {
  ln_chunk_asker ask;
  ln_chunk_counts *chunks;
  const void *begun; /* a call of which no line has run yet */
  ln_counted_call calls[LN_CALLS_KEPT];
  /* Chunks by the address of Lua's own string, which may come again for another name. */
  ln_known_source sources[LN_SOURCES_KEPT];
} ln_coverage;

/* Finds which function runs in a call, and counts the call when it has just begun. */
void ln_look_at_call(lua_State *L, lua_Debug *record, ln_counted_call *kept);
void ln_free_coverage(ln_host *host);

static inline size_t ln_bits_of(const void *address) {
  uintptr_t bits = (uintptr_t)address;
  return (size_t)((bits >> 4) ^ (bits >> 12));
}

static inline ln_counted_call *ln_kept_call(ln_coverage *coverage, const void *call) {
  return &coverage->calls[ln_bits_of(call) % LN_CALLS_KEPT];
}

static inline void ln_count_call(ln_coverage *coverage, const lua_Debug *record) {
  const void *call = record->i_ci;
  ln_counted_call *kept = ln_kept_call(coverage, call);
  if (kept->call == call) kept->call = NULL;
  coverage->begun = call;
}

static inline void ln_count_line(lua_State *L, ln_coverage *coverage, lua_Debug *record) {
  ln_counted_call *kept = ln_kept_call(coverage, record->i_ci);
  if (__builtin_expect(kept->call != (const void *)record->i_ci, 0)) {
    ln_look_at_call(L, record, kept);
  }
  ln_function_counts *function = kept->function;
  if (!function) return;
  int line = record->currentline;
  if (line == function->last) {
    function->ends++;
  } else if (line <= function->line_count) {
    function->lines[line]++;
  }
}
