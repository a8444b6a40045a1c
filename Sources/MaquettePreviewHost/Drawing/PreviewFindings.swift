import MaquetteElements
import MaquetteLint
import MaquetteRendering

/// What the rules find in a picture of views.
enum PreviewFindings {
  static func of(_ mockup: Mockup, by renderer: Renderer) -> [DrawnPiece.Finding] {
    let picture = LintPicture(mockup)
    _ = picture.tool { renderer }
    return RuleBook.standard.rules.filter { $0.severity != .off }.flatMap { rule in
      rule.violations(in: picture).map { violation in
        let frame = violation.area ?? violation.node.frame
        return DrawnPiece.Finding(
          rule: rule.id, severity: "\(rule.severity.rawValue)", message: violation.message,
          remedy: violation.remedy ?? rule.remedy, element: violation.node.title,
          views: ([violation.node] + picture.ancestors(of: violation.node)).map(\.node.name.text),
          frame: [frame.minX, frame.minY, frame.width, frame.height])
      }
    }
  }
}
