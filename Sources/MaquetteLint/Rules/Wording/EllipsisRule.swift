internal import MaquetteControls

/// A macOS push button that opens a window ends with an ellipsis.
enum EllipsisRule: LintRule {
  static let id = "L-ellipsis"
  static let summary = "On macOS the title of a button that opens a window ends with an ellipsis."
  static let reason =
    "The ellipsis says that more is asked before anything is done. A button opens a window if its hint says that it"
    + " opens a window, dialog, sheet or panel, or if its title is one of the usual ones, such as Options. It is one"
    + " character, not three dots."
  static let remedy = "end the title with …"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: "button: { title: Export As, style: gray }",
    good: "button: { title: Export As…, style: gray }")

  private static let usual: Set = [
    "options", "advanced", "preferences", "settings", "customize", "browse", "choose", "choose file",
    "choose folder", "save as", "export as", "export", "import", "print", "page setup", "rename", "edit list",
    "add account", "more info", "details",
  ]

  /// What a hint calls that which is opened.
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
      guard opens || usual.contains(title.lowercased()) else { return nil }
      return LintViolation(
        button.node, "title '\(title)' has no ellipsis, though the button opens a window",
        remedy: "write '\(title)…'")
    }
  }

  /// Whether a hint says so, such as 'Opens the window of colours'.
  private static func saysThatAWindowOpens(_ hint: String) -> Bool {
    let words = hint.lowercased().split { !$0.isLetter }.map(String.init)
    return ["open", "opens"].contains(where: words.contains) && !openings.isDisjoint(with: words)
  }
}
