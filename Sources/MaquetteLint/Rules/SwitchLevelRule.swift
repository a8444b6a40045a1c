internal import MaquetteControls
internal import MaquetteElements

enum SwitchLevelRule: LintRule {
  static let id = "L-switch-levels"
  static let summary = "On macOS a hierarchy of settings is made of checkboxes, not of switches."
  static let reason =
    "Checkboxes are aligned with their titles, so that their levels are seen, and one can be mixed if what belongs to it is"
    + " partly on; a switch can be neither."
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

  /// The least indentation that is a level, in points; our choice.
  private static let leastIndent = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let switches = picture.all(Switch.self).filter {
      $0.environment.platform == .macos && !$0.node.isSpecimen
    }
    return zip(switches, switches.dropFirst()).compactMap { parent, child in
      guard let common = picture.commonAncestor(of: parent.node, child.node) else { return nil }
      let isMirrored = child.environment.direction == .rightToLeft
      let first = picture.indent(of: parent.node, in: common, isMirrored: isMirrored)
      let second = picture.indent(of: child.node, in: common, isMirrored: isMirrored)
      guard second - first >= leastIndent else { return nil }
      return LintViolation(child.node, "the switch stands a level below \(parent.node.title)")
    }
  }
}

extension LintPicture {
  /// The innermost node around two nodes.
  fileprivate func commonAncestor(of first: LintNode, _ second: LintNode) -> LintNode? {
    ancestors(of: second).first { $0.index < first.index && first.index < $0.end }
  }

  /// How much more padding there is before a node than after it, within an ancestor, in points.
  fileprivate func indent(of node: LintNode, in common: LintNode, isMirrored: Bool) -> Double {
    ancestors(of: node).prefix { $0.index > common.index }.reduce(0) { sum, padding in
      guard padding.node.name == "padding", let child = padding.node.children.first?.frame else { return sum }
      let left = child.minX - padding.frame.minX
      let right = padding.frame.maxX - child.maxX
      return sum + (isMirrored ? right - left : left - right)
    }
  }
}
