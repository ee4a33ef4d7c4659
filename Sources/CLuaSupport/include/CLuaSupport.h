/* The C below the bridge: whatever may longjmp, and nothing else.
 *
 * Lua enters Swift only through the functions of this file, and Swift never raises: an entry
 * point returns LN_FAILED with a message on top of the stack, and the C that called it raises.
 * Swift enters Lua only through ln_call. */
#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Only the entry points say which pointers are never NULL; Swift checks the others. */
#pragma clang diagnostic ignored "-Wnullability-completeness"

/* What a Swift entry point returns instead of a number of results: it failed, and the message
 * is on top of the stack. */
#define LN_FAILED (-1)

/* The first byte of a message that begins with the place it is about, and needs no other. */
#define LN_HAS_PLACE '\2'

/* Deepest chain of host classes. */
#define LN_MAX_DEPTH 12

typedef struct ln_host ln_host;
typedef struct ln_class ln_class;
typedef struct ln_member ln_member;
typedef struct ln_type ln_type;

/* A Swift entry point for an object. It finds `self` at stack index 1, arguments from 2 on (a
 * property's new value at 3), pushes its results and returns their number, or LN_FAILED. */
typedef int (*ln_function)(lua_State *_Nonnull L, void *_Nonnull object);

/* A Swift entry point without an object; arguments from stack index 1 (2 for class methods). */
typedef int (*ln_free_function)(lua_State *_Nonnull L);

/* Makes the Swift object of a class from the options at stack index 2; returns it retained, or
 * NULL with a message on top of the stack. */
typedef void *_Nullable (*ln_maker)(lua_State *_Nonnull L);

/* The `most` of a function that takes any number of arguments. */
enum { LN_ANY_COUNT = 0x7fffffff };

enum { LN_PROPERTY, LN_METHOD, LN_STATE_SETTER, LN_INIT_ARGUMENT, LN_SCRIPTED };

/* A member of a host class: immutable, shared by all states of the process. */
struct ln_member {
  const char *name;
  const ln_class *owner;
  ln_function get; /* LN_PROPERTY; the call of LN_METHOD */
  ln_function set; /* LN_PROPERTY (NULL: read-only), LN_STATE_SETTER */
  const void *info; /* the Swift description */
  uint32_t kind;
  uint32_t order; /* in which constructor keys are applied */
  uint32_t most;  /* values that a call takes, with the object or class; LN_ANY_COUNT: any */
};

/* A host class: immutable, shared by all states of the process. */
struct ln_class {
  const char *name;
  const ln_class *display[LN_MAX_DEPTH]; /* its superclasses from the root, then itself */
  uint32_t depth;
  ln_maker make;         /* NULL: cannot be made by a script */
  ln_function add_child; /* the array part of a constructor: value at 3; NULL: refused */
  bool is_value;         /* equal objects are one value; make checks the options itself */
  bool is_list;          /* has elements: add_child is called once, with their number at 3 */
  const void *info;
};

/* A class in one state: a host class or one written in Lua. */
struct ln_type {
  const char *name; /* the script's, or the host's */
  const ln_class *native;
  ln_type *parent;
  ln_host *host;
  bool scripted;  /* written in Lua: takes any field */
  int metatable;  /* registry references */
  int members;    /* name → function, value, or light ln_member, flattened over the parents */
  int keys;       /* constructor keys that are no members → light ln_member, flattened */
  int statics;    /* class methods, super; class properties as { getter }; flattened */
  int known;      /* field names that were found not to be misspelt members */
  int proxy;      /* the class as the script sees it */
  const void *info; /* the Swift object of this class in this state, unretained */
  struct ln_key_cache *recent; /* of a host class: the constructor keys that were used; malloc */
};

/* What every userdata of ours begins with. */
typedef struct ln_head {
  const void *magic;
  const void *kind;
} ln_head;

/* Flags of a peer: a field of it hides a member of its Lua class; it stands for an object that was
 * collected, and has its fields alone; its constructor was given options. */
enum { LN_SHADOWS = 1, LN_ENDED_OBJECT = 2, LN_HAS_OPTIONS = 4, LN_GUARDED = 8 };

/* The userdata that stands for a host object. User value 1: fields. User value 2: edges. */
typedef struct ln_peer {
  const void *magic; /* ln_peer_magic */
  ln_type *type;
  void *object; /* retained; NULL until the host's init ran, and after the state was closed */
  const ln_class *native;
  uint32_t flags;
  uint32_t weight; /* about how many bytes the Swift side has */
  uint32_t line;   /* of the script's code that made it; 0 is unknown */
  uint32_t source; /* which chunk: an index of LN_SOURCES */
} ln_peer;

/* The userdata that stands for a class. */
typedef struct ln_proxy {
  const void *magic; /* ln_proxy_magic */
  ln_type *type;
} ln_proxy;

/* A kind of immutable value made of numbers: a rect, a point, …
 * Hidden numbers follow those of the fields: the host keeps them there, equality does not see
 * them, and in a value that a script made they are −1. */
typedef struct ln_value_class {
  const char *name;
  uint32_t count;
  uint32_t hidden;
  uint32_t number; /* by which a state finds the metatable: 0, 1, 2, … */
  const char *const *fields;
  const char *const *others; /* second names of fields, some NULL; NULL: there are none */
  /* One number that is a place on a line, such as a date: two are compared, their difference is a
   * number, and one and a number make another. */
  bool is_place;
  /* Two whole numbers from 1 on that lie in a light userdata: pushing one allocates nothing, and equal
   * ones are one key of a table. A process has one such kind. */
  bool is_packed;
  const void *info; /* ValueClass, unretained */
} ln_value_class;

/* The kinds of values whose metatables a state finds quickly: those with lower numbers. */
enum { LN_QUICK_VALUE_CLASSES = 64 };

typedef struct ln_value {
  const void *magic; /* ln_value_magic */
  const ln_value_class *kind;
  double numbers[];
} ln_value;

/* A call of the host into Lua, linked on the C stack so that a report can name it. */
typedef struct ln_frame {
  struct ln_frame *outer;
  lua_State *L;
  int level;      /* of the Lua stack below the call */
  uint32_t hook;  /* which callback */
  const void *object;
  const void *info;
} ln_frame;

/* What C asks Swift for on slow paths. Each returns a number of results or LN_FAILED. */
typedef struct ln_slow_paths {
  /* The member at index 2 of the object at 1 does not exist, or may not be read so. */
  int (*read)(lua_State *L, ln_type *type);
  /* The assignment of 3 to member 2 of the object at 1 is no plain one. Returns 1 with `true`
   * to let C store it as a field. */
  int (*write)(lua_State *L, ln_type *type);
  int (*class_read)(lua_State *L, ln_type *type);
  int (*class_write)(lua_State *L, ln_type *type);
  /* Replaces the message on top by the whole one. `member` may be NULL. */
  int (*explain)(lua_State *L, const ln_member *member);
  /* The object was just made by a script. */
  void (*made)(lua_State *L, ln_type *type, void *object);
  /* Pushes a new peer for an object that has none. */
  void (*adopt)(lua_State *L, void *object);
  /* A key of a constructor that is no member; the key is on top. Returns 0 when it may be a
   * field, else LN_FAILED. */
  int (*unknown_key)(lua_State *L, ln_type *type);
  /* Message handler of every protected call: the error value is at 1. Returns 1. */
  int (*handle)(lua_State *L);
  /* Lets go of objects whose peers were collected. */
  void (*release)(ln_host *host);
  /* The value at 1 has no member 2; or 3 was assigned to it. */
  int (*value_read)(lua_State *L, const ln_value_class *kind);
  int (*value_write)(lua_State *L, const ln_value_class *kind);
  /* Text of the userdata at index 1. */
  int (*describe)(lua_State *L);
  int (*bad_self)(lua_State *L, const ln_member *member);
  /* Calls the Swift closure of a function; arguments from index 1. */
  int (*call_closure)(lua_State *_Nonnull L, void *_Nonnull closure);
  /* A coroutine failed, with the error on top of its stack: keeps its calls for the report, for
   * when the thread that resumed it raises the error again. */
  int (*coroutine_failed)(lua_State *L, lua_State *_Nonnull resumer);
  /* An asynchronous Swift closure was called with the arguments on the stack: takes them, and
   * begins when the coroutine is suspended. */
  int (*begin_async)(lua_State *_Nonnull L, void *_Nonnull closure);
  /* The coroutine goes on: pushes what came of the call that it waited for. */
  int (*finish_async)(lua_State *_Nonnull L, void *_Nonnull host);
  /* What an override of a member of the host returned is on top (`has_result`), or nothing is.
   * Puts the value that it stands for in its place, and returns 1; 0: the host's own is to be
   * asked. */
  int (*convert)(lua_State *L, const ln_member *_Nonnull member, bool has_result);
  /* A limit was exceeded inside of xpcall, with the error at 1: keeps the calls, too. */
  int (*limit_passes)(lua_State *L);
} ln_slow_paths;

/* Why a script is being stopped. Once set, every further instruction of every coroutine raises
 * again, until control is back in the outermost entry. */
enum { LN_NO_LIMIT, LN_MEMORY, LN_TIME, LN_INSTRUCTIONS, LN_OBJECTS, LN_CALLS };

/* What one outermost entry may use; 0 is no limit. */
typedef struct ln_limits {
  size_t bytes;          /* of Lua, with the Swift side of objects */
  double seconds;        /* of the thread's processor time */
  uint64_t instructions; /* exact and repeatable, at the price of a hook at each of them */
  size_t objects;        /* peers alive */
} ln_limits;

/* For what a coroutine of the host waits. */
enum { LN_AWAKE, LN_SLEEPS, LN_AWAITS };

struct ln_watchdog;
struct ln_resumption;
struct ln_coverage;

/* One per Lua state. */
struct ln_host {
  lua_State *main;
  lua_State *current; /* the thread that last entered Swift */
  ln_frame *frame;    /* innermost call into Lua */
  void *context;      /* the Swift state, unretained */
  ln_slow_paths slow;
  void **released; /* objects whose peers were collected */
  size_t released_count, released_capacity;
  size_t bytes;       /* that Lua has now */
  size_t peak;
  size_t swift_bytes; /* of new peers, not yet added to the collector's debt */
  size_t peers;       /* alive */
  int pins;           /* entries of the pin table in use */
  int depth;          /* calls into Lua under way */
  bool force_collect; /* a full collection at each entry */
  bool notes_sites;   /* of objects that scripts make, for reports */
  bool in_swift;      /* Swift runs: memory is not refused */
  bool shows_addresses; /* identities look like addresses: 0x00000003 for #3 */
  volatile bool is_mute; /* no callback is made: the state is closed, or a limit exceeded */
  ln_limits limits;
  lua_State *running;          /* the coroutine that runs now */
  volatile int exceeded;       /* which limit */
  bool is_raised;              /* its error is under way: what fails now fails for that */
  volatile int interrupt;      /* nonzero: loops in C raise at their next step */
  int stopped_by;              /* the limit that ended the last entry that one has ended */
  uint64_t stopped_entry;      /* `entries` then */
  bool was_refused;            /* the last growth of Lua's memory was refused */
  size_t failing_growth;       /* for tests: which growth of Lua's memory fails; 0: none */
  size_t growths;              /* so far, where one is to fail */
  size_t refused_growth;       /* what was refused, until as much is given; 0: nothing */
  bool is_handling;            /* a script's handler of errors runs */
  uint64_t caught;             /* errors that a script has caught so far */
  int refused_line;            /* where; 0 is unknown */
  char refused_source[LUA_IDSIZE];
  uint64_t instructions;       /* that this entry has used */
  uint64_t steps;              /* of loops in C, not yet counted as instructions */
  uint64_t entries;   /* begun and ended so far: odd in an outermost entry */
  volatile uint64_t expired_entry; /* the value of `entries` in that whose time is used up */
  size_t swift_total;          /* bytes of the Swift side of all peers, and what was charged */
  int ended;                   /* objects whose deinit is to be called */
  bool is_closing;             /* the state ends: no deinit is called any more */
  bool has_raw_text;           /* strings that are no UTF-8 have gone to Swift */
  int closing;                 /* nested coroutine.close */
  struct ln_resumption *resumption; /* the innermost coroutine that is being resumed */
  int waiting;                 /* a coroutine of the host is being suspended, to wait for this */
  double sleep;                /* seconds that it wants to sleep */
  bool has_tasks;              /* there was a coroutine of the host */
  const char *last_source;     /* the chunk of the last object made, kept by LN_SOURCES */
  uint32_t last_source_index;
  /* The functions that raise what a script gives them: error, assert, those of coroutine.wrap. */
  lua_CFunction raisers[3];
  /* Our message handlers, in which no limit raises: the one that they handle would be lost. */
  lua_CFunction handlers[3];
  lua_Integer numbered;        /* values that `tostring` has numbered */
  lua_Integer seed;            /* of math.randomseed() without arguments */
  struct ln_watchdog *watchdog;
  int value_metatables[LN_QUICK_VALUE_CLASSES]; /* registry references */
  const ln_value_class *packed; /* the kind of value that lies in light userdata */
  pthread_t thread;            /* on which the present entry runs, if there is a watchdog */
  ln_host *outer_host;         /* whose entry this host's entry lies in */
  struct ln_coverage *coverage; /* how often lines are run; NULL: nobody wants to know */
};

extern const char ln_peer_magic, ln_proxy_magic, ln_value_magic;

/* Registry keys that are ours: integers after Lua's own two and the one in which luaL_ref keeps
 * its free list. */
enum {
  LN_IDENTITY = LUA_RIDX_LAST + 2,
  LN_HOLDERS,
  LN_PINS,
  LN_INTERNED,
  LN_NUMBERS,
  LN_SOURCES,
  LN_ENDED,
  LN_TASKS,
  LN_RESERVED
};

/* State. */

/* Opens a state with the host's allocator; NULL when memory is short. */
ln_host *ln_open(void *context, const ln_slow_paths *slow);
void ln_close(ln_host *host);
void ln_free(ln_host *host);
/* Opens the standard library into the global table; a protected call. Returns a Lua status. */
int ln_open_libraries(ln_host *host);

static inline ln_host *ln_host_of(lua_State *L) { return *(ln_host **)lua_getextraspace(L); }

/* Calls the function below `count` arguments, protected, with the host's message handler. Pops
 * function and arguments; pushes `results` values, or the error value. Returns the status. */
int ln_call(lua_State *L, ln_frame *frame, int count, int results);
/* The same in two steps, for calls that are often made: the first pushes the handler, at
 * frame->level, and the function kept under a reference (false: the state is closed, a limit is
 * exceeded, or the stack is full), the second calls it with `count` arguments and leaves the
 * handler below the results. */
bool ln_begin_call(ln_host *host, ln_frame *frame, int reference);
int ln_finish_call(ln_host *host, ln_frame *frame, int count, int results);
/* Both for a callback that gets its object alone, or nothing where that is NULL, and returns
 * nothing, of which most are. Leaves the stack as it was, or one error value on top. LN_FAILED, with
 * nothing on top, when a limit keeps it from being called. */
int ln_run(ln_host *host, uint32_t hook, void *object, int reference);

/* Pushes `file:line: ` of the innermost Lua function that runs, or "". */
void ln_push_place(lua_State *L);

/* Loads a text chunk; pushes the function or the message. */
int ln_load(lua_State *L, const char *text, size_t length, const char *name);

/* The same for a chunk that was compiled when the program was built; each seven bytes of it are eight
 * characters of the text, with seven bits each. */
int ln_load_embedded(lua_State *L, const unsigned char *text, size_t length, const char *name);

/* Types and objects. */

/* Makes the metatable and the proxy of a type whose tables are ready. */
void ln_finish_type(lua_State *L, ln_type *type, const char *name);

/* Frees what a class remembers of its constructor keys; before its record goes. */
void ln_forget_keys(ln_type *type);
/* Keeps which line of a script runs as the one that made the object of the peer at index. */
void ln_note_site(lua_State *L, int index);
/* Pushes a new userdata for an object that was retained for it and files it by address. */
ln_peer *ln_new_peer(lua_State *L, ln_type *type, void *object, size_t swift_bytes);
/* Files the object that was just made for the peer at `index`. */
void ln_file(lua_State *L, int index, ln_peer *peer);
/* Pushes the peer of an object, making one when there is none. */
void ln_push_object(lua_State *L, void *object);
/* Pushes the peer of an object, or nothing; tells which. */
bool ln_push_known(lua_State *L, const void *object);
/* Pushes a userdata that lets go of a retained object when it is collected. */
void ln_push_holder(lua_State *L, void *object);
/* Makes `value` (table, function) at index the peer of a retained Swift object. */
void ln_hold(lua_State *L, int index, void *object);
/* The Swift object that stands for the table or function at index; NULL when there is none. */
void *ln_held(lua_State *L, int index);
/* The Swift side of an object weighs on the collector as if Lua had allocated it. */
void ln_weigh(lua_State *L, size_t bytes);
/* Changes the number of times that owner's peer refers to child's; both must have peers. */
void ln_edge(lua_State *L, const void *owner, const void *child, int change);
/* Keeps the value at index alive until the present host frame returns. */
void ln_pin(lua_State *L, int index);
void ln_unpin(lua_State *L, int pins);

/* A C function that runs a Swift entry point; `info` names it in messages, and may be NULL. */
void ln_push_free_function(lua_State *L, ln_free_function function, const ln_member *info);
void ln_push_method(lua_State *L, const ln_member *member);
/* Pushes a function that calls a Swift closure, which was retained for it. */
void ln_push_closure(lua_State *L, void *closure);
/* Calls a Swift entry point from C, and raises when it fails. */
int ln_call_swift(lua_State *_Nonnull L, ln_function _Nonnull entry, void *_Nonnull object);
/* Makes of the function on top, which overrides a member of the host that has a result, one that
 * hands scripts the value which the host understands by its result. */
void ln_wrap_override(lua_State *L, const ln_member *member);
/* Puts the script's own function in the place of such a one at index. */
void ln_unwrap_override(lua_State *L, int index);
/* Whether the function at index is such a one. */
bool ln_is_override(lua_State *L, int index);
/* A function (object, value) that sets a property of the host, past any override. */
void ln_push_setter(lua_State *L, const ln_member *member);

/* How many calls are on the stack of a thread. */
int ln_depth(lua_State *L);
/* Whether a call has more arguments than its function takes, nils at the end aside. Pushes what to
 * say of it. */
bool ln_has_too_many(lua_State *L, const ln_member *member, int receivers);
/* Whether the function at index is one of the entry points above. */
bool ln_is_entry(lua_State *L, int index);
/* A full collection, and what it freed is let go. */
void ln_collect(lua_State *L);
/* Makes the tables of known objects as small as they can be; they never shrink by themselves. */
void ln_compact(lua_State *L);

/* Push functions that read and set a member as a script does. */
void ln_push_reader(lua_State *L);
void ln_push_writer(lua_State *L);

/* Values. */

/* Defines a kind of value from the table of its members on top, and pops it: name → index of a
 * number, light ln_member (a derived property), or function. */
void ln_define_value(lua_State *L, const ln_value_class *kind);
/* The number for the next kind of value of the process. */
uint32_t ln_next_value_number(void);
/* Pushes the function of a method; `member->owner` is the kind, `self` its numbers. */
void ln_push_value_method(lua_State *L, const ln_member *member);
/* Pushes a value that is not packed. */
void ln_push_value(lua_State *L, const ln_value_class *kind, const double *numbers);
/* Reads a value, or a table in its short form. 0: it is one; else why it is none. */
enum {
  LN_VALUE_OK,
  LN_VALUE_WRONG_TYPE,
  LN_VALUE_WRONG_COUNT,
  LN_VALUE_MIXED,
  LN_VALUE_MISSING,
  LN_VALUE_UNKNOWN,
  LN_VALUE_NAN,
  LN_VALUE_RANGE /* a number that cannot be packed */
};
int ln_read_value(lua_State *L, int index, const ln_value_class *kind, double *numbers);
/* The kind of the value at index, NULL for what is none; its numbers go to `numbers`. */
const ln_value_class *_Nullable ln_value_at(lua_State *L, int index, double *_Nonnull numbers);
/* Whether numbers can be packed. */
bool ln_is_packable(const double *numbers);
/* The position of the string at index in a list of names, or −1. */
int ln_find_name(lua_State *L, int index, const char *const *names, int count);

/* Limits. */

/* Sets what each outermost entry may use from now on. */
void ln_set_limits(ln_host *host, const ln_limits *limits);
/* Makes the calls between the two one entry, with one budget, unless they lie in one already. */
void ln_begin_shared_entry(ln_host *host);
void ln_end_shared_entry(ln_host *host);
void ln_stop_watchdog(ln_host *host);
/* Notes that a limit is exceeded, and makes the thread raise at its next instruction. */
void ln_exceed(ln_host *host, int limit);
/* Pushes the message of a limit, without a place. */
void ln_push_limit_message(lua_State *L, int limit);
/* For an error at index that a script may catch, raised by the function that runs at a level: a
 * stack that overflowed is a limit, too, since who catches that would only fill it again. A script
 * that speaks of one has not exceeded any. */
void ln_check_overflow(lua_State *L, int index, int level);
/* After a failure: memory for a buffer is asked for once only, and refused memory is a limit. */
void ln_check_refusal(lua_State *L, int status);
/* Adds to the bytes that Swift holds for scripts, or takes from them. Swift runs. */
void ln_charge(lua_State *L, ptrdiff_t bytes);
/* The Swift side of the peer at index grew, or shrank. Swift runs. */
void ln_reweigh(lua_State *L, int index, ptrdiff_t bytes);
/* Ends the entry when there is no room for so many bytes more although all garbage was collected.
 * May collect. */
void ln_check_memory(lua_State *L, size_t bytes);
/* Keeps where the script is that memory is refused: a memory error runs no message handler. */
void ln_note_refusal(ln_host *host);
/* Raises the error of the limit that is exceeded; does nothing when none is. */
void ln_interrupt(lua_State *L);
/* Puts the hook that the host needs now on a thread that is about to run. */
void ln_arm(lua_State *L);

/* The thread sanitizer keeps signals back until the program calls the system, which a loop in Lua never
 * does. There the script looks itself, every so many instructions, whether its time is used up. */
#if __has_feature(thread_sanitizer)
enum { LN_INSTRUCTIONS_PER_LOOK = 10000 };
#else
enum { LN_INSTRUCTIONS_PER_LOOK = 0 };
#endif

/* Loops in C report their work, so that limits hold in them. May raise. */
static inline void ln_spend(lua_State *L, uint32_t steps) {
  ln_host *host = ln_host_of(L);
  host->steps += steps;
  if (host->interrupt || host->limits.instructions || LN_INSTRUCTIONS_PER_LOOK) ln_interrupt(L);
}

/* Coverage. */

/* How often the functions are run that look the same: those of one place, nearly always one. */
typedef struct ln_function_counts {
  struct ln_function_counts *next; /* another that begins at the same line */
  uint64_t *lines; /* of its chunk */
  int line_count;
  int first, last; /* lines; 0 for a chunk itself */
  uint8_t parameters, upvalues;
  bool is_vararg;
  uint64_t calls;
  uint64_t ends; /* how often its last line is run, which the line's own count leaves out */
} ln_function_counts;

/* How often the lines of a chunk are run. */
typedef struct ln_chunk_counts {
  struct ln_chunk_counts *next;
  const char *name; /* with Lua's mark, the at sign */
  int line_count;   /* -1: it does not count */
  uint64_t *lines;  /* by their numbers, from 0 */
  ln_function_counts **functions; /* by their first lines */
} ln_chunk_counts;

/* Tells how many lines a chunk has, or -1: it does not count. Asked once for each name. */
typedef int (*ln_chunk_asker)(void *_Nonnull context, const char *_Nonnull name);

/* Counts from now on what chunks with names of files run, in every thread; false when memory is
 * short. */
bool ln_start_coverage(ln_host *host, ln_chunk_asker ask);
/* The first of a list of all chunks so far. */
const ln_chunk_counts *ln_first_chunk(const ln_host *host);

/* The sandbox. */

/* Pushes the text of any value: as luaL_tolstring, but tables, functions, threads and userdata
 * have numbers in the order in which they were first shown, never addresses. May raise. */
void ln_push_text(lua_State *L, int index);
/* A number for the value at index, which would show an address: the same each time. */
lua_Integer ln_number_of(lua_State *L, int index);

/* Writes what tells a value from others in texts, its number, and returns the text. */
const char *ln_write_identity(lua_State *L, int index, char *text, size_t size);
/* Puts our own functions over those of Lua in the table on top, which is `string` or `table`. */
void ln_set_string_functions(lua_State *L);
void ln_set_table_functions(lua_State *L);
/* Pushes a table with our own base functions, with our own `coroutine`. */
void ln_push_base_functions(lua_State *L);

/* What a reload does to code that is loaded; for the host's own Lua. */
void ln_push_reload_functions(lua_State *L);
/* Pushes a table of functions that look at calls, tables and metatables; for the host's own Lua. */
void ln_push_inspection(lua_State *L);

/* Has assignments to some fields of the object at an index do nothing: those that the table on top
 * names. With nil there all can be set again. Pops it. */
void ln_guard_fields(lua_State *L, int index);
void ln_push_coroutine_functions(lua_State *L);
/* Pops the original math.randomseed and pushes ours. */
void ln_push_random_seed(lua_State *L);
/* Pushes our ordered `pairs`. */
void ln_push_pairs(lua_State *L);

/* Whether the call `level` calls up raises an error again that has this text, and does not make one
 * of its own. */
bool ln_raises_again(lua_State *L, int level, const char *text, size_t length);

/* Coroutines that the host runs. */

/* Pushes a new coroutine that will call the function at index; no script can resume it. */
void ln_push_task(lua_State *L, int function);
/* Pushes the function that runs such a coroutine on: with the thread and arguments. It returns
 * LN_AWAKE and the results when the coroutine is done; or LN_SLEEPS and the seconds after which it
 * wants to go on; or LN_AWAITS: the Swift call that began last is to be waited for. */
void ln_push_runner(lua_State *L);
/* Pushes the function that closes the variables of such a coroutine, which never goes on. It
 * raises an error of a __close. */
void ln_push_closer(lua_State *L);
/* Pushes `sleep`, which makes such a coroutine wait. */
void ln_push_sleep(lua_State *L);
/* Pushes a function for which such a coroutine waits: it calls an asynchronous Swift closure, which
 * was retained for it. */
void ln_push_async(lua_State *L, void *closure);

enum { LN_LOAD, LN_SETMETATABLE, LN_COLLECTGARBAGE, LN_PRINT, LN_TRACEBACK };
/* Pops the upvalues of one of these functions and pushes it. Upvalues: of load the original and
 * the environment, of setmetatable the original, of print the function that takes the line. */
void ln_push_sandboxed(lua_State *L, int which);
/* Pushes a copy of the table of globals on top, and of the tables among them but `package`. */
void ln_copy_library(lua_State *L);
/* Makes the table at index what methods of strings are looked up in, and hides the metatable. */
void ln_hide_string_metatable(lua_State *L, int strings);

/* Checks. */

/* The userdata at index if it is one of ours with this mark, else NULL. */
static inline void *ln_marked(lua_State *L, int index, const void *magic) {
  ln_head *head = (ln_head *)lua_touserdata(L, index);
  /* A light userdata has length 0, so its address is never followed. */
  return head && lua_rawlen(L, index) >= sizeof(ln_head) && head->magic == magic ? head : NULL;
}

static inline ln_peer *ln_to_peer(lua_State *L, int index) {
  return (ln_peer *)ln_marked(L, index, &ln_peer_magic);
}

static inline ln_type *ln_to_class(lua_State *L, int index) {
  ln_proxy *proxy = (ln_proxy *)ln_marked(L, index, &ln_proxy_magic);
  return proxy ? proxy->type : NULL;
}

static inline const ln_value *ln_to_value(lua_State *L, int index) {
  return (const ln_value *)ln_marked(L, index, &ln_value_magic);
}

/* Packed values: bit 63, which no address has, then the first number and the second, both from 0. The
 * second is mixed with the first, since a table looks at the lower half of such a key alone. */
enum { LN_PACKED_FIRST_BITS = 27, LN_PACKED_SECOND_BITS = 36 };

static inline uint64_t ln_packed_mask(uint64_t first) {
  return (first * 0x9E3779B1u) & (((uint64_t)1 << LN_PACKED_SECOND_BITS) - 1);
}

static inline void ln_push_packed(lua_State *L, uint64_t first, uint64_t second) {
  uint64_t bits = (uint64_t)1 << 63 | first << LN_PACKED_SECOND_BITS | (second ^ ln_packed_mask(first));
  lua_pushlightuserdata(L, (void *)(uintptr_t)bits);
}

/* Whether the value at index is a packed one; its numbers, from 0. */
static inline bool ln_to_packed(lua_State *L, int index, uint64_t *_Nonnull first,
                                uint64_t *_Nonnull second) {
  if (lua_type(L, index) != LUA_TLIGHTUSERDATA) return false;
  uint64_t bits = (uint64_t)(uintptr_t)lua_touserdata(L, index);
  *first = bits << 1 >> 1 >> LN_PACKED_SECOND_BITS;
  *second = (bits ^ ln_packed_mask(*first)) & (((uint64_t)1 << LN_PACKED_SECOND_BITS) - 1);
  return bits >> 63;
}

/* The flexible array, which Swift does not see. */
static inline const double *ln_value_numbers(const ln_value *value) { return value->numbers; }

static inline bool ln_inherits(const ln_class *native, const ln_class *ancestor) {
  return native->depth >= ancestor->depth && native->display[ancestor->depth] == ancestor;
}

/* Numbers. */

/* A whole number below 2^53 becomes an integer, as a person writes it. */
static inline void ln_push_number(lua_State *L, double number) {
  if (number > -9007199254740992.0 && number < 9007199254740992.0) {
    lua_Integer whole = (lua_Integer)number;
    int64_t bits;
    memcpy(&bits, &number, sizeof bits);
    if ((double)whole == number && bits != INT64_MIN) { /* INT64_MIN: negative zero */
      lua_pushinteger(L, whole);
      return;
    }
  }
  lua_pushnumber(L, number);
}

/* Texts. */

/* Whether all bytes are ASCII. */
static inline bool ln_is_ascii(const void *text, size_t length) {
  const char *bytes = (const char *)text;
  uint64_t seen = 0, word, four[4];
  for (; length >= sizeof four; bytes += sizeof four, length -= sizeof four) {
    memcpy(four, bytes, sizeof four);
    seen |= four[0] | four[1] | four[2] | four[3];
  }
  for (; length >= sizeof word; bytes += sizeof word, length -= sizeof word) {
    memcpy(&word, bytes, sizeof word);
    seen |= word;
  }
  for (; length > 0; length--) seen |= (unsigned char)*bytes++;
  return (seen & 0x8080808080808080u) == 0;
}

/* What is a macro in lua.h, and so unknown to Swift. */
static inline void ln_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline void ln_new_table(lua_State *L) { lua_createtable(L, 0, 0); }
static inline int ln_upvalue_index(int index) { return lua_upvalueindex(index); }
static inline int ln_registry_index(void) { return LUA_REGISTRYINDEX; }
