#include "model.h"
#include <CBaseline.h>
#include <stdlib.h>

cb_view *cb_view_make(void) {
  cb_view *view = calloc(1, sizeof *view);
  if (view) view->alpha = 1;
  return view;
}

void cb_view_free(cb_view *view) {
  free(view->id.bytes);
  free(view->layer);
  free(view);
}

int64_t cb_view_tag(const cb_view *view) { return view->tag; }
void cb_view_set_tag(cb_view *view, int64_t tag) { view->tag = tag; }

double cb_view_alpha(const cb_view *view) { return view->alpha; }
void cb_view_set_alpha(cb_view *view, double alpha) {
  view->alpha = alpha > 1 ? 1 : alpha > 0 ? alpha : 0;
}

bool cb_view_flag(const cb_view *view, uint32_t flag) { return view->flags & flag; }
void cb_view_set_flag(cb_view *view, uint32_t flag, bool on) {
  view->flags = on ? view->flags | flag : view->flags & ~flag;
}

cb_text cb_view_id(const cb_view *view) { return view->id; }
cb_text cb_view_exchange_id(cb_view *view, cb_text id) {
  cb_text old = view->id;
  view->id = id;
  return old;
}

cb_rect cb_view_frame(const cb_view *view) { return view->frame; }
void cb_view_set_frame(cb_view *view, cb_rect frame) { view->frame = frame; }

uint32_t cb_view_content_mode(const cb_view *view) { return view->content_mode; }
void cb_view_set_content_mode(cb_view *view, uint32_t mode) { view->content_mode = mode; }

cb_view *cb_view_superview(const cb_view *view) { return view->superview; }

void cb_view_layout(cb_view *view) { (void)view; }
int64_t cb_view_add(cb_view *view, int64_t a, int64_t b, int64_t c) {
  return view->tag + a + b + c;
}

double cb_layer_corner_radius(const cb_layer *layer) { return layer->corner_radius; }
void cb_layer_set_corner_radius(cb_layer *layer, double radius) { layer->corner_radius = radius; }
