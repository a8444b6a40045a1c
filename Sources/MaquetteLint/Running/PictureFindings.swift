import MaquetteDiagnostics
import MaquetteElements
import MaquetteGraphics
import MaquetteRendering
import MaquetteSheets

/// A suppression at its place in the sheet.
struct SuppressionSite: Hashable {
  var suppression: LintSuppression
  var position: SourceLocation
}

/// What rules find in one picture of a sheet.
struct PictureFindings: Sendable {
  /// A place that breaks a rule.
  struct Violation: Sendable {
    let rule: any LintRule.Type
    let occurrence: LintFinding.Occurrence
    let position: SourceLocation
    let element: String
    let remedy: String
    /// What allows it; nil for nothing.
    let suppression: SuppressionSite?
  }

  let name: String
  let variant: String
  /// The suppressions, each with its element.
  private(set) var sites: [(site: SuppressionSite, element: String, area: Rect)] = []
  private(set) var violations: [Violation] = []

  init(
    _ picture: Sheet.Picture, rules: [any LintRule.Type], by renderer: Renderer, isCancelled: () -> Bool
  ) {
    name = picture.name
    variant = picture.variant.name
    if isCancelled() { return }
    let picture = LintPicture(picture)
    _ = picture.tool { renderer }
    for node in picture.nodes {
      for suppression in node.node.suppressions {
        let site = SuppressionSite(suppression: suppression, position: node.place)
        sites.append((site, node.title, node.frame))
      }
    }
    for rule in rules where !isCancelled() {
      for violation in rule.violations(in: picture) where picture.isOfSheet(violation.node) {
        add(violation, of: rule, in: picture)
      }
    }
  }

  private mutating func add(
    _ violation: LintViolation, of rule: any LintRule.Type, in picture: LintPicture
  ) {
    let nodes = [violation.node] + picture.ancestors(of: violation.node)
    let suppression = nodes.lazy.compactMap { node in
      node.node.suppressions.first { $0.rule == rule.id }.map {
        SuppressionSite(suppression: $0, position: node.place)
      }
    }.first
    let occurrence = LintFinding.Occurrence(
      picture: name, variant: variant, area: violation.area ?? violation.node.frame,
      message: violation.message + violation.node.tokenText(for: rule), measured: violation.measured,
      asked: violation.asked, rank: violation.rank, isMild: violation.isMild)
    violations.append(
      Violation(
        rule: rule, occurrence: occurrence, position: violation.position ?? violation.node.place,
        element: violation.node.title, remedy: violation.remedy ?? rule.remedy, suppression: suppression))
  }
}

extension LintNode {
  /// The tokens that the element's attributes name and that may be what breaks a rule, as the end of a message: colours of a rule about
  /// colours, and of others what decides on text and room.
  fileprivate func tokenText(for rule: any LintRule.Type) -> String {
    guard rule.id != ScaleRule.id else { return "" }
    let isOfColors = rule.id == ContrastRule.id || rule.id == ColorOnlyRule.id
    let tokens = node.tokens.filter { ($0.subject == .color) == isOfColors }
    return tokens.isEmpty ? "" : ", with " + tokens.map(\.description).joined(separator: ", ")
  }

  /// The place in the sheet; its beginning for a node without one.
  fileprivate var place: SourceLocation { source ?? .start }
}
