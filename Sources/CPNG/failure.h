#ifndef MAQUETTE_CPNG_FAILURE_H
#define MAQUETTE_CPNG_FAILURE_H

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

/// Where libpng's errors land, and what they said.
typedef struct {
  jmp_buf target;
  maquette_png_status status;
  char message[128];
} maquette_png_failure;

/// Keeps the message in the failure that is libpng's error pointer and jumps to its target.
_Noreturn void maquette_png_fail(png_structp png, png_const_charp message);

/// Warnings are about things that do not change a pixel.
void maquette_png_ignore_warning(png_structp png, png_const_charp message);

#endif
