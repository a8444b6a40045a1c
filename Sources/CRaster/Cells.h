// Coverage from cells, and compositing through it in the same pass, for vectors of PIXELS pixels; comes after Kernels.h.
//
// A cell holds by how much coverage changes from its left neighbour (see CellTile.swift), so coverage is the running sum along a
// row. The sums of a vector take log2(PIXELS) shifts and additions (Hillis and Steele, 1986), and coverage stays in registers
// until it is composited. Groups of four cells that no edge touched do not change the sum: all pixels up to the next marked
// group are a span.
//
// Sums are unsigned, so that they wrap around like the Swift ones for any number of overlaps.

typedef int32_t VARIANT(signs) __attribute__((vector_size(PIXELS * 4)));
#define SUMS WORDS

/// The lanes moved up by a number of places, with zeros below.
#if PIXELS == 4
#define SHIFTED(x, by) \
  __builtin_shufflevector((SUMS){}, x, 4 - by, 5 - by, 6 - by, 7 - by)
#elif PIXELS == 8
#define SHIFTED(x, by) \
  __builtin_shufflevector((SUMS){}, x, 8 - by, 9 - by, 10 - by, 11 - by, 12 - by, 13 - by, 14 - by, 15 - by)
#else
#define SHIFTED(x, by)                                                                              \
  __builtin_shufflevector(                                                                          \
      (SUMS){}, x, 16 - by, 17 - by, 18 - by, 19 - by, 20 - by, 21 - by, 22 - by, 23 - by, 24 - by, \
      25 - by, 26 - by, 27 - by, 28 - by, 29 - by, 30 - by, 31 - by)
#endif

/// The running sums of a vector of cells.
INLINE SUMS VARIANT(running)(SUMS cells) {
  cells += SHIFTED(cells, 1);
  cells += SHIFTED(cells, 2);
#if PIXELS > 4
  cells += SHIFTED(cells, 4);
#endif
#if PIXELS > 8
  cells += SHIFTED(cells, 8);
#endif
  return cells;
}

/// Coverage from 0 to 255 of sums of signed areas in units of 1/65536; the rules are those of `WindingRule`.
INLINE SUMS VARIANT(covered)(SUMS sums, bool is_even_odd) {
  SUMS area;
  if (is_even_odd) {
    SUMS phase = sums & 131071, folds = (SUMS)(phase > 65536);
    area = (phase & ~folds) | ((131072 - phase) & folds);
  } else {
    SUMS sign = (SUMS)((VARIANT(signs))sums >> 31), magnitude = (sums ^ sign) - sign;
    SUMS full = (SUMS)(magnitude > 65536);
    area = (magnitude & ~full) | (65536 & full);
  }
  return ((area << 8) - area + 32768) >> 16;
}

/// Composites a colour over `count` pixels through coverage, one value in each lane.
INLINE void VARIANT(over_lanes)(
    uint32_t *pixels, SUMS coverage, ptrdiff_t count, VARIANT(brush) brush) {
  LANES mask = (LANES)(coverage | (coverage << 16));
  if (count >= PIXELS) {
    WORDS words;
    memcpy(&words, pixels, sizeof words);
    words = VARIANT(over)(words, mask, brush);
    memcpy(pixels, &words, sizeof words);
    return;
  }
#ifdef MASKED_TAILS
  __mmask16 some = (__mmask16)((1u << count) - 1);
  WORDS words = (WORDS)_mm512_maskz_loadu_epi32(some, pixels);
  words = VARIANT(over)(words, mask, brush);
  _mm512_mask_storeu_epi32(pixels, some, (__m512i)words);
#else
  // A variable of its own, so that the others are not in memory. Copies of a constant length are single instructions.
  WORDS words = {};
  uint32_t *lanes = (uint32_t *)&words;
  ptrdiff_t four = PIXELS > 4 ? count & 4 : 0, two = count & 2, one = count & 1;
  if (four) memcpy(lanes, pixels, 16);
  if (two) memcpy(lanes + four, pixels + four, 8);
  if (one) lanes[four + two] = pixels[four + two];
  words = VARIANT(over)(words, mask, brush);
  if (four) memcpy(pixels, lanes, 16);
  if (two) memcpy(pixels + four, lanes + four, 8);
  if (one) pixels[four + two] = lanes[four + two];
#endif
}

/// Composites the pixels of `count` cells, a multiple of four, of which `visible` lie in the picture, and clears the cells.
///
/// Returns the sum after the last one.
INLINE uint32_t VARIANT(marked)(
    uint32_t *pixels, int32_t *cells, ptrdiff_t count, ptrdiff_t visible, uint32_t sum, bool is_even_odd,
    VARIANT(brush) brush) {
  // The sum so far in every lane: from one vector to the next it takes one addition.
  SUMS before = (SUMS){} + sum;
  for (ptrdiff_t i = 0; i < count; i += PIXELS) {
    SUMS sums;
    if (i + PIXELS <= count) {
      memcpy(&sums, cells + i, sizeof sums);
      memset(cells + i, 0, sizeof sums);
    } else {
      // One to three groups are left; the groups after them may be marked again and are not read.
      ptrdiff_t groups = (count - i) / 4;
#ifdef MASKED_TAILS
      __mmask16 some = (__mmask16)((1u << (4 * groups)) - 1);
      sums = (SUMS)_mm512_maskz_loadu_epi32(some, cells + i);
      _mm512_mask_storeu_epi32(cells + i, some, _mm512_setzero_si512());
#else
      SUMS some = {};
      uint32_t *lanes = (uint32_t *)&some;
      for (ptrdiff_t group = 0; group < groups; group++) {
        memcpy(lanes + 4 * group, cells + i + 4 * group, 16);
        memset(cells + i + 4 * group, 0, 16);
      }
      sums = some;
#endif
    }
    sums = VARIANT(running)(sums);
    SUMS last = (SUMS){} + sums[PIXELS - 1];
    sums += before;
    before += last;
    ptrdiff_t left = visible - i;
    if (left > 0) {
      VARIANT(over_lanes)(pixels + i, VARIANT(covered)(sums, is_even_odd), left, brush);
    }
  }
  return before[0];
}

/// A stretch of pixels with the coverage of one sum.
INLINE void VARIANT(unmarked)(
    uint32_t *pixels, ptrdiff_t count, uint32_t sum, bool is_even_odd, uint32_t source) {
  uint8_t coverage = (uint8_t)VARIANT(covered)((SUMS){} + sum, is_even_odd)[0];
  if (coverage == 0) return;
  if (coverage == 255 && source >> 24 == 255) {
    VARIANT(fill)(pixels, count, source);
  } else {
    VARIANT(span)(pixels, count, coverage, source);
  }
}

/// Returns up to 64 of `count` marks, each 0 or 1, as bits in order; clears them.
INLINE uint64_t VARIANT(marks)(uint8_t *marks, ptrdiff_t count) {
#ifdef MASKED_TAILS
  // Of the loop below the compiler makes vectors of 64-bit products, which took a twentieth of the time of 12 buttons.
  __mmask64 some = count < 64 ? ((__mmask64)1 << count) - 1 : ~(__mmask64)0;
  __m512i bytes = _mm512_maskz_loadu_epi8(some, marks);
  uint64_t bits = _mm512_test_epi8_mask(bytes, bytes);
  if (bits != 0) _mm512_mask_storeu_epi8(marks, some, _mm512_setzero_si512());
  return bits;
#else
  uint64_t bits = 0;
  for (ptrdiff_t i = 0; i < 64 && i < count; i += 8) {
    uint64_t eight;
    memcpy(&eight, marks + i, sizeof eight);
    if (eight == 0) continue;
    memset(marks + i, 0, sizeof eight);
    // The product collects the eight bytes' lowest bits in its highest byte.
    bits |= ((eight * 0x0102040810204080) >> 56) << i;
  }
  return bits;
#endif
}

INLINE void VARIANT(sweep_rows)(
    uint32_t *pixels, ptrdiff_t pixel_stride, CRasterCells cells, uint32_t source, bool is_even_odd,
    VARIANT(brush) brush) {
  for (ptrdiff_t y = 0; y < cells.height; y++) {
    uint32_t sum = 0;
    ptrdiff_t column = 0;
    for (ptrdiff_t word = 0; word < cells.mark_stride; word += 64) {
      uint64_t bits = VARIANT(marks)(cells.marks + word, cells.mark_stride - word);
      if (bits == 0) continue;
      // Gaps of one or two groups cost less as pixels than as a span of their own.
      bits |= ((bits << 1) | (bits << 2)) & ((bits >> 1) | (bits >> 2));
      while (bits != 0) {
        ptrdiff_t first = __builtin_ctzll(bits);
        uint64_t rest = ~(bits >> first);
        ptrdiff_t groups = rest == 0 ? 64 : __builtin_ctzll(rest);
        // Whole vectors, unless the row or these marks end before: at least three groups after a run are not marked, so their
        // cells are zero, and a processor waits much longer for a vector joined from parts.
        ptrdiff_t whole = (groups + PIXELS / 4 - 1) & -(PIXELS / 4);
        if (first + whole <= 64 && word + first + whole <= cells.mark_stride) groups = whole;
        ptrdiff_t start = (word + first) * 4;
        if (start > column) {
          VARIANT(unmarked)(pixels + column, start - column, sum, is_even_odd, source);
        }
        column = start + groups * 4;
        ptrdiff_t end = column < cells.width ? column : cells.width;
        sum = VARIANT(marked)(
            pixels + start, cells.cells + start, groups * 4, end - start, sum, is_even_odd, brush);
        bits = first + groups >= 64 ? 0 : bits & (~0ull << (first + groups));
      }
    }
    if (column < cells.width) {
      VARIANT(unmarked)(pixels + column, cells.width - column, sum, is_even_odd, source);
    }
    pixels += pixel_stride;
    cells.cells += cells.cell_stride;
    cells.marks += cells.mark_stride;
  }
}

static void VARIANT(sweep)(
    uint32_t *pixels, ptrdiff_t pixel_stride, CRasterCells cells, uint32_t source) {
  VARIANT(brush) brush = VARIANT(brush_of)(source);
  brush.is_opaque = source >> 24 == 255;
  // The loop is compiled once for each of the common kinds.
  if (brush.is_opaque && !cells.is_even_odd) {
    VARIANT(sweep_rows)(pixels, pixel_stride, cells, source, false, brush);
  } else if (!cells.is_even_odd) {
    VARIANT(sweep_rows)(pixels, pixel_stride, cells, source, false, brush);
  } else {
    VARIANT(sweep_rows)(pixels, pixel_stride, cells, source, true, brush);
  }
}

#undef SUMS
#undef SHIFTED
