#ifndef CBYTES_H
#define CBYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loops that touch every byte of a PNG, in C because the machine code matters here.
//
// Swift compiles for the oldest processor of an architecture and cannot choose wider vectors at run time; C can. The
// loops are written once, in Loops.h, and compiled for vectors of 16 and of 32 bytes. All arithmetic is of whole numbers, so that
// both give the same bytes.

/// Whether this processor has vectors of 32 bytes, with instructions for bits and for products of polynomials as all such processors have.
bool cbytes_is_wide(void);

/// The bytes that `cbytes_pack_rgb` may overwrite after the last pixel.
enum { CBytesPackSlack = 4 };

/// Packs pixels as three bytes each, the lowest first, and returns the bitwise AND of all pixels.
///
/// `bytes` holds 3 * count bytes and `CBytesPackSlack` more.
uint32_t cbytes_pack_rgb(bool wide, const uint32_t *_Nonnull pixels, uint8_t *_Nonnull bytes, ptrdiff_t count);

/// The bytes that `cbytes_unpack_rgb` may read after the last pixel; their values do not matter.
enum { CBytesUnpackSlack = 4 };

/// Unpacks opaque pixels from three bytes each, the lowest first.
///
/// `bytes` holds 3 * count bytes and `CBytesUnpackSlack` more.
void cbytes_unpack_rgb(bool wide, const uint8_t *_Nonnull bytes, uint32_t *_Nonnull pixels, ptrdiff_t count);

/// Whether pixels are those that `cbytes_unpack_rgb` would make of bytes.
bool cbytes_equals_rgb(bool wide, const uint8_t *_Nonnull bytes, const uint32_t *_Nonnull pixels, ptrdiff_t count);

/// The number of pixels that differ from their left neighbour; the first one has none.
ptrdiff_t cbytes_changes(bool wide, const uint32_t *_Nonnull pixels, ptrdiff_t count);

/// The number of equal bytes from two addresses on, at most `limit`; no byte beyond is read.
ptrdiff_t cbytes_common(
    bool wide, const uint8_t *_Nonnull first, const uint8_t *_Nonnull second, ptrdiff_t limit);

/// The two sums of an Adler-32 checksum (RFC 1950, 9), each below 65,521.
typedef struct {
  uint32_t sum, sum_of_sums;
} CBytesAdler;

/// Continues a checksum with `count` bytes.
CBytesAdler cbytes_adler(bool wide, CBytesAdler before, const uint8_t *_Nonnull bytes, ptrdiff_t count);

/// Finds sixteen bytes that, after a state of 0, give the same CRC-32 as a state and the first bytes; returns the number of these, which
/// is 0 if they are few or the processor cannot multiply polynomials.
ptrdiff_t cbytes_crc(
    bool wide, uint32_t state, const uint8_t *_Nonnull bytes, ptrdiff_t count, uint8_t *_Nonnull rest);

/// The filters of a row, by their numbers in the file (PNG, 9.2).
typedef enum __attribute__((enum_extensibility(closed))) : uint8_t {
  CBytesFilterNone = 0,
  CBytesFilterSub = 1,
  CBytesFilterUp = 2,
  CBytesFilterAverage = 3,
  CBytesFilterPaeth = 4,
} CBytesFilter;

/// Filters `count` bytes, at most 2^24 of them, and returns the sum of the results, each taken as a signed number without its sign.
///
/// Before `row` and `above` there are `pixel_bytes` more, which are zero; none of the three overlap.
uint32_t cbytes_filter(
    bool wide, CBytesFilter filter, const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, uint8_t *_Nonnull output,
    ptrdiff_t count, ptrdiff_t pixel_bytes);

/// The literals and matches of a block of deflate, and how often each occurs.
///
/// A token is a literal, or `CBytesMatch` and the length of a match, with its distance minus 1 above bit 16.
typedef struct {
  /// Room for `capacity` of them and one more.
  uint32_t *_Nonnull tokens;
  ptrdiff_t count, capacity;
  /// How often the lower half of a token occurs: `CBytesMatch` and 259 entries.
  uint32_t *_Nonnull lengths;
  /// How often each of the 30 symbols of distances (RFC 1951, 3.2.5) occurs.
  uint32_t *_Nonnull distances;
} CBytesTokens;

enum { CBytesMatch = 256, CBytesFourBits = 11, CBytesThreeBits = 12 };

/// Where bytes of a picture may repeat: the left pixel, the row above, and the most recent positions with equal hashes.
///
/// Of a position the lowest sixteen bits are kept, so that the tables take 24 KiB. One more than 65,536 bytes back may seem nearer; as
/// the bytes are compared, that costs time only. Until the first real one, each entry must be out of reach.
typedef struct {
  /// By the hash of four bytes, four positions, the newest in the lowest bits; 2 to the power of `CBytesFourBits` entries.
  uint64_t *_Nonnull of_four;
  /// By the hash of three bytes, the newest position; 2 to the power of `CBytesThreeBits` entries.
  uint16_t *_Nonnull of_three;
  /// The distances to the left pixel and to the row above; greater than any position if out of reach.
  ptrdiff_t pixel, row;
  /// How many positions with the same hash are compared: 2 or 4.
  uint32_t candidates;
  /// A repetition of the left pixel or of the row above of this many bytes is taken without a search.
  uint32_t enough;
} CBytesRecent;

/// The bytes behind the last one that `cbytes_tokens` may read. No match includes them, but hashes do.
enum { CBytesTokensSlack = 32 };

/// Adds the literals and matches of bytes, until the end or until the capacity of the tokens, and returns the position reached.
///
/// Matches may refer to what lies before `position`, but not before the first position that was remembered.
ptrdiff_t cbytes_tokens(
    bool wide, const CBytesRecent *_Nonnull recent, const uint8_t *_Nonnull bytes, ptrdiff_t position, ptrdiff_t end,
    CBytesTokens *_Nonnull tokens);

/// Bits that are written, the first one lowest (RFC 1951, 3.1.1).
typedef struct {
  uint8_t *_Nonnull bytes;
  /// The number of whole bytes.
  ptrdiff_t count;
  /// Bits that do not yet make a byte, and their number.
  uint64_t bits;
  uint32_t bit_count;
} CBytesBits;

/// Codes hold their number of bits above this bit.
enum { CBytesCodeShift = 24 };

/// Writes tokens in codes with their extra bits, after which there must be room for eight bytes more.
///
/// `of_lengths` has the codes of literals and lengths, by the lower half of a token, with the extra bits of lengths; `of_distances` has 32
/// entries: the codes of the symbols of distances without the extra bits, and one of no bits last.
void cbytes_write(
    bool wide, const CBytesTokens *_Nonnull tokens, const uint32_t *_Nonnull of_lengths,
    const uint32_t *_Nonnull of_distances, CBytesBits *_Nonnull output);

/// Bytes as a stream of bits, the first one lowest.
typedef struct {
  const uint8_t *_Nonnull bytes;
  /// The number of bytes, and how many of them were read.
  ptrdiff_t count, position;
  /// The number of zero bytes that were read past the end.
  ptrdiff_t missing;
  /// Bits that were read but not consumed, and their number. Bits above it may be set already; they equal those that follow.
  uint64_t bits;
  ptrdiff_t bit_count;
} CBytesInput;

/// Makes at least 56 bits available.
static inline void cbytes_refill(CBytesInput *_Nonnull input) {
  if (input->position + 8 <= input->count) {
    // Giesen, "Reading bits in far too many ways" (2018).
    uint64_t word;
    __builtin_memcpy(&word, input->bytes + input->position, 8);
    input->bits |= word << (input->bit_count & 63);
    input->position += (63 - input->bit_count) >> 3;
    input->bit_count |= 56;
    return;
  }
  input->bits &= ((uint64_t)1 << input->bit_count) - 1;
  for (; input->bit_count < 56; input->bit_count += 8) {
    if (input->position < input->count) {
      input->bits |= (uint64_t)input->bytes[input->position] << input->bit_count;
      input->position += 1;
    } else {
      input->missing += 1;
    }
  }
}

static inline void cbytes_consume(CBytesInput *_Nonnull input, ptrdiff_t count) {
  input->bits >>= count & 63;
  input->bit_count -= count;
}

/// Whether more bits were consumed than the bytes have.
static inline bool cbytes_is_exhausted(const CBytesInput *_Nonnull input) {
  return input->missing * 8 > input->bit_count;
}

/// An entry of a decoding table: the bits to consume, extra bits of a length or a distance included (0 to 4), flags, the bits of the
/// code alone (from `CBytesEntryCode` on), and from `CBytesEntryValue` on a literal, the least length or distance, or the start of the
/// second table. Zero is invalid.
enum {
  CBytesEntryBits = 0x1f,
  CBytesEntryIsLiteral = 1 << 5,
  CBytesEntryIsEnd = 1 << 6,
  CBytesEntryIsSecond = 1 << 7,
  CBytesEntryCode = 8,
  CBytesEntryValue = 16,
};

/// Bits of codes: those of the longest, and those that index the first tables. The rest index the second ones.
enum { CBytesLongestCode = 15, CBytesLiteralBits = 11, CBytesDistanceBits = 9 };

/// Bytes beyond the limit of `cbytes_inflate` that it may overwrite.
enum { CBytesInflateSlack = 258 + 32 };

/// Why `cbytes_inflate` returned.
typedef enum __attribute__((enum_extensibility(closed))) : uint8_t {
  CBytesStopLimit = 0,
  CBytesStopEndOfBlock = 1,
  CBytesStopDamage = 2,
} CBytesStop;

/// Decompresses the symbols of a block until the limit is reached, and returns the position reached: the last match may go up to 257
/// bytes beyond it.
///
/// Before `position` lies earlier output, as far as matches may refer to it. A stream that ends too early is read as if zeros
/// followed: ask `cbytes_is_exhausted`.
ptrdiff_t cbytes_inflate(
    bool wide, CBytesInput *_Nonnull input, const uint32_t *_Nonnull literals, const uint32_t *_Nonnull distances,
    uint8_t *_Nonnull bytes, ptrdiff_t position, ptrdiff_t limit, CBytesStop *_Nonnull stop);

/// Whether this processor has instructions for SHA-256.
bool cbytes_has_sha256(void);

/// Mixes blocks of 64 bytes into the eight words of SHA-256 (FIPS 180-4, 6.2) by these instructions, without which it must not be called.
void cbytes_sha256(
    uint32_t *_Nonnull state, const uint8_t *_Nonnull bytes, ptrdiff_t blocks, const uint32_t *_Nonnull constants);

#endif
