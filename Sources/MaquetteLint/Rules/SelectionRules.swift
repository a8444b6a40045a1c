internal import MaquetteControls
internal import MaquetteElements

enum MixedParentRule: LintRule {
  static let id = "L-mixed-parent"
  static let summary = "A parent checkbox is on if all its children are, off if none is, and mixed otherwise."
  static let reason = "Any other value contradicts the children."
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
        value: mixed
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: { title: Badges, value: false }
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
  fileprivate var word: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .mixed: "mixed"
    }
  }
}

enum RadioCountRule: LintRule {
  static let id = "L-radio-count"
  static let summary = "A group has two to five radio buttons."
  static let reason = "One is no choice, and more than five take more room than a menu."
  static let remedy = "use a checkbox for one choice, a pop-up button for many"
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

enum RadioOneRule: LintRule {
  static let id = "L-radio-one"
  static let summary = "Exactly one radio button of a group is selected."
  static let reason = "Radio buttons exclude each other, and one always applies."
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
      // L-radio-mixed reports mixed radio buttons.
      if count == 1 || values.isEmpty || count == 0 && values.contains(.mixed) { return nil }
      return LintViolation(group.node, "radio buttons that are selected:", measured: "\(count)", asked: "1")
    }
  }
}

enum RadioMixedRule: LintRule {
  static let id = "L-radio-mixed"
  static let summary = "A radio button is on or off, not mixed."
  static let reason = "A choice cannot be partly made; only a checkbox can be partly on."
  static let remedy = "select one, or use checkboxes"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      radio-group:
        - radio: { title: Left, value: mixed }
        - radio: { title: Right, value: mixed }
      """,
    good: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Radio.self).compactMap { radio in
      radio.element.value == .mixed ? LintViolation(radio.node, "the radio button is mixed") : nil
    }
  }
}
