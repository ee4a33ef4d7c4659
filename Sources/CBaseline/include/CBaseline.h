/* A binding written by hand in C, as the measure of the bridge: the same checks on the same Lua
 * code, over a model in C. Its own state, so that it runs beside the bridge in one process. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cb_state cb_state;

/* NULL when memory is short. */
cb_state *_Nullable cb_open(void);
void cb_close(cb_state *_Nonnull state);

/* Runs a chunk with the module and a view as arguments, and keeps what it returns. A number to
 * name it by, or −1 when it failed. */
int cb_prepare(cb_state *_Nonnull state, const char *_Nonnull script);

/* Calls a kept function with a count; false when it failed. */
bool cb_run(cb_state *_Nonnull state, int function, int64_t count);

/* Calls of the host into Lua, `count` times; false when one failed. */

/* f() */
bool cb_call_plain(cb_state *_Nonnull state, int function, int64_t count);
/* f(view, section, row) → boolean */
bool cb_call_with_three(cb_state *_Nonnull state, int function, int64_t count);
/* f(view, light userdata) → boolean */
bool cb_call_with_path(cb_state *_Nonnull state, int function, int64_t count);
/* The override of a member without arguments: f(view) */
bool cb_override_plain(cb_state *_Nonnull state, int function, int64_t count);
/* The override of a member with a value in and out: f(view, size) → size */
bool cb_override_size(cb_state *_Nonnull state, int function, int64_t count);

/* The model alone, `count` times: what is subtracted. */

typedef enum {
  CB_GET_INTEGER, CB_SET_INTEGER, CB_GET_NUMBER, CB_SET_NUMBER, CB_GET_BOOLEAN, CB_SET_BOOLEAN,
  CB_GET_STRING, CB_SET_STRING, CB_GET_RECT, CB_SET_RECT, CB_GET_ENUM, CB_SET_ENUM,
  CB_GET_OBJECT, CB_CALL_PLAIN, CB_CALL_WITH_THREE, CB_MAKE,
} cb_floor;

void cb_run_floor(cb_floor floor, int64_t count);

/* What the process has allocated now; 0 where the system does not say. */
int64_t cb_allocated_bytes(void);
