// The gallery's page, its style and its scripts, compiled in (see page/).
#ifndef MAQUETTE_CGALLERY_H
#define MAQUETTE_CGALLERY_H

#include <stddef.h>

typedef struct {
  /// As the page refers to it.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} MaquetteGalleryFile;

/// The number of files.
size_t maquette_gallery_file_count(void);

/// The page itself at 0, then what it refers to. `index` is below the count.
MaquetteGalleryFile maquette_gallery_file(size_t index);

#endif
