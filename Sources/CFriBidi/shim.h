#include <fribidi.h>

/// The paragraph types that Maquette asks for, which FriBidi spells as macros.
static inline FriBidiParType maquette_fribidi_paragraph_type(int is_right_to_left) {
  return is_right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
}
