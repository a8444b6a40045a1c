#include "CPNG.h"

#include <png.h>

uint32_t maquette_png_version(void) { return png_access_version_number(); }
