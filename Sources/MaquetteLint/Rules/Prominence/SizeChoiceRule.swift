internal import MaquetteControls

/// Buttons that form one set of choices differ in style rather than in size.
enum SizeChoiceRule: LintRule {
  static let id = "L-size-choice"
  static let summary =
    "Buttons of one set of choices are equally large; the likelier choice has another style."
  static let reason = "Size says how much room there is; style says which choice is likely."
  static let remedy = "give all the same size and the likelier choice a more prominent style"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        - button: { title: Save, style: gray, size: large }
        - button: { title: Discard, style: gray, size: small }
      """,
    good: """
      hstack:
        - button: { title: Save, style: filled, size: large }
        - button: { title: Discard, style: gray, size: large }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Button.self).flatMap { buttons in
      buttons.indices.dropFirst().compactMap { index in
        let button = buttons[index]
        let other = buttons[..<index].first {
          $0.element.style == button.element.style && $0.element.size != button.element.size
        }
        return other.map { other in
          LintViolation(
            button.node,
            "differs from \(other.node.title) in size alone:", measured: button.element.size.rawValue,
            asked: other.element.size.rawValue)
        }
      }
    }
  }
}
