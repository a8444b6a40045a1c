internal import MaquetteControls

/// A spoken label does not name the control's type.
enum TypeLabelRule: LintRule {
  static let id = "L-a11y-type"
  static let summary = "The spoken label of a control does not name what kind of control it is."
  static let reason =
    "Assistive technology says the kind itself: 'Add button' would be spoken as 'Add button, button'."
  static let remedy = "leave the kind of control out of the label"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "button: { symbol: plus, style: gray, width: 44, height: 44, accessibility-label: Add button }",
    good: "button: { symbol: plus, style: gray, width: 44, height: 44, accessibility-label: Add }")

  private static let words: [(trait: Accessibility.Trait, words: Set<String>)] = [
    // What a button is for may be a link, a tab or an icon: Copy Link, New Tab.
    (.button, ["button", "checkbox", "segment"]),
    (.toggleButton, ["button", "switch", "toggle", "checkbox"]),
    (.adjustable, ["slider", "stepper", "picker", "control"]),
    (.image, ["image", "icon", "picture"]),
    (.header, ["heading", "header"]),
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard node.owner == nil || node.node.name == "segment", let told = node.node.accessibility,
        !told.isHidden, !told.isLabelGuessed,
        !told.traits.isEmpty
      else { return nil }
      // As the first word it may be what is done: Switch Account.
      let spoken = told.label.lowercased().split { !$0.isLetter }.map(String.init)
      guard let last = spoken.last else { return nil }
      let known = words.filter { told.traits.contains($0.trait) }.flatMap(\.words)
      let both = spoken.suffix(2).joined(separator: " ")
      let name = node.node.name.split(separator: "-").joined(separator: " ")
      guard known.contains(last) || both == name || last == name, node.node.name != Text.name else {
        return nil
      }
      return LintViolation(
        node, "label '\(told.label)' names the kind of control, '\(both == name ? both : last)'")
    }
  }
}
