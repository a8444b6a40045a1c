import MaquetteElements

enum TitleLengthRule: LintRule {
  static let id = "L-title-length"
  static let summary = "The title of a button has at most five words."
  static let reason =
    "A button is read at a glance: a verb and what it acts on. The number is this project's choice."
  static let source: LintSource? = LintSource(
    .buttons, "write a short label if a few words are clearer than a symbol.")
  static let remedy = "use fewer words, and say the rest in a text beside the button"
  static let severity = LintSeverity.note
  static let example = LintExample(
    bad: "button: { title: Save This Document and Close the Window, style: gray, size: large }",
    good: "button: { title: Save and Close, style: gray, size: large }")

  private static let most = 5

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard !button.node.isSpecimen, button.environment.pseudoLanguage == .none else { return nil }
      let title = button.environment.localized(button.element.shownTitle)
      let words = title.split(whereSeparator: \.isWhitespace).count { word in
        word.contains { $0.isLetter || $0.isNumber }
      }
      guard words > most else { return nil }
      return LintViolation(
        button.node, "title '\(title)':", measured: "\(words) words", asked: "at most \(most)")
    }
  }
}
