internal import MaquetteControls

/// A macOS push button that opens a window ends with an ellipsis.
enum EllipsisRule: LintRule {
  static let id = "L-ellipsis"
  static let summary = "On macOS the title of a button that opens a window ends with an ellipsis."
  static let reason =
    "The ellipsis says that more is asked before anything is done. A button opens a window if its hint says that it"
    + " opens one, or if its title is one of the usual ones, such as Options."
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

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard button.environment.platform == .macos else { return nil }
      let title = button.element.shownTitle
      if title.isEmpty || title.hasSuffix("…") { return nil }
      let hint = button.node.node.accessibility?.hint?.lowercased() ?? ""
      let opens = hint.hasPrefix("open") || hint.contains("opens a")
      guard opens || usual.contains(title.lowercased()) else { return nil }
      let fixed = title.hasSuffix("...") ? String(title.dropLast(3)) : title
      return LintViolation(
        button.node, "title '\(title)' has no ellipsis, though the button opens a window",
        remedy: "write '\(fixed)…'")
    }
  }
}
