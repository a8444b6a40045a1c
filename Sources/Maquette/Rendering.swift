public import MaquetteElements
import MaquetteExport
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

  /// Returns the picture as an SVG file, with text as outlines; the same on every machine.
  ///
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func svg() throws(RenderError) -> [UInt8] { try encoded(as: .svg) }

  /// Returns the picture as a PDF file of one page, with text as outlines.
  ///
  /// - Throws: ``RenderError`` for a picture of more than 256 megapixels or without a size.
  public func pdf() throws(RenderError) -> [UInt8] { try encoded(as: .pdf) }

  private func encoded(as format: ExportFormat) throws(RenderError) -> [UInt8] {
    let picture = try ExportPicture(
      self, layout: layout(), name: "mockup", features: format.features, renderer: Renderer())
    return format.encode(picture, text: .outlines)
  }
}
