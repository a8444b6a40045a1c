import MaquetteElements

enum MixedParentRule: LintRule {
  static let id = "L-mixed-parent"
  static let summary = "A parent checkbox is on if all its children are, off if none is, and mixed otherwise."
  static let reason =
    "Any other value contradicts the children, so the picture shows their combined value."
  static let source: LintSource? = LintSource(
    .toggles, "show a mixed state in a parent checkbox while its children differ.")
  static let remedy = "remove the parent's value; it follows from the children"
  static let severity = LintSeverity.error
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      checkbox-group:
        title: Notifications
        value: true
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: { title: Badges, value: false }
      """,
    good: """
      checkbox-group:
        title: Notifications
        value: true
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: { title: Badges, value: true }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.flatMap { node in
      node.node.warnings.compactMap { warning in
        guard case .contradictedParent(let title, let stated, let derived) = warning else { return nil }
        return LintViolation(
          node, "parent '\(title)' is stated", measured: stated.word, asked: derived.word)
      }
    }
  }
}

extension ToggleValue {
  var word: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .mixed: "mixed"
    }
  }
}
