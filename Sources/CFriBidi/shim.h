#include <fribidi.h>

/// The paragraph types that Maquette asks for, which FriBidi spells as macros.
static inline FriBidiParType maquette_fribidi_paragraph_type(int is_right_to_left) {
  return is_right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
}

/// The direction of the first strong character of a paragraph outside of isolates (UAX 9, rules P2 and P3): 1 for left to right,
/// -1 for right to left, 0 for none. `fribidi_get_par_direction` does not skip isolates.
static inline int maquette_fribidi_natural_direction(const FriBidiCharType *types, FriBidiStrIndex count) {
  int depth = 0;
  for (FriBidiStrIndex index = 0; index < count; index++) {
    FriBidiCharType type = types[index];
    if (type == FRIBIDI_TYPE_BS) return 0;
    if (type == FRIBIDI_TYPE_PDI) depth -= depth > 0;
    else if (FRIBIDI_IS_ISOLATE(type)) depth++;
    if (depth == 0 && FRIBIDI_IS_LETTER(type)) return FRIBIDI_IS_RTL(type) ? -1 : 1;
  }
  return 0;
}
