#include "library.h"

/* Lua's patterns. A pattern is walked over item by item. Where the match could go on in more than
 * one way, a trial notes the other ways; when an item does not match, the latest trial says where
 * to go on. So nothing recurses, and a pattern is too complex when it has too many trials. */

/* How many trials there may be: those that Lua's own matcher has C calls for. */
enum { MAX_TRIALS = 199 };

/* Characters */

enum {
  LOWER = 1,
  UPPER = 2,
  DIGIT = 4,
  HEXADECIMAL = 8,
  PUNCTUATION = 16,
  SPACE = 32,
  CONTROL = 64,
  ZERO = 128
};

/* Those of the C locale, whatever the process has set. */
static const uint8_t properties[256] = {
    [0] = CONTROL | ZERO,
    [1 ... 8] = CONTROL,
    ['\t' ... '\r'] = CONTROL | SPACE,
    [14 ... 31] = CONTROL,
    [' '] = SPACE,
    ['!' ... '/'] = PUNCTUATION,
    ['0' ... '9'] = DIGIT | HEXADECIMAL,
    [':' ... '@'] = PUNCTUATION,
    ['A' ... 'F'] = UPPER | HEXADECIMAL,
    ['G' ... 'Z'] = UPPER,
    ['[' ... '`'] = PUNCTUATION,
    ['a' ... 'f'] = LOWER | HEXADECIMAL,
    ['g' ... 'z'] = LOWER,
    ['{' ... '~'] = PUNCTUATION,
    [127] = CONTROL,
};

/* What the letter of a class stands for; the capital letter for all other characters. */
static const uint8_t classes[256] = {
    ['a'] = LOWER | UPPER,
    ['A'] = LOWER | UPPER,
    ['c'] = CONTROL,
    ['C'] = CONTROL,
    ['d'] = DIGIT,
    ['D'] = DIGIT,
    ['g'] = LOWER | UPPER | DIGIT | PUNCTUATION,
    ['G'] = LOWER | UPPER | DIGIT | PUNCTUATION,
    ['l'] = LOWER,
    ['L'] = LOWER,
    ['p'] = PUNCTUATION,
    ['P'] = PUNCTUATION,
    ['s'] = SPACE,
    ['S'] = SPACE,
    ['u'] = UPPER,
    ['U'] = UPPER,
    ['w'] = LOWER | UPPER | DIGIT,
    ['W'] = LOWER | UPPER | DIGIT,
    ['x'] = HEXADECIMAL,
    ['X'] = HEXADECIMAL,
    ['z'] = ZERO,
    ['Z'] = ZERO,
};

/* Whether `%letter` takes the character. */
static inline bool class_takes(uint8_t letter, uint8_t character) {
  uint8_t class = classes[letter];
  if (!class) return letter == character;
  return ((properties[character] & class) != 0) == ((letter & 0x20) != 0);
}

/* Whether the set takes the character; `set` is its `[`, `close` its `]`. */
static bool set_takes(const uint8_t *set, const uint8_t *close, uint8_t character) {
  const uint8_t *part = set + 1;
  bool listed = *part != '^';
  if (!listed) part++;
  while (part < close) {
    if (*part == '%') {
      if (class_takes(part[1], character)) return listed;
      part += 2;
    } else if (part[1] == '-' && part + 2 < close) {
      if (part[0] <= character && character <= part[2]) return listed;
      part += 3;
    } else {
      if (*part == character) return listed;
      part++;
    }
  }
  return !listed;
}

/* Items */

/* The end of the item for one character that begins at `item`. */
static inline const uint8_t *item_end(ln_matcher *matcher, const uint8_t *item) {
  const uint8_t *end = matcher->pattern_end;
  if (*item == '%') {
    if (item + 1 == end) luaL_error(matcher->L, "malformed pattern (ends with '%%')");
    return item + 2;
  }
  if (*item != '[') return item + 1;
  item++;
  if (*item == '^') item++;
  /* A `]` that comes first is a character of the set. */
  do {
    if (item == end) luaL_error(matcher->L, "malformed pattern (missing ']')");
    item += *item == '%' && item + 1 < end ? 2 : 1;
  } while (*item != ']');
  return item + 1;
}

/* Whether the item from `item` to `end` takes the character. */
static inline bool takes(const uint8_t *item, const uint8_t *end, uint8_t character) {
  switch (*item) {
  case '.': return true;
  case '%': return class_takes(item[1], character);
  case '[': return set_takes(item, end - 1, character);
  default: return *item == character;
  }
}

/* The first character from `text` on that the item does not take, or `limit`. */
static inline const uint8_t *skip_taken(const uint8_t *item, const uint8_t *end,
                                        const uint8_t *text, const uint8_t *limit) {
  switch (*item) {
  case '%':
    while (text < limit && class_takes(item[1], *text)) text++;
    break;
  case '[':
    while (text < limit && set_takes(item, end - 1, *text)) text++;
    break;
  default:
    while (text < limit && *text == *item) text++;
  }
  return text;
}

/* The end of the longest run of characters that the item takes. */
static const uint8_t *run_end(ln_matcher *matcher, const uint8_t *item, const uint8_t *end,
                              const uint8_t *text) {
  if (*item == '.') return matcher->text_end;
  for (;;) {
    bool is_short = matcher->text_end - text <= LN_BLOCK;
    const uint8_t *limit = is_short ? matcher->text_end : text + LN_BLOCK;
    const uint8_t *stop = skip_taken(item, end, text, limit);
    matcher->steps += (size_t)(stop - text) / 4;
    if (is_short || stop < limit) return stop;
    ln_report_steps(matcher);
    text = stop;
  }
}

/* `%bxy`: the end of the balanced text that begins here, or NULL. */
static const uint8_t *balanced_end(ln_matcher *matcher, const uint8_t *text,
                                   const uint8_t *marks) {
  if (marks + 1 >= matcher->pattern_end) {
    luaL_error(matcher->L, "malformed pattern (missing arguments to '%%b')");
  }
  if (text == matcher->text_end || *text != marks[0]) return NULL;
  const uint8_t *begin = text++;
  for (size_t depth = 1; text < matcher->text_end; text++) {
    if (*text == marks[1]) {
      if (--depth == 0) break;
    } else if (*text == marks[0]) {
      depth++;
    }
    if (((text - begin) & (LN_BLOCK - 1)) == 0) ln_spend(matcher->L, LN_BLOCK / 4);
  }
  matcher->steps += (size_t)(text - begin) % LN_BLOCK / 4;
  return text < matcher->text_end ? text + 1 : NULL;
}

/* `%f[set]`: whether the text goes over from outside the set to inside it here. */
static bool is_frontier(ln_matcher *matcher, const uint8_t *text, const uint8_t *set,
                        const uint8_t *end) {
  uint8_t before = text == matcher->text ? 0 : text[-1];
  return !set_takes(set, end - 1, before) && set_takes(set, end - 1, *text);
}

/* Captures */

static void open_capture(ln_matcher *matcher, const uint8_t *text, ptrdiff_t length) {
  if (matcher->level == LN_MAX_CAPTURES) luaL_error(matcher->L, "too many captures");
  matcher->captures[matcher->level++] = (ln_capture){text, length};
}

/* Ends the innermost open capture; returns its index. */
static int close_capture(ln_matcher *matcher, const uint8_t *text) {
  int index = matcher->level - 1;
  while (index >= 0 && matcher->captures[index].length != LN_CAPTURE_OPEN) index--;
  if (index < 0) luaL_error(matcher->L, "invalid pattern capture");
  matcher->captures[index].length = text - matcher->captures[index].start;
  return index;
}

/* `%1`: the end of the repeated capture, or NULL. */
static const uint8_t *repeated_end(ln_matcher *matcher, const uint8_t *text, uint8_t digit) {
  int index = digit - '1';
  if (index < 0 || index >= matcher->level ||
      matcher->captures[index].length == LN_CAPTURE_OPEN) {
    luaL_error(matcher->L, "invalid capture index %%%d", index + 1);
  }
  /* A position is no text: as a length it is longer than any. */
  size_t length = (size_t)matcher->captures[index].length;
  if (length > (size_t)(matcher->text_end - text)) return NULL;
  matcher->steps += length / 32;
  return memcmp(matcher->captures[index].start, text, length) == 0 ? text + length : NULL;
}

/* Matching */

typedef enum trial_kind {
  OPENED,   /* a capture, which is given up */
  CLOSED,   /* the capture `index`, which is opened again */
  OPTIONAL, /* goes on without the item, at `text` */
  GREEDY,   /* goes on with one character less, down to `limit` */
  LAZY      /* goes on with one character more, if `item` takes it */
} trial_kind;

typedef struct trial {
  trial_kind kind;
  int index;
  const uint8_t *text;
  union {
    const uint8_t *limit;
    const uint8_t *item;
  };
  const uint8_t *next; /* where the pattern goes on */
} trial;

static inline trial *add_trial(ln_matcher *matcher, trial *trials, int *count) {
  if (*count == MAX_TRIALS) luaL_error(matcher->L, "pattern too complex");
  return &trials[(*count)++];
}

const uint8_t *ln_match(ln_matcher *matcher, const uint8_t *text, const uint8_t *item) {
  const uint8_t *const text_end = matcher->text_end;
  trial trials[MAX_TRIALS];
  int count = 0;
  for (;;) {
    if (++matcher->steps >= LN_BATCH) ln_report_steps(matcher);
    if (item == matcher->pattern_end) return text;
    switch (*item) {
    case '(': {
      bool is_position = item[1] == ')';
      open_capture(matcher, text, is_position ? LN_CAPTURE_POSITION : LN_CAPTURE_OPEN);
      add_trial(matcher, trials, &count)->kind = OPENED;
      item += is_position ? 2 : 1;
      continue;
    }
    case ')': {
      int index = close_capture(matcher, text);
      trial *added = add_trial(matcher, trials, &count);
      added->kind = CLOSED;
      added->index = index;
      item++;
      continue;
    }
    case '$':
      if (item + 1 != matcher->pattern_end) break;
      if (text == text_end) return text;
      goto go_back;
    case '%':
      switch (item[1]) {
      case 'b':
        text = balanced_end(matcher, text, item + 2);
        if (!text) goto go_back;
        item += 4;
        continue;
      case 'f': {
        if (item[2] != '[') luaL_error(matcher->L, "missing '[' after '%%f' in pattern");
        const uint8_t *end = item_end(matcher, item + 2);
        if (!is_frontier(matcher, text, item + 2, end)) goto go_back;
        item = end;
        continue;
      }
      case '0' ... '9':
        text = repeated_end(matcher, text, item[1]);
        if (!text) goto go_back;
        item += 2;
        continue;
      }
    }
    /* An item for one character, and how often. */
    const uint8_t *end = item_end(matcher, item);
    switch (*end) {
    case '?':
    case '-':
      if (text < text_end && takes(item, end, *text)) {
        trial *added = add_trial(matcher, trials, &count);
        added->text = text;
        added->item = item;
        added->next = end + 1;
        added->kind = *end == '-' ? LAZY : OPTIONAL;
        if (*end == '?') text++;
      }
      item = end + 1;
      continue;
    case '*':
    case '+': {
      const uint8_t *first = text;
      text = run_end(matcher, item, end, text);
      if (text > first) {
        trial *added = add_trial(matcher, trials, &count);
        added->kind = GREEDY;
        added->text = text;
        added->limit = *end == '+' ? first + 1 : first;
        added->next = end + 1;
      } else if (*end == '+') {
        goto go_back;
      }
      item = end + 1;
      continue;
    }
    default:
      if (text == text_end || !takes(item, end, *text)) goto go_back;
      text++;
      item = end;
      continue;
    }
  go_back:
    for (item = NULL; !item;) {
      if (count == 0) return NULL;
      trial *last = &trials[count - 1];
      switch (last->kind) {
      case OPENED:
        matcher->level--;
        count--;
        continue;
      case CLOSED:
        matcher->captures[last->index].length = LN_CAPTURE_OPEN;
        count--;
        continue;
      case OPTIONAL:
        text = last->text;
        item = last->next;
        count--;
        continue;
      case GREEDY:
        if (last->text == last->limit) {
          count--;
          continue;
        }
        text = --last->text;
        item = last->next;
        continue;
      case LAZY:
        if (last->text == text_end || !takes(last->item, last->next - 1, *last->text)) {
          count--;
          continue;
        }
        text = ++last->text;
        item = last->next;
        continue;
      }
    }
  }
}

/* Searching */

/* Finds out what begins each match, so that a search can pass over what does not. */
static void prepare(ln_matcher *matcher, const uint8_t *pattern) {
  matcher->is_prepared = true;
  matcher->first_byte = -1;
  matcher->first_item = NULL;
  for (int depth = 0; *pattern == '(' && pattern[1] != ')' && depth < 8; depth++) pattern++;
  if (pattern == matcher->pattern_end) return;
  switch (*pattern) {
  case '(':
  case ')':
  case '.': return;
  case '$':
    if (pattern + 1 == matcher->pattern_end) return;
    break;
  case '%':
    if (pattern[1] == 'b' && pattern + 3 < matcher->pattern_end) {
      matcher->first_byte = pattern[2];
      return;
    }
    if (pattern[1] == 'b' || pattern[1] == 'f' || (properties[pattern[1]] & DIGIT)) return;
  }
  const uint8_t *end = item_end(matcher, pattern);
  if (*end == '?' || *end == '*' || *end == '-') return;
  if (*pattern == '[' || (*pattern == '%' && classes[pattern[1]])) {
    matcher->first_item = pattern;
    matcher->first_item_end = end;
  } else {
    matcher->first_byte = end[-1];
  }
}

/* The next place from `text` on where a match may begin; NULL when there is none. */
static const uint8_t *next_start(ln_matcher *matcher, const uint8_t *text) {
  const uint8_t *const text_end = matcher->text_end;
  if (matcher->first_byte >= 0) {
    return memchr(text, matcher->first_byte, (size_t)(text_end - text));
  }
  if (!matcher->first_item) return text;
  while (text < text_end && !takes(matcher->first_item, matcher->first_item_end, *text)) {
    text++;
    if (++matcher->steps >= LN_BATCH) ln_report_steps(matcher);
  }
  return text < text_end ? text : NULL;
}

const uint8_t *ln_search(ln_matcher *matcher, const uint8_t **start, const uint8_t *pattern,
                         const uint8_t *unwanted) {
  if (!matcher->is_prepared) prepare(matcher, pattern);
  for (const uint8_t *text = *start;; text++) {
    text = next_start(matcher, text);
    if (!text) return NULL;
    matcher->level = 0;
    const uint8_t *end = ln_match(matcher, text, pattern);
    if (end && end != unwanted) {
      *start = text;
      return end;
    }
    if (text == matcher->text_end) return NULL;
  }
}
