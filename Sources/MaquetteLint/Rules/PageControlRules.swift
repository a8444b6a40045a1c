import MaquetteScreens
import MaquetteControls
import MaquetteElements

enum PageCountRule: LintRule {
  static let id = "L-page-count"
  static let summary = "All dots of a page control fit into its width."
  static let reason =
    "Dots never shrink: the control omits those that do not fit, possibly the current page's."
  static let source: LintSource? = LintSource(
    .ios7Controls, "limit the pages: dots do not shrink, and about twenty fit across a phone.")
  static let remedy = "use fewer pages, or a list"
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

enum PagePlaceRule: LintRule {
  static let id = "L-page-place"
  static let summary =
    "A page control is centred between the bottom of its pages and the bottom of the screen."
  static let reason = "People expect the page control there, where it covers no content."
  static let source: LintSource? = LintSource(
    .ios7Controls, "centre a page control between the bottom of the view and that of the screen.")
  static let remedy = "centre it below the pages, as far from them as from the bottom"
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

  /// The tolerance of the centre, in points.
  private static let slack = 2.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(PageControl.self).compactMap { control in
      // Only a screen or a window has a bottom edge.
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
  func screen(around node: LintNode) -> Rect? {
    if let window = region([.window], around: node) { return window.frame }
    if let screen = outer(of: node).first(where: { $0.node.name == Screen.nodeName }) { return screen.frame }
    return mockup.height == nil ? nil : layout.frame
  }

  /// The lowest edge of the nodes above a node.
  fileprivate func bottom(above node: LintNode, in screen: Rect) -> Double {
    let frames = tool { LowestFrames(self) }.frames(in: picture(around: node))
    var place = frames.lowest(endingAt: node.frame.minY + 0.5)
    // What ends above the screen begins above it too.
    while place < frames.sorted.count, frames.sorted[place].frame.maxY >= screen.minY {
      let other = frames.sorted[place]
      let isAround = other.index < node.index && node.index < other.end
      if !isAround, other.frame.minY >= screen.minY { return other.frame.maxY }
      place += 1
    }
    return screen.minY
  }
}

/// The nodes of each picture by their lower edges, sorted once for all page controls.
private final class LowestFrames {
  struct Frames {
    /// The nodes that are seen, from the lowest edge up.
    let sorted: [LintNode]

    /// The first place of a node that ends at a height or above it.
    func lowest(endingAt y: Double) -> Int {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].frame.maxY <= y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private unowned let picture: LintPicture
  private var known: [Int: Frames] = [:]

  init(_ picture: LintPicture) { self.picture = picture }

  func frames(in root: LintNode) -> Frames {
    if let found = known[root.index] { return found }
    let seen = picture.nodes(in: root).filter { !$0.frame.isEmpty }
    let frames = Frames(sorted: seen.sorted { $0.frame.maxY > $1.frame.maxY })
    known[root.index] = frames
    return frames
  }
}
