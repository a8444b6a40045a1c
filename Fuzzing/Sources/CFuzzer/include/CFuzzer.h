#ifndef MAQUETTE_FUZZER_H
#define MAQUETTE_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Tries one input; returns 0.
typedef int (*MaquetteFuzzTest)(const uint8_t *bytes, size_t count);

/// Runs libFuzzer with its arguments and returns its status; -1 if this program is built without it.
int maquette_fuzz(int argc, char **argv, MaquetteFuzzTest test);

#endif
