#include "failure.h"

#include <stdio.h>

_Noreturn void maquette_png_fail(png_structp png, png_const_charp message) {
  maquette_png_failure *failure = png_get_error_ptr(png);
  if (failure->status == maquette_png_ok) failure->status = maquette_png_refused;
  snprintf(failure->message, sizeof failure->message, "%s", message);
  longjmp(failure->target, 1);
}

void maquette_png_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
