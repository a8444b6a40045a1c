internal import MaquetteControls

/// A button shows text or a symbol.
enum EmptyButtonRule: LintRule {
  static let id = "L-empty"
  static let summary = "A button, or a segment, shows text or a symbol."
  static let reason = "Without either nobody knows what it does, or that it is there."
  static let remedy = "give it a title or a symbol"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "button: { style: gray, width: 120, height: 50 }",
    good: "button: { title: Play, style: gray, width: 120, height: 50 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      for case .emptyTitle(let element) in node.node.warnings {
        return LintViolation(node, "the \(element) has neither text nor a symbol")
      }
      guard let button: Surveyed<ToggleButton> = picture.surveyed(node), button.element.symbol.isEmpty else {
        return nil
      }
      return LintViolation(node, "the toggle-button has no symbol")
    }
  }
}
