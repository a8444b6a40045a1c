/// What is known to be wrong with files, by the sheets that showed it: a part may be wrong in one of the sheets that include it only.
struct ProblemStore {
  /// The source of problems: reading is done at once, rules are checked later.
  enum Stage: Hashable, Comparable { case reading, layout, rules }

  private var found: [String: [Stage: [String: [FoundProblem]]]] = [:]

  /// Replaces what a sheet shows at a stage, by file, and returns the files for which that may be new.
  mutating func replace(sheet: String, _ stage: Stage, with problems: [String: [FoundProblem]]) -> Set<String>
  {
    let former = found[sheet]?[stage] ?? [:]
    found[sheet, default: [:]][stage] = problems
    return Set(former.keys).union(problems.keys)
  }

  /// Forgets a sheet, and returns the files that it said something about.
  mutating func forget(sheet: String) -> [String] {
    (found.removeValue(forKey: sheet) ?? [:]).values.flatMap(\.keys)
  }

  /// The problems of a file, each once, in its order.
  func problems(of file: String) -> [FoundProblem] {
    var seen: Set<FoundProblem> = []
    var problems: [FoundProblem] = []
    for sheet in found.keys.sorted() {
      for stage in [Stage.reading, .layout, .rules] {
        for problem in found[sheet]?[stage]?[file] ?? [] where seen.insert(problem).inserted {
          problems.append(problem)
        }
      }
    }
    return problems.sorted { $0.range.start < $1.range.start }
  }
}
