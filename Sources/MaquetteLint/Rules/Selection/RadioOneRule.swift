internal import MaquetteControls

/// Exactly one radio button of a group is selected.
enum RadioOneRule: LintRule {
  static let id = "L-radio-one"
  static let summary = "Exactly one radio button of a group is selected."
  static let reason = "Radio buttons exclude each other, and one of them is always in force."
  static let remedy = "select one; use checkboxes where several can be chosen"
  static let severity = LintSeverity.error
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: true }
      """,
    good: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RadioGroup.self).compactMap { group in
      let values = picture.all(Radio.self, in: group.node).map(\.element.value)
      let count = values.count { $0 == .on }
      // What a mixed radio button means is another rule's question.
      if count == 1 || values.isEmpty || count == 0 && values.contains(.mixed) { return nil }
      return LintViolation(group.node, "radio buttons that are selected:", measured: "\(count)", asked: "1")
    }
  }
}
