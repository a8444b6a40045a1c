/// The effort of ``Deflater`` in the search for repetitions.
struct DeflateEffort: Equatable {
  /// The maximum number of earlier positions that are compared with one position; half as many for a lazy match.
  let chainLength: Int

  /// A match of fewer bytes is dropped when the one that begins a byte later is better.
  let lazyLimit: Int

  /// Positions inside a match of at most so many bytes can be found later; of a longer one, the last
  /// ``tailLength``.
  let indexedLength: Int

  /// See ``indexedLength``.
  let tailLength = 16

  static let fast = DeflateEffort(chainLength: 2, lazyLimit: 0, indexedLength: 16)
  static let `default` = DeflateEffort(chainLength: 16, lazyLimit: 32, indexedLength: 128)
  static let best = DeflateEffort(chainLength: 256, lazyLimit: 258, indexedLength: 258)
}
