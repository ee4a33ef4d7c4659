/* Between the hook, which serves limits and coverage, and the counts. */
#pragma once

#include <CLuaSupport.h>

typedef struct ln_coverage ln_coverage;

/* Counts what a hook tells of: a line, or a call. */
void ln_count_event(lua_State *L, lua_Debug *record);
void ln_free_coverage(ln_host *host);
