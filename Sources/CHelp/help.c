#include "CHelp.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  const char *text;
} Help;

#include "tables.h"

static int compare(const void *name, const void *help) { return strcmp(name, ((const Help *)help)->name); }

const char *maquette_help(const char *name) {
  const Help *help = bsearch(name, helps, sizeof helps / sizeof *helps, sizeof *helps, compare);
  return help ? help->text : NULL;
}
