/// The search for the name that the user most likely meant, and the "did you mean" hint with it.
package enum NearestName {
  /// The most candidates that one search compares; further ones are ignored.
  ///
  /// Each shown problem may search once, so the limit also bounds the time of a file full of wrong names.
  package static let candidateLimit = 20_000

  /// Returns the candidate nearest to a misspelt name, or nil if none is near enough to suggest.
  ///
  /// Nearness is the optimal string alignment distance (insert, delete, replace, swap neighbours), at most a
  /// third of the name's length. Of equally near ones those that begin with the same letter come first, for few people
  /// mistype that, then those of which letters were left out (`hart` is `heart` before `hare`), then the first candidate.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var search = Search(for: name)
    for candidate in candidates.prefix(candidateLimit) { search.compare(candidate) }
    return search.best?.name
  }

  /// Returns the nearest of names whose outlines are known, as a search of the names would.
  package static func nearest(to name: String, among candidates: NameOutlines) -> String? {
    var search = Search(for: name)
    let outline = NameOutlines.Outline(of: SpellingDistance.letters(of: name))
    for index in candidates.outlines.indices
    where outline.mayBe(within: search.limit, of: candidates.outlines[index]) {
      search.compare(candidates.names[index])
    }
    return search.best?.name
  }

  /// The best name so far, and the distance within which a better one is.
  private struct Search {
    let name: String
    let wanted: SpellingDistance
    var limit: Int
    var best: (name: String, rank: Int)?

    init(for name: String) {
      self.name = name
      wanted = SpellingDistance(to: name)
      limit = Swift.max(1, (wanted.count + 1) / 3)
    }

    mutating func compare(_ candidate: String) {
      guard let (found, isSameStart) = wanted.distance(from: candidate, limit: limit) else { return }
      // The same letter at the beginning is worth half a step, letters that were left out a quarter.
      let rank = 4 * found + (isSameStart ? 0 : 2) + (isSubsequence(name, of: candidate) ? 0 : 1)
      guard rank < best?.rank ?? .max else { return }
      best = (candidate, rank)
      // Only a smaller rank is better, which no greater distance has.
      limit = Swift.min(limit, rank / 4)
    }
  }

  /// Whether a name is what remains of another without some of its letters.
  private static func isSubsequence(_ name: String, of other: String) -> Bool {
    var rest = name.utf8[...]
    for letter in other.utf8 where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The hint that suggests the candidate nearest to a misspelt name; nil if none is near enough.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    hint(nearest(to: name, among: candidates))
  }

  /// The hint that suggests a name, if there is one.
  package static func hint(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }
}
