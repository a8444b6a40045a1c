// The loops over pictures, for vectors of PIXELS pixels; see Kernels.h.

/// The alpha of pixels in both halves of each word.
INLINE LANES VARIANT(alpha)(WORDS pixels) {
  WORDS alpha = pixels >> 24;
  return (LANES)(alpha | alpha << 16);
}

/// Composites pixels over others: what their alpha leaves of those below, divided by 255, and the colour, which is at most alpha,
/// together stay below 256.
INLINE WORDS VARIANT(above)(WORDS below, WORDS source) {
  LANES rest = 255 - VARIANT(alpha)(source);
  return source + VARIANT(pixels)(VARIANT(low)(below) * rest + 128, VARIANT(high)(below) * rest + 128);
}

/// Composites pixels over others through coverage in both halves of each word.
INLINE WORDS VARIANT(covering)(WORDS below, WORDS source, LANES m) {
  LANES rest = VARIANT(times257)(65153 - VARIANT(alpha)(source) * m);
  return VARIANT(pixels)(
      VARIANT(low)(source) * m + VARIANT(low)(below) * rest + 128,
      VARIANT(high)(source) * m + VARIANT(high)(below) * rest + 128);
}

/// Composites `count` pixels, at most PIXELS, with one coverage.
INLINE void VARIANT(some_of_image)(
    uint32_t *pixels, const uint32_t *source, ptrdiff_t count, LANES coverage, bool is_full) {
  WORDS words = {}, above = {};
  memcpy(&words, pixels, count * sizeof *pixels);
  memcpy(&above, source, count * sizeof *source);
  words = is_full ? VARIANT(above)(words, above) : VARIANT(covering)(words, above, coverage);
  memcpy(pixels, &words, count * sizeof *pixels);
}

INLINE void VARIANT(image_rows)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, LANES coverage, bool is_full) {
  for (ptrdiff_t y = 0; y < height; y++, pixels += pixel_stride, source += source_stride) {
    ptrdiff_t i = 0;
    for (; i + PIXELS <= width; i += PIXELS) {
      VARIANT(some_of_image)(pixels + i, source + i, PIXELS, coverage, is_full);
    }
    if (i == width) continue;
#ifdef MASKED_TAILS
    __mmask16 rest = (__mmask16)((1u << (width - i)) - 1);
    WORDS words = (WORDS)_mm512_maskz_loadu_epi32(rest, pixels + i);
    WORDS above = (WORDS)_mm512_maskz_loadu_epi32(rest, source + i);
    words = is_full ? VARIANT(above)(words, above) : VARIANT(covering)(words, above, coverage);
    _mm512_mask_storeu_epi32(pixels + i, rest, (__m512i)words);
#else
    if (PIXELS > 4 && (width - i) & 4) {
      VARIANT(some_of_image)(pixels + i, source + i, 4, coverage, is_full);
      i += 4;
    }
    if ((width - i) & 2) {
      VARIANT(some_of_image)(pixels + i, source + i, 2, coverage, is_full);
      i += 2;
    }
    if ((width - i) & 1) VARIANT(some_of_image)(pixels + i, source + i, 1, coverage, is_full);
#endif
  }
}

static void VARIANT(image)(
    uint32_t *pixels, ptrdiff_t pixel_stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, uint8_t coverage) {
  LANES m = VARIANT(splat)(coverage * 0x10001u);
  // The loop is compiled once for each value.
  if (coverage == 255) {
    VARIANT(image_rows)(pixels, pixel_stride, source, source_stride, width, height, m, true);
  } else {
    VARIANT(image_rows)(pixels, pixel_stride, source, source_stride, width, height, m, false);
  }
}

/// Composites `count` pixels, at most PIXELS, through coverage.
INLINE void VARIANT(some_of_image_mask)(
    uint32_t *pixels, const uint32_t *source, const uint32_t *coverage, ptrdiff_t count, LANES opacity) {
  WORDS words = {}, above = {}, mask = {};
  memcpy(&words, pixels, count * sizeof *pixels);
  memcpy(&above, source, count * sizeof *source);
  memcpy(&mask, coverage, count * sizeof *coverage);
  words = VARIANT(covering)(words, above, VARIANT(times257)((LANES)mask * opacity + 128));
  memcpy(pixels, &words, count * sizeof *pixels);
}

static void VARIANT(image_mask)(
    uint32_t *pixels, const uint32_t *source, const uint32_t *coverage, ptrdiff_t count, uint8_t opacity) {
  LANES factor = VARIANT(splat)(opacity * 0x10001u);
  for (; count >= PIXELS; count -= PIXELS, pixels += PIXELS, source += PIXELS, coverage += PIXELS) {
    VARIANT(some_of_image_mask)(pixels, source, coverage, PIXELS, factor);
  }
  // The stretches along an outline are short.
  for (; count > 0; count--, pixels++, source++, coverage++) {
    VARIANT(some_of_image_mask)(pixels, source, coverage, 1, factor);
  }
}
