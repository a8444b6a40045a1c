internal import MaquetteControls

/// A symbol-only control has a label for assistive technology.
enum MissingLabelRule: LintRule {
  static let id = "L-a11y-missing"
  static let summary = "A control that shows only a symbol, or nothing but itself, has a spoken label."
  static let reason = "Without one, assistive technology can only say the symbol's name, or nothing."
  static let remedy = "say with 'accessibility-label' what it does"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "button: { symbol: heart.fill, style: tinted, width: 44, height: 44 }",
    good: "button: { symbol: heart.fill, style: tinted, width: 44, height: 44, accessibility-label: Like }")

  private static let traits: Set<Accessibility.Trait> = [.button, .toggleButton, .adjustable]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard let told = node.node.accessibility, !told.isHidden, told.label.isEmpty || told.isLabelGuessed,
        !traits.isDisjoint(with: told.traits) || isNamelessGroup(node),
        // 'Page 1 of 3' says what it is.
        node.node.name != PageControl.name
      else { return nil }
      // What shows nothing has another mistake first.
      if node.node.warnings.contains(where: { if case .emptyTitle = $0 { true } else { false } }) {
        return nil
      }
      // A row that holds nothing but a control is that control.
      let inside = picture.nodes(in: node)
      if node.node.name == ListRow.name, inside.contains(where: { $0.node.subject?.element is any Control }) {
        return nil
      }
      // What is part of another control is told with it, and so is what a row speaks for.
      if node.owner != nil && node.node.name != "segment" { return nil }
      if let row = node.row, speaks(picture.nodes[row], for: told) { return nil }
      let label = told.isLabelGuessed ? "only its symbol's name, '\(told.label)'" : "none"
      return LintViolation(node, "label for assistive technology: \(label)")
    }
  }

  /// Whether the words of a row say what a control in it is for: they do if both are told as one, and before a group
  /// of parts that have names, such as wheels.
  private static func speaks(_ row: SurveyedNode, for control: Accessibility) -> Bool {
    guard let told = row.node.accessibility, !told.label.isEmpty, !told.isLabelGuessed else { return false }
    return !told.isContainer || control.isContainer
  }

  /// Whether a node is a group of wheels, days or halves that does not say what is picked.
  private static func isNamelessGroup(_ node: SurveyedNode) -> Bool {
    switch node.node.subject?.element {
    case let picker as Picker: picker.columns.contains { ($0.accessibilityLabel ?? "").isEmpty }
    case is DatePicker, is Stepper: true
    default: false
    }
  }
}
