internal import MaquetteGraphics
internal import MaquetteControls
package import MaquetteScene
package import MaquetteSnapshots

extension DrawingTrace {
  /// The trace of a picture.
  ///
  /// - Parameters:
  ///   - layout: Every element at its place.
  ///   - list: What the layout draws.
  ///   - scale: Pixels a point, positive and finite.
  package init(of layout: LayoutNode, drawnAs list: DisplayList, scale: Double) {
    var nodes = NodeTracer()
    nodes.trace(picture: layout)
    var marks = MarkTracer(scale: scale, size: list.size, owners: nodes.owners)
    for command in list.commands { marks.add(command) }
    self.init(
      scale: scale, background: list.background.hexText, nodes: nodes.nodes, marks: marks.finished())
  }
}
