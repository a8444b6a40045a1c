internal import MaquetteControls

/// A refresh control's title does not explain how to refresh.
enum RefreshTitleRule: LintRule {
  static let id = "L-refresh-title"
  static let summary = "The title of a refresh control says something about the content, not how to refresh."
  static let reason = "People who see it have pulled already. A time of the last update is worth the room."
  static let remedy = "leave the title out, or say when the content was updated"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "refresh-control: { title: Pull to refresh }", good: "refresh-control: { title: Updated just now }")

  /// What is done with a finger, to tell it from what the content is called: pull requests, releases.
  private static let phrases =
    ["pull", "drag", "swipe"].flatMap { ["\($0) to", "\($0) down"] } + [
      "release to", "let go to", "to refresh",
    ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RefreshControl.self).compactMap { control in
      guard let title = control.element.title.map(control.environment.localized) else { return nil }
      let words = " \(title.lowercased().split { !$0.isLetter }.joined(separator: " ")) "
      guard phrases.contains(where: { words.contains(" \($0) ") }) else { return nil }
      return LintViolation(control.node, "title '\(title)' explains how to refresh")
    }
  }
}
