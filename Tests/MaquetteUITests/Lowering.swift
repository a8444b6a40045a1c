import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteUI
import MaquetteUICore

/// A view's layout, drawn for a phone or in its own size.
@MainActor
struct Drawn {
  let result: ViewRenderer.Result

  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout ViewConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = ViewConfiguration(width: width, height: height, scale: 1)
    change(&configuration)
    result = try ViewRenderer(configuration).draw(view)
  }

  /// The size of the picture in pixels.
  var size: [Int] { [result.bitmap.width, result.bitmap.height] }

  /// The frames of all nodes of a name, in painting order.
  func frames(_ name: String) -> [Rect] {
    var frames: [Rect] = []
    func visit(_ node: LayoutNode) {
      if node.name.text == name { frames.append(node.frame) }
      for child in node.children { visit(child) }
    }
    visit(result.layout)
    return frames
  }

  /// The accessibility labels of all nodes, in painting order.
  var labels: [String] {
    var labels: [String] = []
    func visit(_ node: LayoutNode) {
      if let label = node.accessibility?.label { labels.append(label) }
      for child in node.children { visit(child) }
    }
    visit(result.layout)
    return labels
  }
}
