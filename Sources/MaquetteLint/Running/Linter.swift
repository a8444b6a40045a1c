// From a sheet to its findings
// ============================
//
// Every picture of the sheet is laid out and shown to every rule. One place in the sheet may break a rule in several
// pictures, or several times in one (the cells of a matrix); that is one finding with many occurrences, told by what was
// measured first. A suppression at an element holds for all within it; one that has suppressed nothing in any picture
// is a finding itself.

internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteGraphics
internal import MaquetteRendering
public import MaquetteSheets

/// Finds where a sheet breaks rules.
public struct Linter: Sendable {
  /// The rules that are asked.
  public var rules: [LintRuleEntry]
  /// What the project wants of them.
  public var configuration: LintConfiguration

  /// Creates a linter of all rules.
  public init(
    rules: [LintRuleEntry] = RuleBook.entries, configuration: LintConfiguration = LintConfiguration()
  ) {
    self.rules = rules
    self.configuration = configuration
  }

  /// Returns what rules say of a sheet, in all its pictures.
  public func report(on document: SheetDocument) -> LintReport {
    var gathering = Gathering(document: document, configuration: configuration)
    let renderer = Renderer()
    for sheet in document.sheets { gathering.add(sheet, rules: asked, by: renderer) }
    return gathering.report(asking: Set(asked.map(\.id)))
  }

  private var asked: [LintRuleEntry] { rules.filter { configuration.severity(of: $0) != .off } }
}

/// Findings being gathered from the pictures of a sheet.
private struct Gathering {
  /// What makes two violations one finding.
  private struct Key: Hashable {
    var rule: String
    var position: SourceLocation
    var element: String
    var reason: String?
  }

  /// A suppression where it is written.
  private struct Site: Hashable {
    var suppression: LintSuppression
    var position: SourceLocation
  }

  let document: SheetDocument
  let configuration: LintConfiguration
  private var findings: [Key: LintFinding] = [:]
  private var order: [Key] = []
  private var sites: [Site: (isUsed: Bool, element: String, area: Rect, sheet: Sheet)] = [:]
  private var siteOrder: [Site] = []

  init(document: SheetDocument, configuration: LintConfiguration) {
    self.document = document
    self.configuration = configuration
  }

  mutating func add(_ sheet: Sheet, rules: [LintRuleEntry], by renderer: Renderer) {
    let picture = LintPicture(sheet.mockup, renderer: renderer)
    for node in picture.nodes {
      for suppression in node.node.suppressions {
        let site = Site(suppression: suppression, position: position(of: node))
        guard sites[site] == nil else { continue }
        sites[site] = (false, node.title, node.frame, sheet)
        siteOrder.append(site)
      }
    }
    for rule in rules {
      for violation in rule.violations(picture) { add(violation, of: rule, in: picture, sheet) }
    }
  }

  private mutating func add(
    _ violation: LintViolation, of rule: LintRuleEntry, in picture: LintPicture, _ sheet: Sheet
  ) {
    var reason: String?
    for node in [violation.node] + picture.ancestors(of: violation.node) where reason == nil {
      guard let suppression = node.node.suppressions.first(where: { $0.rule == rule.id }) else { continue }
      reason = suppression.reason
      sites[Site(suppression: suppression, position: position(of: node))]?.isUsed = true
    }
    let occurrence = LintFinding.Occurrence(
      picture: sheet.name, variant: sheet.variant.name, area: violation.area ?? violation.node.frame,
      message: violation.message, measured: violation.measured, asked: violation.asked, rank: violation.rank)
    let severity = configuration.severity(of: rule)
    add(
      occurrence, rule: rule.id, severity: violation.isMild && severity == .warning ? .note : severity,
      position: position(of: violation.node), element: violation.node.title,
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

  mutating func report(asking rules: Set<String>) -> LintReport {
    for site in siteOrder where configuration.unusedSuppressionSeverity != .off {
      guard let (isUsed, element, area, sheet) = sites[site], !isUsed else { continue }
      let rule = site.suppression.rule
      let isKnown = RuleBook.entry(rule) != nil || rule == RuleBook.unusedSuppression
      // A rule that is not asked this time may well be broken.
      if isKnown && !rules.contains(rule) { continue }
      let nearest = NearestName.nearest(to: rule, among: RuleBook.entries.map(\.id))
      let occurrence = LintFinding.Occurrence(
        picture: sheet.name, variant: sheet.variant.name, area: area,
        message: isKnown ? "nothing here breaks \(rule) any more" : "there is no rule '\(rule)'")
      add(
        occurrence, rule: RuleBook.unusedSuppression, severity: configuration.unusedSuppressionSeverity,
        position: site.position, element: element,
        remedy: isKnown
          ? "take the suppression away"
          : NearestName.hint(nearest) ?? "see 'maquette list rules'",
        reason: nil)
      if let key = order.last, key.rule == RuleBook.unusedSuppression {
        // It is so in all pictures, though the first stands for them.
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
    finding.occurrences.sort { $0.rank < $1.rank }
    let message = "\(finding.rule): \(finding.element): \(finding.message)"
    if let severity = finding.severity.diagnosticSeverity,
      let diagnostic = document.remark(severity, message, hint: finding.remedy, at: finding.position)
    {
      finding.diagnostic = diagnostic
    }
    return finding
  }

  private func position(of node: SurveyedNode) -> SourceLocation {
    node.source ?? SourceLocation(line: 1, column: 1)
  }
}
