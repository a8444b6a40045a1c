#include "CFuzzer.h"

// Weak, so that the program links without libFuzzer too; `.ci/fuzz` asks the linker for it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *argc, char ***argv, MaquetteFuzzTest test);

int maquette_fuzz(int argc, char **argv, MaquetteFuzzTest test) {
  if (!LLVMFuzzerRunDriver) return -1;
  return LLVMFuzzerRunDriver(&argc, &argv, test);
}

// AddressSanitizer asks for its options here. What Swift keeps for the life of the process looks like a leak to it.
const char *__asan_default_options(void) { return "detect_leaks=0"; }
