public import MaquetteElements
public import MaquetteRaster
public import MaquetteRendering

extension Mockup {
  /// Returns the picture's pixels; the same on every machine and for any number of threads.
  ///
  /// - Parameters:
  ///   - renderer: Keeps glyphs and shadows from one picture to the next; give the same one to many.
  ///   - threads: How many bands of rows are drawn at the same time.
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func render(with renderer: Renderer = Renderer(), threads: Int = 1) throws(RenderError) -> Bitmap {
    try renderer.render(
      displayList(), scale: environment.scale, library: environment.fonts, threads: threads)
  }
}
