internal import MaquetteControls

/// In a grouped form of macOS the switches of subordinate rows are mini.
enum MiniFormRule: LintRule {
  static let id = "L-mini-form"
  static let summary =
    "In a grouped form of macOS, switches in the rows below a section's main switch are mini."
  static let reason = "The regular size says that a row is the main one; it also makes rows unequally high."
  static let remedy = "give the switches of subordinate rows the size mini"
  static let severity = LintSeverity.warning
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
        picture.ancestors(of: section.node).contains(where: { $0.node.name == Form.name })
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
