internal import MaquetteControls

/// A control of Control Center has its symbols, and its hint begins with a verb.
enum ControlSymbolRule: LintRule {
  static let id = "L-control-symbol"
  static let summary =
    "A Control Center control has a symbol, a toggle one for off as well, and a hint begins with a verb."
  static let reason =
    "At its smallest only the symbol is left; a hint says what holding the button does: Hold for Ring."
  static let remedy = "give it a symbol, a toggle an 'off-symbol', and begin the hint with a verb"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "control-widget: { title: Light, symbol: lightbulb.fill, kind: toggle }",
    good:
      "control-widget: { title: Light, symbol: lightbulb.fill, off-symbol: lightbulb.slash, kind: toggle }"
  )

  /// Words that a hint in English begins with; the list is ours.
  private static let verbs: Set = [
    "hold", "press", "tap", "turn", "open", "start", "stop", "play", "pause", "record", "scan", "take", "set",
    "switch", "change", "add", "remove", "show", "hide", "lock", "unlock", "close", "call", "send", "begin",
    "end", "run", "mute", "unmute", "silence", "ring", "dim", "go", "choose", "select", "toggle", "connect",
    "disconnect", "use", "make", "create", "find", "enable", "disable",
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      if let widget: Surveyed<ControlWidget> = picture.surveyed(node) {
        if widget.element.symbol.isEmpty { return LintViolation(node, "the control has no symbol") }
        if widget.element.kind == .toggle, (widget.element.offSymbol ?? "").isEmpty {
          return LintViolation(node, "the toggle has no symbol for off")
        }
      }
      if let island: Surveyed<ControlIsland> = picture.surveyed(node) {
        if island.element.symbol.isEmpty { return LintViolation(node, "the control has no symbol") }
        guard let hint = island.element.hint, !hint.isEmpty,
          island.environment.isInEnglish
        else { return nil }
        let first = island.environment.localized(hint).lowercased().prefix { $0.isLetter }
        if !verbs.contains(String(first)) {
          return LintViolation(node, "hint '\(hint)' does not begin with a verb")
        }
      }
      return nil
    }
  }
}
