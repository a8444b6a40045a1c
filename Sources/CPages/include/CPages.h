// The pages of the report and of the gallery with their styles and scripts, compiled in (see page/).
#ifndef MAQUETTE_CPAGES_H
#define MAQUETTE_CPAGES_H

#include <stddef.h>

typedef struct {
  /// The name by which pages refer to the file.
  const char *_Nonnull name;
  /// The content, with a zero at its end.
  const char *_Nonnull text;
} MaquettePageFile;

/// The number of files.
size_t maquette_page_file_count(void);

/// A file; `index` is below the count.
MaquettePageFile maquette_page_file(size_t index);

#endif
