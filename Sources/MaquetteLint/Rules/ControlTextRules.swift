import MaquetteControls
import MaquetteElements

enum ControlSensitiveRule: LintRule {
  static let id = "L-control-sensitive"
  static let summary =
    "A Control Center control hides private values while the device is locked."
  static let reason =
    "Anybody holding the device can read an amount, a place or who is at home. The rule cannot know what is private, so it reports"
    + " each locked control that shows a value."
  static let source: LintSource? = LintSource(
    .controls, "hide a control's sensitive information while the device is locked.")
  static let remedy = "add 'redacted: true', or ignore the rule if the value is public"
  static let severity = LintSeverity.note
  static let example = LintExample(
    bad:
      "control-widget: { title: Balance, status: 4.20 left, symbol: creditcard, size: medium, locked: true }",
    good:
      "control-widget: { title: Balance, status: 4.20 left, symbol: creditcard, size: medium, redacted: true }"
  )

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ControlWidget.self).compactMap { control in
      let widget = control.element
      let status = widget.status ?? widget.offStatus ?? ""
      guard widget.isLocked, !widget.isRedacted, !widget.isPlaceholder, !status.isEmpty,
        !widget.title.isEmpty,
        // Only the symbol is on the Lock Screen.
        widget.place == .controlCenter, !control.node.isSpecimen
      else { return nil }
      let shown = control.environment.localized(status)
      return LintViolation(control.node, "the locked device shows the value '\(shown)'")
    }
  }
}

enum ControlPlaceholderRule: LintRule {
  static let id = "L-control-placeholder"
  static let summary =
    "A Control Center control with a varying title or value has a placeholder for the gallery."
  static let reason =
    "The gallery has no actual title or value to show, so a sample explains the control."
  static let source: LintSource? = LintSource(
    .controls, "include a placeholder if the title or value of a control can vary.")
  static let remedy = "add a copy of the control with 'placeholder: true' and the same symbol"
  static let example = LintExample(
    bad:
      "control-widget: { title: Oven, status: 180°, symbol: flame, size: medium, then: { after: 1, status: 200° } }",
    good: """
      hstack:
        - control-widget: { title: Oven, status: 180°, symbol: flame, size: medium, then: { after: 1, status: 200° } }
        - control-widget: { title: Oven, status: Choose a Heat, symbol: flame, size: medium, placeholder: true }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let controls = picture.all(ControlWidget.self)
    var samples: Set<String> = []
    var versions: [[ControlWidget]] = []
    for control in controls {
      let own =
        [control.element] + (control.node.node.subject?.versions() ?? []).compactMap { $0 as? ControlWidget }
      samples.formUnion(own.filter(\.isPlaceholder).map(\.symbol))
      versions.append(own)
    }
    return zip(controls, versions).compactMap { control, versions in
      guard !control.node.isSpecimen, let first = versions.first,
        let other = versions.first(where: { $0.title != first.title || $0.status != first.status }),
        samples.isDisjoint(with: versions.map(\.symbol))
      else { return nil }
      let (part, former, next) =
        other.title == first.title
        ? ("value", first.status ?? "", other.status ?? "") : ("title", first.title, other.title)
      let text = [former, next].map(control.environment.localized)
      return LintViolation(
        control.node, "the \(part) varies between '\(text[0])' and '\(text[1])', but there is no placeholder")
    }
  }
}
