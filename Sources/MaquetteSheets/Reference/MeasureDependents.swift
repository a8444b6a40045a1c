import MaquetteElements

/// The values that a change of a measure touches.
package enum MeasureDependents {
  /// Returns the values that are derived from those of a token, in steps: each with the one that it comes from, in one line for both
  /// appearances.
  package static func rows(of token: String) -> [[String]] {
    let dependents = Dictionary(grouping: MeasurePlace.derived, by: \.origin)
    var next = Set(dependents.keys.filter { $0.token == token })
    var found: [(place: MeasurePlace, origin: MeasurePlace)] = []
    var known: Set<MeasurePlace> = []
    while !next.isEmpty {
      let step = next.flatMap { dependents[$0] ?? [] }.filter { known.insert($0.place).inserted }
      found += step
      next = Set(step.map(\.place))
    }
    var shown: Set<[String]> = []
    return found.map {
      [$0.place.token, $0.place.theme.title, "from \($0.origin.token) on \($0.origin.theme.title)"]
    }
    .filter { shown.insert($0).inserted }
    .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The names of all tokens that files state.
  package static var tokens: [String] {
    MeasureFile.all.flatMap { file in (0..<file.count).map { "\(file.group).\(file.name($0))" } }
  }
}
