internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The content of one segment in the middle of its cell, and what it exposes to accessibility.
struct SegmentCell: Element {
  var content: any Element
  var accessibility: Accessibility
  var warnings: [ElementWarning]

  func node(in environment: Environment) -> Node {
    let fill = FrameLength(max: .infinity)
    let content = AnyElement(content).frame(width: fill, height: fill)
    var node = Node(
      name: "segment", layout: PaddingLayout(.zero), children: [content], in: environment)
    node.accessibility = accessibility
    node.warnings = warnings
    return node
  }
}
