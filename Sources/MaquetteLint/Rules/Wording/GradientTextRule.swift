internal import MaquetteControls

/// A gradient button shows a symbol, and no text introduces it.
enum GradientTextRule: LintRule {
  static let id = "L-gradient-text"
  static let summary = "A gradient button shows a symbol alone, and no label introduces it."
  static let reason = "It stands at the edge of the list that it changes; that list says what it is about."
  static let remedy = "use a symbol alone, or a push button with a title"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Add an item:"
        - gradient-button: { symbol: plus, accessibility-label: Add }
      """,
    good: """
      hstack:
        - gradient-button: { symbol: plus, accessibility-label: Add }
        - gradient-button: { symbol: minus, accessibility-label: Remove }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.node.name == "gradient-button", node.node.subject != nil else { return nil }
      if let text = picture.all(Text.self, in: node).first(where: { !$0.element.text.isEmpty }) {
        return LintViolation(node, "the gradient button shows the text '\(text.element.text)'")
      }
      guard let container = picture.container(of: node), container.node.name == HStack.name,
        let label = picture.label(beside: node, in: container)
      else { return nil }
      return LintViolation(node, "the label '\(label)' introduces the gradient button")
    }
  }
}
