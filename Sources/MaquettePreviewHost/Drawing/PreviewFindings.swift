import MaquetteElements
import MaquetteLint
import MaquetteRendering

/// What the rules find in a picture of views.
enum PreviewFindings {
  static func of(_ mockup: Mockup, by renderer: Renderer) -> [DrawnPiece.Finding] {
    let picture = LintPicture(mockup)
    _ = picture.tool { renderer }
    return RuleBook.standard.rules.filter { $0.severity != .off && !sheetRules.contains($0.id) }.flatMap {
      rule in
      rule.violations(in: picture).map { violation in
        let frame = violation.area ?? violation.node.frame
        // What the platform chooses is no fault of the app.
        let severity = violation.isMild && rule.severity == .warning ? LintSeverity.note : rule.severity
        return DrawnPiece.Finding(
          rule: rule.id, severity: severity.rawValue, message: violation.message,
          remedy: remedies[rule.id] ?? violation.remedy ?? rule.remedy, element: violation.node.title,
          views: ([violation.node] + picture.ancestors(of: violation.node)).map(\.node.name.text),
          frame: [frame.minX, frame.minY, frame.width, frame.height])
      }
    }
  }

  /// Rules that ask how sheets are written: rows of views are no rows of a list there, and a stepper's value is the app's.
  private static let sheetRules: Set = ["L-switch-row", "L-stepper-value"]

  /// Remedies in the words of views, where those of sheets name attributes.
  private static let remedies = [
    "L-a11y-missing": "add .accessibilityLabel with what the control does",
    "L-hit": "enlarge it with .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect)",
    "L-contrast": "use a darker or lighter colour, or another one under colorSchemeContrast",
  ]
}
