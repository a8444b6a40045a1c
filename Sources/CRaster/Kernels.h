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

/// The entry of a table at a place; a NaN becomes 0.
static inline int32_t VARIANT(entry)(double place, int32_t entries) {
  place = place > 0 ? place : 0;
  return (int32_t)(place < entries ? place : entries - 1);
}

#if PIXELS > 4
typedef int32_t VARIANT(ints) __attribute__((vector_size(PIXELS * 4)));
typedef int64_t VARIANT(longs) __attribute__((vector_size(PIXELS * 8)));
typedef double VARIANT(doubles) __attribute__((vector_size(PIXELS * 8)));

/// How many entries of a table an exchange of lanes chooses from.
#if PIXELS == 16
#define WINDOW 32
#else
#define WINDOW 8
#endif

/// Takes PIXELS colours that lie close together in a table by an exchange of lanes; returns false if they do not.
INLINE bool VARIANT(take)(uint32_t *pixels, VARIANT(ints) index, const uint32_t *colors, int32_t entries) {
  int32_t first = index[0] < index[PIXELS - 1] ? index[0] : index[PIXELS - 1];
  first = first < entries - WINDOW ? first : entries - WINDOW;
  VARIANT(ints) offset = index - first;
  if (first < 0) return false;
  WORDS table;
  memcpy(&table, colors + first, sizeof table);
#if PIXELS == 16
  if (_mm512_test_epi32_mask((__m512i)offset, _mm512_set1_epi32(-WINDOW)) != 0) return false;
  WORDS next;
  memcpy(&next, colors + first + PIXELS, sizeof next);
  table = (WORDS)_mm512_permutex2var_epi32((__m512i)table, (__m512i)offset, (__m512i)next);
#else
  if (!_mm256_testz_si256((__m256i)offset, _mm256_set1_epi32(-WINDOW))) return false;
  table = (WORDS)_mm256_permutevar8x32_epi32((__m256i)table, (__m256i)offset);
#endif
  memcpy(pixels, &table, sizeof table);
  return true;
}

#undef WINDOW
#endif

/// Looks up `count` colours of a table. Where they do not lie close together, one after the other is faster than a gather instruction.
/// There are places up to a multiple of PIXELS.
INLINE void VARIANT(look_up)(
    uint32_t *restrict pixels, const int32_t *restrict places, ptrdiff_t count, const uint32_t *restrict colors,
    int32_t entries) {
  ptrdiff_t i = 0;
#if PIXELS > 4
  for (; i + PIXELS <= count; i += PIXELS) {
    VARIANT(ints) index;
    memcpy(&index, places + i, sizeof index);
    if (VARIANT(take)(pixels + i, index, colors, entries)) continue;
    for (ptrdiff_t lane = i; lane < i + PIXELS; lane++) pixels[lane] = colors[places[lane]];
  }
  if (i < count) {
    VARIANT(ints) index;
    uint32_t rest[PIXELS];
    memcpy(&index, places + i, sizeof index);
    if (VARIANT(take)(rest, index, colors, entries)) {
      memcpy(pixels + i, rest, (size_t)(count - i) * sizeof *pixels);
      return;
    }
  }
#else
  (void)entries;
#endif
  for (; i < count; i++) pixels[i] = colors[places[i]];
}

// No product in these loops may be fused with a sum, which would round once less on some processors.

static void VARIANT(linear)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, double per_column, double start,
    const uint32_t *restrict colors, int32_t entries) {
#pragma STDC FP_CONTRACT OFF
  ptrdiff_t i = 0;
#if PIXELS > 4
  VARIANT(ints) columns;
  for (int lane = 0; lane < PIXELS; lane++) columns[lane] = x + lane;
  for (; i + PIXELS <= count; i += PIXELS, columns += PIXELS) {
    VARIANT(doubles) place =
        (__builtin_convertvector(columns, VARIANT(doubles)) * per_column + start) * (double)entries;
    // As `entry` does.
    place = (VARIANT(doubles))((VARIANT(longs))place & (place > 0));
    VARIANT(longs) inside = place < (double)entries;
    VARIANT(doubles) last = (VARIANT(doubles)){} + (double)(entries - 1);
    place = (VARIANT(doubles))(((VARIANT(longs))place & inside) | ((VARIANT(longs))last & ~inside));
    VARIANT(ints) index = __builtin_convertvector(place, VARIANT(ints));
    if (VARIANT(take)(pixels + i, index, colors, entries)) continue;
    for (int lane = 0; lane < PIXELS; lane++) pixels[i + lane] = colors[index[lane]];
  }
#endif
  for (; i < count; i++) {
    double place = ((double)(x + (int32_t)i) * per_column + start) * entries;
    pixels[i] = colors[VARIANT(entry)(place, entries)];
  }
}

/// How many places a gradient computes at a time, and those that it computes for fewer pixels: as many as whole vectors have, because
/// the rest of one takes as long as all of it.
#define PLACES 256
#define WHOLE(count) (((count) + 15) & ~(ptrdiff_t)15)

static void VARIANT(radial)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *restrict colors, int32_t entries) {
#pragma STDC FP_CONTRACT OFF
  int32_t places[PLACES];
  for (; count > 0; count -= PLACES, pixels += PLACES, x += PLACES) {
    ptrdiff_t some = count < PLACES ? count : PLACES;
    for (ptrdiff_t i = 0; i < WHOLE(some); i++) {
      double column = (double)(x + (int32_t)i);
      double u = column * across.per_column + across.start, v = column * down.per_column + down.start;
      places[i] = VARIANT(entry)(SQUARE_ROOT(u * u + v * v) * entries, entries);
    }
    VARIANT(look_up)(pixels, places, some, colors, entries);
  }
}

// atan(t) / 2 pi for t from 0 to 1: t times a polynomial in its square, which interpolates at six Chebyshev nodes and is off by less than
// 5e-7 of a turn, a five hundredth of an entry of the longest table.
INLINE float VARIANT(turn)(float t) {
#pragma STDC FP_CONTRACT OFF
  float s = t * t, sum = -0.002089765155687928f;
  sum = sum * s + 0.009006575681269169f;
  sum = sum * s - 0.019169988110661507f;
  sum = sum * s + 0.031090375036001205f;
  sum = sum * s - 0.05299177020788193f;
  sum = sum * s + 0.15915411710739136f;
  return t * sum;
}

// In float, twice as many to a vector as in double: within 16,384 pixels a place is off by a thousandth of one.
//
// The loop is compiled once for rows along which `down` does not change, as they are unless the gradient is turned.
INLINE void VARIANT(turns)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *restrict colors, int32_t entries, bool is_level) {
#pragma STDC FP_CONTRACT OFF
  float across_step = (float)across.per_column, across_start = (float)across.start;
  float down_step = (float)down.per_column, down_start = (float)down.start;
  float all = (float)entries, last = (float)(entries - 1);
  int32_t places[PLACES];
  for (; count > 0; count -= PLACES, pixels += PLACES, x += PLACES) {
    ptrdiff_t some = count < PLACES ? count : PLACES, whole = WHOLE(some);
    VECTORS_OF(16)
    for (ptrdiff_t i = 0; i < whole; i++) {
      float column = (float)(x + (int32_t)i);
      float u = column * across_step + across_start;
      float v = is_level ? down_start : column * down_step + down_start;
      float wide = u < 0 ? -u : u, high = v < 0 ? -v : v;
      // The centre, 0 / 0, is no number and has the first colour.
      float turn = VARIANT(turn)((wide < high ? wide : high) / (wide < high ? high : wide));
      turn = wide < high ? 0.25f - turn : turn;
      turn = u < 0 ? 0.5f - turn : turn;
      turn = v < 0 ? 1 - turn : turn;
      float place = turn * all;
      place = place > 0 ? place : 0;
      // From the last entry on, the whole part is the last one.
      places[i] = (int32_t)(place < last ? place : last);
    }
    VARIANT(look_up)(pixels, places, some, colors, entries);
  }
}

static void VARIANT(angular)(
    uint32_t *restrict pixels, ptrdiff_t count, int32_t x, CRasterSlope across, CRasterSlope down,
    const uint32_t *restrict colors, int32_t entries) {
  if (down.per_column == 0) {
    VARIANT(turns)(pixels, count, x, across, down, colors, entries, true);
  } else {
    VARIANT(turns)(pixels, count, x, across, down, colors, entries, false);
  }
}

#undef WHOLE
#undef PLACES
