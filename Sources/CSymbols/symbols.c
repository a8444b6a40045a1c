#include "CSymbols.h"

#include <string.h>

#include "tables/Tables.h"

size_t maquette_symbol_category_count(void) {
#define MAQUETTE_ONE(category) +1
  return 0 MAQUETTE_SYMBOL_CATEGORIES(MAQUETTE_ONE);
#undef MAQUETTE_ONE
}

MaquetteSymbolCategory maquette_symbol_category(size_t index) {
  // Not a static table: how many drawings another file holds is known to the linker only.
  const MaquetteSymbolCategory categories[] = {
#define MAQUETTE_ROW(category) {#category, maquette_symbols_##category, maquette_symbols_##category##_count},
      MAQUETTE_SYMBOL_CATEGORIES(MAQUETTE_ROW)
#undef MAQUETTE_ROW
  };
  return categories[index];
}

const char *maquette_symbol_text(const char *name) {
  for (size_t index = 0; index < maquette_symbol_category_count(); index += 1) {
    MaquetteSymbolCategory category = maquette_symbol_category(index);
    size_t low = 0, high = category.count;
    while (low < high) {
      size_t middle = low + (high - low) / 2;
      int order = strcmp(name, category.files[middle].name);
      if (order == 0) return category.files[middle].text;
      if (order < 0) high = middle;
      else low = middle + 1;
    }
  }
  return NULL;
}
