// The loops for vectors of PIXELS pixels; VARIANT(name) is the name of the variant.
//
// A pixel is two pairs of 16-bit lanes: red and blue, green and alpha. x / 255 is rounded to the nearest integer by
// ((x + 128) * 257) >> 16, exactly for 0 to 65,407: it is Blinn's (y + (y >> 8)) >> 8 with y = x + 128, in the one instruction that
// gives the upper half of a 16-bit product. 255 - x / 255 is (65,025 - x) / 255.
//
// The pixels beyond the last whole vector of a row use the same loop body: with masked lanes where the processor has them, else padded in a
// vector on the stack.

typedef uint32_t VARIANT(words) __attribute__((vector_size(PIXELS * 4)));
typedef uint16_t VARIANT(lanes) __attribute__((vector_size(PIXELS * 4)));
typedef uint32_t VARIANT(products) __attribute__((vector_size(PIXELS * 8)));
typedef uint8_t VARIANT(bytes) __attribute__((vector_size(PIXELS)));

#define WORDS VARIANT(words)
#define LANES VARIANT(lanes)
#define BYTES VARIANT(bytes)
#define INLINE static inline __attribute__((always_inline))

/// The same word for every pixel.
INLINE LANES VARIANT(splat)(uint32_t word) { return (LANES)((WORDS){} + word); }

/// (x * 257) >> 16
INLINE LANES VARIANT(times257)(LANES x) {
  return __builtin_convertvector(
      (__builtin_convertvector(x, VARIANT(products)) * 257) >> 16, LANES);
}

/// The two channels in the lower bytes of a word's halves.
INLINE LANES VARIANT(low)(WORDS pixels) { return (LANES)(pixels & 0x00ff00ff); }

/// The two channels in the upper bytes of a word's halves.
INLINE LANES VARIANT(high)(WORDS pixels) { return (LANES)pixels >> 8; }

/// Divides by 255 and joins the four channels; 128 has been added already.
INLINE WORDS VARIANT(pixels)(LANES low, LANES high) {
  return (WORDS)VARIANT(times257)(low) | (WORDS)(VARIANT(times257)(high) << 8);
}

/// A colour in the form that the loop over coverage needs.
typedef struct {
  LANES low, high, alpha;
  bool is_opaque;
} VARIANT(brush);

INLINE VARIANT(brush) VARIANT(brush_of)(uint32_t source) {
  return (VARIANT(brush)){
      .low = VARIANT(splat)(source & 0x00ff00ff),
      .high = VARIANT(splat)((source >> 8) & 0x00ff00ff),
      .alpha = VARIANT(splat)((source >> 24) * 0x10001),
  };
}

/// Coverage in both halves of each pixel's word.
INLINE LANES VARIANT(doubled)(BYTES coverage) {
  return (LANES)(__builtin_convertvector(coverage, WORDS) * 0x10001);
}

/// Composites a colour over pixels through coverage.
///
/// The coverage of each pixel is in both halves of its word.
INLINE WORDS VARIANT(over)(WORDS below, LANES m, VARIANT(brush) brush) {
  LANES rest = brush.is_opaque ? 255 - m : VARIANT(times257)(65153 - brush.alpha * m);
  return VARIANT(pixels)(
      brush.low * m + VARIANT(low)(below) * rest + 128,
      brush.high * m + VARIANT(high)(below) * rest + 128);
}

/// Composites a colour over `count` pixels, at most PIXELS, through coverage.
INLINE void VARIANT(some)(
    uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, VARIANT(brush) brush) {
  WORDS words = {};
  BYTES bytes = {};
  memcpy(&words, pixels, count * sizeof *pixels);
  memcpy(&bytes, coverage, count);
  words = VARIANT(over)(words, VARIANT(doubled)(bytes), brush);
  memcpy(pixels, &words, count * sizeof *pixels);
}

/// Composites a row.
INLINE void VARIANT(row)(
    uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, VARIANT(brush) brush) {
  ptrdiff_t i = 0;
  for (; i + PIXELS <= count; i += PIXELS) VARIANT(some)(pixels + i, coverage + i, PIXELS, brush);
  if (i == count) return;
#ifdef MASKED_TAILS
  __mmask16 rest = (__mmask16)((1u << (count - i)) - 1);
  WORDS words = (WORDS)_mm512_maskz_loadu_epi32(rest, pixels + i);
  BYTES bytes = (BYTES)_mm_maskz_loadu_epi8(rest, coverage + i);
  words = VARIANT(over)(words, VARIANT(doubled)(bytes), brush);
  _mm512_mask_storeu_epi32(pixels + i, rest, (__m512i)words);
#else
  // Copies of a constant length are single instructions.
  if (PIXELS > 4 && (count - i) & 4) VARIANT(some)(pixels + i, coverage + i, 4, brush), i += 4;
  if ((count - i) & 2) VARIANT(some)(pixels + i, coverage + i, 2, brush), i += 2;
  if ((count - i) & 1) VARIANT(some)(pixels + i, coverage + i, 1, brush);
#endif
}

INLINE void VARIANT(rows)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const uint8_t *coverage, ptrdiff_t coverage_stride,
    ptrdiff_t width, ptrdiff_t height, VARIANT(brush) brush) {
  for (ptrdiff_t y = 0; y < height; y++) {
    VARIANT(row)(pixels + y * pixel_stride, coverage + y * coverage_stride, width, brush);
  }
}

static void VARIANT(mask)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const uint8_t *coverage, ptrdiff_t coverage_stride,
    ptrdiff_t width, ptrdiff_t height, uint32_t source) {
  VARIANT(brush) brush = VARIANT(brush_of)(source);
  // The loop is compiled once for each value.
  if (source >> 24 == 255) {
    brush.is_opaque = true;
    VARIANT(rows)(pixels, pixel_stride, coverage, coverage_stride, width, height, brush);
  } else {
    brush.is_opaque = false;
    VARIANT(rows)(pixels, pixel_stride, coverage, coverage_stride, width, height, brush);
  }
}

/// Multiplies `count` pixels, at most PIXELS, by `inverse` and adds the colour.
INLINE void VARIANT(some_of_span)(
    uint32_t *pixels, ptrdiff_t count, LANES low, LANES high, LANES inverse) {
  WORDS words = {};
  memcpy(&words, pixels, count * sizeof *pixels);
  words = VARIANT(pixels)(
      low + VARIANT(low)(words) * inverse, high + VARIANT(high)(words) * inverse);
  memcpy(pixels, &words, count * sizeof *pixels);
}

static void VARIANT(span)(uint32_t *pixels, ptrdiff_t count, uint8_t coverage, uint32_t source) {
  uint32_t rest = ((65153 - (source >> 24) * coverage) * 257) >> 16;
  // The products of two channels lie side by side in a word and do not overlap.
  LANES low = VARIANT(splat)((source & 0x00ff00ff) * coverage + 128 * 0x10001);
  LANES high = VARIANT(splat)(((source >> 8) & 0x00ff00ff) * coverage + 128 * 0x10001);
  LANES inverse = VARIANT(splat)(rest * 0x10001);
  for (; count >= PIXELS; count -= PIXELS, pixels += PIXELS) {
    VARIANT(some_of_span)(pixels, PIXELS, low, high, inverse);
  }
#ifdef MASKED_TAILS
  __mmask16 rest_mask = (__mmask16)((1u << count) - 1);
  WORDS words = (WORDS)_mm512_maskz_loadu_epi32(rest_mask, pixels);
  words = VARIANT(pixels)(
      low + VARIANT(low)(words) * inverse, high + VARIANT(high)(words) * inverse);
  _mm512_mask_storeu_epi32(pixels, rest_mask, (__m512i)words);
#else
  if (PIXELS > 4 && count & 4) VARIANT(some_of_span)(pixels, 4, low, high, inverse), pixels += 4;
  if (count & 2) VARIANT(some_of_span)(pixels, 2, low, high, inverse), pixels += 2;
  if (count & 1) VARIANT(some_of_span)(pixels, 1, low, high, inverse);
#endif
}

/// Sets `count` pixels to one value.
static void VARIANT(fill)(uint32_t *pixels, ptrdiff_t count, uint32_t value) {
  WORDS words = (WORDS){} + value;
  if (count < PIXELS) {
    for (ptrdiff_t i = 0; i < count; i++) pixels[i] = value;
    return;
  }
  // The first and the last vector overlap those between, which are aligned.
  uint32_t *last = pixels + count - PIXELS;
  memcpy(pixels, &words, sizeof words);
  pixels = (uint32_t *)(((uintptr_t)pixels + sizeof words) & ~(sizeof words - 1));
  for (; pixels < last; pixels += PIXELS) {
    memcpy(__builtin_assume_aligned(pixels, sizeof words), &words, sizeof words);
  }
  memcpy(last, &words, sizeof words);
}

INLINE void VARIANT(run_rows)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const CRasterRun *runs, const int32_t *starts,
    ptrdiff_t starts_stride, ptrdiff_t height, ptrdiff_t extra, const uint8_t *coverage,
    uint32_t source, VARIANT(brush) brush) {
  for (ptrdiff_t y = 0; y < height; y++) {
    const CRasterRun *end = runs + starts[1];
    for (const CRasterRun *run = runs + starts[0]; run < end; run++) {
      uint32_t *first = pixels + run->x + (run->shifts ? extra : 0);
      ptrdiff_t count = run->count + (run->stretches ? extra : 0);
      if (run->bytes >= 0) {
        VARIANT(row)(first, coverage + run->bytes, count, brush);
      } else if (brush.is_opaque && run->coverage == 255) {
        VARIANT(fill)(first, count, source);
      } else {
        VARIANT(span)(first, count, run->coverage, source);
      }
    }
    pixels += pixel_stride;
    starts += starts_stride;
  }
}

static void VARIANT(runs)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const CRasterRun *runs, const int32_t *starts,
    ptrdiff_t starts_stride, ptrdiff_t height, ptrdiff_t extra, const uint8_t *coverage,
    uint32_t source) {
  VARIANT(brush) brush = VARIANT(brush_of)(source);
  // The loop is compiled once for each value.
  if (source >> 24 == 255) {
    brush.is_opaque = true;
    VARIANT(run_rows)
    (pixels, pixel_stride, runs, starts, starts_stride, height, extra, coverage, source, brush);
  } else {
    brush.is_opaque = false;
    VARIANT(run_rows)
    (pixels, pixel_stride, runs, starts, starts_stride, height, extra, coverage, source, brush);
  }
}

static inline uint32_t VARIANT(entry)(double place, const uint32_t *restrict colors, int32_t entries) {
  // A NaN becomes 0.
  place = place > 0 ? place : 0;
  place = place < entries ? place : entries - 1;
  return colors[(int32_t)place];
}

// The compiler vectorizes these loops, with a gather instruction where there is one. No product may be fused with a sum, which would
// round once less on some processors.
static void VARIANT(linear)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, double per_column, double start,
    const uint32_t *restrict colors, int32_t entries) {
#pragma STDC FP_CONTRACT OFF
  for (ptrdiff_t i = 0; i < count; i++) {
    double place = ((double)(x + (int32_t)i) * per_column + start) * entries;
    pixels[i] = VARIANT(entry)(place, colors, entries);
  }
}

static void VARIANT(radial)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *restrict colors, int32_t entries) {
#pragma STDC FP_CONTRACT OFF
  for (ptrdiff_t i = 0; i < count; i++) {
    double column = (double)(x + (int32_t)i);
    double u = column * across.per_column + across.start, v = column * down.per_column + down.start;
    pixels[i] = VARIANT(entry)(SQUARE_ROOT(u * u + v * v) * entries, colors, entries);
  }
}

// atan(t) / 2 pi for t from 0 to 1: t times a polynomial in its square, which interpolates at nine Chebyshev nodes and is off by at
// most 1.6e-9 of a turn.
static inline double VARIANT(turn)(double t) {
#pragma STDC FP_CONTRACT OFF
  double s = t * t, sum = 0.0004402676898618641;
  sum = sum * s - 0.0025037060451209552;
  sum = sum * s + 0.006706411062169661;
  sum = sum * s - 0.011867953035938142;
  sum = sum * s + 0.016899661735602273;
  sum = sum * s - 0.02259649699714332;
  sum = sum * s + 0.03181805255062276;
  sum = sum * s - 0.053051175605447996;
  sum = sum * s + 0.1591549401934697;
  return t * sum;
}

static void VARIANT(angular)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *restrict colors, int32_t entries) {
#pragma STDC FP_CONTRACT OFF
  for (ptrdiff_t i = 0; i < count; i++) {
    double column = (double)(x + (int32_t)i);
    double u = column * across.per_column + across.start, v = column * down.per_column + down.start;
    double wide = u < 0 ? -u : u, high = v < 0 ? -v : v;
    // The centre, 0 / 0, is no number and has the first colour.
    double turn = VARIANT(turn)((wide < high ? wide : high) / (wide < high ? high : wide));
    turn = wide < high ? 0.25 - turn : turn;
    turn = u < 0 ? 0.5 - turn : turn;
    turn = v < 0 ? 1 - turn : turn;
    pixels[i] = VARIANT(entry)(turn * entries, colors, entries);
  }
}
