// The loops of one variant, in functions named VARIANT(name); with WIDE, where vectors of 32 bytes have instructions of their
// own for it, they are used.

typedef uint64_t VARIANT(words) __attribute__((vector_size(32), aligned(1)));
typedef int32_t VARIANT(pixels) __attribute__((vector_size(32), aligned(1)));

static uint32_t VARIANT(pack_rgb)(const uint32_t *pixels, uint8_t *bytes, ptrdiff_t count) {
  uint32_t common = UINT32_MAX;
  ptrdiff_t index = 0;
#ifdef WIDE
  // Twelve bytes of each half go to its front; what a store writes beyond is overwritten by the next one or is slack.
  const __m256i order = _mm256_setr_epi8(
      0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  __m256i all = _mm256_set1_epi32(-1);
  for (; index + 8 <= count; index += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(pixels + index));
    all = _mm256_and_si256(all, eight);
    __m256i packed = _mm256_shuffle_epi8(eight, order);
    _mm_storeu_si128((__m128i *)(bytes + index * 3), _mm256_castsi256_si128(packed));
    _mm_storeu_si128((__m128i *)(bytes + index * 3 + 12), _mm256_extracti128_si256(packed, 1));
  }
  uint32_t lanes[8];
  _mm256_storeu_si256((__m256i *)lanes, all);
  for (int lane = 0; lane < 8; lane += 1) common &= lanes[lane];
#else
  for (; index + 2 <= count; index += 2) {
    uint64_t pair;
    memcpy(&pair, pixels + index, 8);
    common &= (uint32_t)pair & (uint32_t)(pair >> 32);
    pair = (pair & 0xffffff) | (pair >> 8 & 0xffffff000000);
    memcpy(bytes + index * 3, &pair, 8);
  }
#endif
  for (; index < count; index += 1) {
    common &= pixels[index];
    for (int channel = 0; channel < 3; channel += 1) {
      bytes[index * 3 + channel] = (uint8_t)(pixels[index] >> (channel * 8));
    }
  }
  return common;
}

#ifdef WIDE
/// Eight opaque pixels of three bytes each; four bytes more are read.
static inline __m256i VARIANT(eight_rgb)(const uint8_t *bytes) {
  // Each half holds twelve bytes of four pixels, and four of the next.
  const __m256i order = _mm256_setr_epi8(
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, 0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  __m256i packed = _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)bytes)), _mm_loadu_si128((const __m128i *)(bytes + 12)), 1);
  return _mm256_or_si256(_mm256_shuffle_epi8(packed, order), _mm256_set1_epi32((int)0xff000000));
}
#else
/// Two opaque pixels of three bytes each; two bytes more are read.
static inline uint64_t VARIANT(two_rgb)(const uint8_t *bytes) {
  uint64_t pair;
  memcpy(&pair, bytes, 8);
  return (pair & 0xffffff) | (pair << 8 & 0xffffff00000000) | 0xff000000ff000000;
}
#endif

/// An opaque pixel of three bytes.
static inline uint32_t VARIANT(one_rgb)(const uint8_t *bytes) {
  return 0xff000000 | bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
}

static void VARIANT(unpack_rgb)(const uint8_t *bytes, uint32_t *pixels, ptrdiff_t count) {
  ptrdiff_t index = 0;
#ifdef WIDE
  for (; index + 8 <= count; index += 8) {
    _mm256_storeu_si256((__m256i *)(pixels + index), VARIANT(eight_rgb)(bytes + index * 3));
  }
#else
  for (; index + 2 <= count; index += 2) {
    uint64_t pair = VARIANT(two_rgb)(bytes + index * 3);
    memcpy(pixels + index, &pair, 8);
  }
#endif
  for (; index < count; index += 1) pixels[index] = VARIANT(one_rgb)(bytes + index * 3);
}

static bool VARIANT(equals_rgb)(const uint8_t *bytes, const uint32_t *pixels, ptrdiff_t count) {
  uint64_t different = 0;
  ptrdiff_t index = 0;
#ifdef WIDE
  __m256i all = _mm256_setzero_si256();
  for (; index + 8 <= count; index += 8) {
    // What lies 16 KiB further, a row of a large picture, comes to the second-level cache while the next row is inflated.
    // Behind the last pixel it asks for memory that nobody reads, which is allowed; a pointer to there would not be.
    __builtin_prefetch((const void *)((uintptr_t)(pixels + index) + (16 << 10)), 0, 2);
    __m256i eight = _mm256_loadu_si256((const __m256i *)(pixels + index));
    all = _mm256_or_si256(all, _mm256_xor_si256(eight, VARIANT(eight_rgb)(bytes + index * 3)));
  }
  different = !_mm256_testz_si256(all, all);
#else
  for (; index + 2 <= count; index += 2) {
    uint64_t pair;
    memcpy(&pair, pixels + index, 8);
    different |= pair ^ VARIANT(two_rgb)(bytes + index * 3);
  }
#endif
  for (; index < count; index += 1) different |= pixels[index] ^ VARIANT(one_rgb)(bytes + index * 3);
  return different == 0;
}

static ptrdiff_t VARIANT(changes)(const uint32_t *pixels, ptrdiff_t count) {
  // Comparing lanes gives -1 for true. A lane counts fewer than 2^31 changes, because a row has fewer pixels.
  VARIANT(pixels) changes = {0};
  ptrdiff_t index = 1;
  for (; index + 8 <= count; index += 8) {
    const VARIANT(pixels) here = *(const VARIANT(pixels) *)(pixels + index);
    changes -= here != *(const VARIANT(pixels) *)(pixels + index - 1);
  }
  ptrdiff_t sum = 0;
  for (int lane = 0; lane < 8; lane += 1) sum += changes[lane];
  for (; index < count; index += 1) sum += pixels[index] != pixels[index - 1];
  return sum;
}

static ptrdiff_t VARIANT(common)(const uint8_t *first, const uint8_t *second, ptrdiff_t limit) {
  ptrdiff_t length = 0;
#ifdef WIDE
  for (; length + 32 <= limit; length += 32) {
    __m256i equal = _mm256_cmpeq_epi8(
        _mm256_loadu_si256((const __m256i *)(first + length)), _mm256_loadu_si256((const __m256i *)(second + length)));
    uint32_t different = ~(uint32_t)_mm256_movemask_epi8(equal);
    if (different) return length + __builtin_ctz(different);
  }
#endif
  for (; length + 8 <= limit; length += 8) {
    uint64_t left, right;
    memcpy(&left, first + length, 8);
    memcpy(&right, second + length, 8);
    if (left != right) return length + (__builtin_ctzll(left ^ right) >> 3);
  }
  while (length < limit && first[length] == second[length]) length += 1;
  return length;
}

// Folding (Gopal and others, Intel 2009): bytes that are followed by n bits more have the same remainder as their product with x^n mod P,
// which is short. A factor for each half of sixteen bytes, bits reversed, as is all of this checksum.
static ptrdiff_t VARIANT(crc)(uint32_t state, const uint8_t *bytes, ptrdiff_t count, uint8_t *rest) {
#ifdef WIDE
  if (count < 64) return 0;
#define PIECE(index) _mm_loadu_si128((const __m128i *)(bytes + (index) * 16))
#define FOLDED(piece, factors) \
  _mm_xor_si128(_mm_clmulepi64_si128(piece, factors, 0x00), _mm_clmulepi64_si128(piece, factors, 0x11))
  const __m128i over_64_bytes = _mm_set_epi64x(0x1c6e41596, 0x154442bd4);
  const __m128i over_16_bytes = _mm_set_epi64x(0x0ccaa009e, 0x1751997d0);
  __m128i pieces[4] = {_mm_xor_si128(PIECE(0), _mm_cvtsi32_si128((int)state)), PIECE(1), PIECE(2), PIECE(3)};
  ptrdiff_t index = 4;
  for (; index + 4 <= count / 16; index += 4) {
    for (int lane = 0; lane < 4; lane += 1) {
      pieces[lane] = _mm_xor_si128(FOLDED(pieces[lane], over_64_bytes), PIECE(index + lane));
    }
  }
  __m128i all = pieces[0];
  for (int lane = 1; lane < 4; lane += 1) all = _mm_xor_si128(FOLDED(all, over_16_bytes), pieces[lane]);
  _mm_storeu_si128((__m128i *)rest, all);
  return index * 16;
#undef FOLDED
#undef PIECE
#else
  (void)state, (void)bytes, (void)count, (void)rest;
  return 0;
#endif
}

/// What steps of 32 bytes add to a checksum: the sum of the bytes, for each byte the number of later steps, and its weight in its own
/// step, in which the byte at place p counts 32 - p times.
typedef struct {
  uint64_t total, earlier, within;
} VARIANT(sums);

#ifdef WIDE
/// The most steps at once: a lane of 32 bits gets at most 4 * 255 * 32 for each.
enum { VARIANT(steps_at_once) = 4096 };

static VARIANT(sums) VARIANT(sums_of)(const uint8_t *bytes, ptrdiff_t steps) {
  const __m256i weights = _mm256_setr_epi8(
      32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  __m256i total = _mm256_setzero_si256(), earlier = total, within = total;
  for (ptrdiff_t step = 0; step < steps; step += 1) {
    __m256i piece = _mm256_loadu_si256((const __m256i *)(bytes + step * 32));
    earlier = _mm256_add_epi64(earlier, total);
    total = _mm256_add_epi64(total, _mm256_sad_epu8(piece, _mm256_setzero_si256()));
    // Two products of at most 255 * 32 fit sixteen bits.
    __m256i products = _mm256_maddubs_epi16(piece, weights);
    within = _mm256_add_epi32(within, _mm256_madd_epi16(products, _mm256_set1_epi16(1)));
  }
  VARIANT(sums) sums = {0, 0, 0};
  uint64_t words[4];
  uint32_t lanes[8];
  _mm256_storeu_si256((__m256i *)words, total);
  for (int word = 0; word < 4; word += 1) sums.total += words[word];
  _mm256_storeu_si256((__m256i *)words, earlier);
  for (int word = 0; word < 4; word += 1) sums.earlier += words[word];
  _mm256_storeu_si256((__m256i *)lanes, within);
  for (int lane = 0; lane < 8; lane += 1) sums.within += lanes[lane];
  return sums;
}
#else
/// The most steps at once, for which a lane's second sum stays below 2^16: 255 * 22 * 21 / 2 = 58,905.
enum { VARIANT(steps_at_once) = 22 };

// The bytes are lanes of sixteen bits in words, those at even places and those at odd ones apart.
static VARIANT(sums) VARIANT(sums_of)(const uint8_t *bytes, ptrdiff_t steps) {
  VARIANT(words) even = {0}, odd = {0}, even_before = {0}, odd_before = {0};
  for (ptrdiff_t step = 0; step < steps; step += 1) {
    const VARIANT(words) word = *(const VARIANT(words) *)(bytes + step * 32);
    even_before += even;
    odd_before += odd;
    even += word & 0x00ff00ff00ff00ff;
    odd += word >> 8 & 0x00ff00ff00ff00ff;
  }
  VARIANT(sums) sums = {0, 0, 0};
  for (int word = 0; word < 4; word += 1) {
    for (int lane = 0; lane < 4; lane += 1) {
      uint64_t first = even[word] >> (lane * 16) & 0xffff, second = odd[word] >> (lane * 16) & 0xffff;
      uint64_t weight = (uint64_t)(32 - word * 8 - lane * 2);
      sums.total += first + second;
      sums.earlier += (even_before[word] >> (lane * 16) & 0xffff) + (odd_before[word] >> (lane * 16) & 0xffff);
      sums.within += first * weight + second * (weight - 1);
    }
  }
  return sums;
}
#endif

static CBytesAdler VARIANT(adler)(CBytesAdler before, const uint8_t *bytes, ptrdiff_t count) {
  const uint64_t modulus = 65521;
  uint64_t sum = before.sum, sum_of_sums = before.sum_of_sums;
  while (count >= 32) {
    ptrdiff_t steps = count / 32 < VARIANT(steps_at_once) ? count / 32 : VARIANT(steps_at_once);
    VARIANT(sums) sums = VARIANT(sums_of)(bytes, steps);
    sum_of_sums = (sum_of_sums + sum * (uint64_t)steps * 32 + sums.earlier * 32 + sums.within) % modulus;
    sum = (sum + sums.total) % modulus;
    bytes += steps * 32;
    count -= steps * 32;
  }
  for (; count > 0; count -= 1, bytes += 1) {
    sum += *bytes;
    sum_of_sums += sum;
  }
  return (CBytesAdler){(uint32_t)(sum % modulus), (uint32_t)(sum_of_sums % modulus)};
}

/// A filtered byte, whose distance from zero as a signed number is added to a sum.
#define FILTERED(predicted) \
  for (ptrdiff_t index = 0; index < count; index += 1) { \
    uint8_t difference = (uint8_t)(row[index] - (predicted)); \
    output[index] = difference; \
    sum += difference < 128 ? difference : 256u - difference; \
  } \
  return sum
#define LEFT row[index - pixel_bytes]
#define UPPER_LEFT above[index - pixel_bytes]

static inline uint8_t VARIANT(paeth)(uint8_t left, uint8_t above, uint8_t upper_left) {
  int16_t to_left = (int16_t)(above - upper_left), to_above = (int16_t)(left - upper_left);
  int16_t to_upper_left = (int16_t)(to_left + to_above);
  to_left = to_left < 0 ? (int16_t)-to_left : to_left;
  to_above = to_above < 0 ? (int16_t)-to_above : to_above;
  to_upper_left = to_upper_left < 0 ? (int16_t)-to_upper_left : to_upper_left;
  uint8_t other = to_above <= to_upper_left ? above : upper_left;
  return ((to_left <= to_above) & (to_left <= to_upper_left)) ? left : other;
}

static uint32_t VARIANT(filter)(
    CBytesFilter filter, const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict output,
    ptrdiff_t count, ptrdiff_t pixel_bytes) {
  uint32_t sum = 0;
  switch (filter) {
    case CBytesFilterNone: FILTERED(0);
    case CBytesFilterSub: FILTERED(LEFT);
    case CBytesFilterUp: FILTERED(above[index]);
    case CBytesFilterAverage: FILTERED((LEFT + above[index]) >> 1);
    case CBytesFilterPaeth: FILTERED(VARIANT(paeth)(LEFT, above[index], UPPER_LEFT));
  }
}

#include "Inflate.h"
#include "Tokens.h"

#undef FILTERED
#undef LEFT
#undef UPPER_LEFT
#undef WIDE
#undef VARIANT
