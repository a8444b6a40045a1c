#ifndef MAQUETTE_CFONTS_H
#define MAQUETTE_CFONTS_H

#include <stddef.h>

/// A file compiled into the binary; the bytes live as long as the process and are paged in on first use.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} MaquetteEmbeddedFile;

/// Inter 4.1 variable (opsz 14-32, wght 100-900), SIL Open Font License 1.1.
MaquetteEmbeddedFile maquette_inter_variable(void);

/// The text of the licence that travels with Inter.
MaquetteEmbeddedFile maquette_inter_license(void);

#endif
