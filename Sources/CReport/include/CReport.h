// The page of the HTML report, its style and its scripts, compiled in (see page/).
#ifndef MAQUETTE_CREPORT_H
#define MAQUETTE_CREPORT_H

#include <stddef.h>

typedef struct {
  /// As the page refers to it.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} MaquetteReportFile;

/// The number of files.
size_t maquette_report_file_count(void);

/// The page itself at 0, then what it refers to. `index` is below the count.
MaquetteReportFile maquette_report_file(size_t index);

#endif
