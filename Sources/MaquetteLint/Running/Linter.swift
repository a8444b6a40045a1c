// From a sheet to its findings
// ============================
//
// Every rule checks every picture of the sheet. One place in the sheet may break a rule in several pictures, or several
// times in one (the cells of a matrix): that is one finding with many occurrences, and the worst gives the message. A
// suppression at an element holds for its descendants too; one that suppresses nothing in any picture is a finding
// itself.

internal import MaquetteElements
internal import MaquetteDiagnostics
internal import MaquetteRendering
package import MaquetteSheets

/// Finds the places of a sheet that break rules.
package struct Linter: Sendable {
  /// All rules, including those of controls of other packages.
  package var book: RuleBook
  /// The identifiers of the rules to check; nil for all.
  package var only: Set<String>?
  package var configuration: LintConfiguration

  package init(
    book: RuleBook = .standard, only: Set<String>? = nil,
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.book = book
    self.only = only
    self.configuration = configuration
  }

  /// Returns the findings in all pictures of a sheet.
  package func report(on document: SheetDocument) -> LintReport {
    let rules = book.rules.filter {
      configuration.severity(of: $0) != .off && only?.contains($0.id) ?? true
    }
    var gathering = Gathering(document: document, configuration: configuration, book: book)
    let renderer = Renderer()
    for sheet in document.sheets { gathering.add(sheet, rules: rules, by: renderer) }
    return gathering.report(checked: Set(rules.map { $0.id }))
  }
}

/// The findings of one sheet.
package struct LintReport: Sendable {
  package var path: String
  /// The violations, in the order of the file.
  package var findings: [LintFinding]
  /// The violations that the sheet allows, each with its reason.
  package var suppressed: [LintFinding]
  package var pictureCount: Int

  /// Whether a finding is more than a note.
  package var fails: Bool { findings.contains { $0.severity == .error || $0.severity == .warning } }
}

/// Collects the findings in the pictures of a sheet.
private struct Gathering {
  /// Violations with equal keys are one finding.
  private struct Key: Hashable {
    var rule: String
    var position: SourceLocation
    var element: String
    var reason: String?
  }

  /// A suppression at its place in the sheet.
  private struct Site: Hashable {
    var suppression: LintSuppression
    var position: SourceLocation
  }

  let document: SheetDocument
  let configuration: LintConfiguration
  let book: RuleBook
  private var findings: [Key: LintFinding] = [:]
  private var order: [Key] = []
  private var sites: [Site: (isUsed: Bool, element: String, area: Rect, sheet: Sheet)] = [:]
  private var siteOrder: [Site] = []

  init(document: SheetDocument, configuration: LintConfiguration, book: RuleBook) {
    self.document = document
    self.configuration = configuration
    self.book = book
  }

  mutating func add(_ sheet: Sheet, rules: [any LintRule.Type], by renderer: Renderer) {
    let picture = LintPicture(sheet)
    // One renderer for all pictures of the sheet keeps masks of glyphs and shadows.
    _ = picture.tool { renderer }
    for node in picture.nodes {
      for suppression in node.node.suppressions {
        let site = Site(suppression: suppression, position: position(of: node))
        guard sites[site] == nil else { continue }
        sites[site] = (false, node.title, node.frame, sheet)
        siteOrder.append(site)
      }
    }
    for rule in rules {
      for violation in rule.violations(in: picture) where picture.isOfSheet(violation.node) {
        add(violation, of: rule, in: picture, sheet)
      }
    }
  }

  private mutating func add(
    _ violation: LintViolation, of rule: any LintRule.Type, in picture: LintPicture, _ sheet: Sheet
  ) {
    var reason: String?
    for node in [violation.node] + picture.ancestors(of: violation.node) where reason == nil {
      guard let suppression = node.node.suppressions.first(where: { $0.rule == rule.id }) else { continue }
      reason = suppression.reason
      sites[Site(suppression: suppression, position: position(of: node))]?.isUsed = true
    }
    let occurrence = LintFinding.Occurrence(
      picture: sheet.name, variant: sheet.variant.name, area: violation.area ?? violation.node.frame,
      message: violation.message, measured: violation.measured, asked: violation.asked, rank: violation.rank,
      isMild: violation.isMild)
    add(
      occurrence, rule: rule.id, severity: configuration.severity(of: rule),
      position: violation.position ?? position(of: violation.node), element: violation.node.title,
      remedy: violation.remedy ?? rule.remedy, reason: reason)
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
    guard let diagnostic = document.remark(.note, "", at: position) else { return }
    order.append(key)
    findings[key] = LintFinding(
      rule: rule, severity: severity, position: position, element: element, remedy: remedy,
      occurrences: [occurrence], pictureCount: document.sheets.count, reason: reason, diagnostic: diagnostic)
  }

  mutating func report(checked rules: Set<String>) -> LintReport {
    let unused = RuleBook.unusedSuppression
    for site in siteOrder where configuration.severity(of: unused) != .off {
      guard let (isUsed, element, area, sheet) = sites[site], !isUsed else { continue }
      let rule = site.suppression.rule
      let isKnown = book.all.contains { $0.id == rule }
      // A rule that is not checked in this run may be broken.
      if isKnown && !rules.contains(rule) { continue }
      let nearest = NearestName.nearest(to: rule, among: book.rules.map { $0.id })
      let occurrence = LintFinding.Occurrence(
        picture: sheet.name, variant: sheet.variant.name, area: area,
        message: isKnown ? "nothing here breaks \(rule) any more" : "there is no rule '\(rule)'")
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
      path: document.dependencies.first?.path ?? "", findings: all.filter { $0.reason == nil },
      suppressed: all.filter { $0.reason != nil }, pictureCount: document.sheets.count)
  }

  private func finished(_ finding: LintFinding) -> LintFinding {
    var finding = finding
    finding.occurrences.sort { $0.isMild == $1.isMild ? $0.rank < $1.rank : $1.isMild }
    if finding.severity == .warning, finding.occurrences.allSatisfy(\.isMild) { finding.severity = .note }
    let message = "\(finding.rule): \(finding.element): \(finding.message)"
    if let severity = finding.severity.diagnosticSeverity,
      let diagnostic = document.remark(severity, message, hint: finding.remedy, at: finding.position)
    {
      finding.diagnostic = diagnostic
    }
    return finding
  }

  private func position(of node: LintNode) -> SourceLocation {
    node.source ?? SourceLocation(line: 1, column: 1)
  }
}
