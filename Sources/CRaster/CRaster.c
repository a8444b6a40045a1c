#include "CRaster.h"

#include <string.h>

/// The square root as IEEE 754 rounds it. Clang makes vectors of this one, for it never sets errno; gcc does not know it.
#if __has_builtin(__builtin_elementwise_sqrt)
#define SQUARE_ROOT(number) __builtin_elementwise_sqrt(number)
#else
#define SQUARE_ROOT(number) __builtin_sqrt(number)
#endif

/// Has the compiler make vectors of so many passes of the loop that follows. It does so by itself for vectors of 64 bytes; for smaller
/// ones it takes what selecting costs for more than it is.
#if defined(__clang__)
#define PRAGMA(text) _Pragma(#text)
#define WIDE(passes) PRAGMA(clang loop vectorize(enable) vectorize_width(passes))
#else
#define WIDE(passes)
#endif

// One variant after the other; see Variant.h.

#define PIXELS 4
#define VARIANT(name) name##_baseline
#include "Variant.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PIXELS 8
#define VARIANT(name) name##_avx2
#include "Variant.h"
#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)
#define PIXELS 16
#define VARIANT(name) name##_avx512
#define MASKED_TAILS
#include "Variant.h"
#pragma clang attribute pop
#endif

bool craster_supports(CRasterVariant variant) {
  switch (variant) {
    case CRasterVariantBaseline: return true;
#if defined(__x86_64__)
    case CRasterVariantAVX2: return __builtin_cpu_supports("avx2");
    case CRasterVariantAVX512:
      return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
#else
    case CRasterVariantAVX2:
    case CRasterVariantAVX512: return false;
#endif
  }
  return false;
}

CRasterVariant craster_best(void) {
  if (craster_supports(CRasterVariantAVX512)) return CRasterVariantAVX512;
  return craster_supports(CRasterVariantAVX2) ? CRasterVariantAVX2 : CRasterVariantBaseline;
}

/// Calls a variant of a loop.
#if defined(__x86_64__)
#define DISPATCH(name, ...)                                        \
  switch (variant) {                                               \
    case CRasterVariantAVX512: name##_avx512(__VA_ARGS__); return; \
    case CRasterVariantAVX2: name##_avx2(__VA_ARGS__); return;     \
    default: name##_baseline(__VA_ARGS__);                         \
  }
#else
#define DISPATCH(name, ...) \
  (void)variant;            \
  name##_baseline(__VA_ARGS__);
#endif

void craster_mask(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t pixel_stride, const uint8_t *coverage,
    ptrdiff_t coverage_stride, ptrdiff_t width, ptrdiff_t height, uint32_t source) {
  DISPATCH(mask, pixels, pixel_stride, coverage, coverage_stride, width, height, source)
}

void craster_span(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t count, uint8_t coverage, uint32_t source) {
  DISPATCH(span, pixels, count, coverage, source)
}

void craster_advance(
    CRasterVariant variant, uint32_t *sums, const uint32_t *growth, uint8_t *coverage, ptrdiff_t count,
    uint32_t bits) {
  DISPATCH(advance, sums, growth, coverage, count, bits)
}

void craster_convolve(
    CRasterVariant variant, const uint16_t *source, ptrdiff_t stride, const uint32_t *weights, ptrdiff_t radius,
    uint16_t *target, ptrdiff_t count) {
  DISPATCH(convolve, source, stride, weights, radius, target, count)
}

void craster_image(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t pixel_stride, const uint32_t *source,
    ptrdiff_t source_stride, ptrdiff_t width, ptrdiff_t height, uint8_t coverage) {
  DISPATCH(image, pixels, pixel_stride, source, source_stride, width, height, coverage)
}

void craster_image_mask(
    CRasterVariant variant, uint32_t *pixels, const uint32_t *source, const uint32_t *coverage, ptrdiff_t count,
    uint8_t opacity) {
  DISPATCH(image_mask, pixels, source, coverage, count, opacity)
}

void craster_blend(
    CRasterVariant variant, uint32_t *pixels, const uint32_t *source, ptrdiff_t count, CRasterBlend mode) {
  DISPATCH(blend, pixels, source, count, mode)
}

void craster_cover(
    CRasterVariant variant, uint32_t *target, const uint32_t *source, const uint8_t *coverage, ptrdiff_t count,
    uint8_t opacity, bool keeps) {
  DISPATCH(cover, target, source, coverage, count, opacity, keeps)
}

void craster_fill(CRasterVariant variant, uint32_t *pixels, ptrdiff_t count, uint32_t value) {
  DISPATCH(fill, pixels, count, value)
}

void craster_runs(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t pixel_stride, const CRasterRun *runs,
    const int32_t *starts, ptrdiff_t starts_stride, ptrdiff_t height, ptrdiff_t extra,
    const uint8_t *coverage, uint32_t source) {
  DISPATCH(runs, pixels, pixel_stride, runs, starts, starts_stride, height, extra, coverage, source)
}

void craster_sweep(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t pixel_stride, CRasterCells cells, uint32_t source) {
  DISPATCH(sweep, pixels, pixel_stride, cells, source)
}

void craster_linear(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t count, int32_t x, double per_column, double start,
    const uint32_t *colors, int32_t entries) {
  DISPATCH(linear, pixels, count, x, per_column, start, colors, entries)
}

void craster_radial(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *colors, int32_t entries) {
  DISPATCH(radial, pixels, count, x, across, down, colors, entries)
}

void craster_angular(
    CRasterVariant variant, uint32_t *pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *colors, int32_t entries) {
  DISPATCH(angular, pixels, count, x, across, down, colors, entries)
}
