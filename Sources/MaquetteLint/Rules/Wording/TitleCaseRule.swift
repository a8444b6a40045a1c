internal import MaquetteControls

/// Button titles use title-style capitalisation.
enum TitleCaseRule: LintRule {
  static let id = "L-titlecase"
  static let summary = "A button's English title is in title case."
  static let reason =
    "The platforms write the titles of buttons so: every word begins with a capital but articles, co-ordinating"
    + " conjunctions and prepositions of four or fewer letters, unless they are first or last."
  static let remedy = "write the title in title case"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "button: { title: add to The cart, style: filled, size: large }",
    good: "button: { title: Add to the Cart, style: filled, size: large }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      let environment = button.environment
      guard environment.isInEnglish else { return nil }
      // Lines are words apart.
      let shown = environment.localized(button.element.shownTitle)
      let title = String(shown.map { $0.isWhitespace ? " " : $0 })
      let better = TitleCase.corrected(title)
      if better == title { return nil }
      return LintViolation(
        button.node, "title '\(title)' is not in title case", remedy: "write '\(better)'")
    }
  }
}
