package import MaquetteElements
package import MaquettePNG
package import MaquetteRendering
import MaquetteScreens
package import MaquetteSnapshots

extension Mockup {
  /// Draws the picture with its trace, which explains later differences.
  ///
  /// - Parameters:
  ///   - name: The name of the picture's file without the suffix.
  ///   - options: The content of the file besides the pixels; the scale and the trace are added.
  ///   - renderer: Caches glyphs and shadows; share one among many pictures.
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  package func drawing(
    name: String, options: PNGOptions = PNGOptions(), with renderer: Renderer = Renderer()
  ) throws(RenderError) -> DrawnPicture {
    try drawing(of: layout(), name: name, options: options, with: renderer)
  }

  /// Draws the picture together with its trace, from a layout that was made before.
  ///
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  package func drawing(
    of layout: LayoutNode, name: String, options: PNGOptions = PNGOptions(),
    with renderer: Renderer = Renderer()
  ) throws(RenderError) -> DrawnPicture {
    let list = displayList(of: layout)
    let scale = environment.scale
    let bitmap = try renderer.render(list, scale: scale, library: environment.fonts)
    var options = options
    options.scale = options.scale ?? scale
    let trace = DrawingTrace(of: layout, drawnAs: list, scale: scale, catalogue: environment.catalogue)
    return DrawnPicture(name: name, bitmap: bitmap, options: options, trace: trace)
  }
}

extension DrawingTrace {
  /// The trace of a picture.
  ///
  /// - Parameters:
  ///   - layout: Every element with its frame.
  ///   - list: The display list of the layout.
  ///   - scale: Pixels per point, positive and finite.
  ///   - catalogue: The elements that count as controls or containers.
  package init(of layout: LayoutNode, drawnAs list: DisplayList, scale: Double, catalogue: Catalogue) {
    var nodes = NodeTracer(catalogue: catalogue)
    nodes.trace(picture: layout)
    var marks = MarkTracer(scale: scale, size: list.size, owners: nodes.owners)
    for command in list.commands { marks.add(command) }
    self.init(
      scale: scale, background: list.background.hexText, nodes: nodes.nodes, marks: marks.finished())
  }
}
