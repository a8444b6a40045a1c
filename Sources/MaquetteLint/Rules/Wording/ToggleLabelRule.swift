internal import MaquetteControls

/// A toggle button has no label that explains it.
enum ToggleLabelRule: LintRule {
  static let id = "L-toggle-label"
  static let summary = "A toggle button has no label beside it that explains it."
  static let reason =
    "The symbol and the surface behind it say what is on; what needs a label is a switch or a checkbox."
  static let remedy = "take a clearer symbol, or use a checkbox or a switch in a row"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        - label: Notifications
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """,
    good: """
      hstack:
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ToggleButton.self).compactMap { button in
      guard let container = picture.container(of: button.node), container.node.name == HStack.name,
        let label = picture.label(beside: button.node, in: container)
      else { return nil }
      return LintViolation(button.node, "the label '\(label)' explains the toggle button")
    }
  }
}

extension LintPicture {
  /// The text of a label that stands next to a node in a stack.
  func label(beside node: SurveyedNode, in container: SurveyedNode) -> String? {
    let members = nodes(in: container).filter { $0.parent == container.index }
    guard let place = members.firstIndex(where: { $0.index <= node.index && node.index < $0.end }) else {
      return nil
    }
    for neighbour in [place - 1, place + 1] where members.indices.contains(neighbour) {
      let candidates = [members[neighbour]] + nodes(in: members[neighbour])
      // A label with nothing but modifiers around it.
      if let label: Surveyed<Text> = candidates.lazy.compactMap({ self.surveyed($0) }).first,
        !label.element.isVerbatim, label.node.owner == nil,
        candidates.allSatisfy({ $0.node.children.count <= 1 })
      {
        return label.environment.localized(label.element.text)
      }
    }
    return nil
  }
}
