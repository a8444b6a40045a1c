import MaquetteDiagnostics
import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquetteSheets

/// The check of a sheet's layout and rules, picture by picture.
struct SheetCheck: Sendable {
  let path: String
  let sheet: Sheet
  /// Whether the pause before the check has begun.
  var isDue = false
  private var layout: [Diagnostic] = []
  private var findings: [LintFinding] = []
  /// What is in ``layout`` and ``findings``.
  private var known: Set<Known> = []
  /// The suppressions that were unused in every picture so far.
  private var unused: [LintFinding]?

  private struct Known: Hashable {
    var rule: String?
    var diagnostic: Diagnostic
  }

  /// An unused suppression at its place.
  private struct Suppression: Hashable {
    var position: SourceLocation
    var element: String

    init(_ finding: LintFinding) { (position, element) = (finding.position, finding.element) }
  }

  /// The most pictures of a sheet that are checked while it is edited; `maquette lint` checks all.
  static let mostPictures = 24

  init(path: String, sheet: Sheet) {
    self.path = path
    self.sheet = sheet
  }

  /// The check with its results. It ends early, without all results, once it is cancelled.
  func finished(by linter: Linter, isCancelled: @Sendable () -> Bool) -> SheetCheck {
    var check = self
    for picture in sheet.pictures.prefix(Self.mostPictures) where !isCancelled() {
      check.add(picture, linter, isCancelled)
    }
    return check
  }

  /// Checks a picture.
  private mutating func add(
    _ picture: Sheet.Picture, _ linter: Linter, _ isCancelled: @Sendable () -> Bool
  ) {
    let found = sheet.diagnostics(for: picture.mockup().layout())
    layout += found.filter { known.insert(Known(rule: nil, diagnostic: $0)).inserted }
    guard let report = linter.reports(on: [(sheet, [picture])], isCancelled: isCancelled).first else {
      return
    }
    let unusedRule = RuleBook.unusedSuppression.id
    for finding in report.findings where finding.rule != unusedRule {
      if known.insert(Known(rule: finding.rule, diagnostic: finding.diagnostic)).inserted {
        findings.append(finding)
      }
    }
    let open = report.findings.filter { $0.rule == unusedRule }
    let places = Set(open.map(Suppression.init))
    unused = unused?.filter { places.contains(Suppression($0)) } ?? open
  }

  /// The remarks of the layout.
  var remarks: [Diagnostic] { layout }

  /// The places that break rules.
  var violations: [LintFinding] { findings + (unused ?? []) }
}
