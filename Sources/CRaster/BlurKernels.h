// The loops of blurring for vectors of PIXELS words; VARIANT(name) is the name of the variant.

// The compiler vectorizes this loop.
static void VARIANT(advance)(
    uint32_t *restrict sums, const uint32_t *restrict growth, uint8_t *restrict coverage, ptrdiff_t count,
    uint32_t bits) {
  for (ptrdiff_t i = 0; i < count; i++) {
    sums[i] += growth[i];
    coverage[i] = (uint8_t)(sums[i] >> bits);
  }
}

/// Four vectors of sums and as many values.
typedef uint32_t VARIANT(totals) __attribute__((vector_size(PIXELS * 16)));
typedef uint16_t VARIANT(values) __attribute__((vector_size(PIXELS * 8)));

static void VARIANT(convolve)(
    const uint16_t *restrict source, ptrdiff_t stride, const uint32_t *restrict weights, ptrdiff_t radius,
    uint16_t *restrict target, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 4 * PIXELS) {
    VARIANT(values) near, far;
    memcpy(&near, source + i, sizeof near);
    VARIANT(totals) sums = __builtin_convertvector(near, VARIANT(totals)) * weights[0] + 32768;
    for (ptrdiff_t distance = 1; distance <= radius; distance++) {
      // Two neighbours share a weight; their sum has 17 bits and the total stays under 2^32.
      memcpy(&near, source + i - distance * stride, sizeof near);
      memcpy(&far, source + i + distance * stride, sizeof far);
      sums += (__builtin_convertvector(near, VARIANT(totals)) + __builtin_convertvector(far, VARIANT(totals))) *
              weights[distance];
    }
    near = __builtin_convertvector(sums >> 16, VARIANT(values));
    if (i + 4 * PIXELS <= count) {
      memcpy(target + i, &near, sizeof near);
    } else {
      memcpy(target + i, &near, (size_t)(count - i) * sizeof *target);
    }
  }
}
