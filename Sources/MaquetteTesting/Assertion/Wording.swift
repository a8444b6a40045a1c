import MaquetteFiles
import MaquetteSnapshots

/// The messages of failures: what is wrong, where, and what to do next.
enum Wording {
  static let unnamedCase = """
    this test runs once for each of its arguments, and all of them would be kept in one file; name the snapshot \
    after the argument, as in assertSnapshot(of: view, as: .picture, named: "\\(argument)")
    """

  static let unnamedAtOnce = """
    another snapshot of this test without a name is under way, and it is chance which of them comes first; \
    give both a name with named:
    """

  static let inlineDifferent = "it differs from the text in the test's source"

  static let noInlineText =
    "the source has no text, and this run must not write it; run with \(RecordMode.variable)=missing where you "
    + "can look at it, and commit it"

  static let nothingMade = "the strategy produced nothing from the value"

  static func recorded(_ path: String) -> String {
    "recorded at \(path); look at it, then run again"
  }

  static func missing(_ path: String) -> String {
    "the golden file \(path) does not exist, and this run must not record it; run with "
      + "\(RecordMode.variable)=missing where you can look at it, and commit it"
  }

  static func unreadable(_ path: String, _ error: any Error) -> String {
    "\(path) cannot be read: \(error); restore it from version control, or record it again with "
      + "\(RecordMode.variable)=failed"
  }

  static func different(_ path: String) -> String { "it differs from \(path)" }

  static func sameChanges(as path: String) -> String { "it has the same change as \(path)" }

  static func several(_ count: Int, of all: Int) -> String { "\(count) of \(all) snapshots fail" }

  static func collision(
    _ path: String, _ claim: SnapshotClaims.Claim, _ other: SnapshotClaims.Claim, test: String
  ) -> String {
    if claim.owner != other.owner {
      return "\(path) is asserted by two tests, or by two cases of one, \(test) among them; "
        + "give each a name of its own with named:"
    }
    if claim.name != other.name {
      return "\(path) would be the file of two names, '\(claim.name)' and '\(other.name)'; "
        + "choose names that differ in more than punctuation and case"
    }
    return
      "\(path) was already asserted in this test with other content; name each snapshot "
      + "with named:"
  }

  /// What to do about an intended difference.
  static func advice(on paths: [String]) -> String {
    "if this is intended: maquette accept \(paths.joined(separator: " ")), or run again with \(RecordMode.variable)=failed"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
