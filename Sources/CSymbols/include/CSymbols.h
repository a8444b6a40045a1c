// The drawings of symbols, compiled in (see Drawings/README.md).
#ifndef MAQUETTE_CSYMBOLS_H
#define MAQUETTE_CSYMBOLS_H

#include <stddef.h>

/// A drawing as a designer wrote it.
typedef struct {
  /// The symbol's name, which is the file's.
  const char *_Nonnull name;
  /// The file's bytes and a 0 after them.
  const char *_Nonnull text;
} MaquetteSymbolFile;

/// A folder of drawings.
typedef struct {
  /// The folder's name.
  const char *_Nonnull name;
  /// Its drawings, sorted by the bytes of their names.
  const MaquetteSymbolFile *_Nonnull files;
  /// How many there are.
  size_t count;
} MaquetteSymbolCategory;

/// The number of categories.
size_t maquette_symbol_category_count(void);

/// A category in alphabetical order. `index` is below the count.
MaquetteSymbolCategory maquette_symbol_category(size_t index);

/// The text of the drawing with a name, or null. Nothing is set up beforehand: the tables lie in the
/// program file, sorted, and are searched by halves.
const char *_Nullable maquette_symbol_text(const char *_Nonnull name);

#endif
