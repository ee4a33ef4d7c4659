/* What coroutines and the tasks of the host share. */
#pragma once

#include <CLuaSupport.h>

/* A coroutine that is being resumed, linked on the C stack. */
typedef struct ln_resumption {
  struct ln_resumption *outer;
  lua_State *thread; /* that was resumed */
  lua_State *from;   /* that resumed it, and is suspended with it when it waits */
  bool is_task;      /* the host resumed it */
} ln_resumption;

/* What ln_resume returns when it gives no number of results. */
enum { LN_RESUME_FAILED = -1, LN_RESUME_WAITS = -2 };

/* Resumes with the `count` arguments on top of L. Leaves the results on top of L and returns
 * their number; or leaves the error there and returns LN_RESUME_FAILED; or leaves nothing and
 * returns LN_RESUME_WAITS: the coroutine waits for the host, and whoever resumed it has to wait
 * with it. */
int ln_resume(lua_State *L, lua_State *thread, int count, bool is_task);

/* Closes the variables of a coroutine and returns its status; unless that is LUA_OK, the error is
 * on top of its stack. */
int ln_close_thread(lua_State *L, lua_State *thread);

/* Pushes the coroutine that a waiting one resumed, and with which it waits, on L; NULL, and
 * nothing, when there is none. */
lua_State *ln_push_resumed(lua_State *L, lua_State *thread);

/* Pushes the function in which a suspended coroutine is on its own stack; false, and nothing, when
 * it is none of C. */
bool ln_push_suspended(lua_State *thread);

/* Whether a suspended coroutine waits for the host, itself or with one that it resumed. */
bool ln_is_waiting(lua_State *thread);

/* Whether the host runs the coroutine. */
bool ln_is_task(lua_State *thread);
