internal import MaquetteControls

/// Not more than two filled buttons in one view.
enum ProminentRule: LintRule {
  static let id = "L-prominent"
  static let summary = "One view has at most two filled buttons."
  static let reason = "A filled button says that it is the likeliest choice; where many say so, none does."
  static let remedy = "make the less likely choices tinted, gray or plain"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      vstack:
        - button: { title: Buy, style: filled, size: large }
        - button: { title: Rent, style: filled, size: large }
        - button: { title: Try, style: filled, size: large }
      """,
    good: """
      vstack:
        - button: { title: Buy, style: filled, size: large }
        - button: { title: Rent, style: gray, size: large }
        - button: { title: Try, style: plain, size: large }
      """)

  private static let most = 2

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let filled = picture.all(Button.self).filter { $0.element.style == .filled && !$0.node.isSpecimen }
    // Each part of a sheet under a title shows a view of its own, and so does each window.
    let views = Dictionary(grouping: filled) { picture.view(around: $0.node) }
    return views.keys.sorted().flatMap { view in
      (views[view] ?? []).dropFirst(most).map { button in
        LintViolation(
          button.node, "filled buttons in one view:", measured: "\(views[view]?.count ?? 0)",
          asked: "at most \(most)")
      }
    }
  }
}

extension LintPicture {
  /// The place of the node that shows the view around a node: a window, a group of the sheet, or the picture.
  func view(around node: SurveyedNode) -> Int {
    ancestors(of: node).first { $0.node.region == .window || $0.node.name == Group.name }?.index ?? 0
  }
}
