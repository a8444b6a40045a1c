internal import MaquetteSnapshots

/// A report in words, for a terminal.
struct ReportSummary {
  let report: CheckReport
  /// How many pictures were deleted because no sheet draws them.
  var deletedCount = 0

  /// What has to be said of cases: those that fail first, then those that were written or tolerated. Equality is silent.
  var lines: [String] {
    let failing = report.cases.filter { !$0.outcome.passes }
    let others = report.cases.filter { $0.outcome.passes && $0.outcome != .equal }
    return (failing + others).map { $0.text() }
  }

  /// How many there are of what.
  var headline: String {
    var numbers = [0: 0]
    for item in report.cases { numbers[Self.column(of: item.outcome), default: 0] += 1 }
    let parts = Self.columns.enumerated().compactMap { column, name -> String? in
      let count = name == Self.deleted ? deletedCount : numbers[column, default: 0]
      return count > 0 || Self.alwaysSaid.contains(name) ? "\(count) \(name)" : nil
    }
    let count = report.cases.count
    return "\(shard)\(count) \(count == 1 ? "picture" : "pictures"): " + parts.joined(separator: ", ")
  }

  /// The exit code: that of the worst case.
  var status: ExitStatus {
    report.cases.map(\.outcome.status).max { $0.rawValue < $1.rawValue } ?? .fine
  }

  /// What ends a verb that reports this, or nil if all is fine; everything has been said.
  var failure: Failure? { status == .fine ? nil : Failure(said: status) }

  private static let deleted = "deleted"
  private static let columns = ["equal", "tolerated", "recorded", "accepted", deleted, "failed"]
  private static let alwaysSaid = ["equal", "recorded", "failed"]

  private static func column(of outcome: ReportCase.Outcome) -> Int {
    switch outcome {
    case .equal: 0
    case .tolerated: 1
    case .recorded: 2
    case .accepted: 3
    default: 5
    }
  }

  private var shard: String {
    guard report.shards.count == 1, let shard = report.shards.first else { return "" }
    return "shard \(shard): "
  }
}
