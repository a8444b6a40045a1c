/// The effort of ``Deflater`` in the search for repetitions.
struct DeflateEffort: Equatable {
  /// The maximum number of earlier positions that are compared with one position; half as many for a lazy match.
  let chainLength: Int

  /// A match of fewer bytes is dropped when the one that begins a byte later is better.
  let lazyLimit: Int

  /// A match of this many bytes at a likely distance is taken without a search.
  let goodLength: Int

  /// All positions in a match of at most this many bytes are indexed; of a longer one, the last ``tailLength``.
  let indexedLength: Int

  /// The number of positions at the end of a longer match that are indexed.
  let tailLength: Int

  /// A repetition of the row above of this many bytes is a run; a shorter one, or a shorter rest of a run, may be part of a
  /// better match.
  static let shortestRun = 64

  static let fast = DeflateEffort(
    chainLength: 2, lazyLimit: 0, goodLength: 16, indexedLength: 8, tailLength: 4)
  static let `default` = DeflateEffort(
    chainLength: 8, lazyLimit: 0, goodLength: 32, indexedLength: 16, tailLength: 4)
  static let best = DeflateEffort(
    chainLength: 128, lazyLimit: 258, goodLength: 64, indexedLength: 258, tailLength: 16)
}
