#include "model.h"
#include <CBaseline.h>

/* Each loop calls functions of another file, which the compiler does not see through. */

static volatile int64_t kept;

#define TIMES for (int64_t i = 0; i < count; i++)

void cb_run_floor(cb_floor floor, int64_t count) {
  cb_view *view = cb_view_make();
  if (!view) return;
  cb_layer layer = {0};
  int64_t sum = 0;
  double number = 0;
  switch (floor) {
  case CB_GET_INTEGER: TIMES sum += cb_view_tag(view); break;
  case CB_SET_INTEGER: TIMES cb_view_set_tag(view, i); break;
  case CB_GET_NUMBER: TIMES number += cb_layer_corner_radius(&layer); break;
  case CB_SET_NUMBER: TIMES cb_layer_set_corner_radius(&layer, 2.5); break;
  case CB_GET_BOOLEAN: TIMES sum += cb_view_flag(view, CB_MULTIPLE_TOUCH); break;
  case CB_SET_BOOLEAN: TIMES cb_view_set_flag(view, CB_MULTIPLE_TOUCH, true); break;
  case CB_GET_STRING: TIMES sum += (int64_t)cb_view_id(view).length; break;
  case CB_SET_STRING: TIMES sum += (int64_t)cb_view_exchange_id(view, (cb_text){0}).length; break;
  case CB_GET_RECT: TIMES number += cb_view_frame(view).width; break;
  case CB_SET_RECT: TIMES cb_view_set_frame(view, (cb_rect){1, 2, 3, 4}); break;
  case CB_GET_ENUM: TIMES sum += cb_view_content_mode(view); break;
  case CB_SET_ENUM: TIMES cb_view_set_content_mode(view, 4); break;
  case CB_GET_OBJECT: TIMES sum += cb_view_superview(view) != 0; break;
  case CB_CALL_PLAIN: TIMES cb_view_layout(view); break;
  case CB_CALL_WITH_THREE: TIMES sum += cb_view_add(view, i, 2, 3); break;
  case CB_MAKE:
    TIMES {
      cb_view *made = cb_view_make();
      if (!made) break;
      cb_view_set_tag(made, i);
      cb_view_set_alpha(made, 0.5);
      cb_view_set_flag(made, CB_HIDDEN, false);
      cb_view_set_flag(made, CB_MULTIPLE_TOUCH, true);
      cb_view_exchange_id(made, (cb_text){0});
      cb_view_set_content_mode(made, 4);
      cb_view_free(made);
    }
    break;
  }
  kept = sum + (int64_t)number;
  cb_view_free(view);
}
