import MaquetteControlKit
import MaquetteElements

enum EllipsisRule: LintRule {
  static let id = "L-ellipsis"
  static let summary = "On macOS the title of a button that opens a window ends with an ellipsis."
  static let reason =
    "The ellipsis announces that more input follows. A button opens a window if its hint says so (window,"
    + " dialog, sheet or panel), or if its title is a common one, such as Options. A default button, or a button beside"
    + " Cancel, may instead confirm its own window. The ellipsis is one character, not three dots."
  static let source: LintSource? = LintSource(
    .buttons, "end the title of a push button with an ellipsis if it opens another window, view or app.")
  static let remedy = "end the title with …"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "push-button: Export As",
    good: "push-button: Export As…")

  private static let usual: Set = [
    "options", "advanced", "preferences", "settings", "customize", "browse", "choose", "choose file",
    "choose folder", "save as", "export as", "export", "import", "print", "page setup", "rename", "edit list",
    "add account", "more info", "details", "edit", "set up", "configure", "change password", "find", "open",
  ]
  /// The usual titles of buttons that may also act at once, as Open does on what is selected.
  private static let ambiguous: Set = ["edit", "find", "open"]

  /// The words of hints for a window.
  private static let openings: Set = ["window", "dialog", "sheet", "panel"]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard button.environment.platform == .macos, button.environment.isInEnglish else { return nil }
      let title = button.environment.localized(button.element.shownTitle)
      if title.isEmpty || title.hasSuffix("…") { return nil }
      let words = String(title.reversed().drop { $0 == "." || $0 == " " }.reversed())
      if title.hasSuffix("...") {
        return LintViolation(
          button.node, "title '\(title)' ends with three dots",
          remedy: "write '\(words)…', with the ellipsis character")
      }
      let opens = (button.node.node.accessibility?.hint).map(saysThatAWindowOpens) ?? false
      guard opens || usual.contains(title.lowercased()) && !confirms(button, title, in: picture) else {
        return nil
      }
      var violation = LintViolation(
        button.node, "title '\(title)' has no ellipsis, but the button opens a window",
        remedy: "write '\(title)…'")
      if !opens, ambiguous.contains(title.lowercased()) {
        // A bar edits what is in its window, and a button beside a field finds what is in the field.
        if picture.isInBar(button.node) || picture.isBesideField(button.node) { return nil }
        violation.isMild = true
      }
      return violation
    }
  }

  /// The usual titles that also end a window's questions, as Export does those of an export sheet.
  private static let answers: Set = [
    "choose", "choose file", "choose folder", "export", "import", "print", "rename", "customize",
    "add account", "edit", "set up", "configure", "change password", "find", "open",
  ]

  /// Whether a button answers the questions of the window that it stands in: it is the default button, or stands beside
  /// one that cancels.
  private static func confirms(
    _ button: LintElement<any TitledButton>, _ title: String, in picture: LintPicture
  ) -> Bool {
    guard answers.contains(title.lowercased()) else { return false }
    if (button.element as? any ChoiceButton)?.role == .primary { return true }
    guard let container = picture.container(of: button.node) else { return false }
    let cancelling = picture.places(for: EllipsisRule.self) { node in
      guard let button = picture.element((any ChoiceButton).self, at: node) else { return false }
      let titles = [SpokenWord.cancel.rawValue, button.environment.translated(.cancel)]
      return button.element.role == .cancel
        || titles.contains(button.environment.localized(button.element.title))
    }
    return cancelling.contains(inside: container)
  }

  /// Whether a hint mentions a window, such as 'Opens the colour window'.
  private static func saysThatAWindowOpens(_ hint: String) -> Bool {
    let words = hint.lowercased().split { !$0.isLetter }.map(String.init)
    return ["open", "opens"].contains(where: words.contains) && !openings.isDisjoint(with: words)
  }
}
