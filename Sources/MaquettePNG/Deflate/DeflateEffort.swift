/// The search for repetitions that ``Deflater`` makes.
enum DeflateEffort: Equatable {
  /// The left pixel, the row above and a number of recent positions (2 or 4), as in ``RecentSearch``; a repetition of the pixel or
  /// of the row of `enough` bytes is taken without looking at the others.
  case recent(candidates: Int, enough: Int)

  /// All positions in reach, as in ``ThoroughSearch``.
  case thorough

  static let fast = DeflateEffort.recent(candidates: 2, enough: 12)
  static let `default` = DeflateEffort.recent(candidates: 4, enough: 16)
  static let best = DeflateEffort.thorough
}
