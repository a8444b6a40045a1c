import MaquetteDiagnostics
import MaquetteElements
import MaquetteGraphics
import MaquetteSheets

/// Collects the findings in the pictures of a sheet.
struct Gathering {
  /// Violations with equal keys are one finding.
  private struct Key: Hashable {
    var rule: String
    var position: SourceLocation
    var element: String
    var reason: String?
  }

  let sheet: Sheet
  let configuration: LintConfiguration
  let book: RuleBook
  private var findings: [Key: LintFinding] = [:]
  private var order: [Key] = []
  private var sites:
    [SuppressionSite: (isUsed: Bool, element: String, area: Rect, picture: PictureFindings)] = [:]
  private var siteOrder: [SuppressionSite] = []

  init(sheet: Sheet, configuration: LintConfiguration, book: RuleBook) {
    self.sheet = sheet
    self.configuration = configuration
    self.book = book
  }

  /// Adds the findings of the next picture.
  mutating func add(_ picture: PictureFindings) {
    for site in picture.sites where sites[site.site] == nil {
      sites[site.site] = (false, site.element, site.area, picture)
      siteOrder.append(site.site)
    }
    for violation in picture.violations {
      if let site = violation.suppression { sites[site]?.isUsed = true }
      add(
        violation.occurrence, rule: violation.rule.id, severity: configuration.severity(of: violation.rule),
        position: violation.position, element: violation.element, remedy: violation.remedy,
        reason: violation.suppression?.suppression.reason)
    }
  }

  private mutating func add(
    _ occurrence: LintFinding.Occurrence, rule: String, severity: LintSeverity, position: SourceLocation,
    element: String, remedy: String, reason: String?
  ) {
    let key = Key(rule: rule, position: position, element: element, reason: reason)
    if findings[key] != nil {
      findings[key]?.occurrences.append(occurrence)
      return
    }
    guard let diagnostic = sheet.remark(.note, "", at: position) else { return }
    order.append(key)
    findings[key] = LintFinding(
      rule: rule, severity: severity, position: position, element: element, remedy: remedy,
      occurrences: [occurrence], pictureCount: sheet.pictures.count, reason: reason, diagnostic: diagnostic)
  }

  mutating func report(checked rules: Set<String>) -> LintReport {
    let unused = RuleBook.unusedSuppression
    for site in siteOrder where configuration.severity(of: unused) != .off {
      guard let (isUsed, element, area, picture) = sites[site], !isUsed else { continue }
      let rule = site.suppression.rule
      let isKnown = book.all.contains { $0.id == rule }
      // A rule that is not checked in this run may be broken.
      if isKnown && !rules.contains(rule) { continue }
      let nearest = NearestName.nearest(to: rule, among: book.rules.map { $0.id })
      let occurrence = LintFinding.Occurrence(
        picture: picture.name, variant: picture.variant, area: area,
        message: isKnown ? "the element does not break \(rule) any more" : "there is no rule '\(rule)'")
      add(
        occurrence, rule: unused.id, severity: configuration.severity(of: unused),
        position: site.position, element: element,
        remedy: isKnown
          ? "remove the suppression"
          : NearestName.hint(nearest) ?? "see 'maquette list rules'",
        reason: nil)
      if let key = order.last, key.rule == unused.id {
        // It holds for all pictures; the first stands for them.
        findings[key]?.pictureCount = 1
      }
    }
    let all = order.compactMap { findings[$0] }.map(finished).sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
    return LintReport(
      path: sheet.dependencies.first?.path ?? "", findings: all.filter { $0.reason == nil },
      suppressed: all.filter { $0.reason != nil }, pictureCount: sheet.pictures.count)
  }

  private func finished(_ finding: LintFinding) -> LintFinding {
    var finding = finding
    finding.occurrences.sort { $0.isMild == $1.isMild ? $0.rank < $1.rank : $1.isMild }
    if finding.severity == .warning, finding.occurrences.allSatisfy(\.isMild) { finding.severity = .note }
    let message = "\(finding.rule): \(finding.element): \(finding.message)"
    if let severity = finding.severity.diagnosticSeverity,
      let diagnostic = sheet.remark(severity, message, hint: finding.remedy, at: finding.position)
    {
      finding.diagnostic = diagnostic
    }
    return finding
  }
}
