import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum ContactAddRule: LintRule {
  static let id = "L-contact-add"
  static let summary = "A contact add button stands beside a text field."
  static let reason = "It fills a field without the keyboard, so it needs a field."
  static let source: LintSource? = LintSource(
    .ios7Controls, "offer a Contact Add button as an alternative to the keyboard, beside its field.")
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
      let fields = picture.places(for: ContactAddRule.self) {
        [TextField.nodeName, SearchField.nodeName].contains($0.node.name) && $0.owner == nil
      }
      return around.map(fields.contains(inside:)) ?? false
        ? nil : LintViolation(button.node, "the contact add button has no text field beside it")
    }
  }
}

enum StepperValueRule: LintRule {
  static let id = "L-stepper-value"
  static let summary = "A label or a field near a stepper shows its value."
  static let reason = "A stepper does not show the value that it changes."
  static let source: LintSource? = LintSource(
    .ios7Controls, "make obvious which value a stepper changes, because it shows none.")
  static let remedy = "put a label with the value into its row or stack"
  static let example = LintExample(
    bad: "list-row: { title: Copies, children: [{ stepper: { value: 2, accessibility-label: Copies } }] }",
    good: """
      list-row: { title: Copies, value: 2, children: [{ stepper: { value: 2, accessibility-label: Copies } }] }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Stepper.self).compactMap { stepper in
      let around = stepper.node.row.map { picture.nodes[$0] } ?? picture.container(of: stepper.node)
      let value = Int(exactly: stepper.element.value.rounded()).map(String.init)
      let numbers = picture.places(for: StepperValueRule.self) { shows($0, number: true, in: picture) }
      // A value without a number of its own may be shown by any text.
      let values =
        value == nil
        ? picture.places(for: AnyText.self) { shows($0, number: false, in: picture) } : numbers
      // Texts of the stepper itself do not count.
      let isShown = around.map { values.count(inside: $0) > values.count(inside: stepper.node) } ?? false
      return isShown
        ? nil : LintViolation(stepper.node, "nothing beside the stepper shows its value, \(value ?? "")")
    }
  }

  private enum AnyText {}

  /// Whether a node is a field or a text that may show a value: with a number, which may have decimals and a unit.
  private static func shows(_ node: LintNode, number: Bool, in picture: LintPicture) -> Bool {
    if node.node.name == TextField.nodeName { return true }
    guard let label = picture.element(Text.self, at: node), !label.element.isVerbatim else { return false }
    return !number || label.element.text.contains(where: \.isNumber)
  }
}

enum StepperRangeRule: LintRule {
  static let id = "L-stepper-range"
  static let summary = "A stepper without a field has at most 100 steps."
  static let reason =
    "Steppers are for small adjustments of a few presses. The number is this project's choice."
  static let source: LintSource? = LintSource(
    .ios7Controls, "use a stepper for small adjustments, not for a large range.")
  static let remedy = "use a slider, larger steps, or a text field beside the stepper"
  static let example = LintExample(
    bad: """
      hstack:
        - label: 250 copies
        - stepper: { value: 250, minimum: 1, maximum: 1000, accessibility-label: Copies }
      """,
    good: """
      hstack:
        - text-field: { text: "250", width: 60, accessibility-label: Copies }
        - label: copies
        - stepper: { value: 250, minimum: 1, maximum: 1000, accessibility-label: Copies }
      """)

  private static let most = 100.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Stepper.self).compactMap { stepper in
      let (element, node) = (stepper.element, stepper.node)
      let steps = ((element.maximum - element.minimum) / element.step).rounded(.down)
      guard element.step > 0, steps.isFinite, steps > most, !node.isSpecimen, !picture.isBesideField(node)
      else { return nil }
      return LintViolation(
        node, "steps of the stepper:", measured: steps.decimalText, asked: "at most \(most.decimalText)")
    }
  }
}

extension LintPicture {
  /// Whether a field for text shares the stack or the row of a node.
  func isBesideField(_ node: LintNode) -> Bool {
    let fields = places(for: StepperRangeRule.self) {
      [TextField.nodeName, SearchField.nodeName, ComboBox.nodeName].contains($0.node.name)
    }
    let around = node.row.map { nodes[$0] } ?? container(of: node)
    return around.map(fields.contains(inside:)) ?? false
  }
}
