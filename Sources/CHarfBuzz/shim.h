#include <hb.h>
#include <hb-ot.h>

// Swift does not import macros that take arguments; this says the same as a function.

/// A feature switched on for the whole text (`HB_FEATURE_GLOBAL_START`, `HB_FEATURE_GLOBAL_END`).
static inline hb_feature_t maquette_hb_global_feature(hb_tag_t tag, uint32_t value) {
  return (hb_feature_t){tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
}
