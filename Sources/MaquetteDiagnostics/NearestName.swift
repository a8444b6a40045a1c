/// The search for the name that the user most likely meant, and the "did you mean" hint with it.
package enum NearestName {
  /// Returns the candidate nearest to a misspelt name, or nil if none is near enough to suggest.
  ///
  /// Nearness is the optimal string alignment distance (insert, delete, replace, swap neighbours), at most a
  /// third of the name's length. Of equally near ones those that begin with the same letter come first, for few people
  /// mistype that, then the first candidate.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = Swift.max(1, (wanted.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let found = distance(from: wanted, to: scalars)
      guard found <= limit else { continue }
      // Doubled, so that the same letter at the beginning is worth half a step.
      let rank = 2 * found + (scalars.first == wanted.first ? 0 : 1)
      if rank < best?.distance ?? .max { best = (candidate, rank) }
    }
    return best?.name
  }

  /// The hint that suggests the candidate nearest to a misspelt name; nil if none is near enough.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    hint(nearest(to: name, among: candidates))
  }

  /// The hint that suggests a name, if there is one.
  package static func hint(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

  /// Restricted Damerau-Levenshtein distance by the usual three-row recurrence, O(n m).
  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return Swift.max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for i in 1...left.count {
      current[0] = i
      for j in 1...right.count {
        let replacement = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        current[j] = Swift.min(replacement, last[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          current[j] = Swift.min(current[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
