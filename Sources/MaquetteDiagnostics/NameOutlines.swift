/// Names with their lengths and letters, by which a search passes over most of them without comparing any spelling.
///
/// Each letter that one of two names has and the other lacks takes at least one change, so the number of such letters is never
/// more than the distance.
package struct NameOutlines: Hashable, Sendable {
  /// The number of letters of a name, and a bit for each letter in it.
  struct Outline: Hashable, Sendable {
    var count: Int
    var letters: UInt64

    /// The outline of the letters that count.
    init(of letters: some Sequence<Unicode.Scalar>) {
      (count, self.letters) = (0, 0)
      for letter in letters {
        count += 1
        // Letters that share a bit make the bound lower, which is safe.
        self.letters |= 1 << UInt64(letter.value & 63)
      }
    }

    /// Whether two names may be within a distance of each other.
    func mayBe(within limit: Int, of other: Outline) -> Bool {
      abs(count - other.count) <= limit && (letters & ~other.letters).nonzeroBitCount <= limit
        && (other.letters & ~letters).nonzeroBitCount <= limit
    }
  }

  let names: [String]
  let outlines: [Outline]

  /// Outlines names; a search compares the first ``NearestName/candidateLimit`` of them.
  package init(_ names: some Sequence<String>) {
    self.names = Array(names.prefix(NearestName.candidateLimit))
    outlines = self.names.map { Outline(of: SpellingDistance.letters(of: $0)) }
  }
}
