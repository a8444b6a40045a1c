internal import MaquetteControls
internal import MaquetteElements

enum ContactAddRule: LintRule {
  static let id = "L-contact-add"
  static let summary = "A contact add button stands beside a text field."
  static let reason = "It fills the field without the keyboard, and has no meaning without a field."
  static let remedy = "move it into the row of the field, or use a plain add button"
  static let example = LintExample(
    setting: "size: { width: 320 }",
    bad: """
      hstack:
        - label: "To:"
        - spacer: {}
        - contact-add: { frame: { width: 44, height: 44 } }
      """,
    good: """
      hstack:
        - label: "To:"
        - text-field: { placeholder: Name or number }
        - contact-add: { frame: { width: 44, height: 44 } }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ContactAddButton.self).compactMap { button in
      let around = button.node.row.map { picture.nodes[$0] } ?? picture.container(of: button.node)
      let fields = around.map { picture.nodes(in: $0) } ?? []
      let hasField = fields.contains {
        [TextField.nodeName, SearchField.nodeName].contains($0.node.name) && $0.owner == nil
      }
      return hasField ? nil : LintViolation(button.node, "the contact add button is beside no text field")
    }
  }
}

enum StepperValueRule: LintRule {
  static let id = "L-stepper-value"
  static let summary = "A label or a field beside a stepper shows its value."
  static let reason = "A stepper does not show what it changes."
  static let remedy = "put a label with the value into its row or stack"
  static let example = LintExample(
    bad: "list-row: { title: Copies, children: [{ stepper: { value: 2, accessibility-label: Copies } }] }",
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
        if node.node.name == TextField.nodeName { return true }
        let label = picture.element(Text.self, at: node)
        guard let label, !label.element.isVerbatim else { return false }
        // A text with digits may be the value with decimals and a unit.
        return label.element.text.contains(value) || label.element.text.contains(where: \.isNumber)
      }
      return isShown
        ? nil : LintViolation(stepper.node, "nothing beside the stepper shows its value, \(value)")
    }
  }
}
