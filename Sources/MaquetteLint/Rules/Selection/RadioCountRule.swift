internal import MaquetteControls

/// A radio group has two to five radio buttons.
enum RadioCountRule: LintRule {
  static let id = "L-radio-count"
  static let summary = "A group has two to five radio buttons."
  static let reason = "One is no choice, and more than five take more room than a menu."
  static let remedy = "use a checkbox for one choice, a pop-up button for many"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: "radio-group: { options: [Mon, Tue, Wed, Thu, Fri, Sat], selected: Mon }",
    good: "radio-group: { options: [Mon, Tue, Wed, Thu, Fri], selected: Mon }")

  private static let counts = 2...5

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RadioGroup.self).compactMap { group in
      let count = picture.all(Radio.self, in: group.node).count
      if counts.contains(count) { return nil }
      return LintViolation(
        group.node, "radio buttons in one group:", measured: "\(count)",
        asked: "\(counts.lowerBound) to \(counts.upperBound)")
    }
  }
}
