import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteScreens

enum PickerSheetRule: LintRule {
  static let id = "L-picker-sheet"
  static let summary = "Wheels stand on the page that they change, not alone in a sheet."
  static let reason =
    "People pick a value fastest in context, below the row or field that shows it. Wheels among the rows of a form"
    + " may be in a sheet."
  static let source: LintSource? = LintSource(
    .ios7Controls, "show a picker within the content, so that people stay in the view.")
  static let remedy = "use a compact or an inline date picker on the page, or wheels below the row"
  static let severity = LintSeverity.note
  static let example = LintExample(
    bad: """
      screen:
        device: iphone-se
        children:
          - list: [list-row: { title: Time, value: "9:30 AM" }]
          - sheet:
              detent: 40%
              children: [date-picker: { mode: time, style: wheels, accessibility-label: Time }]
      """,
    good: """
      screen:
        device: iphone-se
        children:
          - list:
              - list-row: { title: Time, children: [date-picker: { mode: time, style: compact, accessibility-label: Time }] }
      """)

  /// Without a screen, a sheet stands where it is in the tree.
  private static let sheets: Set = [NodeName.presentation, ModalSheet.nodeName]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let fields = picture.places(for: PickerSheetRule.self) { isField($0) }
    return picture.nodes.compactMap { node in
      guard node.owner == nil, !node.isSpecimen, picture.wheels(of: node) > 0,
        node.node.subject?.environment.isInSheet ?? false,
        let sheet = picture.outer(of: node).first(where: { sheets.contains($0.node.name) }),
        !fields.contains(inside: sheet)
      else { return nil }
      return LintViolation(node, "a sheet shows the wheels alone")
    }
  }

  /// Whether a node is part of a form, whose wheels are in their context.
  private static func isField(_ node: LintNode) -> Bool {
    switch node.node.subject?.element {
    case is ListRow, is TextField, is SearchField, is Switch, is Slider, is Stepper, is SegmentedControl,
      is ToggleButton, is ColorWell:
      true
    default: false
    }
  }
}
