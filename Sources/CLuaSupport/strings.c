#include "library.h"

/* string.find, match, gmatch, gsub, rep */

/* The offset of a position that may count from the end; beyond it, `length` + something. */
static size_t offset_of(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position - 1;
  if (position == 0 || position < -(lua_Integer)length) return 0;
  return length - (size_t)-position;
}

static void start_matcher(ln_matcher *matcher, lua_State *L, const char *text, size_t length,
                          const uint8_t *pattern_end) {
  matcher->L = L;
  matcher->text = (const uint8_t *)text;
  matcher->text_end = matcher->text + length;
  matcher->pattern_end = pattern_end;
  matcher->steps = 0;
  matcher->level = 0;
  matcher->is_prepared = false;
}

/* A capture as text; NULL with a position pushed when it is one. The first is the whole match,
 * from `start` to `end`, when the pattern has none. */
static const uint8_t *capture_text(ln_matcher *matcher, int index, const uint8_t *start,
                                   const uint8_t *end, size_t *length) {
  if (index >= matcher->level) {
    if (index != 0) luaL_error(matcher->L, "invalid capture index %%%d", index + 1);
    *length = (size_t)(end - start);
    return start;
  }
  const ln_capture *capture = &matcher->captures[index];
  if (capture->length == LN_CAPTURE_OPEN) luaL_error(matcher->L, "unfinished capture");
  if (capture->length == LN_CAPTURE_POSITION) {
    lua_pushinteger(matcher->L, capture->start - matcher->text + 1);
    return NULL;
  }
  *length = (size_t)capture->length;
  return capture->start;
}

static void push_capture(ln_matcher *matcher, int index, const uint8_t *start,
                         const uint8_t *end) {
  size_t length;
  const uint8_t *text = capture_text(matcher, index, start, end, &length);
  if (text) lua_pushlstring(matcher->L, (const char *)text, length);
}

/* Pushes all captures; the whole match if there are none and `start` is given. */
static int push_captures(ln_matcher *matcher, const uint8_t *start, const uint8_t *end) {
  int count = matcher->level == 0 && start ? 1 : matcher->level;
  luaL_checkstack(matcher->L, count, "too many captures");
  for (int i = 0; i < count; i++) push_capture(matcher, i, start, end);
  return count;
}

static bool is_plain(const char *pattern, size_t length) {
  static const bool special[256] = {['^'] = true, ['$'] = true, ['*'] = true, ['+'] = true,
                                    ['?'] = true, ['.'] = true, ['('] = true, ['['] = true,
                                    ['%'] = true, ['-'] = true};
  for (size_t i = 0; i < length; i++) {
    if (special[(uint8_t)pattern[i]]) return false;
  }
  return true;
}

static int push_failure(lua_State *L) {
  lua_pushnil(L);
  return 1;
}

static int find_plain(lua_State *L, const char *text, size_t length, size_t offset,
                      const char *wanted, size_t wanted_length) {
  const uint8_t *begin = (const uint8_t *)text, *start = begin + offset;
  const uint8_t *found =
      ln_find_bytes(L, start, length - offset, (const uint8_t *)wanted, wanted_length);
  ln_spend_bytes(L, (found ? (size_t)(found - start) : length - offset) + wanted_length);
  if (!found) return push_failure(L);
  lua_pushinteger(L, found - begin + 1);
  lua_pushinteger(L, found - begin + (ptrdiff_t)wanted_length);
  return 2;
}

/* string.find and string.match */
static inline int seek(lua_State *L, bool is_find) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *pattern_text = luaL_checklstring(L, 2, &pattern_length);
  size_t offset = offset_of(luaL_optinteger(L, 3, 1), length);
  if (offset > length) return push_failure(L);
  if (is_find && (lua_toboolean(L, 4) || is_plain(pattern_text, pattern_length))) {
    return find_plain(L, text, length, offset, pattern_text, pattern_length);
  }
  const uint8_t *pattern = (const uint8_t *)pattern_text;
  const uint8_t *start = (const uint8_t *)text + offset;
  ln_matcher matcher;
  start_matcher(&matcher, L, text, length, pattern + pattern_length);
  const uint8_t *end = *pattern == '^' ? ln_match(&matcher, start, pattern + 1)
                                       : ln_search(&matcher, &start, pattern, NULL);
  ln_report_steps(&matcher);
  if (!end) return push_failure(L);
  if (!is_find) return push_captures(&matcher, start, end);
  lua_pushinteger(L, start - matcher.text + 1);
  lua_pushinteger(L, end - matcher.text);
  return push_captures(&matcher, NULL, NULL) + 2;
}

static int find(lua_State *L) { return seek(L, true); }

static int match(lua_State *L) { return seek(L, false); }

/* Upvalues of the iterator of gmatch: text, pattern, where the next search begins, and where the
 * last match ended (-1: nowhere). */
enum { ITERATOR_TEXT = 1, ITERATOR_PATTERN, ITERATOR_NEXT, ITERATOR_LAST };

static int next_match(lua_State *L) {
  size_t length, pattern_length;
  const char *text = lua_tolstring(L, lua_upvalueindex(ITERATOR_TEXT), &length);
  const uint8_t *pattern =
      (const uint8_t *)lua_tolstring(L, lua_upvalueindex(ITERATOR_PATTERN), &pattern_length);
  lua_Integer next = lua_tointegerx(L, lua_upvalueindex(ITERATOR_NEXT), NULL);
  lua_Integer last = lua_tointegerx(L, lua_upvalueindex(ITERATOR_LAST), NULL);
  if ((size_t)next > length) return 0;
  ln_matcher matcher;
  start_matcher(&matcher, L, text, length, pattern + pattern_length);
  const uint8_t *start = matcher.text + next;
  const uint8_t *end =
      ln_search(&matcher, &start, pattern, last < 0 ? NULL : matcher.text + last);
  ln_report_steps(&matcher);
  if (!end) return 0;
  lua_pushinteger(L, end - matcher.text);
  lua_copy(L, -1, lua_upvalueindex(ITERATOR_LAST));
  lua_replace(L, lua_upvalueindex(ITERATOR_NEXT));
  return push_captures(&matcher, start, end);
}

static int gmatch(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_checkstring(L, 2);
  size_t offset = offset_of(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)(offset > length ? length + 1 : offset));
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

/* What gsub puts in the place of a match. */

static void add_bytes(luaL_Buffer *buffer, const uint8_t *bytes, size_t length) {
  luaL_addlstring(buffer, (const char *)bytes, length);
}

/* Adds the replacement string with its captures. */
static void add_replacement(ln_matcher *matcher, luaL_Buffer *buffer, const uint8_t *start,
                            const uint8_t *end) {
  size_t length;
  const char *replacement = lua_tolstring(matcher->L, 3, &length);
  const char *const replacement_end = replacement + length;
  while (replacement < replacement_end) {
    const char *mark = memchr(replacement, '%', (size_t)(replacement_end - replacement));
    const char *plain_end = mark ? mark : replacement_end;
    if (plain_end > replacement) {
      luaL_addlstring(buffer, replacement, (size_t)(plain_end - replacement));
    }
    if (!mark) return;
    char symbol = mark[1];
    if (symbol == '%') {
      luaL_addchar(buffer, '%');
    } else if (symbol == '0') {
      add_bytes(buffer, start, (size_t)(end - start));
    } else if (symbol >= '1' && symbol <= '9') {
      const uint8_t *text = capture_text(matcher, symbol - '1', start, end, &length);
      if (text) {
        add_bytes(buffer, text, length);
      } else {
        luaL_addvalue(buffer);
      }
    } else {
      luaL_error(matcher->L, "invalid use of '%%' in replacement string");
    }
    replacement = mark + 2;
  }
}

/* Adds what the table or function at 3 gives for the match, or the match itself when that is
 * false or nil; tells whether it is something else. */
static bool add_result(ln_matcher *matcher, luaL_Buffer *buffer, const uint8_t *start,
                       const uint8_t *end) {
  lua_State *L = matcher->L;
  if (lua_type(L, 3) == LUA_TTABLE) {
    push_capture(matcher, 0, start, end);
    lua_gettable(L, 3);
  } else {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(matcher, start, end), 1);
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    add_bytes(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
  ln_spend_bytes(L, lua_rawlen(L, -1));
  luaL_addvalue(buffer);
  return true;
}

static int gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const uint8_t *pattern = (const uint8_t *)luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3);
  lua_Integer limit = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  bool is_text = type == LUA_TSTRING || type == LUA_TNUMBER;
  luaL_argexpected(L, is_text || type == LUA_TTABLE || type == LUA_TFUNCTION, 3,
                   "string/function/table");
  ln_matcher matcher;
  start_matcher(&matcher, L, text, length, pattern + pattern_length);
  bool is_anchored = *pattern == '^';
  if (is_anchored) pattern++;
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  const uint8_t *rest = matcher.text, *last = NULL;
  lua_Integer count = 0;
  bool is_changed = false;
  while (count < limit) {
    const uint8_t *start = rest;
    const uint8_t *end = is_anchored ? ln_match(&matcher, start, pattern)
                                     : ln_search(&matcher, &start, pattern, last);
    if (!end) break;
    count++;
    add_bytes(&buffer, rest, (size_t)(start - rest));
    rest = last = end;
    if (is_text) {
      size_t before = luaL_bufflen(&buffer);
      add_replacement(&matcher, &buffer, start, end);
      matcher.steps += (luaL_bufflen(&buffer) - before) / 32;
      is_changed = true;
    } else if (add_result(&matcher, &buffer, start, end)) {
      is_changed = true;
    }
    if (is_anchored) break;
  }
  ln_report_steps(&matcher);
  if (is_changed) {
    add_bytes(&buffer, rest, (size_t)(matcher.text_end - rest));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

/* string.rep */

/* Fills `total` bytes, a multiple of `unit`, with copies of the first `unit` ones. */
static void repeat(lua_State *L, char *bytes, size_t unit, size_t total) {
  const size_t most = unit < 16 * LN_BLOCK ? 16 * LN_BLOCK / unit * unit : unit;
  for (size_t filled = unit; filled < total;) {
    size_t chunk = filled < most ? filled : most;
    if (chunk > total - filled) chunk = total - filled;
    memcpy(bytes + filled, bytes, chunk);
    filled += chunk;
    ln_spend(L, 0);
  }
}

static int rep(lua_State *L) {
  size_t length, separator_length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &separator_length);
  size_t unit = length + separator_length;
  if (count <= 0 || unit == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (unit < length || unit > (size_t)LUA_MAXINTEGER / (size_t)count) {
    return luaL_error(L, "resulting string too large");
  }
  size_t total = unit * (size_t)count - separator_length;
  ln_check_memory(L, total);
  ln_spend_bytes(L, total);
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(L, &buffer, total);
  memcpy(bytes, text, length);
  if (count > 1) {
    memcpy(bytes + length, separator, separator_length);
    repeat(L, bytes, unit, total - length);
    memcpy(bytes + (total - length), text, length);
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

void ln_set_string_functions(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", find}, {"format", ln_format}, {"gmatch", gmatch},
                                       {"gsub", gsub}, {"match", match},      {"rep", rep},
                                       {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
