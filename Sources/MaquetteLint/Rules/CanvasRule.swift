import MaquetteCollections
import MaquetteScreens
import MaquetteElements

enum CanvasRule: LintRule {
  static let id = "L-canvas"
  static let summary = "Controls and texts lie within the picture, or within the screen that it shows."
  static let reason =
    "Content outside is cut off, and cannot be read or hit. Lists and other scroll views may continue below the"
    + " edge. So may a screen with a keyboard, which scrolls its content up to the field."
  static let source: LintSource? = LintSource(
    .project, "show the subject of a picture completely: content cut off at the edge cannot be read.")
  static let remedy = "make the picture larger, or the content smaller"
  static let example = LintExample(
    setting: "size: { width: 200 }",
    bad: "button: { title: Buy, style: gray, size: large, width: 120, offset: { x: 70 } }",
    good: "button: { title: Buy, style: gray, size: large, width: 120, offset: { x: 40 } }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let slack = 0.5 / picture.environment.scale
    var violations: [LintViolation] = []
    // What is inside an element that reaches outside is reported with it.
    var end = 0
    for node in picture.nodes where node.index >= end {
      guard node.owner == nil, let element = node.node.subject?.element, !node.frame.isEmpty,
        element is any Control || element is Text
      else { continue }
      let bounds = picture.bounds(around: node)
      let frame = node.frame
      let isScrolledAcross = picture.isScrolledAcross(node)
      let across = isScrolledAcross ? 0 : max(bounds.minX - frame.minX, frame.maxX - bounds.maxX)
      let down = picture.isScrolled(node) ? 0 : max(bounds.minY - frame.minY, frame.maxY - bounds.maxY)
      guard max(across, down) > slack else { continue }
      end = node.end
      let edges = [
        (isScrolledAcross ? 0 : bounds.minX - frame.minX, "left"),
        (isScrolledAcross ? 0 : frame.maxX - bounds.maxX, "right"),
        (down == 0 ? 0 : bounds.minY - frame.minY, "top"),
        (down == 0 ? 0 : frame.maxY - bounds.maxY, "bottom"),
      ].filter { $0.0 > slack }.map { "\($0.0.pointText) at the \($0.1)" }
      violations.append(
        LintViolation(node, "outside the picture:", measured: edges.joined(separator: ", "), asked: "nothing")
      )
    }
    return violations
  }
}

extension LintPicture {
  /// The screen around a node, or the picture.
  fileprivate func bounds(around node: LintNode) -> Rect {
    let whole = picture(around: node).frame
    return screen(around: node).map { whole.intersection($0.frame) } ?? whole
  }

  private func screen(around node: LintNode) -> LintNode? {
    outer(of: node).first { $0.node.name == Screen.nodeName }
  }

  /// Whether a node is in a view that scrolls across, or in a row that has moved to the side.
  fileprivate func isScrolledAcross(_ node: LintNode) -> Bool {
    outer(of: node).contains {
      element(Scroll.self, at: $0)?.element.axis == .horizontal || $0.node.name == SwipedRow.name
    }
  }

  /// Whether a node is in a view that scrolls, or on a screen with a keyboard.
  func isScrolled(_ node: LintNode) -> Bool {
    if node.row != nil || node.node.subject?.environment.isScrolling ?? false { return true }
    func scrolls(_ node: LintNode) -> Bool {
      node.region == .scroll || node.node.name == List.nodeName || node.node.name == Form.nodeName
    }
    if scrolls(node) || outer(of: node).contains(where: scrolls) { return true }
    let keyboards = places(for: Keyboard.self) { $0.node.name == Keyboard.nodeName }
    return screen(around: node).map(keyboards.contains(inside:)) ?? false
  }
}
