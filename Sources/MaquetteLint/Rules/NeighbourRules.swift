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
        ["text-field", "search-field"].contains($0.node.name) && $0.owner == nil
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
        if node.node.name == "text-field" { return true }
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

enum ToggleLabelRule: LintRule {
  static let id = "L-toggle-label"
  static let summary = "A toggle button has no label beside it that explains it."
  static let reason =
    "The symbol and the surface show the state; a setting that needs a label is a switch or a checkbox."
  static let remedy = "use a clearer symbol, a checkbox, or a switch in a row"
  static let example = LintExample(
    bad: """
      hstack:
        - label: Notifications
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """,
    good: """
      hstack:
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ToggleButton.self).compactMap { button in
      guard let container = picture.container(of: button.node), container.node.name == HStack.name,
        let label = picture.label(beside: button.node, in: container)
      else { return nil }
      return LintViolation(button.node, "the label '\(label)' explains the toggle button")
    }
  }
}

extension LintPicture {
  /// The text of a label next to a node in a stack.
  func label(beside node: LintNode, in container: LintNode) -> String? {
    let members = nodes(in: container).filter { $0.parent == container.index }
    guard let place = members.firstIndex(where: { $0.index <= node.index && node.index < $0.end }) else {
      return nil
    }
    for neighbour in [place - 1, place + 1] where members.indices.contains(neighbour) {
      let candidates = [members[neighbour]] + nodes(in: members[neighbour])
      // Only modifiers may be around the label.
      if let label = candidates.lazy.compactMap({ self.element(Text.self, at: $0) }).first,
        !label.element.isVerbatim, label.node.owner == nil,
        candidates.allSatisfy({ $0.node.children.count <= 1 })
      {
        return label.environment.localized(label.element.text)
      }
    }
    return nil
  }
}

enum GradientTextRule: LintRule {
  static let id = "L-gradient-text"
  static let summary = "A gradient button shows a symbol alone, and no label introduces it."
  static let reason = "It stands at the edge of the list that it changes, which explains it."
  static let remedy = "use a symbol alone, or a push button with a title"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Add an item:"
        - gradient-button: { symbol: plus, accessibility-label: Add }
      """,
    good: """
      hstack:
        - gradient-button: { symbol: plus, accessibility-label: Add }
        - gradient-button: { symbol: minus, accessibility-label: Remove }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.node.name == "gradient-button", node.node.subject != nil else { return nil }
      if let text = picture.all(Text.self, in: node).first(where: { !$0.element.text.isEmpty }) {
        return LintViolation(node, "the gradient button shows the text '\(text.element.text)'")
      }
      guard let container = picture.container(of: node), container.node.name == HStack.name,
        let label = picture.label(beside: node, in: container)
      else { return nil }
      return LintViolation(node, "the label '\(label)' introduces the gradient button")
    }
  }
}
