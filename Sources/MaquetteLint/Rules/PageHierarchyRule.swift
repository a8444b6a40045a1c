import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteScreens

enum PageHierarchyRule: LintRule {
  static let id = "L-page-hierarchy"
  static let summary = "A screen with a back button has no page control."
  static let reason =
    "The dots stand for equal pages; a back button means that the screen is below another one, so people confuse"
    + " the two directions. A gallery on such a screen is a good exception."
  static let source: LintSource? = LintSource(
    .ios7Controls, "use a page control for equal pages, not for a hierarchy of screens.")
  static let remedy = "use the navigation bar alone, or show the pages on a screen at the top"
  static let severity = LintSeverity.note
  static let example = LintExample(
    setting: "size: { width: 320 }",
    bad: """
      vstack:
        - navigation-bar: { title: Route, back: Trips }
        - label: { text: First Day, frame: { height: 60 } }
        - page-control: { pages: 3, current: 0 }
      """,
    good: """
      vstack:
        - navigation-bar: { title: Route }
        - label: { text: First Day, frame: { height: 60 } }
        - page-control: { pages: 3, current: 0 }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let bars = picture.all(NavigationBar.self).filter { $0.element.backTitle != nil }
    let ways = Dictionary(
      bars.map { (picture.page(around: $0.node), $0) }, uniquingKeysWith: { first, _ in first })
    return picture.all(PageControl.self).compactMap { control in
      guard !control.node.isSpecimen, let bar = ways[picture.page(around: control.node)],
        bar.frame.maxY <= control.frame.minY
      else { return nil }
      let back = bar.environment.localized(bar.element.backTitle ?? "")
      return LintViolation(
        control.node,
        "the page control is on a screen with a back button\(back.isEmpty ? "" : " to '\(back)'")")
    }
  }
}

extension LintPicture {
  /// The index of the page around a node: what is presented, or the view.
  fileprivate func page(around node: LintNode) -> Int {
    let view = view(around: node)
    return outer(of: node).first { $0.index == view || $0.node.name == .presentation }?.index ?? view
  }
}
