import MaquetteControls
import MaquetteElements

enum OnOffRule: LintRule {
  static let id = "L-on-off"
  static let summary = "An on-off setting has one checkbox instead of two radio buttons."
  static let reason = "A checkbox shows at a glance whether the setting is on, with one title instead of two."
  static let source: LintSource? = LintSource(
    .toggles, "prefer one checkbox to two radio buttons for a setting that is on or off.")
  static let remedy = "use a checkbox that names the setting"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "radio-group: { label: \"Show the sidebar:\", options: [\"Yes\", \"No\"], selected: \"Yes\" }",
    good: "checkbox: { title: Show the sidebar, value: true }")

  /// English titles of the two states of one setting.
  private static let pairs: [Set<String>] = [
    ["on", "off"], ["yes", "no"], ["enabled", "disabled"], ["enable", "disable"], ["true", "false"],
    ["active", "inactive"],
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.radioSets.compactMap { set in
      let titles = set.radios.map { $0.environment.localized($0.element.title) }
      guard pairs.contains(Set(titles.map { $0.lowercased() })), titles.count == 2 else { return nil }
      return LintViolation(set.node, "two radio buttons, '\(titles[0])' and '\(titles[1])', are one setting")
    }
  }
}

enum GroupLabelRule: LintRule {
  static let id = "L-group-label"
  static let summary =
    "A label that introduces checkboxes or radio buttons is aligned with the baseline of the first."
  static let reason =
    "The label reads as the beginning of the first line; misaligned, it seems unrelated."
  static let source: LintSource? = LintSource(
    .toggles, "align an introducing label to the first checkbox's baseline.")
  static let remedy =
    "use the label of a checkbox-group or a radio-group, or align the stack to 'first-baseline'"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Show:"
        - vstack:
            alignment: leading
            children:
              - checkbox: { title: Sounds, value: true }
              - checkbox: Badges
      """,
    good: """
      checkbox-group:
        label: "Show:"
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: Badges
      """)

  /// The tolerance of a baseline, in points: lines are rounded to pixels.
  private static let slack = 1.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { row in
      guard row.node.name == HStack.nodeName, row.owner == nil, !row.isSpecimen else { return nil }
      let members = picture.children(of: row)
      return zip(members, members.dropFirst()).lazy.compactMap { label, column in
        violation(of: label, before: column, in: picture)
      }.first
    }
  }

  /// A violation of a label and the column of toggles after it.
  private static func violation(
    of label: LintNode, before column: LintNode, in picture: LintPicture
  ) -> LintViolation? {
    let around = picture.nodes[label.index..<label.end]
    guard around.allSatisfy({ $0.node.children.count <= 1 }),
      let text = around.last(where: { $0.node.name == Text.nodeName }), let own = text.baseline
    else { return nil }
    let toggles = picture.nodes(in: column).filter {
      $0.owner == nil && [Checkbox.nodeName, Radio.nodeName].contains($0.node.name) && $0.node.subject != nil
    }
    guard toggles.count > 1, let first = toggles.first, let last = toggles.last,
      last.frame.minY >= first.frame.maxY,
      let baseline = picture.nodes(in: first).lazy.compactMap(\.baseline).first,
      abs(own - baseline) > slack
    else { return nil }
    return LintViolation(
      text, "distance to the baseline of the first title:", measured: abs(own - baseline).pointText,
      asked: "0 pt")
  }
}

extension LintNode {
  /// The y of the first line of a text; nil for anything else.
  fileprivate var baseline: Double? {
    guard node.name == Text.nodeName else { return nil }
    for case .glyphs(_, let origin, _) in node.operations { return origin.y }
    return nil
  }
}
