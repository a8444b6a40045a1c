// The literals and matches that deflate finds in bytes, and their bits, in functions named VARIANT(name). Loops.h includes this.

/// The number of equal bytes from two addresses on, at most `limit`, which is at most 32; that many are read whatever the limit is.
static inline uint32_t VARIANT(equal)(const uint8_t *first, const uint8_t *second, uint32_t limit) {
#ifdef WIDE
  __m256i equal = _mm256_cmpeq_epi8(_mm256_loadu_si256((const __m256i *)first), _mm256_loadu_si256((const __m256i *)second));
  uint64_t different = (uint32_t)~_mm256_movemask_epi8(equal) | (uint64_t)1 << limit;
  return (uint32_t)__builtin_ctzll(different);
#else
  for (uint32_t length = 0; length < 32; length += 8) {
    uint64_t left, right;
    memcpy(&left, first + length, 8);
    memcpy(&right, second + length, 8);
    if (left == right) continue;
    length += (uint32_t)__builtin_ctzll(left ^ right) >> 3;
    return length < limit ? length : limit;
  }
  return limit;
#endif
}

/// Remembers a position, and returns those with the same hash of four bytes before it; `shorter` is that with the same three.
static inline uint64_t VARIANT(remember)(
    const CBytesRecent *recent, const uint8_t *bytes, ptrdiff_t position, uint16_t *shorter) {
  uint32_t word;
  memcpy(&word, bytes + position, 4);
  uint64_t *four = recent->of_four + (word * 0x1e35a7bd >> (32 - CBytesFourBits));
  uint16_t *three = recent->of_three + ((word << 8) * 0x1e35a7bd >> (32 - CBytesThreeBits));
  uint64_t before = *four;
  *four = before << 16 | (uint16_t)position;
  *shorter = *three;
  *three = (uint16_t)position;
  return before;
}

/// Adds as many equal matches.
static inline uint32_t *VARIANT(put)(
    const CBytesTokens *tokens, uint32_t *place, uint32_t length, uint32_t distance, uint32_t count) {
  uint32_t rest = distance - 1;
  // A distance has a symbol for each half of a power of two (RFC 1951, 3.2.5).
  uint32_t extra = rest < 4 ? 0 : 30 - (uint32_t)__builtin_clz(rest);
  tokens->lengths[CBytesMatch + length] += count;
  tokens->distances[extra * 2 + (rest >> extra)] += count;
  for (uint32_t index = 0; index < count; index += 1) place[index] = (CBytesMatch + length) | rest << 16;
  return place + count;
}

/// Inlined for each number of candidates.
static inline __attribute__((always_inline)) ptrdiff_t VARIANT(tokens_of)(
    const CBytesRecent *recent, const uint8_t *bytes, ptrdiff_t position, ptrdiff_t end, CBytesTokens *tokens,
    const int candidates) {
  const uint32_t longest = 258, shortest = 3, largest_distance = 32768;
  const ptrdiff_t pixel = recent->pixel, row = recent->row;
  uint32_t *place = tokens->tokens + tokens->count, *const last = tokens->tokens + tokens->capacity;
  const uint32_t *const first = place;
  const ptrdiff_t start = position;
  uint16_t shorter;
  while (position < end && place < last) {
    const uint8_t *here = bytes + position;
    const ptrdiff_t left = end - position, limit = left < longest ? left : longest;
    const uint32_t near = left < 32 ? (uint32_t)left : 32;
    uint64_t before = VARIANT(remember)(recent, bytes, position, &shorter);
    uint32_t best = position >= pixel ? VARIANT(equal)(here, here - pixel, near) : 0, distance = (uint32_t)pixel;
    ptrdiff_t run = best == 32 ? VARIANT(common)(here, here - pixel, left) : 0;
    if (run >= longest) {
      // A run is one of the left pixel even where the rows are equal for longer: that takes three bits, the row fifteen.
      ptrdiff_t count = run / longest, room = last - place;
      if (count > room) count = room;
      place = VARIANT(put)(tokens, place, longest, distance, (uint32_t)count);
      position += count * longest;
      VARIANT(remember)(recent, bytes, position - 1, &shorter);
      continue;
    }
    const uint32_t of_row = position >= row ? VARIANT(equal)(here, here - row, near) : 0;
    if (best == 32 || of_row == 32) {
      if (of_row == 32) {
        ptrdiff_t other = VARIANT(common)(here, here - row, limit);
        if (other > run) (run = other, distance = (uint32_t)row);
      }
      place = VARIANT(put)(tokens, place, (uint32_t)run, distance, 1);
      position += run;
      VARIANT(remember)(recent, bytes, position - 1, &shorter);
      continue;
    }
    if (of_row > best) (best = of_row, distance = (uint32_t)row);
    if (best < recent->enough) {
      // Each candidate is compared whether or not it is in reach, because a jump that is guessed wrong costs more.
      for (int index = 0; index <= candidates; index += 1) {
        uint16_t place = index < candidates ? (uint16_t)(before >> (index * 16)) : shorter;
        uint32_t back = (uint16_t)(position - place);
        bool is_in_reach = back - 1 < largest_distance;
        uint32_t length = VARIANT(equal)(here, here - (is_in_reach ? back : 0), near);
        bool is_better = is_in_reach & (length > best);
        distance = is_better ? back : distance;
        best = is_better ? length : best;
      }
      if (best == 32) best = (uint32_t)VARIANT(common)(here, here - distance, limit);
    }
    if (best < shortest) {
      *place++ = *here;
      tokens->lengths[*here] += 1;
      position += 1;
    } else {
      place = VARIANT(put)(tokens, place, best, distance, 1);
      const ptrdiff_t next = position + best;
      // Where nearly every pixel differs from its neighbours, positions within matches are worth their time.
      bool is_dense = next - start < 32 * (place - first);
      if (is_dense & (best <= 16)) {
        while (++position < next) VARIANT(remember)(recent, bytes, position, &shorter);
      }
      position = next;
    }
  }
  tokens->count = place - tokens->tokens;
  return position;
}

static ptrdiff_t VARIANT(tokens)(
    const CBytesRecent *recent, const uint8_t *bytes, ptrdiff_t position, ptrdiff_t end, CBytesTokens *tokens) {
  if (recent->candidates <= 2) return VARIANT(tokens_of)(recent, bytes, position, end, tokens, 2);
  return VARIANT(tokens_of)(recent, bytes, position, end, tokens, 4);
}

static void VARIANT(write)(
    const CBytesTokens *tokens, const uint32_t *of_lengths, const uint32_t *of_distances, CBytesBits *output) {
  uint8_t *place = output->bytes + output->count;
  uint64_t bits = output->bits;
  uint32_t pending = output->bit_count;
  for (ptrdiff_t index = 0; index < tokens->count; index += 1) {
    uint32_t token = tokens->tokens[index], rest = token >> 16;
    uint32_t extra = rest < 4 ? 0 : 30 - (uint32_t)__builtin_clz(rest);
    uint32_t symbol = extra * 2 + (rest >> extra);
    // A literal, which is below 256, is followed by no bits. A processor cannot guess which token is one, so there is no jump: bits 8
    // and 9 minus 1 are all ones for it.
    symbol |= ((token & 0x300) - 1) >> 27;
    uint32_t length = of_lengths[token & 0xffff], distance = of_distances[symbol];
    uint32_t length_count = length >> CBytesCodeShift, distance_count = distance >> CBytesCodeShift;
    const uint32_t code = ((uint32_t)1 << CBytesCodeShift) - 1;
    uint64_t all = rest & (((uint32_t)1 << extra) - 1);
    all = all << distance_count | (distance & code);
    all = all << length_count | (length & code);
    // With at most 15 + 5 + 15 + 13 bits and 7 that are pending.
    bits |= all << pending;
    pending += length_count + distance_count + extra;
    memcpy(place, &bits, 8);
    place += pending >> 3;
    bits >>= pending & 0x38;
    pending &= 7;
  }
  output->count = place - output->bytes;
  output->bits = bits;
  output->bit_count = pending;
}
