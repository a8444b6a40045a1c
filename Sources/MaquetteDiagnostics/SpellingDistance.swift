// The distance of two spellings
// =============================
//
// The optimal string alignment distance by bit vectors: a word of 64 bits holds a column of the usual table, as differences of
// neighbouring cells, and each letter of the other name updates the whole column with a few operations.
//
// Source: Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances, 2003. Cost: one step for each letter
// of a candidate, and none for a candidate whose length differs by more than the limit.

/// The distances of names from one name, without regard to case.
struct SpellingDistance {
  /// The most letters of a name that count: the bits of a word.
  private static let lengthLimit = 64

  /// The number of letters that count.
  let count: Int
  /// The places of each ASCII letter in the name, a bit each.
  private var places = [UInt64](repeating: 0, count: 128)
  /// The places of other letters.
  private var otherPlaces: [Unicode.Scalar: UInt64] = [:]
  private let first: Unicode.Scalar?

  init(to name: String) {
    let letters = Self.letters(of: name)
    count = letters.count
    first = letters.first
    for (place, letter) in letters.enumerated() {
      if letter.isASCII {
        places[Int(letter.value)] |= 1 << UInt64(place)
      } else {
        otherPlaces[letter, default: 0] |= 1 << UInt64(place)
      }
    }
  }

  static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(lengthLimit))
  }

  /// Returns the distance from a name, and whether both begin with the same letter; nil for a distance beyond a limit.
  func distance(from name: String, limit: Int) -> (distance: Int, isSameStart: Bool)? {
    // Most names are ASCII, whose letters are bytes.
    let bytes = name.utf8
    guard bytes.allSatisfy({ $0 < 128 }) else {
      let letters = Self.letters(of: name)
      return distance(from: letters.lazy.map { ($0, places(of: $0)) }, count: letters.count, limit: limit)
    }
    let letters = bytes.prefix(Self.lengthLimit).lazy.map { byte in
      let lower = byte &- 65 < 26 ? byte | 32 : byte
      return (Unicode.Scalar(lower), places[Int(lower)])
    }
    return distance(
      from: letters, count: Swift.min(bytes.count, Self.lengthLimit), limit: limit)
  }

  private func places(of letter: Unicode.Scalar) -> UInt64 {
    letter.isASCII ? places[Int(letter.value)] : otherPlaces[letter, default: 0]
  }

  private func distance(
    from letters: some Sequence<(Unicode.Scalar, UInt64)>, count otherCount: Int, limit: Int
  ) -> (distance: Int, isSameStart: Bool)? {
    guard abs(otherCount - count) <= limit else { return nil }
    guard count > 0, otherCount > 0 else {
      // Two names without letters begin alike.
      return (Swift.max(count, otherCount), count == otherCount)
    }
    let last: UInt64 = 1 << UInt64(count - 1)
    // The cells of the column that are one more, or one less, than the cell above; the diagonal that costs nothing.
    var (more, less, diagonal, before) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
    var distance = count
    var start: Unicode.Scalar?
    for (letter, equal) in letters {
      if start == nil { start = letter }
      let swapped = ((~diagonal & equal) << 1) & before
      diagonal = (((equal & more) &+ more) ^ more) | equal | less | swapped
      let (up, down) = (less | ~(diagonal | more), diagonal & more)
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      let shifted = up << 1 | 1
      more = down << 1 | ~(diagonal | shifted)
      less = diagonal & shifted
      before = equal
    }
    return distance <= limit ? (distance, start == first) : nil
  }
}
