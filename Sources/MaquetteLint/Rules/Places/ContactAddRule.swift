internal import MaquetteControls

/// A contact add button stands beside a field.
enum ContactAddRule: LintRule {
  static let id = "L-contact-add"
  static let summary = "A contact add button stands beside a text field."
  static let reason = "It is a way to fill the field without the keyboard, and means nothing without one."
  static let remedy = "put it into the row of the field, or use a plain add button"
  static let severity = LintSeverity.warning
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
