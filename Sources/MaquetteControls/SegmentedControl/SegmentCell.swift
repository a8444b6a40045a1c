internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The content of one segment in the middle of its cell, and what assistive technology is told of it.
struct SegmentCell: Element {
  var content: any Element
  var accessibility: Accessibility
  var warnings: [ElementWarning]

  func node(in environment: Environment) -> Node {
    let fill = FrameLength(max: .infinity)
    let content = AnyElement(content).frame(width: fill, height: fill).node(in: environment)
    var node = Node(
      name: "segment", layout: PaddingLayout(.zero), children: [content], direction: environment.direction)
    node.accessibility = accessibility
    node.warnings = warnings
    return node
  }
}
