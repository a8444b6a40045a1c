#ifndef MAQUETTE_CPNG_FAILURE_H
#define MAQUETTE_CPNG_FAILURE_H

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

/// The jump target of libpng's errors, and the last error.
typedef struct {
  jmp_buf target;
  maquette_png_status status;
  char message[128];
} maquette_png_failure;

/// Stores the message in the failure behind libpng's error pointer and jumps to its target.
_Noreturn void maquette_png_fail(png_structp png, png_const_charp message);

/// Ignores warnings: they do not affect pixels.
void maquette_png_ignore_warning(png_structp png, png_const_charp message);

#endif
