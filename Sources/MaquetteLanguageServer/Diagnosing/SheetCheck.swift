import MaquetteDiagnostics
import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquetteSheets

/// The check of a sheet's layout and rules, picture by picture, so that an edit interrupts it.
struct SheetCheck {
  let path: String
  let sheet: Sheet
  /// Whether the pause before the check has begun.
  var isDue = false
  private var next = 0
  private var layout: [Diagnostic] = []
  private var findings: [LintFinding] = []
  /// The suppressions that were unused in every picture so far.
  private var unused: [LintFinding]?

  /// The most pictures of a sheet that are checked while it is edited; `maquette lint` checks all.
  static let mostPictures = 24

  init(path: String, sheet: Sheet) {
    self.path = path
    self.sheet = sheet
  }

  var isDone: Bool { next >= min(sheet.pictures.count, Self.mostPictures) }

  /// Checks the next picture.
  mutating func step(_ linter: Linter) {
    let picture = sheet.pictures[next]
    next += 1
    let found = sheet.diagnostics(for: picture.mockup().layout())
    layout += found.filter { !layout.contains($0) }
    guard let report = linter.reports(on: [(sheet, [picture])]).first else { return }
    let unusedRule = RuleBook.unusedSuppression.id
    for finding in report.findings where finding.rule != unusedRule {
      let isKnown = findings.contains { $0.rule == finding.rule && $0.diagnostic == finding.diagnostic }
      if !isKnown { findings.append(finding) }
    }
    let open = report.findings.filter { $0.rule == unusedRule }
    unused =
      unused.map { former in
        former.filter { one in open.contains { $0.position == one.position && $0.element == one.element } }
      } ?? open
  }

  /// The remarks of the layout.
  var remarks: [Diagnostic] { layout }

  /// The places that break rules.
  var violations: [LintFinding] { findings + (unused ?? []) }
}
