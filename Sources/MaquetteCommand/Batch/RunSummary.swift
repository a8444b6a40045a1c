internal import MaquetteBatch

/// What a run did, for the lines at its end.
struct RunSummary {
  /// The pictures that were drawn, in the order of the sheets.
  var drawn: [String] = []
  /// How many were as they should be.
  var unchanged = 0
  /// What failed: sheets and pictures, by their paths.
  var failed: [String] = []
  /// How many pictures the time did not suffice for.
  var notBegun = 0
  /// Pictures that no sheet draws any more.
  var orphans: [String] = []
  /// Those that were deleted.
  var deleted: [String] = []
  /// The files of all pictures of the run that are there now, in the order of the sheets.
  var pictures: [String] = []
  /// Why the first that failed did.
  var status: ExitStatus?
  /// The files that pictures depend on.
  var inputs: Set<String> = []
  /// The seconds that it took.
  var seconds = 0.0

  /// The number of all pictures that were looked at.
  private var total: Int { drawn.count + unchanged + notBegun + failedPictures }
  /// How many of the failures are pictures rather than whole sheets.
  var failedPictures = 0

  /// Whether there was nothing to do and nothing to say.
  var isIdle: Bool { drawn.isEmpty && failed.isEmpty && notBegun == 0 && orphans.isEmpty && deleted.isEmpty }

  /// One line with the counts.
  var line: String {
    var parts = ["\(drawn.count) drawn", "\(unchanged) unchanged", "\(failed.count) failed"]
    if notBegun > 0 { parts.append("\(notBegun) not begun") }
    return "\(total) picture\(total == 1 ? "" : "s"): " + parts.joined(separator: ", ")
      + ", in \(Progress.time(seconds))"
  }

  /// What failed, at most so many lines.
  func failures(limit: Int = 20) -> [String] {
    let lines = failed.prefix(limit).map { "failed: \($0)" }
    return failed.count > limit ? lines + ["and \(failed.count - limit) more"] : lines
  }
}
