#include "library.h"

/* Plain search. The obvious way is the fastest for what people search, and goes as the product of
 * both lengths for what an attacker searches: so it is left for the two-way algorithm (Crochemore
 * and Perrin 1991: linear time, no memory) as soon as it has wasted more than it got on. */

/* Steps of a loop over bytes, reported now and then. */
typedef struct meter {
  lua_State *L;
  size_t bytes;
} meter;

static inline void count(meter *meter, size_t bytes) {
  meter->bytes += bytes;
  if (meter->bytes >= LN_BLOCK) {
    ln_spend(meter->L, LN_BLOCK / 4);
    meter->bytes = 0;
  }
}

/* Where the greatest suffix begins by the order of bytes, or by the opposite one, and its period. */
static size_t greatest_suffix(meter *meter, const uint8_t *word, size_t length, bool opposite,
                              size_t *period) {
  size_t best = 0, rival = 1, same = 0;
  *period = 1;
  while (rival + same < length) {
    count(meter, 1);
    uint8_t in_rival = word[rival + same], in_best = word[best + same];
    if (in_rival == in_best) {
      /* A whole period more, or a byte of one. */
      if (++same == *period) {
        rival += same;
        same = 0;
      }
    } else if ((in_rival < in_best) != opposite) {
      rival += same + 1;
      same = 0;
      *period = rival - best;
    } else {
      best = rival++;
      same = 0;
      *period = 1;
    }
  }
  return best;
}

/* Where the word is cut for comparing first its right part, then its left one. */
static size_t cut(meter *meter, const uint8_t *word, size_t length, size_t *period) {
  size_t opposite_period;
  size_t first = greatest_suffix(meter, word, length, false, period);
  size_t second = greatest_suffix(meter, word, length, true, &opposite_period);
  if (second > first) *period = opposite_period;
  return second > first ? second : first;
}

static const uint8_t *find_two_way(lua_State *L, const uint8_t *text, const uint8_t *text_end,
                                   const uint8_t *word, size_t length) {
  meter meter = {L, 0};
  size_t period;
  size_t middle = cut(&meter, word, length, &period);
  bool repeats = memcmp(word, word + period, middle) == 0;
  if (!repeats) period = (middle > length - middle ? middle : length - middle) + 1;
  size_t known = 0; /* bytes at the word's beginning that are known to match */
  while ((size_t)(text_end - text) >= length) {
    size_t begin = known > middle ? known : middle, index = begin;
    while (index < length && word[index] == text[index]) index++;
    count(&meter, index - begin + 1);
    if (index < length) {
      text += index - middle + 1;
      known = 0;
      continue;
    }
    index = middle;
    while (index > known && word[index - 1] == text[index - 1]) index--;
    count(&meter, middle - (index < middle ? index : middle));
    if (index <= known) return text;
    text += period;
    known = repeats ? length - period : 0;
  }
  return NULL;
}

const uint8_t *ln_find_bytes(lua_State *L, const uint8_t *text, size_t length,
                             const uint8_t *wanted, size_t wanted_length) {
  if (wanted_length == 0) return text;
  if (wanted_length > length) return NULL;
  if (wanted_length == 1) return memchr(text, wanted[0], length);
  const uint8_t *begin = text, *text_end = text + length;
  const size_t shortly = wanted_length < 16 ? wanted_length : 16;
  size_t wasted = 0;
  for (;;) {
    size_t places = (size_t)(text_end - text) - wanted_length + 1;
    text = memchr(text, wanted[0], places);
    if (!text) return NULL;
    size_t same = 1;
    while (same < shortly && text[same] == wanted[same]) same++;
    if (same == wanted_length) return text;
    if (same == shortly) {
      if (memcmp(text + same, wanted + same, wanted_length - same) == 0) return text;
      wasted += wanted_length / 16;
    }
    wasted += same / 2;
    if (wasted > (size_t)(text - begin) + 256) {
      return find_two_way(L, text, text_end, wanted, wanted_length);
    }
    text++;
    if ((size_t)(text_end - text) < wanted_length) return NULL;
  }
}
