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

/// Noto Sans Hebrew 3.000, regular and bold, SIL Open Font License 1.1.
MaquetteEmbeddedFile maquette_noto_hebrew_regular(void);
MaquetteEmbeddedFile maquette_noto_hebrew_bold(void);

/// Noto Sans Arabic 2.005, regular and bold, SIL Open Font License 1.1.
MaquetteEmbeddedFile maquette_noto_arabic_regular(void);
MaquetteEmbeddedFile maquette_noto_arabic_bold(void);

/// The text of the licence that travels with Inter; below its copyright it is that of the others too.
MaquetteEmbeddedFile maquette_inter_license(void);

#endif
