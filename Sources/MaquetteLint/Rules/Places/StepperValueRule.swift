internal import MaquetteControls

/// Something near a stepper shows its value.
enum StepperValueRule: LintRule {
  static let id = "L-stepper-value"
  static let summary = "A label or a field beside a stepper shows its value."
  static let reason = "A stepper does not show what it changes."
  static let remedy = "put a label with the value into its row or stack"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      list-row: { title: Copies, children: [{ stepper: { value: 2, accessibility-label: Copies } }] }
      """,
    good: """
      list-row: { title: Copies, value: 2, children: [{ stepper: { value: 2, accessibility-label: Copies } }] }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Stepper.self).compactMap { stepper in
      let around = stepper.node.row.map { picture.nodes[$0] } ?? picture.container(of: stepper.node)
      let texts = around.map { picture.nodes(in: $0) } ?? []
      let value = Int(exactly: stepper.element.value.rounded()).map(String.init) ?? ""
      let isShown = texts.contains { node in
        guard node.index < stepper.node.index || node.index >= stepper.node.end else { return false }
        if node.node.name == "text-field" { return true }
        let label: Surveyed<Text>? = picture.surveyed(node)
        guard let label, !label.element.isVerbatim else { return false }
        // In words it may be anything; in figures it is the value, perhaps with decimals and a unit.
        return label.element.text.contains(value) || label.element.text.contains(where: \.isNumber)
      }
      return isShown
        ? nil : LintViolation(stepper.node, "nothing beside the stepper shows its value, \(value)")
    }
  }
}
