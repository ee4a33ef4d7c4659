#include "library.h"
#include <math.h>
#include <stdio.h>

/* string.format: that of Lua, but no address ever shows. */

enum {
  LONGEST = 22,  /* characters of a conversion after its `%` */
  ROOM = 128,    /* for what a conversion makes, except of %f */
  FLOAT_ROOM = 440 /* for %99.99f of the greatest number */
};

/* One conversion of a format: `%-5.2f`. */
typedef struct conversion {
  char text[LONGEST + 8]; /* as C's printf takes it */
  size_t length;
} conversion;

static bool is_digit(char character) { return character >= '0' && character <= '9'; }

/* Takes the conversion that begins after a `%`; returns its last character. */
static const char *read_conversion(lua_State *L, const char *format, conversion *conversion) {
  size_t length = strspn(format, "-+ #0123456789.") + 1;
  if (length >= LONGEST) luaL_error(L, "invalid format (too long)");
  conversion->text[0] = '%';
  memcpy(conversion->text + 1, format, length);
  conversion->length = length + 1;
  conversion->text[length + 1] = 0;
  return format + length - 1;
}

static const char *skip_two_digits(const char *text) {
  if (is_digit(*text)) text++;
  if (is_digit(*text)) text++;
  return text;
}

/* Refuses flags that this conversion does not have, widths and precisions of three digits. */
static void check(lua_State *L, const conversion *conversion, const char *flags,
                  bool has_precision) {
  const char *part = conversion->text + 1;
  part += strspn(part, flags);
  if (*part != '0') {
    part = skip_two_digits(part);
    if (*part == '.' && has_precision) part = skip_two_digits(part + 1);
  }
  if (part != conversion->text + conversion->length - 1) {
    luaL_error(L, "invalid conversion specification: '%s'", conversion->text);
  }
}

static void add_integer(lua_State *L, luaL_Buffer *buffer, conversion *conversion, int argument,
                        const char *flags) {
  lua_Integer number = luaL_checkinteger(L, argument);
  check(L, conversion, flags, true);
  char *kind = conversion->text + conversion->length - 1;
  memmove(kind + 2, kind, 2);
  kind[0] = kind[1] = 'l';
  char *room = luaL_prepbuffsize(buffer, ROOM);
  luaL_addsize(buffer, (size_t)snprintf(room, ROOM, conversion->text, (long long)number));
}

static void add_float(lua_State *L, luaL_Buffer *buffer, const conversion *conversion,
                      int argument) {
  bool is_hexadecimal = (conversion->text[conversion->length - 1] | 0x20) == 'a';
  if (is_hexadecimal) check(L, conversion, "-+ #0", true);
  lua_Number number = luaL_checknumber(L, argument);
  if (!is_hexadecimal) check(L, conversion, "-+ #0", true);
  if (isnan(number)) number = NAN; /* without the sign bit that the processor gave it */
  char *room = luaL_prepbuffsize(buffer, FLOAT_ROOM);
  luaL_addsize(buffer, (size_t)snprintf(room, FLOAT_ROOM, conversion->text, number));
}

static void add_character(lua_State *L, luaL_Buffer *buffer, const conversion *conversion,
                          int argument) {
  check(L, conversion, "-", false);
  int character = (int)luaL_checkinteger(L, argument);
  char *room = luaL_prepbuffsize(buffer, ROOM);
  luaL_addsize(buffer, (size_t)snprintf(room, ROOM, conversion->text, character));
}

/* A text of at most `ROOM` characters where the conversion cuts or fills it. */
static void add_padded(luaL_Buffer *buffer, const conversion *conversion, const char *text) {
  char *room = luaL_prepbuffsize(buffer, ROOM);
  luaL_addsize(buffer, (size_t)snprintf(room, ROOM, conversion->text, text));
}

static void add_text(lua_State *L, luaL_Buffer *buffer, const conversion *conversion,
                     int argument) {
  ln_push_text(L, argument);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  bool is_bare = conversion->length == 2;
  if (!is_bare) {
    luaL_argcheck(L, length == strlen(text), argument, "string contains zeros");
    check(L, conversion, "-", true);
  }
  /* No width is as long as a hundred characters. */
  if (is_bare || (length >= 100 && !strchr(conversion->text, '.'))) {
    ln_spend_bytes(L, length);
    luaL_addvalue(buffer);
    return;
  }
  add_padded(buffer, conversion, text);
  lua_pop(L, 1);
}

/* %p: what tells two values apart, `#3` for what `tostring` shows as `table: #3`. */
static void add_identity(lua_State *L, luaL_Buffer *buffer, conversion *conversion,
                         int argument) {
  check(L, conversion, "-", false);
  conversion->text[conversion->length - 1] = 's';
  char identity[40] = "(null)";
  if (lua_type(L, argument) == LUA_TSTRING) {
    /* Equal texts are the same value. */
    size_t length;
    const char *text = lua_tolstring(L, argument, &length);
    ln_spend_bytes(L, length);
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (uint8_t)text[i]) * 0x100000001b3;
    snprintf(identity, sizeof identity, "0x%016llx", (unsigned long long)hash);
  } else if (lua_topointer(L, argument)) {
    ln_write_identity(L, argument, identity, sizeof identity);
  }
  add_padded(buffer, conversion, identity);
}

/* %q */

static void add_quoted_text(luaL_Buffer *buffer, const char *text, size_t length) {
  luaL_addchar(buffer, '"');
  for (size_t i = 0; i < length; i++) {
    uint8_t character = (uint8_t)text[i];
    if (character == '"' || character == '\\' || character == '\n') {
      luaL_addchar(buffer, '\\');
      luaL_addchar(buffer, text[i]);
    } else if (character < ' ' || character == 127) {
      char *room = luaL_prepbuffsize(buffer, ROOM);
      const char *form = is_digit(text[i + 1]) ? "\\%03d" : "\\%d";
      luaL_addsize(buffer, (size_t)snprintf(room, ROOM, form, character));
    } else {
      luaL_addchar(buffer, text[i]);
    }
  }
  luaL_addchar(buffer, '"');
}

/* A number that reads back as the same one. */
static void add_quoted_number(lua_State *L, luaL_Buffer *buffer, int argument) {
  char *room = luaL_prepbuffsize(buffer, ROOM);
  int count;
  if (lua_isinteger(L, argument)) {
    lua_Integer number = lua_tointeger(L, argument);
    count = snprintf(room, ROOM, number == LUA_MININTEGER ? "0x%llx" : "%lld", (long long)number);
  } else {
    lua_Number number = lua_tonumber(L, argument);
    if (isnan(number)) {
      count = snprintf(room, ROOM, "(0/0)");
    } else if (isinf(number)) {
      count = snprintf(room, ROOM, number > 0 ? "1e9999" : "-1e9999");
    } else {
      count = snprintf(room, ROOM, "%a", number);
    }
  }
  luaL_addsize(buffer, (size_t)count);
}

static void add_quoted(lua_State *L, luaL_Buffer *buffer, const conversion *conversion,
                       int argument) {
  if (conversion->length != 2) luaL_error(L, "specifier '%%q' cannot have modifiers");
  size_t length;
  const char *text;
  switch (lua_type(L, argument)) {
  case LUA_TSTRING:
    text = lua_tolstring(L, argument, &length);
    ln_spend_bytes(L, 4 * length);
    add_quoted_text(buffer, text, length);
    break;
  case LUA_TNUMBER:
    add_quoted_number(L, buffer, argument);
    break;
  case LUA_TNIL:
  case LUA_TBOOLEAN:
    luaL_tolstring(L, argument, NULL);
    luaL_addvalue(buffer);
    break;
  default:
    luaL_argerror(L, argument, "value has no literal form");
  }
}

static void add_conversion(lua_State *L, luaL_Buffer *buffer, conversion *conversion,
                           int argument) {
  switch (conversion->text[conversion->length - 1]) {
  case 'c': add_character(L, buffer, conversion, argument); break;
  case 'd':
  case 'i': add_integer(L, buffer, conversion, argument, "-+0 "); break;
  case 'u': add_integer(L, buffer, conversion, argument, "-0"); break;
  case 'o':
  case 'x':
  case 'X': add_integer(L, buffer, conversion, argument, "-#0"); break;
  case 'a':
  case 'A':
  case 'e':
  case 'E':
  case 'f':
  case 'g':
  case 'G': add_float(L, buffer, conversion, argument); break;
  case 'p': add_identity(L, buffer, conversion, argument); break;
  case 'q': add_quoted(L, buffer, conversion, argument); break;
  case 's': add_text(L, buffer, conversion, argument); break;
  default:
    luaL_error(L, "invalid conversion '%s' to 'format'", conversion->text);
  }
}

int ln_format(lua_State *L) {
  int last = lua_gettop(L), argument = 1;
  size_t length;
  const char *format = luaL_checklstring(L, 1, &length);
  const char *const format_end = format + length;
  ln_spend_bytes(L, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  while (format < format_end) {
    const char *mark = memchr(format, '%', (size_t)(format_end - format));
    if (!mark) mark = format_end;
    luaL_addlstring(&buffer, format, (size_t)(mark - format));
    if (mark == format_end) break;
    format = mark + 1;
    if (*format == '%') {
      luaL_addchar(&buffer, '%');
    } else {
      if (++argument > last) return luaL_argerror(L, argument, "no value");
      conversion conversion;
      format = read_conversion(L, format, &conversion);
      add_conversion(L, &buffer, &conversion, argument);
    }
    format++;
  }
  luaL_pushresult(&buffer);
  return 1;
}
