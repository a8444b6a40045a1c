#ifndef CRASTER_H
#define CRASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !defined(__clang__)
#define _Nonnull
#define _Nullable
#endif

// Source-over on rows of premultiplied 8-bit pixels, in C because the machine code matters here.
//
// These loops touch most pixels of a picture. Swift compiles for the oldest processor of an architecture and
// cannot choose wider vectors at run time; C can. The arithmetic is written once, in Kernels.h, and compiled for each width;
// lanes are independent, and the arithmetic is integer except for a gradient's three products and sums, so that every variant
// gives the same bytes.
//
// The formula is that of `Blend` in MaquetteRaster: with source s (alpha a), destination d and coverage m each channel becomes
// round((s m + d (255 - round(a m / 255))) / 255).

/// The sets of instructions that the loops are compiled for.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Vectors of 16 bytes, which every processor has.
  CRasterVariantBaseline,
  /// Vectors of 32 bytes.
  CRasterVariantAVX2,
  /// Vectors of 64 bytes and masked tails.
  CRasterVariantAVX512,
} CRasterVariant;

/// The fastest variant that this processor runs.
CRasterVariant craster_best(void);

/// Whether this processor runs a variant.
bool craster_supports(CRasterVariant variant);

/// Composites a colour through coverage.
///
/// `pixels` and `coverage` hold `height` rows of `width`, which begin `pixel_stride` words and `coverage_stride` bytes apart.
/// `source` is a premultiplied pixel: none of its channels exceeds its alpha.
void craster_mask(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t pixel_stride, const uint8_t *_Nonnull coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height, uint32_t source);

/// Composites a colour with one coverage onto `count` pixels.
void craster_span(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t count, uint8_t coverage, uint32_t source);

/// Advances a linear slope of coverage by one row: adds its growth to each of `count` sums, wrapping around, and writes the sums
/// shifted right by `bits`.
void craster_advance(
    CRasterVariant variant, uint32_t *_Nonnull sums, const uint32_t *_Nonnull growth, uint8_t *_Nonnull coverage,
    ptrdiff_t count, uint32_t bits);

/// The number of values beyond the last needed one that `craster_convolve` may read.
enum { CRasterConvolveSlack = 64 };

/// Writes `count` sums of the sources up to `radius` away on both sides, weighted by distance, divided by 65,536 and
/// rounded.
///
/// Sources are `stride` values apart; up to `CRasterConvolveSlack` more are read past the last ones. The first weight
/// and twice the others sum to 65,536.
void craster_convolve(
    CRasterVariant variant, const uint16_t *_Nonnull source, ptrdiff_t stride, const uint32_t *_Nonnull weights,
    ptrdiff_t radius, uint16_t *_Nonnull target, ptrdiff_t count);

/// Composites pixels over others with one coverage.
///
/// `pixels` and `source` hold `height` rows of `width`, which begin `pixel_stride` and `source_stride` words apart and do not overlap.
void craster_image(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t pixel_stride, const uint32_t *_Nonnull source,
    ptrdiff_t source_stride, ptrdiff_t width, ptrdiff_t height, uint8_t coverage);

/// Composites `count` pixels over others through a coverage each, which is in both halves of its word and is multiplied by `opacity`.
void craster_image_mask(
    CRasterVariant variant, uint32_t *_Nonnull pixels, const uint32_t *_Nonnull source,
    const uint32_t *_Nonnull coverage, ptrdiff_t count, uint8_t opacity);

/// How pixels are mixed with those below: the modes of `BlendMode`, but for the normal one.
typedef enum __attribute__((enum_extensibility(closed))) {
  CRasterBlendMultiply,
  CRasterBlendScreen,
  CRasterBlendOverlay,
  CRasterBlendDarken,
  CRasterBlendLighten,
  CRasterBlendColorDodge,
  CRasterBlendColorBurn,
  CRasterBlendSoftLight,
  CRasterBlendHardLight,
  CRasterBlendDifference,
  CRasterBlendExclusion,
  CRasterBlendHue,
  CRasterBlendSaturation,
  CRasterBlendColor,
  CRasterBlendLuminosity,
  CRasterBlendPlusLighter,
  CRasterBlendPlusDarker,
  CRasterBlendSourceAtop,
  CRasterBlendDestinationOver,
  CRasterBlendDestinationOut,
  /// Keeps of what is below the share that the source's alpha says.
  CRasterBlendDestinationIn,
} CRasterBlend;

/// Mixes `count` pixels over others in a mode.
///
/// `pixels` and `source` do not overlap, and no channel in them exceeds its alpha.
void craster_blend(
    CRasterVariant variant, uint32_t *_Nonnull pixels, const uint32_t *_Nonnull source, ptrdiff_t count,
    CRasterBlend mode);

/// Multiplies `count` pixels by a coverage each, all 255 if there is none, and by an opacity.
///
/// With `keeps` the results are what `CRasterBlendDestinationIn` takes of a group that covers pixels partly: only an alpha, which is
/// that of the source where it is covered and 255 where it is not.
void craster_cover(
    CRasterVariant variant, uint32_t *_Nonnull target, const uint32_t *_Nonnull source,
    const uint8_t *_Nullable coverage, ptrdiff_t count, uint8_t opacity, bool keeps);

/// Sets `count` pixels to one value.
void craster_fill(CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t value);

/// A stretch of pixels in a row and their coverage.
typedef struct {
  /// The first column.
  int32_t x;
  int32_t count;
  /// The index of the first pixel's coverage, or negative if all pixels have the same.
  int32_t bytes;
  /// The coverage if all pixels have the same.
  uint8_t coverage;
  /// Whether added columns move the run to the right.
  bool shifts;
  /// Whether added columns lengthen the run.
  bool stretches;
} CRasterRun;

/// Composites a colour through the runs of `height` rows.
///
/// `pixels` is column 0 of the first row. Row y has the runs from index `starts[y * starts_stride]` up to index
/// `starts[y * starts_stride + 1]`; a stride of 0 gives all rows the runs of the first. `extra` columns are added,
/// and `coverage` holds the bytes of runs that have them.
void craster_runs(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t pixel_stride, const CRasterRun *_Nonnull runs,
    const int32_t *_Nonnull starts, ptrdiff_t starts_stride, ptrdiff_t height, ptrdiff_t extra,
    const uint8_t *_Nullable coverage, uint32_t source);

/// Differences of coverage from pixel to pixel, in units of 1/65536, and marks for those that are not zero.
typedef struct {
  /// Rows of cells, `cell_stride` apart: `width` + 1 at least, and four for each mark, because whole vectors of them are read.
  int32_t *_Nonnull cells;
  ptrdiff_t cell_stride;
  /// Rows of marks, `mark_stride` apart, which is a multiple of eight: 1 for each group of four cells that may not be zero, else 0.
  uint8_t *_Nonnull marks;
  ptrdiff_t mark_stride;
  ptrdiff_t width;
  ptrdiff_t height;
  /// Whether the even-odd rule applies rather than the nonzero rule.
  bool is_even_odd;
} CRasterCells;

/// Composites a colour through the coverage of cells, and clears cells and marks.
void craster_sweep(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t pixel_stride, CRasterCells cells, uint32_t source);

/// Looks up the colours of a linear gradient for `count` pixels from column `x` on.
///
/// A pixel's place is (column * per_column + start) * entries, rounded down and kept within the table of `entries` colours.
void craster_linear(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t count, int32_t x, double per_column, double start,
    const uint32_t *_Nonnull colors, int32_t entries);

/// A number that grows along a row: column * per_column + start.
typedef struct {
  double per_column, start;
} CRasterSlope;

/// Looks up the colours of a radial gradient for `count` pixels from column `x` on.
///
/// A pixel's place is the distance of (across, down) from zero, times `entries`, rounded down and kept within the table.
void craster_radial(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *_Nonnull colors, int32_t entries);

/// Looks up the colours of an angular gradient for `count` pixels from column `x` on.
///
/// A pixel's place is the turn from (1, 0) by (0, 1) to (across, down), a fraction of a whole one, times `entries`, rounded down and kept
/// within the table.
void craster_angular(
    CRasterVariant variant, uint32_t *_Nonnull pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *_Nonnull colors, int32_t entries);

#if defined(__clang__)
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Two numbers, to Swift a SIMD2<Double>.
typedef double CRasterPair __attribute__((ext_vector_type(2)));

// The lesser and the greater numbers of two pairs without NaNs. Written in Swift, several of them in a row are compiled to masks
// and selections rather than to the instructions that exist for them.

static inline __attribute__((always_inline)) CRasterPair craster_least(CRasterPair a, CRasterPair b) {
#if defined(__SSE2__)
  return (CRasterPair)_mm_min_pd((__m128d)a, (__m128d)b);
#else
  return a < b ? a : b;
#endif
}

static inline __attribute__((always_inline)) CRasterPair craster_greatest(CRasterPair a, CRasterPair b) {
#if defined(__SSE2__)
  return (CRasterPair)_mm_max_pd((__m128d)a, (__m128d)b);
#else
  return a > b ? a : b;
#endif
}
#endif

#endif
