/// Cases of a report in which the same changed: a token with another value changes hundreds of pictures.
package struct AlikeCases: Sendable {
  /// What changed in each, such as `fill changed from #A8281E to #207A3C`; empty for a case that is alone.
  package let effects: [String]
  /// The cases, in the order of the report; never empty.
  package let cases: [ReportCase]

  /// What changed, and in how many: `fill changed from #A8281E to #207A3C in 120 pictures`.
  package var headline: String {
    let shown = effects.prefix(3).joined(separator: "; ")
    let rest = effects.count > 3 ? "; and \(effects.count - 3) more changes" : ""
    return "\(shown)\(rest) in \(cases.count) pictures"
  }

  /// The first names of a group as they are listed, and how many more there are: `and 7 more`.
  package static func listed(_ names: some Collection<String>) -> [String] {
    let rest = names.count - mostNames
    return names.prefix(mostNames) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Chosen: so many names fit a terminal's line, and tell what kind of pictures they are.
  private static let mostNames = 5
}

extension [ReportCase] {
  /// The cases by what changed in them, in the order of the first of each; a case is alone if that is not known or the same
  /// changed in no other.
  package var alike: [AlikeCases] {
    var places: [[String]: Int] = [:]
    var groups: [(effects: [String], cases: [ReportCase])] = []
    for item in self {
      let effects = item.outcome == .different ? Set(item.changes.flatMap(\.effects)).sorted() : []
      if !effects.isEmpty, let place = places[effects] {
        groups[place].cases.append(item)
      } else {
        places[effects] = groups.count
        groups.append((effects, [item]))
      }
    }
    return groups.map { AlikeCases(effects: $0.cases.count > 1 ? $0.effects : [], cases: $0.cases) }
  }
}
