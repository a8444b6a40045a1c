import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// A row of elements with a separator that begins at their first text, as in SwiftUI.
struct SeparatedRow: Element {
  var row: any Element
  var color: ColorToken
  /// The thickness of the separator in points.
  var height: Double
  /// The distances in points of its ends from the row's, the leading one if there is no text.
  var insets: Insets

  func node(in environment: Environment) -> Node {
    var node = Node(
      name: NodeName("separated-row"), wrapping: row.node(in: environment), direction: environment.direction)
    node.marks = { [height, insets, direction = environment.direction, color = environment.color(color)] in
      let frame = Self.frame(in: $0, height: height, insets: insets, direction, $1)
      return [
        LayoutNode(
          name: .surface, id: nil, source: nil, frame: frame,
          operations: [.fill(.rect(frame), .color(color))],
          layer: nil, children: [], accessibility: nil, warnings: [])
      ]
    }
    return node
  }

  /// The place of the separator in a row that is laid out.
  private static func frame(
    in row: LayoutNode, height: Double, insets: Insets, _ direction: LayoutDirection, _ grid: PixelGrid
  ) -> Rect {
    let text = row.firstText?.frame
    let isForward = direction == .leftToRight
    var (left, right) = (row.frame.minX + insets.leading, row.frame.maxX - insets.trailing)
    if !isForward { (left, right) = (row.frame.minX + insets.trailing, row.frame.maxX - insets.leading) }
    if let text { if isForward { left = text.minX } else { right = text.maxX } }
    return grid.snap(
      Rect(x: left, y: row.frame.maxY - height, width: Swift.max(0, right - left), height: height))
  }
}

extension LayoutNode {
  /// The first text in preorder, but for the initials of a person.
  fileprivate var firstText: LayoutNode? {
    if name == Text.nodeName { return self }
    if name == Avatar.nodeName { return nil }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
