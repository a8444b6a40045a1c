internal import MaquetteControls

/// A network activity indicator stands in a status bar.
enum NetworkPlaceRule: LintRule {
  static let id = "L-network-place"
  static let summary = "A network activity indicator stands in a status bar."
  static let reason = "It is a sign of the system; elsewhere an activity indicator says what is waited for."
  static let remedy = "turn it on in a status-bar, or use an activity-indicator"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        - network-activity-indicator: {}
        - label: Loading
      """,
    good: """
      vstack:
        - status-bar: { network-activity: true, frame: { width: 320 } }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.node.name == NetworkActivityIndicator.name, node.node.subject != nil else { return nil }
      let isInBar = picture.ancestors(of: node).contains { $0.node.name == StatusBar.name }
      if isInBar || picture.region([.statusBar], around: node) != nil { return nil }
      return LintViolation(node, "the network activity indicator is in no status bar")
    }
  }
}
