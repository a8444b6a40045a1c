import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// The nodes of a picture with their frames and spoken texts, for the pointer on the live page.
struct PictureInspection: Encodable, Sendable {
  var width: Double
  var height: Double
  var tree: Node
  var spoken: [Spoken]

  /// A view, an element or a part of one.
  struct Node: Encodable, Sendable {
    var name: String
    var id: String?
    /// The frame in points: x, y, width, height.
    var frame: [Double]
    var label: String?
    var children: [Node]?
  }

  /// A text that assistive technology reads.
  struct Spoken: Encodable, Sendable {
    var order: Int
    var name: String
    var id: String?
    var text: String
    var frame: [Double]
    var children: [Spoken]?
  }

  init(_ mockup: Mockup) {
    let layout = mockup.layout()
    width = layout.frame.width
    height = layout.frame.height
    tree = Self.node(layout)
    spoken = layout.accessibilityElements.map { Self.spoken($0, in: mockup.environment) }
  }

  private static func node(_ node: LayoutNode) -> Node {
    let children = node.children.map(Self.node)
    return Node(
      name: node.name.text, id: node.id, frame: frame(node.frame),
      label: node.accessibility.flatMap { $0.label.isEmpty ? nil : $0.label },
      children: children.isEmpty ? nil : children)
  }

  private static func spoken(_ element: AccessibilityElement, in environment: Environment) -> Spoken {
    let children = element.children.map { spoken($0, in: environment) }
    return Spoken(
      order: element.order, name: element.name, id: element.id, text: element.spoken(in: environment),
      frame: frame(element.frame), children: children.isEmpty ? nil : children)
  }

  private static func frame(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}
