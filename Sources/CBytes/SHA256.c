#include "CBytes.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

bool cbytes_has_sha256(void) {
  unsigned eax, ebx, ecx, edx;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bit_SHA) && __builtin_cpu_supports("sse4.1");
}

// The instructions hold a, b, e and f in one vector and c, d, g and h in the other, the first highest; they do two rounds at once.
__attribute__((target("sha,sse4.1"))) void cbytes_sha256(
    uint32_t *state, const uint8_t *bytes, ptrdiff_t blocks, const uint32_t *constants) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(badc, hgfe, 8), cdgh = _mm_blend_epi16(hgfe, badc, 0xf0);
  for (; blocks > 0; blocks -= 1, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int group = 0; group < 16; group += 1) {
      __m128i *four = words + (group & 3);
      if (group < 4) {
        *four = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + group * 16)), big_endian);
      } else {
        const __m128i next = words[(group + 1) & 3], after = words[(group + 2) & 3], last = words[(group + 3) & 3];
        *four = _mm_add_epi32(_mm_sha256msg1_epu32(*four, next), _mm_alignr_epi8(last, after, 4));
        *four = _mm_sha256msg2_epu32(*four, last);
      }
      __m128i sums = _mm_add_epi32(*four, _mm_loadu_si128((const __m128i *)(constants + group * 4)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sums);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sums, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else
bool cbytes_has_sha256(void) { return false; }

void cbytes_sha256(uint32_t *state, const uint8_t *bytes, ptrdiff_t blocks, const uint32_t *constants) {
  (void)state, (void)bytes, (void)blocks, (void)constants;
}
#endif
