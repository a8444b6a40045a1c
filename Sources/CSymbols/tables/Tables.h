// Written by .ci/symbol-tables: the categories in alphabetical order.
#include "CSymbols.h"

#define MAQUETTE_SYMBOL_CATEGORIES(X) \
  X(arrows) \
  X(commerce) \
  X(communication) \
  X(connectivity) \
  X(documents) \
  X(editing) \
  X(household) \
  X(interface) \
  X(media) \
  X(nature) \
  X(people) \
  X(shapes) \
  X(status) \
  X(text) \
  X(time) \
  X(travel) \
  X(weather)

#define MAQUETTE_DECLARE(category) \
  extern const MaquetteSymbolFile maquette_symbols_##category[]; \
  extern const size_t maquette_symbols_##category##_count;
MAQUETTE_SYMBOL_CATEGORIES(MAQUETTE_DECLARE)
#undef MAQUETTE_DECLARE
