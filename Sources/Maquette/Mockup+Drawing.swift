public import MaquetteControls
public import MaquettePNG
public import MaquetteRendering
internal import MaquetteScene
public import MaquetteSnapshots

extension Mockup {
  /// Draws the picture together with its trace: which element drew what, so that later differences can be
  /// explained.
  ///
  /// - Parameters:
  ///   - name: The name of the picture's file without the suffix.
  ///   - options: What the file says besides the pixels; the scale and the trace are added.
  ///   - renderer: Keeps glyphs and shadows from one picture to the next; give the same one to many.
  ///   - threads: How many bands of rows are drawn at the same time.
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func drawing(
    name: String, options: PNGOptions = PNGOptions(), with renderer: Renderer = Renderer(), threads: Int = 1
  ) throws(RenderError) -> DrawnPicture {
    try drawing(of: layout(), name: name, options: options, with: renderer, threads: threads)
  }

  /// Draws the picture together with its trace, from a layout that was made before.
  ///
  /// - Parameter isTraced: whether the picture is to have a trace; what only shows its pixels is drawn sooner without.
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func drawing(
    of layout: LayoutNode, name: String, options: PNGOptions = PNGOptions(),
    with renderer: Renderer = Renderer(), threads: Int = 1, isTraced: Bool = true
  ) throws(RenderError) -> DrawnPicture {
    let list = displayList(of: layout)
    let scale = environment.scale
    let bitmap = try renderer.render(list, scale: scale, library: environment.fonts, threads: threads)
    var options = options
    options.scale = options.scale ?? scale
    let trace = isTraced ? DrawingTrace(of: layout, drawnAs: list, scale: scale) : nil
    return DrawnPicture(name: name, bitmap: bitmap, options: options, trace: trace)
  }
}
