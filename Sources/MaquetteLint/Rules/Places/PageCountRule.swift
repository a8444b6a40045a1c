internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout

/// All dots of a page control fit.
enum PageCountRule: LintRule {
  static let id = "L-page-count"
  static let summary = "All dots of a page control fit into its width."
  static let reason =
    "Dots never shrink: those that do not fit are left out, and the open page may be among them."
  static let remedy = "have fewer pages, or show them in another way than one after the other"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "size: { width: 280 }", bad: "page-control: { pages: 24, current: 3 }",
    good: "page-control: { pages: 8, current: 3 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(PageControl.self).compactMap { control in
      let natural = control.element.with(\.width, nil).node(in: control.environment)
      let needed = natural.item.measure(.unspecified).size.width
      guard needed > control.frame.width + 0.5 else { return nil }
      return LintViolation(
        control.node, "\(control.element.pages) dots have a width of",
        measured: control.frame.width.pointText,
        asked: needed.pointText)
    }
  }
}
