#ifndef CBYTES_H
#define CBYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loops that touch every byte of a PNG, in C because the machine code matters here.
//
// Swift compiles for the oldest processor of an architecture and cannot choose wider vectors at run time; C can. The
// loops are written once, in Loops.h, and compiled for vectors of 16 and of 32 bytes. All arithmetic is of whole numbers, so that
// both give the same bytes.

/// Whether this processor has vectors of 32 bytes.
bool cbytes_is_wide(void);

/// The bytes that `cbytes_pack_rgb` may overwrite after the last pixel.
enum { CBytesPackSlack = 4 };

/// Packs pixels as three bytes each, the lowest first, and returns the bitwise AND of all pixels.
///
/// `bytes` holds 3 * count bytes and `CBytesPackSlack` more.
uint32_t cbytes_pack_rgb(bool wide, const uint32_t *_Nonnull pixels, uint8_t *_Nonnull bytes, ptrdiff_t count);

/// The number of pixels that differ from their left neighbour; the first one has none.
ptrdiff_t cbytes_changes(bool wide, const uint32_t *_Nonnull pixels, ptrdiff_t count);

/// The number of equal bytes from two addresses on, at most `limit`; no byte beyond is read.
ptrdiff_t cbytes_common(
    bool wide, const uint8_t *_Nonnull first, const uint8_t *_Nonnull second, ptrdiff_t limit);

/// The two sums of an Adler-32 checksum (RFC 1950, 9), each below 65,521.
typedef struct {
  uint32_t sum, sum_of_sums;
} CBytesAdler;

/// Continues a checksum with `count` bytes.
CBytesAdler cbytes_adler(bool wide, CBytesAdler before, const uint8_t *_Nonnull bytes, ptrdiff_t count);

/// The filters of a row, by their numbers in the file (PNG, 9.2).
typedef enum __attribute__((enum_extensibility(closed))) : uint8_t {
  CBytesFilterNone = 0,
  CBytesFilterSub = 1,
  CBytesFilterUp = 2,
  CBytesFilterAverage = 3,
  CBytesFilterPaeth = 4,
} CBytesFilter;

/// Filters `count` bytes, at most 2^24 of them, and returns the sum of the results, each taken as a signed number without its sign.
///
/// Before `row` and `above` there are `pixel_bytes` more, which are zero; none of the three overlap.
uint32_t cbytes_filter(
    bool wide, CBytesFilter filter, const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, uint8_t *_Nonnull output,
    ptrdiff_t count, ptrdiff_t pixel_bytes);

#endif
