#include "coverage.h"
#include <stdlib.h>

/* How often lines and functions are run: what the hook does at the first line of a call. */

static ln_chunk_counts *new_chunk(ln_host *host, const char *source) {
  ln_coverage *coverage = host->coverage;
  size_t size = strlen(source) + 1;
  ln_chunk_counts *chunk = calloc(1, sizeof *chunk);
  char *name = malloc(size);
  if (!chunk || !name) goto failed;
  memcpy(name, source, size);
  chunk->name = name;
  bool was_in_swift = host->in_swift;
  host->in_swift = true;
  chunk->line_count = coverage->ask(host->context, name + 1);
  host->in_swift = was_in_swift;
  if (chunk->line_count >= 0) {
    chunk->lines = calloc((size_t)chunk->line_count + 1, sizeof *chunk->lines);
    chunk->functions = calloc((size_t)chunk->line_count + 1, sizeof(ln_function_counts *));
    if (!chunk->lines || !chunk->functions) chunk->line_count = -1;
  }
  chunk->next = coverage->chunks;
  coverage->chunks = chunk;
  return chunk;
failed:
  free(chunk);
  free(name);
  return NULL;
}

/* The counts of a chunk; NULL when it does not count, as what has no file. */
static ln_chunk_counts *find_chunk(ln_host *host, const char *source) {
  if (source[0] != '@') return NULL;
  ln_coverage *coverage = host->coverage;
  ln_known_source *known = &coverage->sources[ln_bits_of(source) % LN_SOURCES_KEPT];
  ln_chunk_counts *chunk = known->chunk;
  if (known->source != source || strcmp(chunk->name, source) != 0) {
    chunk = coverage->chunks;
    while (chunk && strcmp(chunk->name, source) != 0) chunk = chunk->next;
    if (!chunk) chunk = new_chunk(host, source);
    if (!chunk) return NULL;
    known->source = source;
    known->chunk = chunk;
  }
  return chunk->line_count >= 0 ? chunk : NULL;
}

static ln_function_counts *find_function(ln_chunk_counts *chunk, const lua_Debug *record) {
  if (record->linedefined > chunk->line_count) return NULL; /* not of this text */
  ln_function_counts **place = &chunk->functions[record->linedefined];
  for (; *place; place = &(*place)->next) {
    ln_function_counts *function = *place;
    if (function->last == record->lastlinedefined && function->parameters == record->nparams &&
        function->upvalues == record->nups && function->is_vararg == (record->isvararg != 0)) {
      return function;
    }
  }
  ln_function_counts *function = calloc(1, sizeof *function);
  if (!function) return NULL;
  function->lines = chunk->lines;
  function->line_count = chunk->line_count;
  function->first = record->linedefined;
  function->last = record->lastlinedefined;
  function->parameters = record->nparams;
  function->upvalues = record->nups;
  function->is_vararg = record->isvararg != 0;
  *place = function;
  return function;
}

void ln_look_at_call(lua_State *L, lua_Debug *record, ln_counted_call *kept) {
  ln_host *host = ln_host_of(L);
  lua_getinfo(L, "Su", record);
  ln_chunk_counts *chunk = find_chunk(host, record->source);
  kept->call = record->i_ci;
  kept->function = chunk ? find_function(chunk, record) : NULL;
  if (host->coverage->begun != record->i_ci) return;
  host->coverage->begun = NULL;
  if (kept->function) kept->function->calls++;
}

bool ln_start_coverage(ln_host *host, ln_chunk_asker ask) {
  if (!host->coverage) host->coverage = calloc(1, sizeof *host->coverage);
  if (!host->coverage) return false;
  host->coverage->ask = ask;
  ln_arm(host->main);
  return true;
}

const ln_chunk_counts *ln_first_chunk(const ln_host *host) {
  return host->coverage ? host->coverage->chunks : NULL;
}

static void free_chunk(ln_chunk_counts *chunk) {
  for (int line = 0; chunk->functions && line <= chunk->line_count; line++) {
    for (ln_function_counts *function = chunk->functions[line], *next; function; function = next) {
      next = function->next;
      free(function);
    }
  }
  free(chunk->functions);
  free(chunk->lines);
  free((void *)chunk->name);
  free(chunk);
}

void ln_free_coverage(ln_host *host) {
  if (!host->coverage) return;
  for (ln_chunk_counts *chunk = host->coverage->chunks, *next; chunk; chunk = next) {
    next = chunk->next;
    free_chunk(chunk);
  }
  free(host->coverage);
  host->coverage = NULL;
}
