public import MaquetteElements
public import MaquetteRaster
public import MaquetteRendering
public import MaquetteSheets

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

extension Sheet.Picture {
  /// Returns the picture's pixels, with redlines around it if the sheet sets them; its mockup alone draws none.
  ///
  /// - Parameters:
  ///   - renderer: Keeps glyphs and shadows from one picture to the next; give the same one to many.
  ///   - threads: How many bands of rows are drawn at the same time.
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func render(with renderer: Renderer = Renderer(), threads: Int = 1) throws(RenderError) -> Bitmap {
    let composition = composed()
    let mockup = composition.mockup
    return try renderer.render(
      mockup.displayList(of: composition.layout()), scale: mockup.environment.scale,
      library: mockup.environment.fonts,
      threads: threads)
  }
}
