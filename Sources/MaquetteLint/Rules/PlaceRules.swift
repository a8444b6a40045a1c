import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum SwitchRowRule: LintRule {
  static let id = "L-switch-row"
  static let summary = "On iOS a switch stands in a row of a list."
  static let reason = "The row's title names the setting; elsewhere a toggle button is clearer."
  static let source: LintSource? = LintSource(
    .toggles, "on iOS and iPadOS use a switch in a row of a list only.")
  static let remedy = "move it into a list-row with a title, or use a toggle-button"
  static let example = LintExample(
    bad: """
      hstack:
        - label: Wi-Fi
        - switch: { value: true, accessibility-label: Wi-Fi }
      """,
    good: "list-row: { title: Wi-Fi, switch: true }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Switch.self).compactMap { control in
      guard control.environment.platform == .ios, control.node.row == nil, !control.node.isSpecimen else {
        return nil
      }
      return LintViolation(control.node, "the switch is outside a list row")
    }
  }
}

enum MiniFormRule: LintRule {
  static let id = "L-mini-form"
  static let summary =
    "In a grouped form of macOS, switches in the rows below a section's main switch are mini."
  static let reason =
    "The regular size marks the main setting; mini switches match other controls in height, so rows stay equal."
  static let source: LintSource? = LintSource(
    .toggles, "in a grouped form use mini switches in the rows that depend on another switch.")
  static let remedy = "give the switches of subordinate rows the size mini"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      form:
        - section:
            - list-row: { title: Wi-Fi, children: [{ switch: { value: true } }] }
            - list-row: { title: Ask to Join, children: [{ switch: { value: true } }] }
      """,
    good: """
      form:
        - section:
            - list-row: { title: Wi-Fi, children: [{ switch: { value: true } }] }
            - list-row: { title: Ask to Join, children: [{ switch: { value: true, size: mini } }] }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Section.self).flatMap { section -> [LintViolation] in
      guard section.environment.platform == .macos,
        picture.outer(of: section.node).contains(where: { $0.node.name == Form.nodeName })
      else { return [] }
      let switches = picture.all(Switch.self, in: section.node).filter { $0.node.row != nil }
      guard let main = switches.first, main.element.size != .mini else { return [] }
      return switches.dropFirst().filter { $0.element.size != .mini }.map {
        LintViolation(
          $0.node, "switch of a subordinate row:", measured: $0.element.size.rawValue, asked: "mini")
      }
    }
  }
}

enum WindowFrameRule: LintRule {
  static let id = "L-window-frame"
  static let summary =
    "No switch, checkbox, radio button, gradient, help or image button stands in a toolbar or a status bar."
  static let reason = "A window's frame is for commands, its body for settings."
  static let source: LintSource? = LintSource(
    .toggles,
    "use switches, checkboxes and radio buttons in the body of a window, not in its toolbar or "
      + "status bar; the page Buttons says so about gradient, help and image buttons.")
  static let remedy = "move it into the window's body, or use a toolbar button"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        region: toolbar
        children:
          - push-button: Share
          - checkbox: { title: Show Grid }
      """,
    good: """
      hstack:
        region: toolbar
        children:
          - push-button: Share
          - toggle-button: { symbol: square.grid.2x2, accessibility-label: Grid }
      """)

  private static let names: Set = [
    Switch.nodeName, Checkbox.nodeName, Radio.nodeName, GradientButton.nodeName, HelpButton.nodeName,
    ImageButton.nodeName,
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.owner == nil, names.contains(node.node.name), node.node.subject != nil,
        let bar = picture.region([.toolbar, .statusBar], around: node), let region = bar.region
      else { return nil }
      let article = "aeiou".contains(node.node.name.text.first ?? "b") ? "an" : "a"
      return LintViolation(node, "\(article) \(node.node.name) stands in a \(region.rawValue)")
    }
  }
}

enum NetworkPlaceRule: LintRule {
  static let id = "L-network-place"
  static let summary = "A network activity indicator stands in a status bar."
  static let reason = "It belongs to the system; in an app's content use an activity indicator."
  static let source: LintSource? = LintSource(
    .ios7Controls, "show network activity in the status bar.")
  static let remedy = "turn it on in a status-bar, or use an activity-indicator"
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
      guard node.node.name == NetworkActivityIndicator.nodeName, node.node.subject != nil else { return nil }
      let isInBar = picture.outer(of: node).contains { $0.node.name == StatusBar.nodeName }
      if isInBar || picture.region([.statusBar], around: node) != nil { return nil }
      return LintViolation(node, "the network activity indicator is outside a status bar")
    }
  }
}
