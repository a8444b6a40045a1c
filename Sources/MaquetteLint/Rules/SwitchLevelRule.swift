import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum SwitchLevelRule: LintRule {
  static let id = "L-switch-levels"
  static let summary = "On macOS a hierarchy of settings uses checkboxes instead of switches."
  static let reason =
    "Checkboxes precede their titles, so their leading edges show the levels; and a checkbox can be mixed"
    + " if its children are partly on. A switch offers neither."
  static let source: LintSource? = LintSource(.toggles, "prefer checkboxes if settings form a hierarchy.")
  static let remedy = "use a checkbox-group, with a checkbox for each setting"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      vstack:
        alignment: leading
        children:
          - hstack: [{ switch: { value: true, accessibility-label: Alerts } }, { label: Alerts }]
          - vstack:
              alignment: leading
              padding: { leading: 24 }
              children:
                - hstack: [{ switch: { value: true, accessibility-label: Sounds } }, { label: Sounds }]
                - hstack: [{ switch: { value: false, accessibility-label: Badges } }, { label: Badges }]
      """,
    good: """
      checkbox-group:
        title: Alerts
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: { title: Badges, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let switches = picture.all(Switch.self).filter {
      // Rows of forms have levels of their own: L-mini-form.
      $0.environment.platform == .macos && !$0.node.isSpecimen && $0.node.row == nil
    }
    return zip(switches, switches.dropFirst()).compactMap { parent, child in
      guard child.frame.minY >= parent.frame.maxY - 1,
        let levels = SettingLevels(parent.node, child.node, of: child.environment, in: picture),
        levels.areNested
      else { return nil }
      return LintViolation(child.node, "the switch is one level below \(parent.node.title)")
    }
  }
}
