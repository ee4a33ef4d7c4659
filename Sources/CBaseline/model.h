/* The model of the rival: a view with the properties that are measured. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cb_rect {
  double x, y, width, height;
} cb_rect;

typedef struct cb_text {
  char *bytes;
  size_t length;
} cb_text;

typedef struct cb_layer {
  double corner_radius;
} cb_layer;

typedef struct cb_view {
  struct cb_view *superview;
  cb_layer *layer;
  int64_t tag;
  double alpha;
  cb_rect frame;
  cb_text id;
  uint32_t flags;
  uint32_t content_mode;
  char rest[160]; /* as large as the Swift object, about */
} cb_view;

enum { CB_HIDDEN = 1, CB_MULTIPLE_TOUCH = 2 };

cb_view *cb_view_make(void);
void cb_view_free(cb_view *view);
int64_t cb_view_tag(const cb_view *view);
void cb_view_set_tag(cb_view *view, int64_t tag);
double cb_view_alpha(const cb_view *view);
void cb_view_set_alpha(cb_view *view, double alpha);
bool cb_view_flag(const cb_view *view, uint32_t flag);
void cb_view_set_flag(cb_view *view, uint32_t flag, bool on);
cb_text cb_view_id(const cb_view *view);
/* Takes over a block from malloc and returns the one that was there. */
cb_text cb_view_exchange_id(cb_view *view, cb_text id);
cb_rect cb_view_frame(const cb_view *view);
void cb_view_set_frame(cb_view *view, cb_rect frame);
uint32_t cb_view_content_mode(const cb_view *view);
void cb_view_set_content_mode(cb_view *view, uint32_t mode);
cb_view *cb_view_superview(const cb_view *view);
void cb_view_layout(cb_view *view);
int64_t cb_view_add(cb_view *view, int64_t a, int64_t b, int64_t c);
double cb_layer_corner_radius(const cb_layer *layer);
void cb_layer_set_corner_radius(cb_layer *layer, double radius);
