internal import MaquetteControls

/// A destructive button is neither the default nor the most prominent choice.
enum DestructiveRule: LintRule {
  static let id = "L-primary-destructive"
  static let summary = "A destructive button is neither the default nor the most prominent of its choices."
  static let reason = "People press the prominent button without reading, and cannot take this one back."
  static let remedy = "make the safe choice the prominent one"
  static let severity = LintSeverity.warning
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

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Button.self).flatMap { buttons in
      buttons.compactMap { button in
        guard button.element.role == .destructive else { return nil }
        let others = buttons.filter { $0.node.index != button.node.index && $0.element.role != .destructive }
        guard let most = others.map(\.element.style.prominence).max(),
          button.element.style.prominence > most
        else { return nil }
        return LintViolation(
          button.node, "the destructive button is the most prominent of \(buttons.count) choices")
      }
    }
  }
}

extension ButtonStyle {
  /// How much a button stands out: greater is more.
  var prominence: Int {
    switch self {
    case .system, .plain: 0
    case .gray: 1
    case .tinted: 2
    case .filled: 3
    }
  }
}
