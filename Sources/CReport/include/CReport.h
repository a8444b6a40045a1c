// The page of the HTML report, its style and its script, compiled in (see page/).
#ifndef MAQUETTE_CREPORT_H
#define MAQUETTE_CREPORT_H

#include <stddef.h>

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} MaquetteReportFile;

MaquetteReportFile maquette_report_html(void);

#endif
