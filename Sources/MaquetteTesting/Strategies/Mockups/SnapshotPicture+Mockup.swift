internal import Maquette
internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering

extension SnapshotPicture {
  /// Draws a mockup.
  ///
  /// - Throws: `RenderError`, or ``SnapshotMaskError`` for a mask that masks nothing.
  init(drawing mockup: Mockup, masks: [SnapshotMask]) throws {
    let bitmap = try mockup.render()
    let scale = mockup.environment.scale
    self.init(bitmap, options: PNGOptions(scale: scale))
    if !masks.isEmpty {
      self.masks = try SnapshotMask.pixels(
        of: masks, layout: mockup.layout(), scale: scale, bounds: bitmap.bounds)
    }
  }
}
