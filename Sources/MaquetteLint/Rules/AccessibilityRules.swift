import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum TypeLabelRule: LintRule {
  static let id = "L-a11y-type"
  static let summary = "The spoken label of a control does not name its type."
  static let reason =
    "Assistive technology adds the type: 'Add button' is spoken as 'Add button, button'."
  static let source: LintSource? = LintSource(
    .accessibility, "leave the control's type out of its spoken label, because it is spoken anyway.")
  static let remedy = "leave the type of control out of the label"
  static let example = LintExample(
    bad: "button: { symbol: plus, style: gray, width: 44, height: 44, accessibility-label: Add button }",
    good: "button: { symbol: plus, style: gray, width: 44, height: 44, accessibility-label: Add }")

  private static let words: [(trait: Accessibility.Trait, words: Set<String>)] = [
    // A button's own words may be link, tab or icon: Copy Link, New Tab.
    (.button, ["button", "checkbox", "segment"]),
    (.toggleButton, ["button", "switch", "toggle", "checkbox"]),
    (.adjustable, ["slider", "stepper", "picker", "control"]),
    (.image, ["image", "icon", "picture"]),
    (.header, ["heading", "header"]),
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.owner == nil || node.node.name == .segment, let accessibility = node.node.accessibility,
        !accessibility.isHidden, !accessibility.isLabelGuessed,
        !accessibility.traits.isEmpty
      else { return nil }
      // Only the last word counts, because the first may be a verb: Switch Account.
      let spoken = EnglishWords.words(of: accessibility.label)
      guard let last = spoken.last else { return nil }
      let known = words.filter { accessibility.traits.contains($0.trait) }.flatMap(\.words)
      let both = spoken.suffix(2).joined(separator: " ")
      let name = node.node.name.text.split(separator: "-").joined(separator: " ")
      guard known.contains(last) || both == name || last == name, node.node.name != Text.nodeName else {
        return nil
      }
      return LintViolation(
        node, "label '\(accessibility.label)' names the kind of control, '\(both == name ? both : last)'")
    }
  }
}

enum MissingLabelRule: LintRule {
  static let id = "L-a11y-missing"
  static let summary = "A control without visible text has a spoken label."
  static let reason = "Without a label, assistive technology speaks the symbol's name or nothing."
  static let source: LintSource? = LintSource(
    .accessibility, "give every element that people use a spoken label.")
  static let remedy = "set 'accessibility-label' to what the control does"
  static let example = LintExample(
    bad: "button: { symbol: heart.fill, style: tinted, width: 44, height: 44 }",
    good: "button: { symbol: heart.fill, style: tinted, width: 44, height: 44, accessibility-label: Like }")

  private static let traits: Set<Accessibility.Trait> = [.button, .toggleButton, .adjustable]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard let accessibility = node.node.accessibility, !accessibility.isHidden,
        accessibility.label.isEmpty || accessibility.isLabelGuessed,
        !traits.isDisjoint(with: accessibility.traits) || isNamelessGroup(node),
        // Its value, 'Page 1 of 3', needs no label.
        node.node.name != PageControl.nodeName
      else { return nil }
      // L-empty reports controls that show nothing.
      if node.node.warnings.contains(where: { if case .emptyTitle = $0 { true } else { false } }) {
        return nil
      }
      // The control in a row without a title gets the finding itself.
      let inside = picture.nodes(in: node)
      if node.node.name == ListRow.nodeName,
        inside.contains(where: { $0.node.subject?.element is any Control })
      {
        return nil
      }
      // Labels of parts come from their control, and those of some controls from their row.
      if node.owner != nil && node.node.name != .segment { return nil }
      if let row = node.row, speaks(picture.nodes[row], for: accessibility) { return nil }
      let label = accessibility.isLabelGuessed ? "only its symbol's name, '\(accessibility.label)'" : "none"
      return LintViolation(node, "label for assistive technology: \(label)")
    }
  }

  /// Whether the title of a row labels a control in it: both are one accessibility element, or the control is a group
  /// of labelled parts, such as wheels.
  private static func speaks(_ row: LintNode, for control: Accessibility) -> Bool {
    guard let accessibility = row.node.accessibility, !accessibility.label.isEmpty,
      !accessibility.isLabelGuessed
    else { return false }
    return !accessibility.isContainer || control.isContainer
  }

  /// Whether a node is a group of wheels, days or halves without a label of its own.
  private static func isNamelessGroup(_ node: LintNode) -> Bool {
    switch node.node.subject?.element {
    case let picker as Picker: picker.columns.contains { ($0.accessibilityLabel ?? "").isEmpty }
    case is DatePicker, is Stepper: true
    default: false
    }
  }
}
