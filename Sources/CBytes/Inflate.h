// The bytes of deflate's literals and matches, in functions named VARIANT(name). Loops.h includes this.

#ifdef WIDE
// For each distance below 16, which of as many bytes each of 32 repeats, and how far apart the same 32 bytes are right again.
#define EIGHT(first, distance)                                                                                          \
  (first) % (distance), (first + 1) % (distance), (first + 2) % (distance), (first + 3) % (distance),                   \
      (first + 4) % (distance), (first + 5) % (distance), (first + 6) % (distance), (first + 7) % (distance)
#define REPEATED(distance) \
  {{EIGHT(0, distance), EIGHT(8, distance), EIGHT(16, distance), EIGHT(24, distance)}, 32 - 32 % (distance)}
static const struct {
  uint8_t places[32], step;
} VARIANT(repeated)[16] = {
    REPEATED(1), REPEATED(1), REPEATED(2),  REPEATED(3),  REPEATED(4),  REPEATED(5),  REPEATED(6),  REPEATED(7),
    REPEATED(8), REPEATED(9), REPEATED(10), REPEATED(11), REPEATED(12), REPEATED(13), REPEATED(14), REPEATED(15),
};
#undef REPEATED
#undef EIGHT
#endif

/// Repeats `length` bytes, at most 258, from `distance` bytes back, and some more: a jump that depends on a length is guessed wrong so
/// often that a few needless copies cost less. In all at most 288 bytes are written.
static inline void VARIANT(repeat)(uint8_t *to, ptrdiff_t distance, ptrdiff_t length) {
  const uint8_t *from = to - distance;
#ifdef WIDE
#define COPY(at) _mm256_storeu_si256((__m256i *)(to + (at)), _mm256_loadu_si256((const __m256i *)(from + (at))))
  if (distance >= 32) {
    COPY(0);
    if (length <= 32) return;
    COPY(32), COPY(64);
    if (length <= 96) return;
    COPY(96), COPY(128), COPY(160), COPY(192), COPY(224), COPY(256);
    return;
  }
#undef COPY
  if (distance < 16) {
    // The bytes are read once: a processor waits for those that it has just written in other pieces.
    __m256i bytes = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)from));
    __m256i places = _mm256_loadu_si256((const __m256i *)VARIANT(repeated)[distance].places);
    __m256i piece = _mm256_shuffle_epi8(bytes, places);
    ptrdiff_t step = VARIANT(repeated)[distance].step;
    for (ptrdiff_t at = 0; at < length; at += step) _mm256_storeu_si256((__m256i *)(to + at), piece);
    return;
  }
#else
  if (distance < 16) {
    for (ptrdiff_t at = 0; at < 16; at += 1) to[at] = from[at];
    uint8_t piece[16];
    memcpy(piece, to, 16);
    // Four bits for each distance: the remainder of 16, for a division takes longer than all of this.
    ptrdiff_t step = 16 - (0x1234567024101000 >> (distance * 4) & 15);
    for (ptrdiff_t at = step; at < length; at += step) memcpy(to + at, piece, 16);
    return;
  }
#endif
  // Sixteen bytes at a time, of which none is read before it is written.
  for (ptrdiff_t at = 0; at < length; at += 16) memcpy(to + at, from + at, 16);
}

/// Takes the bits of a code with its extra bits, and returns the value of both.
static inline ptrdiff_t VARIANT(value)(CBytesInput *input, uint32_t entry) {
  uint64_t bits = input->bits & (((uint64_t)1 << (entry & CBytesEntryBits)) - 1);
  cbytes_consume(input, entry & CBytesEntryBits);
  return (ptrdiff_t)((entry >> CBytesEntryValue) + (bits >> (entry >> CBytesEntryCode & 15)));
}

static ptrdiff_t VARIANT(inflate)(
    CBytesInput *stream, const uint32_t *literals, const uint32_t *distances, uint8_t *bytes, ptrdiff_t position,
    ptrdiff_t limit, CBytesStop *stop) {
  const uint32_t first = ((uint32_t)1 << CBytesLiteralBits) - 1, far = ((uint32_t)1 << CBytesDistanceBits) - 1;
  const uint32_t rest = ((uint32_t)1 << (CBytesLongestCode - CBytesLiteralBits)) - 1;
  const uint32_t far_rest = ((uint32_t)1 << (CBytesLongestCode - CBytesDistanceBits)) - 1;
  // A copy, which is kept in registers.
  CBytesInput input = *stream;
  *stop = CBytesStopLimit;
  while (position < limit) {
    // Enough for a length and a distance with their extra bits, 15 + 5 + 15 + 13, or for two literals.
    cbytes_refill(&input);
    uint32_t entry = literals[input.bits & first];
    if (entry & CBytesEntryIsLiteral) {
      cbytes_consume(&input, entry & CBytesEntryBits);
      bytes[position++] = (uint8_t)(entry >> CBytesEntryValue);
      if (position == limit) break;
      entry = literals[input.bits & first];
      if (entry & CBytesEntryIsLiteral) {
        cbytes_consume(&input, entry & CBytesEntryBits);
        bytes[position++] = (uint8_t)(entry >> CBytesEntryValue);
        continue;
      }
      cbytes_refill(&input);
    }
    if (entry & CBytesEntryIsSecond) {
      cbytes_consume(&input, CBytesLiteralBits);
      entry = literals[(entry >> CBytesEntryValue) + (input.bits & rest)];
    }
    ptrdiff_t length = VARIANT(value)(&input, entry);
    if (entry & CBytesEntryIsLiteral) {
      bytes[position++] = (uint8_t)length;
      continue;
    }
    if (entry & CBytesEntryIsEnd) {
      *stop = CBytesStopEndOfBlock;
      break;
    }
    uint32_t far_entry = distances[input.bits & far];
    if (far_entry & CBytesEntryIsSecond) {
      cbytes_consume(&input, CBytesDistanceBits);
      far_entry = distances[(far_entry >> CBytesEntryValue) + (input.bits & far_rest)];
    }
    ptrdiff_t distance = VARIANT(value)(&input, far_entry);
    if (entry == 0 || far_entry == 0 || distance > position || cbytes_is_exhausted(&input)) {
      *stop = CBytesStopDamage;
      break;
    }
    VARIANT(repeat)(bytes + position, distance, length);
    position += length;
  }
  *stream = input;
  return position;
}
