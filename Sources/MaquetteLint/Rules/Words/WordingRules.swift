import MaquetteControls
import MaquetteElements

enum RefreshTitleRule: LintRule {
  static let id = "L-refresh-title"
  static let summary = "A refresh control's title describes the content, not how to refresh."
  static let reason = "People who see it have already pulled. The time of the last update is useful."
  static let source: LintSource? = LintSource(
    .ios7Controls, "do not explain how to refresh in a refresh control's title.")
  static let remedy = "remove the title, or show when the content was updated"
  static let example = LintExample(
    bad: "refresh-control: { title: Pull to refresh }", good: "refresh-control: { title: Updated just now }")

  /// Phrases rather than words, because single words may name content: pull requests, releases.
  private static let phrases =
    ["pull", "drag", "swipe"].flatMap { ["\($0) to", "\($0) down"] } + [
      "release to", "let go to", "to refresh",
    ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RefreshControl.self).compactMap { control in
      guard let title = control.element.title.map(control.environment.localized) else { return nil }
      let words = " \(EnglishWords.words(of: title).joined(separator: " ")) "
      guard phrases.contains(where: { words.contains(" \($0) ") }) else { return nil }
      return LintViolation(control.node, "title '\(title)' explains how to refresh")
    }
  }
}

enum ControlSymbolRule: LintRule {
  static let id = "L-control-symbol"
  static let summary =
    "A Control Center control has a symbol, a toggle has one for off too, and a hint begins with a verb."
  static let reason =
    "The smallest size shows only the symbol; a hint tells what holding the button does: Hold for Ring."
  static let source: LintSource? = LintSource(
    .controls,
    "choose a descriptive symbol, with one for each state of a toggle, and begin a hint with a "
      + "verb.")
  static let remedy = "add a symbol, an 'off-symbol' for a toggle, and begin the hint with a verb"
  static let example = LintExample(
    bad: "control-widget: { title: Light, symbol: lightbulb.fill, kind: toggle }",
    good:
      "control-widget: { title: Light, symbol: lightbulb.fill, off-symbol: lightbulb.slash, kind: toggle }"
  )

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      if let widget = picture.element(ControlWidget.self, at: node) {
        if widget.element.symbol.isEmpty { return LintViolation(node, "the control has no symbol") }
        if widget.element.kind == .toggle, (widget.element.offSymbol ?? "").isEmpty {
          return LintViolation(node, "the toggle has no symbol for off")
        }
      }
      if let island = picture.element(ControlIsland.self, at: node) {
        if island.element.symbol.isEmpty { return LintViolation(node, "the control has no symbol") }
        guard let hint = island.element.hint.map(island.environment.localized),
          let first = EnglishWords.words(of: hint).first,
          picture.isEnglish(hint, in: island.environment, upTo: 3)
        else { return nil }
        if !EnglishWords.verbs.contains(first) {
          return LintViolation(node, "hint '\(hint)' does not begin with a verb")
        }
      }
      return nil
    }
  }
}
