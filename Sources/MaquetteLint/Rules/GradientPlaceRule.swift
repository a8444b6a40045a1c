import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

enum GradientPlaceRule: LintRule {
  static let id = "L-gradient-place"
  static let summary = "A gradient button stands within its list, or directly beneath it."
  static let reason =
    "It has no title; the adjacent list explains what it changes. The rule checks windows with a list or a sidebar."
  static let source: LintSource? = LintSource(
    .buttons, "place a gradient button within its view or right below it.")
  static let remedy = "move it to the lower edge of the list"
  static let example = LintExample(
    setting: "platform: macos",
    bad: body(distance: 48), good: body(distance: 0))

  private static func body(distance: Int) -> String {
    """
    vstack:
      region: window
      spacing: \(distance)
      frame: { width: 220 }
      children:
        - list: { style: plain, background: background, frame: { height: 77 }, children: [list-row: Key Light, list-row: Fill Light] }
        - gradient-bar:
            - gradient-button: { symbol: plus, accessibility-label: Add }
            - gradient-button: { symbol: minus, accessibility-label: Remove }
    """
  }

  /// The most distance to the lower edge of a list, in points; our choice.
  private static let nearness = 12.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let lists = Dictionary(
      grouping: picture.nodes.filter { [List.nodeName, Sidebar.nodeName].contains($0.node.name) },
      by: picture.view(around:))
    return picture.gradientBars.compactMap { bar in
      guard let around = lists[picture.view(around: bar)]?.map(\.frame) else { return nil }
      let frame = bar.frame
      if around.contains(where: { touches($0, frame) }) || isBelowRows(bar, in: picture) { return nil }
      guard let distance = around.map({ Self.distance($0, frame) }).min() else { return nil }
      return LintViolation(
        bar, "distance to the nearest list:", measured: distance.pointText,
        asked: "within it or directly beneath it")
    }
  }

  /// Whether a bar is within a list or directly beneath it.
  private static func touches(_ list: Rect, _ bar: Rect) -> Bool {
    guard list.minX < bar.maxX, bar.minX < list.maxX else { return false }
    return bar.center.y >= list.minY && bar.minY - list.maxY <= nearness
  }

  private static func distance(_ list: Rect, _ bar: Rect) -> Double {
    let across = max(list.minX - bar.maxX, bar.minX - list.maxX, 0)
    let down = max(list.minY - bar.maxY, bar.minY - list.maxY, 0)
    return max(across, down)
  }

  /// Whether a stack with texts, which may be a list of the sheet's own, stands directly above a bar.
  private static func isBelowRows(_ bar: LintNode, in picture: LintPicture) -> Bool {
    let member = picture.outer(of: bar).first { $0.previous != nil } ?? bar
    guard let above = (bar.previous ?? member.previous).map({ picture.nodes[$0] }),
      (-1...nearness).contains(bar.frame.minY - above.frame.maxY)
    else { return false }
    return !picture.all(Text.self, in: above).isEmpty
  }
}

extension LintPicture {
  /// The bars of gradient buttons, and the buttons outside of bars, without those of matrices.
  fileprivate var gradientBars: [LintNode] {
    nodes.filter { node in
      guard !node.isSpecimen, node.node.subject != nil || node.node.name == GradientBar.nodeName else {
        return false
      }
      return node.node.name == GradientBar.nodeName
        || node.node.name == GradientButton.nodeName
          && !outer(of: node).contains { $0.node.name == GradientBar.nodeName }
    }
  }
}
