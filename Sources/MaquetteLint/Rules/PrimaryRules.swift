import MaquetteControlKit
import MaquetteElements

enum PrimaryCountRule: LintRule {
  static let id = "L-primary-one"
  static let summary = "One view has at most one primary button."
  static let reason = "Return presses the primary button, so there can be only one."
  static let source: LintSource? = LintSource(
    .buttons, "give the primary role to the button that people choose most; Return presses it.")
  static let remedy = "keep the primary role for the likeliest choice only"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - push-button: { title: Save As…, role: primary }
        - push-button: { title: Save, role: primary }
      """,
    good: """
      hstack:
        - push-button: Save As…
        - push-button: { title: Save, role: primary }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let primary = picture.all((any ChoiceButton).self).filter {
      $0.element.role == .primary && !$0.node.isSpecimen
    }
    let views = Dictionary(grouping: primary) { picture.view(around: $0.node) }
    return views.keys.sorted().flatMap { view in
      (views[view] ?? []).dropFirst().map { button in
        LintViolation(
          button.node, "primary buttons in one view:", measured: "\(views[view]?.count ?? 0)", asked: "1")
      }
    }
  }
}

enum DestructiveRule: LintRule {
  static let id = "L-primary-destructive"
  static let summary = "A destructive button is not the default or the most prominent choice."
  static let reason =
    "People press the prominent button without reading, and cannot undo the result. A button is destructive by its role, or"
    + " by an English title such as Delete; a red primary button looks destructive."
  static let source: LintSource? = LintSource(
    .buttons, "never give the primary role to a destructive button, even if it is the likeliest choice.")
  static let remedy = "make the safe choice the prominent one"
  static let example = LintExample(
    bad: """
      hstack:
        - button: { title: Delete, style: filled, role: destructive, size: large }
        - button: { title: Cancel, style: gray, role: cancel, size: large }
      """,
    good: """
      hstack:
        - button: { title: Delete, style: gray, role: destructive, size: large }
        - button: { title: Cancel, style: filled, role: cancel, size: large }
      """)

  /// The first words of titles of buttons that destroy something; our choice.
  private static let verbs: Set = ["delete", "erase", "discard", "destroy", "uninstall", "overwrite", "wipe"]
  private static let phrases = ["don't save", "don’t save", "without saving", "empty trash", "empty bin"]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let groups = picture.neighbours((any ChoiceButton).self)
    let prominent = groups.flatMap { buttons -> [LintViolation] in
      let most = buttons.filter { !isDestructive($0) }.map(\.element.prominence).max()
      return buttons.filter { button in
        most.map { button.element.prominence > $0 } ?? false && isDestructive(button)
      }.map { button in
        LintViolation(
          button.node, "the destructive button is the most prominent of \(buttons.count) choices")
      }
    }
    let found = Set(prominent.map(\.node.index))
    let primary = picture.all((any ChoiceButton).self).compactMap { button -> LintViolation? in
      guard button.element.role == .primary, !button.node.isSpecimen, !found.contains(button.node.index)
      else { return nil }
      if isDestructive(button) {
        return LintViolation(button.node, "the destructive button is the default button")
      }
      guard button.element.tint?.isRed ?? false else { return nil }
      var violation = LintViolation(button.node, "the default button is red like a destructive one")
      // Red may be the colour of something else, such as a recording.
      violation.isMild = true
      return violation
    }
    return prominent + primary
  }

  private static func isDestructive(_ button: LintElement<any ChoiceButton>) -> Bool {
    if button.element.role == .destructive { return true }
    guard button.element.role != .cancel else { return false }
    let title = button.environment.localized(button.element.title).lowercased()
    let first = title.prefix { $0.isLetter }
    return verbs.contains(String(first)) || phrases.contains(where: title.contains)
  }
}

extension ColorReference {
  /// Whether the colour is the system's red, or a colour in which red is by far the strongest channel.
  fileprivate var isRed: Bool {
    switch self {
    case .token(let token): token == .red
    case .color(let color):
      Int(color.red) >= 160 && Int(color.red) > 2 * Int(color.green) && Int(color.red) > 2 * Int(color.blue)
    }
  }
}
