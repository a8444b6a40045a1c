#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

// Swift does not import macros that take arguments; this says the same as a function.

/// A feature switched on for the whole text (`HB_FEATURE_GLOBAL_START`, `HB_FEATURE_GLOBAL_END`).
static inline hb_feature_t maquette_hb_global_feature(hb_tag_t tag, uint32_t value) {
  return (hb_feature_t){tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
}

/// Shapes a buffer by the tables of OpenType. Without a list of shapers HarfBuzz takes that of the variable `HB_SHAPER_LIST`, and
/// pictures would depend on the machine.
static inline void maquette_hb_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}
