#ifndef MAQUETTE_CPNG_H
#define MAQUETTE_CPNG_H
#include <stddef.h>
#include <stdint.h>
/// The version of the libpng this was linked with.
uint32_t maquette_png_version(void);
#endif
