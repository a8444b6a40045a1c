internal import MaquetteControls

/// Some controls belong into a window's body, not into its frame.
enum WindowFrameRule: LintRule {
  static let id = "L-window-frame"
  static let summary =
    "No switch, checkbox, radio button, gradient, help or image button stands in a toolbar or a status bar."
  static let reason = "A window's frame is for commands; settings and their like are in the body."
  static let remedy = "move it into the window's body, or use a toolbar button"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        region: toolbar
        children:
          - button: { title: Share, style: gray }
          - checkbox: { title: Show Grid }
      """,
    good: """
      hstack:
        region: toolbar
        children:
          - button: { title: Share, style: gray }
          - toggle-button: { symbol: square.grid.2x2, accessibility-label: Grid }
      """)

  private static let names: Set = [
    "switch", "checkbox", "radio", "gradient-button", "help-button", "image-button",
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.owner == nil, names.contains(node.node.name), node.node.subject != nil,
        let bar = picture.region([.toolbar, .statusBar], around: node), let region = bar.node.region
      else { return nil }
      return LintViolation(node, "a \(node.node.name) stands in a \(region.rawValue)")
    }
  }
}
