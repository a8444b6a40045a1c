#include "CSymbols.h"

#include <string.h>

#include "tables/all.h"

size_t maquette_symbol_category_count(void) { return sizeof categories / sizeof *categories; }

MaquetteSymbolCategory maquette_symbol_category(size_t index) { return categories[index]; }

const char *maquette_symbol_text(const char *name) {
  for (size_t index = 0; index < sizeof categories / sizeof *categories; index += 1) {
    const MaquetteSymbolCategory *category = &categories[index];
    size_t low = 0, high = category->count;
    while (low < high) {
      size_t middle = low + (high - low) / 2;
      int order = strcmp(name, category->files[middle].name);
      if (order == 0) return category->files[middle].text;
      if (order < 0) high = middle;
      else low = middle + 1;
    }
  }
  return NULL;
}
