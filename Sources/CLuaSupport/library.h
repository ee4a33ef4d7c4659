/* Our own part of Lua's library: the functions of `string` and `table` that could run for ever
 * inside C, where no hook reaches. Results and messages are those of Lua 5.4.4; the loops report
 * their steps, so that limits hold in them. */
#pragma once

#include <CLuaSupport.h>

enum {
  LN_MAX_CAPTURES = 32,
  LN_BATCH = 1024, /* steps that a loop may keep to itself */
  LN_STEP_BYTES = 32, /* copied bytes that count as a step */
  LN_BLOCK = 1 << 16 /* bytes that are copied or compared between two looks at the limits */
};

static inline void ln_spend_bytes(lua_State *L, size_t count) {
  size_t steps = count / LN_STEP_BYTES;
  if (steps) ln_spend(L, steps < UINT32_MAX ? (uint32_t)steps : UINT32_MAX);
}

/* Lengths of captures that are none. */
enum { LN_CAPTURE_OPEN = -1, LN_CAPTURE_POSITION = -2 };

typedef struct ln_capture {
  const uint8_t *start;
  ptrdiff_t length;
} ln_capture;

/* What a pattern is matched against, and the captures so far. Both strings are Lua's: a zero
 * byte follows them. */
typedef struct ln_matcher {
  lua_State *L;
  const uint8_t *text, *text_end;
  const uint8_t *pattern_end;
  size_t steps; /* not yet reported */
  int level;    /* captures begun */
  /* What begins each match, if it can be told: a byte, or an item. For ln_search. */
  bool is_prepared;
  int first_byte; /* -1: not one */
  const uint8_t *first_item, *first_item_end;
  ln_capture captures[LN_MAX_CAPTURES];
} ln_matcher;

/* Matches the pattern at `text`; returns the match's end, or NULL. Raises for a malformed
 * pattern. */
const uint8_t *ln_match(ln_matcher *matcher, const uint8_t *text, const uint8_t *pattern);
/* Finds the first match that begins at or after `*start` and does not end at `unwanted`; returns
 * its end and sets `*start`, or returns NULL. */
const uint8_t *ln_search(ln_matcher *matcher, const uint8_t **start, const uint8_t *pattern,
                         const uint8_t *unwanted);
/* Reports the steps that were not yet reported. */
static inline void ln_report_steps(ln_matcher *matcher) {
  uint32_t steps = matcher->steps < UINT32_MAX ? (uint32_t)matcher->steps : UINT32_MAX;
  matcher->steps = 0;
  ln_spend(matcher->L, steps);
}

/* Finds `wanted` in `text`, in time linear in both lengths; returns NULL when it is not there. */
const uint8_t *ln_find_bytes(lua_State *L, const uint8_t *text, size_t length,
                             const uint8_t *wanted, size_t wanted_length);

/* string.format */
int ln_format(lua_State *L);
