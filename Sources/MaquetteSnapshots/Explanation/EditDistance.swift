/// Finds the name that somebody most likely meant: the least number of scalars inserted, deleted or replaced
/// (Levenshtein), by the usual two-row recurrence in O(n m) with n, m at most 64.
enum EditDistance {
  /// Returns the first of the candidates nearest to a name, or nil if none is within a third of its length.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = Swift.max(1, (wanted.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let found = distance(from: wanted, to: scalars)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.name
  }

  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var last = Array(0...right.count)
    for (i, scalar) in left.enumerated() {
      var current = [i + 1]
      current.reserveCapacity(right.count + 1)
      for (j, other) in right.enumerated() {
        let replaced = last[j] + (scalar == other ? 0 : 1)
        current.append(Swift.min(replaced, last[j + 1] + 1, current[j] + 1))
      }
      last = current
    }
    return last[right.count]
  }
}
