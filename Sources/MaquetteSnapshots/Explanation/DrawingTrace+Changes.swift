public import MaquetteRaster

extension DrawingTrace {
  /// Tells what changed since an older picture, element by element, in the order of the sheet.
  ///
  /// - Parameters:
  ///   - old: The trace of the golden picture; nil if it carries none, when all that can be said is in which
  ///     elements the changed pixels lie.
  ///   - regions: Rectangles around the pixels that changed; only elements that drew there, then or now, are
  ///     told. None tells every element that differs.
  ///   - sheet: The path of the sheet, for places such as `matrix.yaml:14`.
  public func changes(since old: DrawingTrace?, regions: [PixelRect], sheet: String? = nil) -> [Change] {
    []
  }
}
