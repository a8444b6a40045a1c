internal import MaquetteControls
internal import MaquetteGraphics

/// A page control is centred between the view's bottom and the screen's.
enum PagePlaceRule: LintRule {
  static let id = "L-page-place"
  static let summary =
    "A page control is in the middle between the bottom of what it pages and that of the screen."
  static let reason = "There it is found without being looked for, and is in nobody's way."
  static let remedy = "centre it below the pages, as far from them as from the bottom"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      vstack:
        region: window
        spacing: 0
        alignment: leading
        children:
          - label: { text: Page One, frame: { width: 160, height: 90 }, background: gray5 }
          - page-control: { pages: 3, frame: { height: 60, alignment: center } }
      """,
    good: """
      vstack:
        region: window
        spacing: 0
        children:
          - label: { text: Page One, frame: { width: 160, height: 90 }, background: gray5 }
          - page-control: { pages: 3, frame: { height: 60, alignment: center } }
      """)

  /// How far off the middle is still taken for it, in points.
  private static let slack = 2.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(PageControl.self).compactMap { control in
      // Where no screen or window is drawn, there is no bottom to be centred above.
      guard let screen = picture.screen(around: control.node) else { return nil }
      let middle = control.frame.center
      if abs(middle.x - screen.center.x) > slack {
        return LintViolation(
          control.node, "distance from the middle across",
          measured: abs(middle.x - screen.center.x).pointText,
          asked: "0 pt")
      }
      let above = picture.bottom(above: control.node, in: screen)
      let wanted = (above + screen.maxY) / 2
      if abs(middle.y - wanted) > slack {
        return LintViolation(
          control.node, "distance to what is above and to the bottom:",
          measured: "\((middle.y - above).pointText) and \((screen.maxY - middle.y).pointText)",
          asked: "the same")
      }
      return nil
    }
  }
}

extension LintPicture {
  /// The frame of the screen or window around a node; nil if none is drawn.
  func screen(around node: SurveyedNode) -> Rect? {
    if let window = region([.window], around: node) { return window.frame }
    if let screen = ancestors(of: node).first(where: { $0.node.name == "screen" }) { return screen.frame }
    return mockup.height == nil ? nil : layout.frame
  }

  /// The lowest edge of what is drawn above a node.
  fileprivate func bottom(above node: SurveyedNode, in screen: Rect) -> Double {
    let around = Set(ancestors(of: node).map(\.index))
    return nodes.filter { other in
      !around.contains(other.index) && other.frame.maxY <= node.frame.minY + 0.5 && !other.frame.isEmpty
        && other.frame.minY >= screen.minY
    }.map(\.frame.maxY).max() ?? screen.minY
  }
}
