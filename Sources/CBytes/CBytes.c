#include "CBytes.h"

#include <string.h>

#define VARIANT(name) name##_narrow
#include "Loops.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,pclmul"))), apply_to = function)
#define WIDE
#define VARIANT(name) name##_wide
#include "Loops.h"
#pragma clang attribute pop

bool cbytes_is_wide(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("pclmul");
}

#define DISPATCH(name, ...) return wide ? name##_wide(__VA_ARGS__) : name##_narrow(__VA_ARGS__)
#else
bool cbytes_is_wide(void) { return false; }

#define DISPATCH(name, ...) return (void)wide, name##_narrow(__VA_ARGS__)
#endif

uint32_t cbytes_pack_rgb(bool wide, const uint32_t *pixels, uint8_t *bytes, ptrdiff_t count) {
  DISPATCH(pack_rgb, pixels, bytes, count);
}

void cbytes_unpack_rgb(bool wide, const uint8_t *bytes, uint32_t *pixels, ptrdiff_t count) {
  DISPATCH(unpack_rgb, bytes, pixels, count);
}

bool cbytes_equals_rgb(bool wide, const uint8_t *bytes, const uint32_t *pixels, ptrdiff_t count) {
  DISPATCH(equals_rgb, bytes, pixels, count);
}

ptrdiff_t cbytes_changes(bool wide, const uint32_t *pixels, ptrdiff_t count) {
  DISPATCH(changes, pixels, count);
}

ptrdiff_t cbytes_common(bool wide, const uint8_t *first, const uint8_t *second, ptrdiff_t limit) {
  DISPATCH(common, first, second, limit);
}

CBytesAdler cbytes_adler(bool wide, CBytesAdler before, const uint8_t *bytes, ptrdiff_t count) {
  DISPATCH(adler, before, bytes, count);
}

ptrdiff_t cbytes_crc(bool wide, uint32_t state, const uint8_t *bytes, ptrdiff_t count, uint8_t *rest) {
  DISPATCH(crc, state, bytes, count, rest);
}

uint32_t cbytes_filter(
    bool wide, CBytesFilter filter, const uint8_t *row, const uint8_t *above, uint8_t *output, ptrdiff_t count,
    ptrdiff_t pixel_bytes) {
  DISPATCH(filter, filter, row, above, output, count, pixel_bytes);
}

ptrdiff_t cbytes_tokens(
    bool wide, const CBytesRecent *recent, const uint8_t *bytes, ptrdiff_t position, ptrdiff_t end, CBytesTokens *tokens) {
  DISPATCH(tokens, recent, bytes, position, end, tokens);
}

void cbytes_write(
    bool wide, const CBytesTokens *tokens, const uint32_t *of_lengths, const uint32_t *of_distances, CBytesBits *output) {
  DISPATCH(write, tokens, of_lengths, of_distances, output);
}

ptrdiff_t cbytes_inflate(
    bool wide, CBytesInput *input, const uint32_t *literals, const uint32_t *distances, uint8_t *bytes, ptrdiff_t position,
    ptrdiff_t limit, CBytesStop *stop) {
  DISPATCH(inflate, input, literals, distances, bytes, position, limit, stop);
}
